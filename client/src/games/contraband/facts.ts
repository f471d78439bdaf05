// The whole view as text: nothing is only drawn.

import { times } from "$lib/numbers";
import { t, words } from "$lib/words.svelte";
import type { Fact } from "../contract";
import { status } from "./ask";
import { statements } from "./statements";
import { fateText, moneyText } from "./saying";
import { counted, kindName, listed, money, saidText } from "./things";
import { allOf, fineOf, goodsOf, GOODS, isEmpty, ownCards, type CbScene } from "./view";
import { worthOf } from "$lib/numbers";

export const facts = (scene: CbScene): Fact[] => [
  table(scene),
  seats(scene),
  prices(scene),
  said(scene),
  ...own(scene),
];

function table({ view, names }: CbScene): Fact {
  const { options } = view;
  const none = t("cb-none");
  return {
    title: t("cb-fact-table"),
    rows: [
      [t("cb-fact-round"), t("cb-round-of", { number: Math.min(view.round + 1, view.rounds), all: view.rounds })],
      [t("cb-officer"), names[view.officer] ?? ""],
      [t("cb-closed"), t("cb-cards-left", { count: view.deck })],
      [t("cb-open"), listed(view.discard, none)],
      [t("cb-case"), view.size ? t("cb-case-with", { count: view.size, name: names[view.holder] ?? "", passes: view.passes }) : none],
      [t("cb-fact-thrown"), view.thrown.length ? words.list(view.thrown.map((kind) => counted(kind, 1))) : none],
      [t("cb-fact-damages"), money(options.damages)],
      [t("cb-fact-reward"), money(options.reward)],
      [t("cb-fact-claim"), money(options.false_claim)],
    ],
  };
}

function seats(scene: CbScene): Fact {
  const { view, names } = scene;
  return {
    title: t("players"),
    columns: [t("cb-fact-player"), t("cb-fact-money"), t("cb-fact-role"), t("cb-fact-said"), t("cb-fact-threw")],
    rows: times(view.players).map((player) => {
      const threw = view.threw[player] ?? null;
      const word = view.said[player] ?? null;
      return [
        names[player] ?? "",
        money(view.balances[player] ?? 0),
        status(scene, player),
        word ? saidText(word) : "",
        threw === null ? "" : counted(threw, 1),
      ];
    }),
  };
}

function prices({ view }: CbScene): Fact {
  return {
    title: t("cb-fact-prices"),
    columns: [t("cb-fact-article"), t("cb-duty"), t("cb-fine"), t("cb-fact-seen")],
    rows: times(GOODS).map((good) => [
      kindName(good),
      money(view.options.duties[good] ?? 0),
      money(view.options.fines[good] ?? 0),
      t("cb-seen-of", { seen: view.discard[good] ?? 0, all: allOf(view, good) }),
    ]),
  };
}

function said(scene: CbScene): Fact {
  return {
    title: t("cb-said"),
    columns: [t("cb-fact-player"), t("cb-fact-said"), t("cb-fact-money"), t("cb-fact-fate")],
    rows: statements(scene.news).map((each) => [
      scene.names[each.by] ?? "",
      saidText(each.said),
      moneyText(each, scene),
      fateText(each).text,
    ]),
  };
}

/** What only the viewer knows. */
export function own({ view }: CbScene): Fact[] {
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
