// What money, machines and cards are called.

import { held, sum, worthOf } from "$lib/numbers";
import { t, words } from "$lib/words.svelte";
import { BACKS, likely, sideOf, valueBehind, valueOf, type Back } from "./machines";
import { COIN, FACES, face, HIGHEST, REAL, SCRAP, SELL, WORTH, type FfView } from "./view";

export const real = (amount: number): string => t("ff-real", { amount });
export const coins = (count: number): string => t("ff-coins", { count });

/** “2 × 50”, “12 M”: money of one kind. */
export const sumOf = (kind: number, count: number): string =>
  kind === REAL ? real(count) : t("ff-notes", { count, value: face(kind) });

export const moneyName = (kind: number): string =>
  kind === REAL ? t("ff-real-money") : t("ff-notes-of", { value: face(kind) });

/** “2 × 50, 1 × 20 and 5 M”; notes only, or with real money. */
export const cash = (amounts: readonly number[], nothing = t("ff-nothing")): string => {
  const parts = held(amounts).map(([kind, count]) => sumOf(kind, count));
  return parts.length ? words.list(parts) : nothing;
};

/** FF-R20: what money counts in a fist. */
export const worth = (amounts: readonly number[]): number => worthOf(amounts, WORTH);
/** FF-35: what notes bring at the table's rate. */
export const laundered = (amounts: readonly number[]): number => worthOf(amounts, SELL);

export const isNothing = (amounts: readonly number[]): boolean => sum(amounts) === 0;

/** “50, bought”, “double 100”. */
export const machine = (kind: number): string =>
  t("ff-machine", { value: face(valueOf(kind)), side: sideOf(kind) });

/** What a tile shows once it was turned: “double 100”, “Kaputt”. */
export const backName = (value: number, back: Back): string =>
  t("ff-back", { value: face(valueBehind(value, back)), back });

export const backAt = (place: number): Back => BACKS[place] ?? "same";

/** “100 50 %, double 50 33 %, …”: what a turn may show. */
export const odds = (view: FfView, kind: number): string =>
  likely(view, kind)
    .map(({ back, chance }) =>
      t("ff-odds", { what: backName(valueOf(kind), back), chance: words.percent(chance) }),
    )
    .join(" · ");

export const scrapOf = (kind: number): number => SCRAP[valueOf(kind)] ?? 0;
export const priceOf = (kind: number): number => SELL[valueOf(kind)] ?? 0;

/** “12 × 50, bought; double 100”: all machines of somebody. */
export const machines = (counts: readonly number[]): string => {
  const parts = held(counts).map(([kind, count]) =>
    count === 1 ? machine(kind) : t("ff-machine-count", { count, what: machine(kind) }),
  );
  return parts.length ? parts.join("; ") : t("ff-none");
};

/** An inspector card: a value, or coins; the 150 is both. */
export const inspector = (card: number): string => {
  if (card === HIGHEST) return t("ff-card-green", { value: face(card) });
  return card < COIN ? t("ff-card-value", { value: FACES[card] ?? 0 }) : t("ff-card-coins");
};
