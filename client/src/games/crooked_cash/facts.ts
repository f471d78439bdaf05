// The whole view as text: nothing is only drawn.

import { times } from "$lib/numbers";
import { t, words } from "$lib/words.svelte";
import type { TextBlock } from "../contract";
import { inHand, isWhole, rentNow, sitesOf, streetsLeft, streetsOf } from "./board";
import { chanceKnown, chanceText, chestName, chestText, kindOf } from "./cards";
import { conduct } from "./conduct.svelte";
import { checkedCard, matterOf } from "./matters";
import { oddsOf, windowOdds } from "./odds";
import { colour, laidNotes, lot, nameList, notes, party, short, shortList, space, street, type CashScene } from "./say";
import { sidesOf, sideText } from "./say_trade";
import { FACES, STREETS, type CashView } from "./view";

export function facts(scene: CashScene): TextBlock[] {
  return [now(scene), players(scene), deeds(scene), bank(scene), ...own(scene)];
}

// ------------------------------------------------------------------------------------- the moment

function now(scene: CashScene): TextBlock {
  const { view } = scene;
  const turn = matterOf(view, "turn");
  const rows = [
    [t("cc-fact-round"), words.number(view.round)],
    ...(turn ? [[t("cc-fact-turn"), scene.names[turn.player] ?? ""]] : []),
    ...(view.dice ? [[t("cc-fact-dice"), view.dice.join(" + ")]] : []),
    ...onTable(scene),
  ];
  return { title: t("cc-fact-now"), rows };
}

/** What lies on the table: notes, a card, a lot, an offer. */
function onTable(scene: CashScene): string[][] {
  const { view, names } = scene;
  const rows: string[][] = [];
  const payment = matterOf(view, "payment");
  if (payment) {
    const args = { who: names[payment.payer] ?? "", ...party("to", payment.payee, scene), amount: payment.due };
    const laid = laidNotes(payment.notes.map((note) => FACES[note[0]] ?? 0));
    const fresh = laidNotes(payment.notes.slice(payment.part).map((note) => FACES[note[0]] ?? 0));
    rows.push([t("cc-fact-payment", args), t("cc-fact-laid", { laid, fresh })]);
  }
  const card = matterOf(view, "card");
  if (card) rows.push([t("cc-fact-card", { who: names[card.owner] ?? "" }), chanceText(card.kind)]);
  const window = matterOf(view, "decoder");
  if (window) rows.push([t("cc-fact-asked"), nameList(window.asked, scene)]);
  const auction = matterOf(view, "auction");
  if (auction) {
    const passed = auction.passed.length ? t("cc-fact-passed", { who: nameList(auction.passed, scene) }) : "";
    const bid = auction.leader < 0 ? t("cc-no-bid-yet") : `${names[auction.leader] ?? ""}: ${words.number(auction.bid)}`;
    rows.push([t("cc-fact-auction", { thing: lot(view, auction.thing) }), `${bid} ${passed}`.trim()]);
  }
  const trade = matterOf(view, "trade");
  if (trade) {
    const [given, taken] = sidesOf(view, trade);
    rows.push([t("cc-fact-gives", { who: names[trade.maker] ?? "" }), sideText(view, given)]);
    rows.push([t("cc-fact-gives", { who: names[trade.partner] ?? "" }), sideText(view, taken)]);
  }
  const debt = matterOf(view, "debt");
  if (debt) rows.push([t("cc-fact-debt", { who: names[debt.debtor] ?? "" }), words.number(debt.need)]);
  return rows;
}

// ---------------------------------------------------------------------------------------- players

function players({ view, names }: CashScene): TextBlock {
  const isOpen = Boolean(view.options["open_purses"]);
  const columns = ["player", "money", "chips", "where", "streets", "cards", ...(isOpen ? ["notes"] : [])];
  return {
    title: t("cc-fact-players"),
    columns: columns.map((each) => t(`cc-col-${each}`)),
    rows: times(view.players).map((player) => [
      names[player] ?? "",
      view.bankrupt.includes(player) ? t("cc-st-bankrupt") : words.number(view.money[player] ?? 0),
      words.number(view.chips[player] ?? 0),
      view.jail[player] === null ? space(view, view.position[player] ?? 0) : t("cc-st-jail"),
      shortList(view, streetsOf(view, player)) || t("cc-nothing"),
      cardsOf(view, player) || t("cc-nothing"),
      ...(isOpen ? [notes(view.notes[player] ?? [])] : []),
    ]),
  };
}

/** Cards that somebody has kept; everybody saw them being taken. */
export function cardsOf(view: CashView, player: number): string {
  const held = view.chance.held[player] ?? null;
  const chance = held === null ? [] : [chanceKnown(view, held)];
  return words.list([...chance, ...(view.chest.held[player] ?? []).map(chestName)]);
}

function deeds({ view, names }: CashScene): TextBlock {
  const { board } = view;
  return {
    title: t("cc-fact-streets"),
    columns: ["street", "group", "price", "rent", "whole", "hotel", "cost", "owner", "now"].map((each) => t(`cc-col-${each}`)),
    rows: times(STREETS).map((each) => {
      const owner = view.owner[each] ?? null;
      const whose = owner === null ? t("cc-for-sale") : (names[owner] ?? "");
      const marks = [
        ...(view.hotels.includes(each) ? [t("cc-col-hotel")] : []),
        ...(isWhole(view, each) ? [t("cc-col-whole")] : []),
      ];
      return [
        street(view, each),
        colour(each),
        words.number(board.price[each] ?? 0),
        words.number(board.rent[each] ?? 0),
        words.number(2 * (board.rent[each] ?? 0)),
        words.number(board.hotel_rent[each] ?? 0),
        words.number(board.hotel_cost[each] ?? 0),
        [whose, ...marks].join(", "),
        owner === null ? "" : words.number(rentNow(view, each)),
      ];
    }),
  };
}

function bank({ view }: CashScene): TextBlock {
  const shown = view.chance.shown.map((card) => [t("cc-fact-open-card"), `${chanceKnown(view, card)}: ${chanceText(kindOf(card))}`]);
  const options = view.options as { printed?: number[]; false?: number[] };
  const fakes = FACES.map((face, value) =>
    t("cc-fact-fakes-of", { face, fakes: options.false?.[value] ?? 0, all: (options.printed?.[value] ?? 0) + (view.printed[value] ?? 0) }),
  );
  return {
    title: t("cc-fact-bank"),
    rows: [
      [t("cc-fact-for-sale"), words.number(streetsLeft(view))],
      [t("cc-fact-hotels"), words.number(view.hotels_left)],
      [t("cc-fact-fakes"), words.list(fakes)],
      ...shown,
    ],
  };
}

// -------------------------------------------------------------------------------- only the viewer

function own(scene: CashScene): TextBlock[] {
  const { view, you } = scene;
  const { mine } = view;
  if (you === null || !mine || view.bankrupt.includes(you)) return [];
  const held = view.chance.held[you] ?? null;
  const sites = sitesOf(view, you);
  const rows = [
    [t("cc-fact-in-hand"), words.number(inHand(view))],
    [t("cc-fact-plain"), notes(mine.plain)],
    [t("cc-fact-true"), notes(mine.true)],
    [t("cc-fact-false"), notes(mine.false)],
    ...(held === null ? [] : [[chanceKnown(view, held), chanceText(kindOf(held))]]),
    ...(view.chest.held[you] ?? []).map((card) => [chestName(card), chestText(card)]),
    ...(sites.length ? [[t("cc-fact-sites"), sites.map((each) => `${short(view, each)} (${words.number(view.board.hotel_cost[each] ?? 0)})`).join(", ")]] : []),
    ...oddsRows(scene),
    ...(conduct.trustsAll ? [[t("cc-pass-always"), "✓"]] : []),
  ];
  return [{ title: t("cc-fact-own"), rows, isPrivate: true }];
}

function oddsRows({ view, names, you }: CashScene): string[][] {
  const card = checkedCard(view);
  if (matterOf(view, "decoder")) {
    return windowOdds(view).map((each) => [
      card ? t("cc-fact-odds-card") : t("cc-fact-odds", { face: each.face }),
      words.percent(each.share),
    ]);
  }
  return times(view.players)
    .filter((player) => player !== you && !view.bankrupt.includes(player))
    .flatMap((player) => {
      const sure = FACES.flatMap((face, value) => {
        const count = view.sure.false[player]?.[value] ?? 0;
        return count ? [t("cc-fact-sure", { face, count, share: words.percent(oddsOf(view, player, value).share) })] : [];
      });
      return sure.length ? [[names[player] ?? "", words.list(sure)]] : [];
    });
}
