// The whole view as text: nothing is only drawn.

import { t, words } from "$lib/words.svelte";
import type { TextBlock, Scene } from "../contract";
import { knownOf, ownMoney } from "./money";
import { numbered } from "./plans";
import { ahead, markText, refusedText } from "./police";
import { between, cardList, dollars, lotText, nameOf, someCards, spaceName, stars } from "./say";
import { printsOf, spaceAt, starsOf, stepsLeft, type CfView, zonesOf } from "./view";
import { status } from "./ask";
import { deckText, ledgerRows } from "./known_facts";
import { times } from "$lib/numbers";

export function facts(scene: Scene<CfView>): TextBlock[] {
  const found = [round(scene), people(scene), market(scene), spaces(scene), police(scene)];
  return scene.you === null || scene.view.hand === null ? found : [...found, own(scene)];
}

function round(scene: Scene<CfView>): TextBlock {
  const { view } = scene;
  return {
    title: t("cf-fact-round", { round: view.round }),
    rows: [
      [t("cf-fact-began"), nameOf(scene, view.first)],
      [t("cf-fact-begins-next"), nameOf(scene, view.next_first)],
      ...(view.trigger === null ? [] : [[t("cf-fact-trigger"), nameOf(scene, view.trigger)]]),
    ],
  };
}

function people(scene: Scene<CfView>): TextBlock {
  const { view } = scene;
  return {
    title: t("players"),
    columns: ["player", "status", "hand", "offshore", "fakes", "henchmen", "prints", "contacts"].map((name) => t(`cf-fact-${name}`)),
    rows: times(view.players).map((player) => [
      nameOf(scene, player),
      status(scene, player),
      ...moneyCells(scene, player),
      lotText(view.fakes[player] ?? []),
      String(view.henchmen[player] ?? 0),
      t("cf-some-fakes", { count: printsOf(view, player), stars: stars(starsOf(view, player)) }),
      cardList(view.cards[player] ?? []),
    ]),
  };
}

function moneyCells(scene: Scene<CfView>, player: number): string[] {
  const own = ownMoney(scene, player);
  if (own) return [dollars(own.hand), dollars(own.offshore)];
  const known = knownOf(scene.view.money[player] ?? []);
  return [between(known.hand), between(known.offshore)];
}

function market(scene: Scene<CfView>): TextBlock {
  const { view } = scene;
  const rows = view.market.map((kind, slot) => {
    const { price = 0, trash } = spaceAt(view, slot);
    const standing = view.standing[slot] ?? null;
    const card = kind === null ? t("cf-gap") : someCards(kind, 1);
    const taken = standing === null ? "" : t("cf-stands", { who: nameOf(scene, standing) });
    return [dollars(price), card, [trash ? t("cf-thrown-away") : "", taken].filter(Boolean).join("; ")];
  });
  return {
    title: t("cf-market"),
    columns: ["price", "card", "more"].map((name) => t(`cf-fact-${name}`)),
    rows: [...rows, [t("cf-deck", { count: view.stack }), deckText(view), ""]],
  };
}

function spaces(scene: Scene<CfView>): TextBlock {
  const { view } = scene;
  return {
    title: t("cf-spaces"),
    columns: ["space", "who"].map((name) => t(`cf-fact-${name}`)),
    rows: zonesOf(view).flatMap(([, numbers]) =>
      numbers.map((space) => {
        const standing = view.standing[space] ?? null;
        return [numbered(view, space), standing === null ? t("cf-free") : nameOf(scene, standing)];
      }),
    ),
  };
}

function police({ view }: Scene<CfView>): TextBlock {
  const here = markText(view, view.pawn);
  return {
    title: t("cf-police"),
    rows: [
      [t("cf-fact-pawn"), [t("cf-fact-space-of", { place: view.pawn, last: view.board.track.last }), here].filter(Boolean).join(": ")],
      [t("cf-fact-left"), words.number(stepsLeft(view))],
      [t("cf-zone-supermarket"), refusedText(view)],
      ...ahead(view).map(({ steps, text }) => [t("cf-in-steps", { steps }), text]),
    ],
  };
}

function own(scene: Scene<CfView>): TextBlock {
  const { view } = scene;
  return { title: t("cf-own-money"), isPrivate: true, rows: ledgerRows(scene).concat(
    view.space === null || view.phase !== "flying" ? [] : [[t("cf-fact-space"), spaceName(view, view.space)]],
  ) };
}
