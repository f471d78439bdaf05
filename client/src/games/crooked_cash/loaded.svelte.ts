// What a first choice does not need is in details.ts: all questions but those of a turn, what is being
// settled in the middle of the board, the table as text, the secrets of a replay. The frame has it read;
// here the board finds what was read.

import type { Scene } from "../contract";
import { holdsCards } from "./cards";
import type { Kind } from "./desk/part.svelte";
import { topIf } from "./matters";
import type { CashView } from "./view";

type Details = typeof import("./details");
const FIRST: readonly Kind[] = ["turn", "interlude", "other"]; // have the tray of a turn

class Loaded {
  /** Drawn as soon as it is there. */
  details = $state.raw<Details | null>(null);
  private waiting: ((details: Details) => void)[] = [];

  async read(): Promise<Details> {
    const details = (this.details ??= await import("./details"));
    for (const use of this.waiting.splice(0)) use(details);
    return details;
  }

  /** Do something with it: at once, if it is there. */
  use(done: (details: Details) => void): void {
    if (this.details) done(this.details);
    else this.waiting.push(done);
  }
}

export const loaded = new Loaded();

export const isOfTurn = (kind: Kind): boolean => FIRST.includes(kind);

/** Whether more is being settled than a turn, or the turn of somebody who holds cards. */
export function needsDetails(scene: Scene<CashView>): boolean {
  const turn = topIf(scene.view, "turn");
  return turn === null || turn.stage === "jailed" || holdsCards(scene);
}
