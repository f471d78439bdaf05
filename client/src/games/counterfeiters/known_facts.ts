// What the board and the table as text both say.

import { t } from "$lib/words.svelte";
import type { Scene } from "../contract";
import { knownOf } from "./money";
import { between, cardList, dollars } from "./say";
import { halfOf, type CfView } from "./view";

/** What is left of the stack that is being drawn. */
export function deckText({ letter, pile, stack }: CfView): string {
  if (!stack) return t("cf-deck-empty");
  const stackName = "ABCD"[letter] ?? "?";
  const left = pile.reduce((all, count) => all + count, 0);
  return t("cf-deck-more", { stack: stackName, cards: cardList(pile), rest: stack - left });
}

/** What only the viewer knows. */
export function ledgerRows({ view, you }: Scene<CfView>): string[][] {
  const hand = view.hand ?? 0;
  const known = knownOf(view.money[you ?? 0] ?? []);
  return [
    [t("cf-own-hand"), dollars(hand)],
    [t("cf-own-offshore"), dollars(view.offshore ?? 0)],
    [t("cf-own-all"), dollars(hand + (view.offshore ?? 0))],
    [t("cf-own-half"), dollars(-halfOf(hand))],
    [t("cf-own-seen"), between(known.hand)],
  ];
}
