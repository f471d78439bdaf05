// Names any choice in a line, with what it may lead to: for text mode, hints and replays.

import { times } from "$lib/numbers";
import { offersOf } from "$lib/offers";
import type { Offer, Word } from "$lib/protocol";
import { t, words } from "$lib/words.svelte";
import { brings, inHand, rentNow } from "./board";
import { chanceKnown, chanceName, SWAP, WARRANT } from "./cards";
import { checkedCard, checkedPayment, matterOf, topIf } from "./matters";
import { notes, several, short, type CashScene } from "./say";
import { sidesOf, sideText } from "./say_trade";
import { FACES, LOOKS, STREETS, type CashView } from "./view";

const ON_STREET = ["wish", "wish_gift", "wish_free", "wish_permit", "free_hotel", "permit", "place"];

export function label(word: Word, scene: CashScene): string {
  const [verb, ...numbers] = word;
  if (ON_STREET.includes(verb)) return hotelLabel(scene.view, verb, numbers[0]);
  switch (verb) {
    case "check":
      return checkLabel(scene.view, numbers[0] ?? 0);
    case "play":
      return playLabel(scene, numbers);
    case "offer":
      return offerLabel(scene, numbers.slice(1), numbers[0] ?? 0, "offer");
    case "counter":
      return offerLabel(scene, numbers, matterOf(scene.view, "trade")?.maker ?? 0, "counter");
    default:
      return t(`cc-label-${verb.replaceAll("_", "-")}`, labelArgs(scene.view, verb, numbers));
  }
}

/** The numbers that the label of a plain verb tells. */
function labelArgs(view: CashView, verb: string, numbers: number[]): Record<string, string | number> {
  const street = matterOf(view, "street")?.street ?? matterOf(view, "rent")?.street ?? 0;
  const { me } = view;
  const held = me === null ? null : (view.chance.held[me] ?? null);
  switch (verb) {
    case "buy":
      return { amount: view.board.price[street] ?? 0 };
    case "demand":
    case "pay_rent":
      return { amount: rentNow(view, street) * (matterOf(view, "rent")?.boosted ? 2 : 1) };
    case "sell":
      return {
        street: short(view, numbers[0] ?? 0),
        amount: brings(view, numbers[0] ?? 0),
        what: view.hotels.includes(numbers[0] ?? 0) ? "hotel" : "street",
      };
    case "pay":
      return { notes: bundle(numbers) };
    case "exchange":
      return { given: notes(numbers.slice(0, 5)), taken: notes(numbers.slice(5)) };
    case "bid":
      return { amount: numbers[1] ?? 0 };
    case "take":
      return { card: chanceKnown(view, view.chance.shown[numbers[0] ?? 0] ?? 0) };
    case "keep":
    case "keep_old":
    case "accept_keep_old":
      return { card: held === null ? "" : chanceKnown(view, held) };
    case "keep_new":
    case "accept_keep_new":
      return { card: newCard(view) };
    case "give_up":
      return { forced: matterOf(view, "debt")?.forced ? "yes" : "no" };
    default:
      return {};
  }
}

/** The card that somebody gets who has one: from a bankrupt, or in a trade. */
export function newCard(view: CashView): string {
  const keep = topIf(view, "keep");
  if (keep) return chanceKnown(view, keep.card);
  const trade = matterOf(view, "trade");
  if (!trade) return "";
  const card = view.chance.held[view.me === trade.maker ? trade.partner : trade.maker] ?? null;
  return card === null ? "" : chanceKnown(view, card);
}

/** Notes by value and by what their holder knows of them. */
function bundle(numbers: readonly number[]): string {
  const named = numbers.flatMap((count, place) => {
    if (!count) return [];
    const look = LOOKS[place % 3] ?? "plain";
    const some = several(count, FACES[Math.floor(place / 3)] ?? 0);
    return [look === "plain" ? some : t(`cc-note-known-${look}`, { notes: some })];
  });
  return words.list(named.reverse()) || t("cc-nothing");
}

function hotelLabel(view: CashView, verb: string, street: number | undefined): string {
  const key = verb.replaceAll("_", "-");
  if (street === undefined) return t(`cc-label-${key}-none`);
  const amount = view.board.hotel_cost[street] ?? 0;
  const isBid = verb === "wish" && inHand(view) < amount ? "yes" : "no";
  return t(`cc-label-${key}`, { street: short(view, street), amount, rent: view.board.hotel_rent[street] ?? 0, isBid });
}

function checkLabel(view: CashView, place: number): string {
  if (checkedCard(view)) return t("cc-label-check-card");
  const payment = checkedPayment(view);
  const note = payment?.notes[payment.part + place];
  return t("cc-label-check", { face: FACES[note?.[0] ?? 0] ?? 0 });
}

function playLabel({ view, names }: CashScene, [kind = 0, first, other]: number[]): string {
  const card = chanceName(kind);
  if (first === undefined) return t("cc-label-play", { card });
  if (kind === WARRANT) return t("cc-label-play-on", { card, target: names[first] ?? "?" });
  if (kind === SWAP && other !== undefined) {
    const owner = names[view.owner[other] ?? -1] ?? "?";
    return t("cc-label-play-swap", { card, mine: short(view, first), theirs: short(view, other), who: owner });
  }
  return t("cc-label-play-on", { card, target: short(view, first) });
}

function offerLabel({ view, names, you }: CashScene, numbers: number[], partner: number, verb: "offer" | "counter"): string {
  const trade = {
    maker: you ?? 0,
    give: numbers.slice(0, 5),
    take: numbers.slice(5, 10),
    streets: times(STREETS).filter((each) => numbers[10 + each]),
    cards: times(3).filter((each) => numbers[32 + each]),
  };
  const [given, taken] = sidesOf(view, trade);
  return t(`cc-label-${verb}`, { who: names[partner] ?? "?", given: sideText(view, given), taken: sideText(view, taken) });
}

// ----------------------------------------------------------------------------------- text mode

/** Names what an offer counts. */
export function things(offer: Offer, scene: CashScene): string[] {
  const { view, names, you } = scene;
  const faces = (key: string): string[] => FACES.map((face) => t(key, { face }));
  switch (offer.verb) {
    case "bid":
      return [t("cc-thing-bid")];
    case "exchange":
      return [...faces("cc-thing-given"), ...faces("cc-thing-wanted")];
    case "pay":
      return FACES.flatMap((face) => LOOKS.map((look) => t(`cc-thing-note-${look}`, { face })));
    case "offer":
    case "counter": {
      const partner = names[offer.verb === "offer" ? (offer.at?.[0] ?? 0) : (matterOf(view, "trade")?.maker ?? 0)] ?? "?";
      const owner = (street: number): string =>
        view.owner[street] === you ? t("cc-thing-yours") : partner;
      return [
        ...faces("cc-thing-give"),
        ...FACES.map((face) => t("cc-thing-get", { face, who: partner })),
        ...times(STREETS).map((each) => `${short(view, each)} (${owner(each)})`),
        t("cc-thing-key-mine"),
        t("cc-thing-key-theirs", { who: partner }),
        t("cc-chest-cell-pass"),
      ];
    }
    default:
      return [];
  }
}

/** Trust, or one note of each value to check; the least raise. */
export function shortcuts(scene: CashScene): [string, Word][] {
  const { view } = scene;
  const found: Word[] = [];
  const checks = offersOf(view.choices, "check")[0];
  if (checks) found.push(...checkWords(view));
  const bid = offersOf(view.choices, "bid")[0];
  const least = bid?.least?.[0];
  if (bid && least !== undefined && least <= (bid.each?.[0] ?? 0)) found.push(["bid", ...(bid.at ?? []), least]);
  return found.map((word) => [label(word, scene), word]);
}

/** Equal notes lie in mixed order: one is as good as another. */
export function checkWords(view: CashView): Word[] {
  if (checkedCard(view)) return [["check", 0]];
  const payment = checkedPayment(view);
  if (!payment) return [];
  const values = payment.notes.slice(payment.part).map((note) => note[0]);
  return [...new Set(values)]
    .sort((one, other) => other - one)
    .map((value): Word => ["check", values.indexOf(value)]);
}
