// A list of small choices that was composed as one and is sent one by one.
//
// The server asks machine by machine. What the main button promised goes on by itself as long as
// what is asked still fits; anything unexpected stops it, and the player decides again.

import { listed } from "$lib/offers";
import type { Word } from "$lib/protocol";
import type { FfScene } from "./view";

let left: Word[] = [];
let at = ""; // the moment that is expected next; empty: nothing is under way

const momentOf = ({ view, you }: FfScene): string => `${view.round} ${view.phase} ${you}`;

const isOffered = ({ view }: FfScene, [verb, ...numbers]: Word): boolean =>
  listed(view.choices, verb).some((word) => numbers.every((number, place) => word[place + 1] === number));

/** Send these words one after the other; the first one goes by the main button. */
export function begin(scene: FfScene, words: readonly Word[]): void {
  left = words.slice(1);
  at = momentOf(scene);
}

/** What is still to be sent after the moment of this scene, and can be. */
export function pending(scene: FfScene): Word[] {
  const next = left[0];
  if (!next || !scene.mine || momentOf(scene) !== at || !isOffered(scene, next)) return [];
  return left;
}

/** Take the next word: it is on its way. A word that was refused is not sent again. */
export function take(scene: FfScene): Word | null {
  const next = pending(scene)[0] ?? null;
  left = next ? left.slice(1) : [];
  return next;
}

export function stop(): void {
  left = [];
}
