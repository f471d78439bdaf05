// The whole view as text.

import { sum, times } from "$lib/numbers";
import { t, words } from "$lib/words.svelte";
import type { TextBlock } from "../contract";
import { status } from "./ask";
import { BACKS } from "./machines";
import { backName, cash, coins, inspector, machines, moneyName, real, worth } from "./things";
import { BUY, COIN, face, faceDown, HIGHEST, isAuction, letterOf, MONEY, RING, ringCard, SCRAP, seesPurse, SELL, VALUES, type FfScene } from "./view";

export function facts(scene: FfScene): TextBlock[] {
  const { view, you } = scene;
  return [
    table(scene),
    players(scene),
    ...(isAuction(view) ? [auction(scene)] : []),
    card(scene),
    prices(scene),
    backs(scene),
    ...(you === null ? [] : [own(scene, you)]),
  ];
}

const nameOf = ({ names, you }: FfScene, player: number): string =>
  player === you ? t("you") : (names[player] ?? "?");

function table(scene: FfScene): TextBlock {
  const { view } = scene;
  const gone = times(view.lowest).map((value) => String(face(value)));
  const isOver = view.lowest >= VALUES;
  return {
    title: t("ff-fact-table"),
    rows: [
      [t("ff-fact-round"), String(view.round)],
      [t("ff-fact-phase"), t(`ff-phase-${view.phase}`)],
      [t("ff-first"), nameOf(scene, view.first)],
      [t("ff-inspectors"), view.today.map(inspector).join("; ") || t("ff-none")],
      [t("ff-face-down-cards"), String(faceDown(view))],
      [t("ff-ring"), ring(scene)],
      [t("ff-fact-next-fall"), isOver ? t("ff-none") : String(face(view.lowest))],
      [t("ff-fact-destroyed"), gone.length ? words.list(gone) : t("ff-none")],
      [t("ff-fact-auctions"), String(view.auctions)],
      ...(view.free_coins ? [[t("ff-fact-free"), String(view.free_coins)]] : []),
      ...(view.kaputt ? [[t("ff-fact-kaputt"), t("ff-kaputt-card")]] : []),
    ],
  };
}

/** His ten cards in their order, as far as they may be looked at. */
function ring(scene: FfScene): string {
  const next = scene.view.turned % RING;
  return times(RING)
    .map((place) => {
      const found = ringCard(scene, place);
      const name = found === null ? "?" : found < COIN ? String(face(found)) : t("ff-card-coins");
      return place === next ? t("ff-ring-next", { card: name }) : name;
    })
    .join(", ");
}

function players(scene: FfScene): TextBlock {
  const { view } = scene;
  const isOpen = view.options["open_purses"] === true || scene.views !== null;
  return {
    title: t("players"),
    columns: [t("ff-player"), t("ff-coins-title"), t("ff-machines"), t("ff-fact-state"), ...(isOpen ? [t("ff-money")] : [])],
    rows: times(view.players).map((player) => [
      nameOf(scene, player),
      String(view.coins[player] ?? 0),
      machines(view.machines[player] ?? []),
      state(scene, player),
      ...(isOpen && seesPurse(scene, player) ? [cash(view.money[player] ?? [])] : []),
    ]),
  };
}

function state(scene: FfScene, player: number): string {
  const due = scene.view.due[player] ?? 0;
  const won = due ? t("ff-due", { count: scene.view.won[player] ?? 0, sum: real(due) }) : "";
  return [status(scene, player), won].filter(Boolean).join("; ");
}

function auction(scene: FfScene): TextBlock {
  const { view } = scene;
  const staying = view.staying.map((player) => nameOf(scene, player));
  return {
    title: t("ff-auction"),
    rows: [
      [t("ff-lot"), coins(view.lot)],
      [t("ff-leader"), view.leader === null ? t("ff-none") : nameOf(scene, view.leader)],
      [t("ff-stake-each"), cash(view.stake)],
      [t("ff-last-offer"), view.offered === null ? t("ff-none") : cash(times(MONEY).map((kind) => (kind === view.offered ? view.amount : 0)))],
      [t("ff-still-in"), words.list(staying)],
    ],
  };
}

function card(scene: FfScene): TextBlock {
  const { view } = scene;
  const unseen = ["A", "B", "C", "D"].map((letter) => {
    const count = view.unseen_cards.filter((each) => letterOf(each) === letter).length;
    return `${letter} ${count}`;
  });
  return {
    title: t("ff-wash"),
    rows: [
      ...(view.card
        ? [
            [t("ff-letter"), letterOf(view.card[0])],
            [t("ff-at-least"), String(view.card[1])],
            [t("ff-pays"), real(view.card[2])],
          ]
        : [[t("ff-wash"), t("ff-all-sold")]]),
      [t("ff-fact-cards-left"), String(view.cards_left)],
      [t("ff-fact-unseen-cards"), unseen.join(", ")],
    ],
  };
}

function prices({ view }: FfScene): TextBlock {
  return {
    title: t("ff-prices"),
    columns: [t("ff-machine-title"), t("ff-price-buy"), t("ff-price-sell"), t("ff-price-scrap"), t("ff-pile")],
    rows: times(VALUES).map((value) => [
      String(face(value)),
      ...(value < view.lowest
        ? [t("ff-destroyed"), "", "", ""]
        : [...[BUY, SELL, SCRAP].map((each) => real(each[value] ?? 0)), String(view.pile[value] ?? 0)]),
    ]),
  };
}

/** What nobody has seen yet, of each value. */
function backs({ view }: FfScene): TextBlock {
  const rows = times(VALUES)
    .filter((value) => value >= view.lowest && sum(view.unseen_backs[value] ?? []))
    .map((value) => [
      String(face(value)),
      (view.unseen_backs[value] ?? [])
        .flatMap((count, place) => {
          const back = BACKS[place];
          return count && back && !(value === HIGHEST && back.startsWith("next"))
            ? [t("ff-count-of", { count, what: backName(value, back) })]
            : [];
        })
        .join(", "),
      String(view.dealt_unseen[value] ?? 0),
    ]);
  return {
    title: t("ff-fact-backs"),
    columns: [t("ff-machine-title"), t("ff-fact-backs-left"), t("ff-fact-dealt-left")],
    rows,
  };
}

function own(scene: FfScene, you: number): TextBlock {
  const { view } = scene;
  const money = view.money[you] ?? [];
  const laid = view.laid?.player === you && view.closed.includes(you) ? view.laid.money : null;
  return {
    title: t("ff-own-money"),
    isPrivate: true,
    rows: [
      ...money.map((count, kind) => [moneyName(kind), String(count)]),
      [t("ff-worth-fist"), String(worth(money))],
      ...(laid ? [[t("ff-own-fist"), `${cash(laid)} (${worth(laid)})`]] : []),
    ],
  };
}
