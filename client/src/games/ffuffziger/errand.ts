// What is remembered of one table from one choice to the next. The first desk of a session makes
// it, every desk hands it to the next one, and it ends with the session: nothing that was begun at
// one table goes on at another.

import { listed } from "$lib/offers";
import type { Word } from "$lib/protocol";
import type { FfScene } from "./view";

const momentOf = ({ view, you }: FfScene): string => `${view.round} ${view.phase} ${you}`;

const isOffered = ({ view }: FfScene, [verb, ...numbers]: Word): boolean =>
  listed(view.choices, verb).some((word) => numbers.every((number, place) => word[place + 1] === number));

/**
 * A list of small choices that was composed as one and is sent one by one.
 *
 * The server asks machine by machine. What the main button promised goes on by itself as long as
 * what is asked still fits; anything unexpected stops it, and the player decides again.
 */
export class Errand {
  private left: Word[] = [];
  private at = ""; // the moment that is expected next; empty: nothing is under way

  /** Send these words one after the other; the first one goes by the main button. */
  begin(scene: FfScene, words: readonly Word[]): void {
    this.left = words.slice(1);
    this.at = momentOf(scene);
  }

  /** What is still to be sent after the moment of this scene, and can be. */
  pending(scene: FfScene): Word[] {
    const next = this.left[0];
    if (!next || !scene.mine || momentOf(scene) !== this.at || !isOffered(scene, next)) return [];
    return this.left;
  }

  /** Take the next word: it is on its way. A word that was refused is not sent again. */
  take(scene: FfScene): Word | null {
    const next = this.pending(scene)[0] ?? null;
    this.left = next ? this.left.slice(1) : [];
    return next;
  }
}

export interface Job {
  turn: number;
  sell: number;
}
export type Jobs = Record<number, Job>;

export class TableMemory {
  readonly errand = new Errand();
  /** Jobs of machines that were set before a tile was turned, and stay set after it. */
  jobs: { moment: string; jobs: Jobs } = { moment: "", jobs: {} };
}
