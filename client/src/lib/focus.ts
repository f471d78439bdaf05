// Where the focus goes when what had it is gone: never to nowhere, or keys begin at the top again.

const hasNone = (): boolean => !document.activeElement || document.activeElement === document.body;

/** Put the focus on something, also if it is only read. */
export function focusOn(thing: Element | null): void {
  if (!(thing instanceof HTMLElement)) return;
  if (thing.tabIndex < 0) thing.tabIndex = -1;
  thing.focus({ preventScroll: true });
}

/** Put a lost focus back on what had it before, or else on the question or the heading of the screen. */
export function giveBack(before: Element | null): void {
  if (!hasNone()) return;
  const isThere = before?.isConnected && before !== document.body;
  focusOn(isThere ? before : document.querySelector("#ask, h1"));
}

/** Put the focus on the question of the tray: for what goes when it was pressed. */
export const focusAsk = (): void => focusOn(document.getElementById("ask"));

/** Have the focus on a sheet over the table until it is closed; Esc closes it before it means anything else. */
export function lieOver(sheet: HTMLElement, close: () => void): () => void {
  const before = document.activeElement;
  focusOn(sheet);
  const heard = (event: KeyboardEvent): void => {
    if (event.key !== "Escape" || document.querySelector("dialog[open]")) return;
    event.preventDefault();
    event.stopPropagation();
    close();
  };
  addEventListener("keydown", heard, { capture: true });
  return () => {
    removeEventListener("keydown", heard, { capture: true });
    if (sheet.contains(document.activeElement)) (document.activeElement as HTMLElement).blur();
    giveBack(before);
  };
}

const PATIENCE = 5000; // milliseconds in which a screen has a heading

/** Put the focus on the heading of a screen once it is there, unless somebody has put it elsewhere. */
export function focusHead(): () => void {
  const look = (): void => {
    const head = document.querySelector("#page h1");
    if (!head && hasNone()) return;
    stop();
    if (hasNone()) focusOn(head);
  };
  const watch = new MutationObserver(look);
  const start = setTimeout(() => {
    watch.observe(document.body, { childList: true, subtree: true });
    look();
  }); // the screen before may stay until it is known that the next one has to be waited for
  const end = setTimeout(() => stop(), PATIENCE);
  const stop = (): void => {
    watch.disconnect();
    clearTimeout(start);
    clearTimeout(end);
  };
  return stop;
}
