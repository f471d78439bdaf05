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
  undo: () => void;
  help: () => void;
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && Boolean(target.closest("input, textarea, select, [contenteditable]"));

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
  const key = event.key.toLowerCase();
  if (press(`[data-key="${CSS.escape(key)}"]`)) return true;
  if (/^[1-9]$/.test(key)) return pick(Number(key) - 1);
  if (key === "u") return keys.undo(), true;
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
