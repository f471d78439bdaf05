// Which card of the market is which after it slid: kinds alone do not tell two printers apart.

import type { CfView } from "./view";

export interface Card {
  id: number;
  kind: number;
  slot: number;
}

export class Slide {
  private cards: Card[] = [];
  private round = 0;
  private made = 0;

  /** The cards of this view; those that were there before keep their number. */
  next({ market, round, board }: CfView): Card[] {
    const isNewRound = round !== this.round;
    // Unsold cards on a trash icon are gone; what is left has slid right, in the same order.
    let left = this.cards.filter(({ slot }) => !isNewRound || !board.spaces[slot]?.trash);
    const found: Card[] = [];
    for (let slot = market.length - 1; slot >= 0; slot -= 1) {
      const kind = market[slot] ?? null;
      if (kind === null) continue;
      const old = left.findLast((card) => card.kind === kind && (isNewRound ? card.slot <= slot : card.slot === slot));
      if (old) left = left.filter((card) => card.slot < old.slot);
      found.unshift({ id: old?.id ?? (this.made += 1), kind, slot });
    }
    this.cards = found;
    this.round = round;
    return found;
  }
}
