// What a view of Falsche FFuffziger contains, and the numbers printed on its parts.

import type { View } from "$lib/protocol";
import type { Scene } from "../contract";

export interface FfView extends View {
  phase: "machines" | "lead" | "match" | "fists" | "buying" | "laundering" | "over";
  round: number;
  first: number; // who has the marker
  player: number; // whose turn it is, where one after the other acts
  lowest: number; // the lowest value not yet destroyed, as a place in FACES
  ring: (number | null)[]; // the inspector's ten cards, as far as they were ever seen
  turned: number; // cards he has shown in all
  today: number[]; // those of this round
  free_coins: number; // coin cards that will still start no auction
  auctions: number; // still to come in this round
  added: number;
  kaputt: number;
  waiting: number[]; // machines of the acting player that still get a job, by kind
  lot: number; // coins on auction
  leader: number | null;
  staying: number[];
  offered: number | null; // the kind of money of the last offer
  amount: number;
  stake: number[]; // of everybody still in, by kind of money
  card: [number: number, least: number, pays: number] | null;
  cards_left: number; // the open one among them
  unseen_cards: number[];
  closed: number[];
  won: number[];
  due: number[];
  pile: number[];
  unseen_backs: number[][];
  dealt_unseen: number[];
  coins: number[];
  money: number[][]; // of each player, by kind of money
  machines: number[][]; // of each player, by kind of machine
  laid: { player: number; money: number[] } | null;
}

export type FfScene = Scene<FfView>;

export const FACES = [10, 20, 50, 100, 150] as const;
export const BUY = [4, 10, 30, 70, 100] as const;
export const SELL = [3, 8, 20, 45, 70] as const; // also of one note, when laundered
export const SCRAP = [2, 4, 9, 20, 30] as const;
export const VALUES = FACES.length;
export const HIGHEST = VALUES - 1;
export const REAL = 5; // kinds of money: 0 to 4 are notes
export const MONEY = 6;
export const WORTH = [...FACES, 1] as const; // of money in a fist

export const RING = 10;
export const GREEN_PLACE = 5; // five white cards, the green 150, four black ones
export const COIN = 5; // inspector cards below are values

const LETTERS = ["A", "B", "C", "D"] as const;
const OF_A_LETTER = 10;
export const letterOf = (card: number): string => LETTERS[Math.floor(card / OF_A_LETTER)] ?? "";

export const face = (value: number): number => FACES[value] ?? 0;
export const isAuction = ({ phase }: FfView): boolean => phase === "lead" || phase === "match";

/** FF-40, FF-R28: whose purse is open to the viewer. */
export const seesPurse = ({ view, you, views }: FfScene, player: number): boolean =>
  player === you || views !== null || view.options["open_purses"] === true;

/** What a place of the inspector's ring shows: a card, or nothing where it has to be remembered. */
export function ringCard({ view, views }: FfScene, place: number): number | null {
  if (view.options["show_ring"] === true || views !== null) return view.ring[place] ?? null;
  const ago = (((view.turned - 1 - place) % RING) + RING) % RING; // cards shown since this one
  const isOpen = view.turned > ago && ago < view.today.length;
  if (isOpen) return view.ring[place] ?? null;
  return place === GREEN_PLACE ? HIGHEST : null; // where the 150 lies everybody knows
}

/** How many of his ten cards lie face down. */
export const faceDown = ({ turned }: FfView): number => RING - (turned % RING);
