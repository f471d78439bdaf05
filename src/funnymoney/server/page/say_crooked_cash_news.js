// What happens in Crooked Cash, in English.

import { YOU, atFront, does, listing, whom, whose } from "./say_common.js";
import { money, party, theirs } from "./say_crooked_cash_words.js";

// What is told all over again by the very next items: a debt by what is paid, a deal by the trade.
const SAID_AGAIN = ["owes", "accepted"];
// Choices of which the next item tells all, and what the viewer has just chosen himself.
const SAID_NEXT = [
  "roll", "done", "demand", "auction", "take", "play", "sell", "accept", "auto", "pay",
];

export function news(item, names, view, own) {
  const [key, ...numbers] = item;
  if (SAID_AGAIN.includes(key)) return "";
  if (key === "did") {
    return did(names[numbers[0]], numbers[1], numbers.slice(2), names, view, own);
  }
  const ofTable = tableNews(numbers, view, own)[key];
  if (ofTable) return ofTable();
  const name = names[numbers[0]];
  const facts = [name, numbers.slice(1), names, view, own];
  const told = {
    ...moves(...facts),
    ...payments(...facts),
    ...streets(...facts),
    ...cards(...facts),
  };
  return told[key]();
}

const tableNews = ([first, second], view, own) => ({
  shown: () => `A Chance card lies open: ${own.chanceText(second)}.`,
  nobody_builds: () => "Nobody builds.",
  round_cap: () => `Round ${first} is over, and with it the game.`,
  auction: () => `Up for auction: ${own.lot(view, first)}.`,
  no_bid: () =>
    `Nobody bids: ${first < 0 ? "nobody builds" : `${own.lot(view, first)} stays with the bank`}.`,
});

const moves = (name, [first, second], names, view, own) => ({
  turn: () => `It is ${whose(name)} turn.`,
  rolls_first: () => `${does(name, "roll", "rolls")} ${first} for who begins.`,
  rolled: () =>
    `${does(name, "roll", "rolls")} ${first} and ${second}${first === second ? ", a double" : ""}.`,
  moves: () => `${does(name, "move", "moves")} on to ${own.space(view, first)}.`,
  salary: () => `${does(name, "get", "gets")} B200 for GO.`,
  chips: () => `${atFront(whose(name))} decoder chips are green again.`,
  jailed: () => `${does(name, "go", "goes")} to jail.`,
  leaves_jail: () => `${does(name, "leave", "leaves")} jail.`,
});

const payments = (name, rest, names, view, own) => {
  const [first, second, third] = rest;
  const other = () => party(first, names);
  return {
    paid: () => `${does(name, "have", "has")} paid ${other()} ${money(second)}.`,
    unpaid: () => `${name} cannot pay ${other()} ${money(second)} any more: it is off.`,
    not_owed: () => `${does(name, "owe", "owes")} ${other()} nothing any more.`,
    bankrupt: () =>
      `${does(name, "are", "is")} bankrupt and out of the game; notes and cards go to ${other()}.`,
    shows: () => `${does(name, "lay", "lays")} out ${own.laid(rest)}.`,
    checked: () => checked(name, second, third),
    takes_back: () => `${does(name, "take", "takes")} back a ${first} that is not needed.`,
    breaks: () => `The bank breaks a ${first} of ${theirs(name)}.`,
    bank_pays: () => `The bank gives ${whom(name)} ${own.notes(rest)}.`,
    printed: () => `The bank has run out: ${second} x ${first} of these are new, and true.`,
    short: () => `${does(name, "are", "is")} ${money(first)} short.`,
    exchanged: () => `The bank gives ${own.notes(rest)} for them.`,
    final_rent: () =>
      `${does(name, "get", "gets")} ${money(first)} of rent at the end: ` +
      `${money(first + second)} in all.`,
  };
};

function checked(name, value, isFalse) {
  const found = does(name, "check", "checks");
  if (!isFalse) return `${found} a ${value}: it is true.`;
  return `${found} a ${value}: it is false! ${does(name, "keep", "keeps")} it.`;
}

const streets = (name, rest, names, view, own) => {
  const [first, second, third] = rest;
  const here = () => own.street(view, first);
  const sells = (what) =>
    `${does(name, "sell", "sells")} ${what}${here()} to the bank for ${money(second)}.`;
  return {
    sells_hotel: () => sells("the hotel on "),
    sells_street: () => sells(""),
    sold: () =>
      `${does(name, "win", "wins")} the auction of ${own.lot(view, first)} with ${money(second)}.`,
    buys: () => `${here()} is ${theirs(name)} now.`,
    hotel: () => `${does(name, "have", "has")} a hotel on ${here()} now.`,
    wrecked: () => `${atFront(whose(name))} hotel on ${here()} is torn down.`,
    wishes: () => `${does(name, "want", "wants")} to build on ${own.streets(view, rest)}.`,
    rent: () =>
      `${does(name, "ask", "asks")} ${whom(names[first])} for ${money(third)} of rent ` +
      `for ${own.street(view, second)}.`,
  };
};

const cards = (name, rest, names, view, own) => {
  const [first, second, third] = rest;
  const two = () =>
    listing(
      [name, whom(names[first])].sort((one, other) => (one !== YOU) - (other !== YOU)),
    );
  return {
    takes: () =>
      `${does(name, "take", "takes")} the Chance card ${own.chanceName(first)}; ` +
      `${own.chanceText(third)} is turned up.`,
    plays: () => `${does(name, "play", "plays")} the Chance card ${own.chanceText(first)}.`,
    card_checked: () => {
      const found = `${does(name, "check", "checks")} ${whose(names[first])} ${own.chanceName(second)}`;
      if (!third) return `${found}: it is true.`;
      return `${found}: it is false and does nothing! ${does(name, "get", "gets")} B100.`;
    },
    no_room: () =>
      `${does(name, "have", "has")} no street left for the hotel: it stays with the bank.`,
    unchecked: () => `Nobody checks ${whose(name)} ${own.chanceName(first)}.`,
    swapped: () =>
      `${does(name, "give", "gives")} ${whom(names[second])} ` +
      `${own.street(view, first)} for ${own.street(view, third)}.`,
    chest: () => `${does(name, "draw", "draws")} from the Community Chest: ${own.chestText(first)}.`,
    keeps: () =>
      `${does(name, "keep", "keeps")} ${own.chanceName(first)}; ` +
      `${own.chanceName(second)} goes under the pile.`,
    traded: () => `${two()} have traded.`,
    trade_off: () => `The trade is off: ${two()} keep what is theirs.`,
  };
};

// --------------------------------------------------------------------------------- choices

function did(name, verb, numbers, names, view, own) {
  if (SAID_NEXT.includes(verb) || (name === YOU && (verb === "trust" || verb === "ready"))) {
    return "";
  }
  if (verb === "offer" || verb === "counter") {
    return offered(name, verb, numbers, names, view, own);
  }
  if (verb in BUILDING) return built(name, verb, own.street(view, numbers[0]));
  if (verb === "exchange") return `${does(name, "change", "changes")} ${changed(numbers, own)}.`;
  if (verb === "bid") return `${does(name, "bid", "bids")} ${money(numbers[1])}.`;
  return alone(name, verb);
}

/** CC-A10: notes handed in, then notes wanted, by value. */
export const changed = (numbers, own) =>
  `${listing(own.noted(numbers.slice(0, 5)))} for ${listing(own.noted(numbers.slice(5)))}`;

const BUILDING = {
  free_hotel: " by the card Free hotel",
  wish_free: " by the card Free hotel",
  permit: " by the card Building permit",
  wish_permit: " by the card Building permit",
  wish_gift: " by the card Gift hotel",
  wish: "",
  place: "",
};

function built(name, verb, where) {
  const wants = verb === "place" ? does(name, "put", "puts") : does(name, "want", "wants");
  return `${wants} a hotel on ${where}${BUILDING[verb]}.`;
}

const alone = (name, verb) =>
  ({
    fine: `${does(name, "want", "wants")} to leave jail for B50.`,
    cell_card: `${does(name, "use", "uses")} the card Cell pass.`,
    buy: `${does(name, "want", "wants")} to buy it.`,
    keep: `${does(name, "keep", "keeps")} the old Chance card.`,
    waive: `${does(name, "ask", "asks")} for no rent.`,
    pay_rent: `${does(name, "pay", "pays")} the rent.`,
    pass: `${does(name, "pass", "passes")}.`,
    refuse: `${does(name, "refuse", "refuses")}.`,
    accept_keep_old: `${does(name, "accept", "accepts")} and will keep the old Chance card.`,
    accept_keep_new: `${does(name, "accept", "accepts")} and will keep the new Chance card.`,
    keep_old: `${name} will keep the old Chance card.`,
    keep_new: `${name} will keep the new Chance card.`,
    give_up: `${does(name, "give", "gives")} up.`,
    trust: `${does(name, "trust", "trusts")} it.`,
    check: `${does(name, "want", "wants")} to check one.`,
    ready: `${does(name, "have", "has")} no more wishes to build.`,
  })[verb];

/** Whose the streets were cannot be told: the view may be a later one. */
function offered(name, verb, numbers, names, view, own) {
  const isFirst = verb === "offer";
  const to = isFirst ? `${whom(names[numbers[0]])} a trade` : "another trade instead";
  const [given, taken, swapped] = sides(isFirst ? numbers.slice(1) : numbers, view, own);
  const s = name === YOU ? "" : "s";
  const parts = [
    ...(given.length ? [`give${s} ${listing(given)}`] : []),
    ...(taken.length ? [`take${s} ${listing(taken)}`] : []),
    ...(swapped.length
      ? [`${listing(swapped)} change${swapped.length === 1 ? "s" : ""} hands`]
      : []),
  ];
  return `${does(name, "offer", "offers")} ${to}: ${parts.join("; ")}.`;
}

/** Return what the maker gives, what he takes, and what changes hands one way or the other. */
export function sides(numbers, view, own) {
  const card = (place, name) => (numbers[place] ? [name] : []);
  const swapped = numbers
    .slice(10, 32)
    .flatMap((moved, place) => (moved ? [own.short(view, place)] : []));
  return [
    [...own.noted(numbers.slice(0, 5)), ...card(32, "the Cell key")],
    [...own.noted(numbers.slice(5, 10)), ...card(33, "the Cell key")],
    [...swapped, ...card(34, "the Cell pass")],
  ];
}
