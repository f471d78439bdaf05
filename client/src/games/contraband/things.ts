// The names of cards and sums, as they stand in a sentence.

import { held, sum } from "$lib/numbers";
import type { Word } from "$lib/protocol";
import { t, words } from "$lib/words.svelte";
import { isImmunity, goodsSaid, type Counts } from "./view";

const NAMES = [
  "wine", "cigars", "cognac", "perfume", "watch", "camera", "necklace", "crown", "bag", "baggage",
] as const;

/** The drawing of a kind, and the token that tints it. */
export const art = (kind: number): string => `g-${NAMES[kind] ?? "baggage"}`;
export const tint = (kind: number): string => `--t-${NAMES[kind] ?? "baggage"}`;

/** “Watch”: on a card or in a table. */
export const kindName = (kind: number): string => t(`cb-kind-${kind}`);

/** “the watch”: in a sentence. */
export const theKind = (kind: number): string => t(`cb-the-${kind}`);

/** “2 watches”. */
export const counted = (kind: number, count: number): string => t(`cb-count-${kind}`, { count });

/** “1 wine and 2 watches”, or what is said where there is nothing. */
export function listed(counts: Counts, nothing = t("cb-nothing")): string {
  const parts = held(counts).map(([kind, count]) => counted(kind, count));
  return parts.length ? words.list(parts) : nothing;
}

/** What was declared, in a few words: “2 watches”, “nothing”, “immunity”. */
export const saidText = (said: Word | null | undefined): string =>
  isImmunity(said) ? t("cb-immunity") : listed(goodsSaid(said));

/** The same for a button, which has no room for four names. */
export function shortly(counts: Counts): string {
  const kinds = held(counts).length;
  return kinds > 2 ? t("cb-articles", { count: sum(counts) }) : listed(counts);
}

/** “1000 F”: written without a mark for thousands, as on the cards. */
export const money = (amount: number): string =>
  t("cb-money", { amount: (amount < 0 ? "−" : "") + Math.abs(amount) });
