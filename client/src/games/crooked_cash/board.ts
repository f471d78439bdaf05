// The board: 36 spaces in walking order, as games/crooked_cash/board.py lays them out.

import { times } from "$lib/numbers";
import { FACES, STREETS, type CashView } from "./view";

export const PLACES = ["go", "chest", "train", "chance", "jail", "parking", "police"] as const;
export type Place = (typeof PLACES)[number];
/** A street by its number, or what else a space is. */
export type Space = number | Place;

export const LAYOUT: readonly Space[] = [
  "go", 0, "chest", 1, "train", 2, "chance", 3, 4,
  "jail", 5, 6, 7, "train", 8, "chance", 9, 10,
  "parking", 11, "chance", 12, 13, "train", 14, 15, 16,
  "police", 17, 18, "chest", 19, "train", "chance", 20, 21,
]; // prettier-ignore
const GROUPS = [0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 6, 7, 7];
const LETTERS = "ABCDEFGH";
const SIDE = 9; // spaces from corner to corner
const CORNER = 1.35; // as wide as so many other spaces
const WHOLE = 8 + 2 * CORNER;

export const JAIL = 9;
export const groupOf = (street: number): number => GROUPS[street] ?? 0;
export const letterOf = (street: number): string => LETTERS[groupOf(street)] ?? "";
export const colourOf = (street: number): string => `--st-${letterOf(street).toLowerCase()}`;
export const streetsIn = (group: number): number[] =>
  times(STREETS).filter((street) => groupOf(street) === group);
export const spaceOf = (street: number): number => LAYOUT.indexOf(street);

// --------------------------------------------------------------------------------------- drawing

export type Edge = "b" | "l" | "t" | "r";
export const edgeOf = (space: number): Edge => (["b", "l", "t", "r"] as const)[Math.floor(space / SIDE)] ?? "b";
export const isCorner = (space: number): boolean => space % SIDE === 0;

/** Row and column in a grid of ten by ten, from 1; the walk begins at the lower right. */
export function cellOf(space: number): [row: number, column: number] {
  const along = space % SIDE;
  switch (edgeOf(space)) {
    case "b":
      return [10, 10 - along];
    case "l":
      return [10 - along, 1];
    case "t":
      return [1, 1 + along];
    default:
      return [1 + along, 10];
  }
}

const middle = (line: number): number => {
  if (line === 1) return CORNER / 2 / WHOLE;
  if (line === 10) return 1 - CORNER / 2 / WHOLE;
  return (CORNER + line - 1.5) / WHOLE;
};

/** Where a token stands: on the inner edge of its space, in shares of the board. */
export function standing(space: number, isJailed: boolean): [x: number, y: number] {
  const [row, column] = cellOf(space);
  const [x, y] = [middle(column), middle(row)];
  if (space === JAIL) return isJailed ? [x + 0.008, y - 0.008] : [x - 0.034, y + 0.036];
  if (isCorner(space)) return [x, y];
  const inward = (CORNER / 2 - 0.06) / WHOLE;
  return {
    b: [x, y - inward],
    l: [x + inward, y],
    t: [x, y + inward],
    r: [x - inward, y],
  }[edgeOf(space)] as [number, number];
}

// --------------------------------------------------------------------------------------- reading

export const isWhole = (view: CashView, street: number): boolean => {
  const owner = view.owner[street] ?? null;
  return owner !== null && streetsIn(groupOf(street)).every((each) => view.owner[each] === owner);
};

/** What a street brings now: with a hotel, else doubled in a complete group (CC-C3). */
export function rentNow(view: CashView, street: number): number {
  if (view.hotels.includes(street)) return view.board.hotel_rent[street] ?? 0;
  return (view.board.rent[street] ?? 0) * (isWhole(view, street) ? 2 : 1);
}

/** Half, rounded up to the next ten (CC-A11). */
export const half = (amount: number): number => Math.ceil(amount / 20) * 10;

/** What the bank pays for a street, or first for its hotel (CC-51). */
export const brings = (view: CashView, street: number): number =>
  half((view.hotels.includes(street) ? view.board.hotel_cost : view.board.price)[street] ?? 0);

export const streetsOf = (view: CashView, player: number): number[] =>
  times(STREETS).filter((street) => view.owner[street] === player);

export const streetsLeft = (view: CashView): number =>
  view.owner.filter((owner) => owner === null).length;

/** Where hotels may be built: complete groups without one (CC-35, CC-36). */
export const sitesOf = (view: CashView, player: number): number[] =>
  view.hotels_left
    ? streetsOf(view, player).filter((each) => isWhole(view, each) && !view.hotels.includes(each))
    : [];

export const worth = (counts: readonly number[]): number =>
  counts.reduce((all, count, value) => all + count * (FACES[value] ?? 0), 0);

/** What the viewer has in hand; notes on the table are not. */
export const inHand = (view: CashView): number =>
  view.mine ? worth(view.mine.plain) + worth(view.mine.true) + worth(view.mine.false) : 0;
