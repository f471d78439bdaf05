// The keyboard at a table: letters jump to places, Enter sends, Esc takes the gentlest way out.

import { settings } from "./settings.svelte";

const PLACES: Record<string, string> = {
  t: "tray",
  l: "log",
  p: "players",
  b: "stage",
  r: "rules",
  c: "chat",
};

export interface Keys {
  go: (place: string) => void;
  help: () => void;
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && Boolean(target.closest("input, textarea, select, [contenteditable]"));

/**
 * The letter or digit of a key, also where the keyboard writes Greek, or French above its digits:
 * then it is what is printed there on most keyboards.
 */
export function signOf({ key, code, shiftKey }: Pick<KeyboardEvent, "key" | "code" | "shiftKey">): string {
  if (/^[a-z0-9]$/i.test(key)) return key.toLowerCase();
  const [, letter = "", digit = ""] = /^(?:Key([A-Z])|Digit(\d))$/.exec(code) ?? [];
  if (letter && /^\p{L}$/u.test(key)) return letter.toLowerCase();
  return digit && !shiftKey ? digit : key.toLowerCase();
}

const press = (selector: string): boolean => {
  const found = document.querySelector<HTMLButtonElement>(selector);
  if (!found || found.disabled) return false;
  found.click();
  return true;
};

/** Listen to the keyboard; return how to stop. */
export function listen(keys: Keys): () => void {
  const heard = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
    if (isTyping(event.target)) {
      if (event.key === "Escape") keys.go("tray"); // out of a field in which letters are letters
      return;
    }
    if (act(event, keys)) event.preventDefault();
  };
  addEventListener("keydown", heard);
  return () => removeEventListener("keydown", heard);
}

function act(event: KeyboardEvent, keys: Keys): boolean {
  const isOnButton = event.target instanceof HTMLElement && Boolean(event.target.closest("button, a, summary"));
  if (event.key === "Enter" && !isOnButton) return press("[data-main]");
  if (event.key === "Escape") return press("[data-esc]");
  if (!settings.keys) return false;
  if (event.key === "?") return keys.help(), true;
  const key = signOf(event);
  if ([event.key.toLowerCase(), key].some((each) => press(`[data-key="${CSS.escape(each)}"]`))) return true;
  if (/^[1-9]$/.test(key)) return pick(Number(key) - 1);
  const place = PLACES[key];
  if (place) keys.go(place);
  return Boolean(place);
}

/** Choose the n-th of the options in the tray. */
function pick(place: number): boolean {
  const options = document.querySelectorAll<HTMLElement>("#tray [data-option]:not(:disabled)");
  options[place]?.focus();
  options[place]?.click();
  return place < options.length;
}
