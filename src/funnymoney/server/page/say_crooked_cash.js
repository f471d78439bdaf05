// Crooked Cash in English; says what games/crooked_cash/english*.py say in a terminal.
//
// CC-A3: people see their rivals' totals, and their notes by value only if option `open_purses`
// says so.

import { listing, some, times, whose } from "./say_common.js";
import { choices } from "./say_crooked_cash_choices.js";
import { news } from "./say_crooked_cash_news.js";
import { questions } from "./say_crooked_cash_questions.js";
import { money, party, vocabulary } from "./say_crooked_cash_words.js";

const OF_STREETS = { street: "for sale", rent: "rent", hotel: "a hotel" };
const OTHERS = { decoder: "decoder", building: "building", interlude: "it is over" };
const TITLES = {
  offer: "Propose a trade",
  counter: "Offer another trade instead",
  exchange: "Change notes at the bank, once a turn; they may be checked",
  pay: "Choose the notes yourself",
  bid: "Bid",
  play: "Play your Chance card",
  sell: "Sell to the bank, for half of what it costs",
  wish: "Wish for a hotel",
  wish_gift: "A hotel by your Gift hotel",
  wish_free: "A hotel by your Free hotel",
  wish_permit: "A hotel by your Building permit",
  free_hotel: "Put the hotel of your Community Chest card on a street of yours",
  permit: "Buy a hotel with your Building permit",
  place: "Put the hotel you have won on a street",
  take: "Take a Chance card",
};
const SEND = {
  offer: "Propose it",
  counter: "Propose it",
  exchange: "Change",
  pay: "Lay out",
  bid: "Bid",
};

export function teller(words) {
  const own = vocabulary(words);
  const chosen = choices(words, own);
  return {
    ...chosen,
    ...onPage(own, chosen),
    board: (view, names) => board(view, names, own),
    news: (item, names, view) => news(item, names, view, own),
    question: questions(own),
  };
}

// ----------------------------------------------------------------------------------- table

function board(view, names, own) {
  const open = view.options.open_purses;
  return {
    head: `Round ${view.round} · ${now(view, names, own)}`,
    columns: ["player", "money", "chips", "where", "streets", "cards", ...(open ? ["notes"] : [])],
    rows: times(view.players).map((player) => [
      ...seat(view, names, player, own),
      ...(open ? [purse(view, player, own)] : []),
    ]),
    facts: facts(view, own),
    private: ownThings(view, own),
    more: deeds(view, names, own),
  };
}

/** Say what is being settled, the turn first. */
const now = (view, names, own) =>
  view.matters
    .map((matter) => heading(matter, view, names, own))
    .filter((each) => each)
    .join(", ") || "the game is over";

function heading(matter, view, names, own) {
  const kind = matter.matter;
  if (kind in OF_STREETS) return `${own.short(view, matter.street)}: ${OF_STREETS[kind]}`;
  const tells = {
    turn: () => `${whose(names[matter.player])} turn`,
    auction: () => `auction of ${own.lot(view, matter.thing)}`,
    card: () => `${whose(names[matter.owner])} ${own.chanceName(matter.kind)}`,
    payment: () =>
      `${money(matter.due)} to ${party(matter.payee, names)} from ${party(matter.payer, names)}`,
    debt: () => `${whose(names[matter.debtor])} debt`,
    trade: () => `${whose(names[matter.maker])} offer to ${party(matter.partner, names)}`,
  };
  return kind in tells ? tells[kind]() : (OTHERS[kind] ?? "");
}

function seat(view, names, player, own) {
  if (view.bankrupt.includes(player)) return [names[player], "bankrupt", "", "", "", ""];
  return [
    names[player] + (view.acting.includes(player) ? " *" : ""),
    money(view.money[player]),
    `${view.chips[player]} green`,
    own.where(view, player),
    owned(view, player, own),
    own.cardsOf(view, player),
  ];
}

/** A rival's notes, and which of them are false for sure. */
function purse(view, player, own) {
  const sure = ["false", "true"]
    .filter((look) => some(view.sure[look][player]))
    .map((look) => `${own.notes(view.sure[look][player])} ${look} for sure`);
  return [own.notes(view.notes[player]), ...sure].join("; ");
}

/** Name streets by colour: `brown 2/2, pink 1/3 with 1 hotel`. */
function owned(view, player, own) {
  const told = own.colours.flatMap((name, group) => {
    const streets = times(own.streetCount).filter((each) => own.groups[each] === group);
    const mine = streets.filter((each) => view.owner[each] === player);
    const hotels = mine.filter((each) => view.hotels.includes(each)).length;
    const built = hotels ? ` with ${hotels} hotel${hotels > 1 ? "s" : ""}` : "";
    return mine.length ? [`${name} ${mine.length}/${streets.length}${built}`] : [];
  });
  return told.join(", ");
}

function facts(view, own) {
  const shown = view.chance.shown.map(
    (card) => own.chanceName(own.kindOf(card)) + own.verdict(view, card),
  );
  const left = view.owner.filter((owner) => owner === null).length;
  const streets = `${left} street${left === 1 ? "" : "s"} for sale`;
  return [
    ["Bank", `${streets}, ${view.hotels_left} hotels`],
    ["Chance", shown.join("; ")],
  ];
}

/** List every street, with what it costs and earns and whose it is. */
function deeds(view, names, own) {
  const { rent, price, hotel_rent, hotel_cost } = view.board;
  const rows = times(own.streetCount).map((number) => {
    const owner = view.owner[number];
    const hotel = view.hotels.includes(number) ? ", hotel" : "";
    return [
      own.short(view, number),
      own.colour(number),
      String(price[number]),
      `${rent[number]} / ${2 * rent[number]} / ${hotel_rent[number]}`,
      String(hotel_cost[number]),
      (owner === null ? "" : names[owner]) + hotel,
    ];
  });
  const columns = ["street", "group", "price", "rent / group / hotel", "hotel costs", "owner"];
  return { columns, rows };
}

function ownThings(view, own) {
  const { me } = view;
  if (me === null || view.bankrupt.includes(me) || view.mine === null) return [];
  const held = heldCards(view, me, own);
  const sites = buildingSites(view, me, own);
  return [
    ["Your notes", `${own.ownNotes(view)} (${money(own.inHand(view))} in hand)`],
    ...(held ? [["Your cards", held]] : []),
    ...(sites ? [["You can build", `on ${sites}; raise your hand for it`]] : []),
  ];
}

function heldCards(view, me, own) {
  const held = view.chance.held[me];
  const chance = held === null ? [] : [own.chanceText(own.kindOf(held)) + own.verdict(view, held)];
  return [...chance, ...view.chest.held[me].map(own.chestText)].join("; ");
}

/** CC-35: streets of whole groups without a hotel, with what one costs. */
function buildingSites(view, me, own) {
  if (!view.hotels_left) return "";
  const free = times(own.streetCount).filter(
    (each) => view.owner[each] === me && own.isWhole(view, each) && !view.hotels.includes(each),
  );
  const costs = view.board.hotel_cost;
  return listing(free.map((each) => `${own.short(view, each)} (${money(costs[each])})`), "");
}

// -------------------------------------------------------------------- what only a page needs

const onPage = (own, chosen) => ({
  secrets: [],
  pick: (name) => ({ raise: "The least raise" })[name],
  labels: (verb, view) => labels(verb, view, own, chosen),
  title: (verb) => TITLES[verb],
  send: (verb) => SEND[verb],
  place: (offer, view, names) =>
    offer.verb === "offer" ? chosen.partner(offer.at[0], view, names) : "",
  sections,
});

/** Name what is counted, longer than one would type it. */
function labels(verb, view, own, chosen) {
  const notes = own.faces.map((face) => `notes of ${face}`);
  if (verb === "bid") return ["Your bid"];
  if (verb === "exchange") return [...notes, ...notes];
  if (verb === "pay") {
    return notes.flatMap((note) => [note, `${note}, known true`, `${note}, known false`]);
  }
  if (verb !== "offer" && verb !== "counter") return null;
  return [...notes, ...notes, ...chosen.things(verb, view).slice(2 * notes.length)];
}

/** The parts of a choice of many numbers, each with its heading: [heading, how many]. */
function sections({ verb, at }, view, names) {
  if (verb === "exchange") return [["Hand in", 5], ["Get back", 5]];
  if (verb !== "offer" && verb !== "counter") return null;
  const partner = verb === "offer" ? at[0] : view.matters[view.matters.length - 1].maker;
  const other = names[partner];
  return [
    ["Notes you give", 5],
    [`Notes you want of ${other}`, 5],
    [`Streets that change hands, yours and ${other}'s`, 22],
    ["Cards that change hands", 3],
  ];
}
