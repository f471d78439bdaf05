// The whole view as text: nothing is only drawn.

import { times } from "$lib/numbers";
import { t, words } from "$lib/words.svelte";
import type { TextBlock } from "../contract";
import { status } from "./ask";
import { own } from "./own_facts";
import { statements } from "./statements";
import { fateText, moneyText } from "./saying";
import { counted, kindName, listed, money, saidText } from "./things";
import { allOf, GOODS, type CbScene } from "./view";

export const facts = (scene: CbScene): TextBlock[] => [
  table(scene),
  seats(scene),
  prices(scene),
  said(scene),
  ...own(scene),
];

function table({ view, names }: CbScene): TextBlock {
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

function seats(scene: CbScene): TextBlock {
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

function prices({ view }: CbScene): TextBlock {
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

function said(scene: CbScene): TextBlock {
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
