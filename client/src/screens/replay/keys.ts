// The keyboard of a replay: arrows step, with shift by turns, K leads to the next key moment, Space plays.

import { signOf } from "$lib/keys";
import { settings } from "$lib/settings.svelte";
import type { Projector } from "./projector.svelte";

const isIn = (target: EventTarget | null, selector: string): boolean =>
  target instanceof HTMLElement && Boolean(target.closest(selector));

/** Listen to the keyboard; return how to stop. */
export function listen(projector: Projector): () => void {
  const heard = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
    if (isIn(event.target, "input:not([type=checkbox]), textarea, select, [role=radiogroup], [role=tablist]")) return;
    if (act(event, projector)) event.preventDefault();
  };
  addEventListener("keydown", heard);
  return () => removeEventListener("keydown", heard);
}

function act(event: KeyboardEvent, projector: Projector): boolean {
  const by = ({ ArrowLeft: -1, ArrowRight: 1 } as const)[event.key as "ArrowLeft" | "ArrowRight"];
  if (by) {
    projector.stop();
    if (event.shiftKey) projector.turn(by);
    else projector.step(by);
    return true;
  }
  if (event.key === " " && !isIn(event.target, "button, a, summary, label, input")) return projector.play(), true;
  if (settings.keys && signOf(event) === "k") {
    projector.stop();
    projector.nextKey(event.shiftKey ? -1 : 1);
    return true;
  }
  return false;
}
