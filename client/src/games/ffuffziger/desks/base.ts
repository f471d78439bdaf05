// What every desk of the game can be asked by the board: which things may be tapped, and how many
// were. A desk of one moment answers for what it is about.

import type { Word } from "$lib/protocol";
import type { Draft } from "../../contract";
import { TableMemory } from "../memory";
import type { FfScene } from "../view";

export abstract class Tapped implements Draft {
  abstract readonly kind: string;
  abstract readonly word: Word | null;
  abstract readonly label: string;
  readonly why: string = "";

  constructor(readonly scene: FfScene, readonly memory = new TableMemory()) {}

  /** All that the main button sends, the first word first. */
  get words(): Word[] {
    return this.word ? [this.word] : [];
  }

  get followUps(): readonly Word[] {
    return this.words.slice(1);
  }

  // Money of the own purse.
  most(_kind: number): number {
    return 0;
  }
  taken(_kind: number): number {
    return 0;
  }
  take(_kind: number): void {}

  // Machines of the own bench.
  job(_kind: number): { turn: number; sell: number } | null {
    return null;
  }
  nextJob(_kind: number): void {}

  // Piles of machines for sale.
  canBuy(_value: number): boolean {
    return false;
  }
  bought(_value: number): number {
    return 0;
  }
  buy(_value: number): void {}
}

/** Nothing to compose: it is somebody else's turn. */
export class Idle extends Tapped {
  readonly kind = "idle";
  readonly word = null;
  readonly label = "";
}
