// What things of Crooked Cash are called in English: money, notes, streets, spaces and cards.

import { YOU, counted, grouped, listing, sum, times, whom } from "./say_common.js";

export const money = (amount) => `B${grouped(amount)}`;

/** Name who pays or is paid, in the middle of a sentence. */
export const party = (player, names) => (player < 0 ? "the bank" : whom(names[player]));

/** Say "yours" or "Ada's". */
export const theirs = (name) => (name === YOU ? "yours" : `${name}'s`);

/** CC-A11: half, rounded up to the next ten. */
export const half = (amount) => Math.ceil(amount / 20) * 10;

export function vocabulary(words) {
  const { faces, looks, groups, colours, chance, chest } = words;
  const streetCount = groups.length;

  // ------------------------------------------------------------------------------- money
  const noted = (counts) => counted(
    counts,
    (count, value) => `${count} x ${faces[value]}`,
  ).reverse();
  const notes = (counts, nothing = "nothing") => listing(noted(counts), nothing);
  const laid = (worths) =>
    notes(faces.map((face) => worths.filter((worth) => worth === face).length));
  const worth = (counts) => sum(counts.map((count, value) => count * faces[value]));
  const bundle = (counts) =>
    listing(
      counted(
        counts,
        (count, place) => `${count} x ${looks[place % 3]}${faces[Math.floor(place / 3)]}`,
      ).reverse(),
    );
  const bundleNames = () => faces.flatMap((face) => looks.map((look) => `${look}${face}`));
  const inHand = (view) => sum(["plain", "true", "false"].map((look) => worth(view.mine[look])));
  function ownNotes(view) {
    const known = ["true", "false"]
      .filter((look) => view.mine[look].some((count) => count))
      .map((look) => `known ${look}: ${notes(view.mine[look])}`);
    return [notes(view.mine.plain, ""), ...known].filter((part) => part).join("; ") || "none";
  }

  // ----------------------------------------------------------------------------- streets
  const colour = (street) => colours[groups[street]];
  const street = (view, number) => view.board.streets[number];
  const streets = (view, numbers) => listing(numbers.map((number) => street(view, number)));
  /** Name a street up to a comma, unless others begin so too. */
  function short(view, number) {
    const begins = view.board.streets.map((name) => name.split(",")[0]);
    const isOnly = begins.filter((each) => each === begins[number]).length === 1;
    return isOnly ? begins[number] : street(view, number).replaceAll(",", "");
  }
  const spaceNamed = (view, place, name) => {
    const what = words.layout[place];
    return what < streetCount ? name(view, what) : words.spaces[what];
  };
  const space = (view, place) => spaceNamed(view, place, street);
  const where = (view, player) =>
    view.jail[player] !== null ? "in jail" : spaceNamed(view, view.position[player], short);
  const lot = (view, thing) => (thing < 0 ? "a hotel" : street(view, thing));
  const groupOf = (number) => times(streetCount).filter((each) => groups[each] === groups[number]);
  const isWhole = (view, number) => {
    const owners = new Set(groupOf(number).map((each) => view.owner[each]));
    return owners.size === 1 && !owners.has(null);
  };
  /** CC-C3: with a hotel, else doubled in a complete group. */
  const rentNow = (view, number) =>
    view.hotels.includes(number)
      ? view.board.hotel_rent[number]
      : view.board.rent[number] * (isWhole(view, number) ? 2 : 1);
  function deed(view, number) {
    const { price, rent, hotel_rent, hotel_cost } = view.board;
    return (
      `${money(price[number])}, rent ${rent[number]}, ${2 * rent[number]} with the whole ` +
      `${colour(number)} group, ${hotel_rent[number]} with a hotel for ${hotel_cost[number]}`
    );
  }
  /** CC-51: what the bank pays for a street, or first for its hotel. */
  const brings = (view, number) =>
    half(view.board[view.hotels.includes(number) ? "hotel_cost" : "price"][number]);

  // ------------------------------------------------------------------------------- cards
  const chanceName = (kind) => chance[kind][0];
  const chanceText = (kind) => `${chance[kind][0]} (${chance[kind][1]})`;
  const chestName = (card) => chest[card][0];
  const chestText = (card) => `${chest[card][0]} (${chest[card][1]})`;
  const kindOf = (card) => Math.floor(card / 2);
  /** CC-B12: say whether a Chance card is true, if that can be known. */
  function verdict(view, card) {
    const true_ = view.chance.true[kindOf(card)];
    if (true_ === null) return "";
    return card % 2 === Number(true_) ? ", known to be true" : ", known to be false";
  }
  function cardsOf(view, player) {
    const held = view.chance.held[player];
    const own = held === null ? [] : [chanceName(kindOf(held)) + verdict(view, held)];
    return [...own, ...view.chest.held[player].map(chestName)].join("; ");
  }

  return {
    ...words, streetCount, noted, notes, laid, worth, bundle, bundleNames, inHand, ownNotes,
    colour, street, streets, short, space, where, lot, groupOf, isWhole, rentNow, deed, brings,
    chanceName, chanceText, chestName, chestText, kindOf, verdict, cardsOf,
  };
}
