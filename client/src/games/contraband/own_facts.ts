// What only the viewer knows, beside the board and in the table as text.

import { worthOf } from "$lib/numbers";
import { t } from "$lib/words.svelte";
import type { TextBlock } from "../contract";
import { counted, listed, money } from "./things";
import { fineOf, goodsOf, isEmpty, ownCards, type CbScene } from "./view";

/** What only the viewer knows. */
export function own({ view }: CbScene): TextBlock[] {
  if (view.me === null) return [];
  const cards = ownCards(view);
  const rows: string[][] = [];
  if (cards) {
    rows.push([t("cb-own-cards"), listed(cards)]);
    rows.push([t("cb-own-duty"), money(worthOf(goodsOf(cards), view.options.duties))]);
    rows.push([t("cb-own-fine"), money(fineOf(null, cards, view.options))]);
  }
  for (const had of view.had.slice(0, cards ? -1 : undefined)) rows.push([t("cb-own-passed"), listed(had.cards)]);
  if (view.drew !== null) rows.push([t("cb-own-drew"), counted(view.drew, 1)]);
  if (!cards && view.size && !isEmpty(view.known)) rows.push([t("cb-own-known"), listed(view.known)]);
  rows.push([t("cb-own-unseen"), listed(view.unseen, t("cb-none"))]);
  return [{ title: t("only-you-know"), rows, isPrivate: true }];
}
