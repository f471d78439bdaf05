// What happened, in sentences: every kind of news.

import type { News } from "$lib/protocol";
import { t } from "$lib/words.svelte";
import type { LogLine } from "../contract";
import { chanceName, chanceText, chestName, chestText } from "./cards";
import { laidNotes, lot, notes, party, space, street, streetList, who, type CashScene } from "./say";
import { didLine } from "./tell_did";

const FALSE = 1;
// Told all over again by the very next items: a debt by what is paid, a deal by the trade.
const SAID_AGAIN = ["owes", "accepted"];

type Teller = (numbers: number[], scene: CashScene) => LogLine | null;

export function tell(news: News, scene: CashScene): LogLine | null {
  const [key, ...rest] = news;
  if (SAID_AGAIN.includes(key)) return null;
  if (key === "did") return didLine(Number(rest[0]), String(rest[1]), rest.slice(2).map(Number), scene);
  return TELLERS[key]?.(rest.map(Number), scene) ?? null;
}

/** A line about somebody: `$who`, `$whoYou`. */
const line = (id: string, player: number, scene: CashScene, args: Record<string, string | number> = {}, more: Partial<LogLine> = {}): LogLine => ({
  text: t(`cc-told-${id}`, { ...who("who", player, scene), ...args }),
  by: player,
  ...more,
});

const table = (id: string, args: Record<string, string | number> = {}, more: Partial<LogLine> = {}): LogLine => ({
  text: t(`cc-told-${id}`, args),
  ...more,
});

const MOVES: Record<string, Teller> = {
  turn: () => null, // the heading says it
  rolls_first: ([player = 0, total = 0], scene) => line("rolls-first", player, scene, { total }),
  rolled: ([player = 0, one = 0, two = 0], scene) =>
    line("rolled", player, scene, { one, two, isDouble: one === two ? "yes" : "no" }),
  moves: ([player = 0, place = 0], scene) => line("moves", player, scene, { space: space(scene.view, place) }),
  salary: ([player = 0], scene) => line("salary", player, scene, {}, { amount: 200, rule: "CC-42" }),
  chips: ([player = 0], scene) => line("chips", player, scene, {}, { rule: "CC-14" }),
  jailed: ([player = 0], scene) => line("jailed", player, scene, {}, { kind: "big", rule: "CC-45" }),
  leaves_jail: ([player = 0], scene) => line("leaves-jail", player, scene),
  round_cap: ([round = 0]) => table("round-cap", { round }, { kind: "big", rule: "CC-E1" }),
};

const MONEY: Record<string, Teller> = {
  paid: ([player = 0, to = -1, amount = 0], scene) =>
    line("paid", player, scene, { ...flat(party("to", to, scene)), amount }, { amount: player === scene.you || to !== scene.you ? -amount : amount }),
  unpaid: ([player = 0, to = -1, amount = 0], scene) =>
    line("unpaid", player, scene, { ...flat(party("to", to, scene)), amount }, { kind: "big" }),
  not_owed: ([player = 0, to = -1], scene) => line("not-owed", player, scene, flat(party("to", to, scene))),
  bankrupt: ([player = 0, to = -1], scene) =>
    line("bankrupt", player, scene, flat(party("to", to, scene)), { kind: "big", rule: "CC-52" }),
  shows: ([player = 0, ...faces], scene) => line("shows", player, scene, { notes: laidNotes(faces) }),
  checked: ([player = 0, , face = 0, isFalse = 0], scene) =>
    isFalse === FALSE
      ? line("checked-false", player, scene, { face }, { kind: "big", rule: "CC-20" })
      : line("checked-true", player, scene, { face }, { rule: "CC-22" }),
  takes_back: ([player = 0, face = 0], scene) => line("takes-back", player, scene, { face }),
  breaks: ([player = 0, face = 0], scene) => line("breaks", player, scene, { face }, { rule: "CC-A6" }),
  bank_pays: ([player = 0, ...counts], scene) => line("bank-pays", player, scene, { notes: notes(counts) }),
  printed: ([, face = 0, count = 0]) => table("printed", { face, count }, { rule: "CC-A8" }),
  short: ([player = 0, amount = 0], scene) => line("short", player, scene, { amount }, { rule: "CC-51" }),
  exchanged: ([player = 0, ...counts], scene) => line("exchanged", player, scene, { notes: notes(counts) }),
  final_rent: ([player = 0, amount = 0, before = 0], scene) =>
    line("final-rent", player, scene, { amount, all: amount + before }, { amount, kind: "big", rule: "CC-54" }),
};

const STREETS: Record<string, Teller> = {
  auction: ([thing = -1], { view }) => table("auction", { thing: lot(view, thing) }, { rule: "CC-32" }),
  no_bid: ([thing = -1], { view }) => table(thing < 0 ? "no-bid-hotel" : "no-bid", { thing: lot(view, thing) }, { rule: "CC-C7" }),
  sold: ([player = 0, thing = -1, amount = 0], scene) =>
    line("sold", player, scene, { thing: lot(scene.view, thing), amount }),
  buys: ([player = 0, number = 0], scene) =>
    line("buys", player, scene, { street: street(scene.view, number) }, { kind: "big" }),
  sells_hotel: ([player = 0, number = 0, amount = 0], scene) =>
    line("sells-hotel", player, scene, { street: street(scene.view, number), amount }, { amount }),
  sells_street: ([player = 0, number = 0, amount = 0], scene) =>
    line("sells-street", player, scene, { street: street(scene.view, number), amount }, { amount }),
  hotel: ([player = 0, number = 0], scene) =>
    line("hotel", player, scene, { street: street(scene.view, number) }, { kind: "big" }),
  wrecked: ([player = 0, number = 0], scene) =>
    line("wrecked", player, scene, { street: street(scene.view, number) }, { kind: "big" }),
  wishes: ([player = 0, ...numbers], scene) => line("wishes", player, scene, { streets: streetList(scene.view, numbers) }),
  nobody_builds: () => null, // most windows end so
  no_room: ([player = 0], scene) => line("no-room", player, scene),
  rent: ([player = 0, visitor = 0, number = 0, amount = 0], scene) =>
    line("rent", player, scene, { ...flat(who("to", visitor, scene)), street: street(scene.view, number), amount }, { rule: "CC-33" }),
};

const CARDS: Record<string, Teller> = {
  shown: ([, kind = 0]) => table("shown", card(kind)),
  takes: ([player = 0, kind = 0, , next = 0], scene) =>
    line("takes", player, scene, { ...card(kind), next: chanceName(next) }),
  plays: ([player = 0, kind = 0], scene) => line("plays", player, scene, card(kind), { kind: "big", rule: "CC-26" }),
  unchecked: ([player = 0, kind = 0], scene) => line("unchecked", player, scene, card(kind)),
  card_checked: ([player = 0, owner = 0, kind = 0, isFalse = 0], scene) =>
    line(isFalse === FALSE ? "card-false" : "card-true", player, scene, { ...flat(who("owner", owner, scene)), ...card(kind) },
      isFalse === FALSE ? { kind: "big", amount: 100, rule: "CC-27" } : { rule: "CC-28" }),
  swapped: ([player = 0, mine = 0, rival = 0, theirs = 0], scene) =>
    line("swapped", player, scene, {
      ...flat(who("to", rival, scene)),
      mine: street(scene.view, mine),
      theirs: street(scene.view, theirs),
    }, { kind: "big" }),
  chest: ([player = 0, number = 0], scene) =>
    line("chest", player, scene, { card: chestName(number), text: chestText(number) }, { rule: "CC-48" }),
  keeps: ([player = 0, kept = 0, under = 0], scene) =>
    line("keeps", player, scene, { card: chanceName(kept), other: chanceName(under) }, { rule: "CC-50" }),
  traded: ([maker = 0, partner = 0], scene) => line("traded", maker, scene, flat(who("to", partner, scene)), { kind: "big" }),
  trade_off: ([maker = 0, partner = 0], scene) => line("trade-off", maker, scene, flat(who("to", partner, scene)), { rule: "CC-C14" }),
};

const TELLERS: Record<string, Teller> = { ...MOVES, ...MONEY, ...STREETS, ...CARDS };

const card = (kind: number): { card: string; text: string } => ({ card: chanceName(kind), text: chanceText(kind) });

/** The arguments that name somebody are words only. */
const flat = (args: object): Record<string, string> => args as Record<string, string>;
