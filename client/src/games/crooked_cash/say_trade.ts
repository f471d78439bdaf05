// What the two sides of a trade are called.

import { t, words } from "$lib/words.svelte";
import { CELL_PASS } from "./cards";
import { noteList, street } from "./say";
import type { CashView, Five, TradeMatter } from "./view";

export interface Side {
  notes: Five;
  streets: number[];
  cards: string[]; // names
}

/** What the maker of an offer gives, and what he gets. */
export function sidesOf(view: CashView, trade: Pick<TradeMatter, "maker" | "give" | "take" | "streets" | "cards">): [Side, Side] {
  const isGiven = (number: number): boolean => view.owner[number] === trade.maker;
  const cardGiven = (card: number): boolean =>
    card === 0 || (card === 2 && Boolean(view.chest.held[trade.maker]?.includes(CELL_PASS)));
  const name = (card: number): string => t(card === 2 ? "cc-chest-cell-pass" : "cc-chance-key");
  const side = (counts: Five, given: boolean): Side => ({
    notes: counts,
    streets: trade.streets.filter((each) => isGiven(each) === given),
    cards: trade.cards.filter((each) => cardGiven(each) === given).map(name),
  });
  return [side(trade.give, true), side(trade.take, false)];
}

export function sideText(view: CashView, side: Side): string {
  const streets = side.streets.map((each) =>
    view.hotels.includes(each) ? t("cc-with-hotel", { street: street(view, each) }) : street(view, each),
  );
  return words.list([...noteList(side.notes), ...streets, ...side.cards]) || t("cc-nothing");
}
