// One short message at a time above the tray, for four seconds, read aloud as well.

import { afterPaint } from "./motion";

const LASTS = 4000;

class Toast {
  text = $state("");
  private timer: ReturnType<typeof setTimeout> | undefined;

  show(text: string): void {
    clearTimeout(this.timer);
    this.text = text;
    announce(text);
    this.timer = setTimeout(() => (this.text = ""), LASTS);
  }
}

export const toast = new Toast();

/** Have something read aloud; what is urgent interrupts. */
export function announce(text: string, isUrgent = false): void {
  const region = document.getElementById(isUrgent ? "urgent" : "polite");
  if (!region || !text) return;
  region.textContent = "";
  afterPaint(() => (region.textContent = text)); // what is seen need not wait for what is heard
}
