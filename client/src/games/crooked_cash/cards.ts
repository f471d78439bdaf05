// The Chance and Community Chest cards, by the numbers that a view uses.

import { t } from "$lib/words.svelte";
import type { Scene } from "../contract";
import type { CashView } from "./view";

export const CHANCE = [
  "waiver", "gift", "key", "booster", "half", "express",
  "grant", "collection", "swap", "wreck", "warrant", "recharge",
] as const; // prettier-ignore
export const CHEST = [
  "windfall", "prize", "refund", "birthday", "head-start", "night-train", "cell-pass",
  "free-hotel", "permit", "fresh-chips", "parking", "water", "repairs", "arrest",
] as const; // prettier-ignore
export const [WAIVER, KEY, BOOSTER, HALF, SWAP, WRECK, WARRANT] = [0, 2, 3, 4, 8, 9, 10];
export const GIFT = 1;
export const CELL_PASS = 6;

/** A card is its kind, twice, and which of the two copies. */
export const kindOf = (card: number): number => Math.floor(card / 2);
export const chanceName = (kind: number): string => t(`cc-chance-${CHANCE[kind] ?? ""}`);
export const chanceText = (kind: number): string => t(`cc-chance-${CHANCE[kind] ?? ""}.text`);
export const chestName = (card: number): string => t(`cc-chest-${CHEST[card] ?? ""}`);
export const chestText = (card: number): string => t(`cc-chest-${CHEST[card] ?? ""}.text`);
export const chanceIcon = (kind: number): string => `chance-${CHANCE[kind] ?? "waiver"}`;
export const chestIcon = (card: number): string =>
  ({ "cell-pass": "chance-key", "free-hotel": "g-hotel", permit: "g-hotel" })[CHEST[card] as string] ?? "g-chest";

/** Whether a Chance card is true, as far as everybody can know (CC-B12). */
export function verdictOf(view: CashView, card: number): "true" | "false" | "" {
  const copy = view.chance.true[kindOf(card)] ?? null;
  if (copy === null) return "";
  return card % 2 === copy ? "true" : "false";
}

/** A card by name, and what everybody knows of it. */
export function chanceKnown(view: CashView, card: number): string {
  const verdict = verdictOf(view, card);
  return verdict ? t(`cc-card-known-${verdict}`, { card: chanceName(kindOf(card)) }) : chanceName(kindOf(card));
}

/** Whether the viewer has kept a card of either kind. */
export const holdsCards = ({ view, you }: Scene<CashView>): boolean =>
  you !== null && (view.chance.held[you] !== null || Boolean(view.chest.held[you]?.length));
