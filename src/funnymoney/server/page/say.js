// Who tells which game. A teller has the functions that `core/teller.py` names on the Python side,
// and of its own, for the page only:
//
//   title(verb)            heads a group of choices
//   send(verb)             is on the button that sends a choice made of numbers
//   place(offer)           names the first numbers of an offer, where several offers share a verb
//   labels(verb)           names what is counted, where `things` are too short for a page
//   pick(name, word)       names a shortcut where its own name is made for typing
//   hints(verb, view)      says beside each thing what it is worth
//   sheet(view)            is a table of prices: {instead, title, columns, rows}, in place of the
//                          fact that is called `instead`
//   sections(offer)        divides a choice of many numbers
//   aside(word, view)      says more about a choice while it is being made
//   secrets                keys of news that only one player is told

import { fetchJson } from "./net.js";
import { teller as contraband } from "./say_contraband.js";
import { teller as counterfeiters } from "./say_counterfeiters.js";
import { teller as crookedCash } from "./say_crooked_cash.js";
import { teller as ffuffziger } from "./say_ffuffziger.js";
import { YOU } from "./say_common.js";

const TELLERS = { contraband, counterfeiters, ffuffziger, crooked_cash: crookedCash };
const PLAIN = {
  title: (verb) => verb.replaceAll("_", " "),
  send: () => "Choose",
  place: () => "",
  labels: () => null,
  sections: () => null,
  hints: () => null,
  pick: (name) => name,
  sheet: () => null,
  aside: () => "",
};
const known = new Map();

/** Return a teller made of the words of a game, with all it may leave out filled in. */
export function tellerFrom(words) {
  const made = TELLERS[words.game](words);
  const asked = (key) => (...facts) => made[key]?.(...facts) ?? PLAIN[key](...facts);
  const filled = Object.fromEntries(Object.keys(PLAIN).map((key) => [key, asked(key)]));
  const isPrivate = ([key, _player, verb]) =>
    key === "did" ? words.secret_verbs.includes(verb) : made.secrets.includes(key);
  return { ...made, ...filled, words, isPrivate };
}

/** Return who tells a game; what is printed on its cards is fetched once. */
export function tellerOf(game) {
  if (!known.has(game)) {
    const coming = fetchJson("GET", `/page/words/${game}.json`).then(tellerFrom);
    coming.catch(() => known.delete(game));
    known.set(game, coming);
  }
  return known.get(game);
}

/** Name the seats of a table for one who sits at it, or looks on. */
export function namesOf(seats, me) {
  const taken = new Set([YOU]);
  return seats.map((seat, place) => {
    if (place === me) return YOU;
    const own = seat.name || (seat.kind === "bot" ? `Bot ${place + 1}` : `Seat ${place + 1}`);
    const name = taken.has(own) ? `${own} (${place + 1})` : own;
    taken.add(name);
    return name;
  });
}
