// What a view of Counterfeiters holds, and what is printed on the cards and the board.

import type { View } from "$lib/protocol";

export const ZONES = ["market", "print", "supermarket", "receiver", "tax", "jet", "commercial"] as const;
export type Zone = (typeof ZONES)[number];
export type Phase = "placing" | "selling" | "flying" | "lawyer" | "over";
export type Stage = "not yet" | "last placements" | "big-shot lawyer" | "bad lawyer" | "placing again";

export interface Space {
  zone: Zone;
  price?: number; // of a market space
  police?: true;
  sunglasses?: true;
  trash?: true;
}

export interface Track {
  last: number;
  start: Record<string, number>; // by the number of players
  investigation: number[];
  godfather: number[];
  strike: number[];
}

/** A run of what a player may own, in tens: [in all, least offshore, most offshore]. */
export type Run = [total: number, least: number, most: number];

export interface CfView extends View {
  board: { spaces: Space[]; track: Track };
  phase: Phase;
  stage: Stage;
  player: number;
  round: number;
  first: number;
  next_first: number;
  pawn: number;
  taught: number; // qualities that supermarkets refuse
  trigger: number | null; // who brought the police to the end
  asked: number;
  space: number | null;
  letter: number; // of the stack that is being drawn: 0 is A
  pile: number[]; // what is left of it, by kind
  stack: number; // cards in all stacks
  market: (number | null)[]; // kinds, from the dear end on
  standing: (number | null)[]; // who stands on each space
  henchmen: number[];
  fakes: number[][]; // of each player, by stars
  cards: number[][]; // of each player, by kind
  money: Run[][]; // what everybody can know
  hand: number | null;
  offshore: number | null;
  selling: number[] | null;
  flying: number[] | null;
}

// ------------------------------------------------------------------------------------------ cards

export const KINDS = [
  "printer", "ink", "paper", "hologram", "diner", "jet", "big-lawyer", "bad-lawyer",
  "ticket", "ticket", "ticket", "ticket", "ticket", "ticket",
] as const;
export type Kind = (typeof KINDS)[number];
export const PRINTER = 0;
export const COMPONENTS = [1, 2, 3] as const;
export const DINER = 4;
export const JET = 5;
export const LOTTERY = 8; // the first of the tickets
const PRIZES = [60, 80, 90, 100, 110, 120];

export const kindOf = (kind: number): Kind => KINDS[kind] ?? "ticket";
export const prizeOf = (kind: number): number => PRIZES[kind - LOTTERY] ?? 0;

export const QUALITIES = [0, 1, 2] as const;
export const FACE = 50;
export const RATES = [20, 30, 40] as const; // of a receiver, by the worst note
export const TAX = 30;
export const FARE = 30;
export const PRINTED = 2; // notes for each printer

const ART: Record<Kind, [symbol: string, tint: string]> = {
  printer: ["g-printer", "--cf-print"],
  ink: ["g-ink", "--cf-ink"],
  paper: ["g-paper", "--cf-paper"],
  hologram: ["g-hologram", "--cf-hologram"],
  diner: ["g-diner", "--cf-diner"],
  jet: ["g-jet", "--cf-jet"],
  "big-lawyer": ["g-lawyer", "--cf-gold"],
  "bad-lawyer": ["g-lawyer", "--cf-dull"],
  ticket: ["g-ticket", "--cf-gold"],
};
export const artOf = (kind: number): [symbol: string, tint: string] => ART[kindOf(kind)];

export const ZONE_ART: Record<Zone, [symbol: string, tint: string]> = {
  market: ["g-bag", "--cf-dull"],
  print: ["g-printer", "--cf-print"],
  supermarket: ["g-cart", "--cf-gold"],
  receiver: ["g-fence", "--cf-fence"],
  tax: ["g-tax", "--cf-tax"],
  jet: ["g-jet", "--cf-jet"],
  commercial: ["g-plane", "--cf-plane"],
};

// ------------------------------------------------------------------------------------- the board

/** The zones below the market that this board has, each with the numbers of its spaces. */
export function zonesOf(view: CfView): [Zone, number[]][] {
  return ZONES.slice(1).flatMap((zone) => {
    const found = spacesOf(view, zone);
    return found.length ? [[zone, found] as [Zone, number[]]] : [];
  });
}

export const spacesOf = ({ board }: CfView, zone: Zone): number[] =>
  board.spaces.flatMap((space, number) => (space.zone === zone ? [number] : []));

export const spaceAt = (view: CfView, number: number): Space =>
  view.board.spaces[number] ?? { zone: "print" };

const MARKS = ["investigation", "godfather", "strike"] as const; // as they happen, CF-R43
export type Mark = (typeof MARKS)[number];

/** Whether this happens as the police arrive: nothing does at the start (CF-R24), the Godfather always at the end (CF-38). */
export function hasMark(view: CfView, place: number, mark: Mark): boolean {
  const { track } = view.board;
  if (place === startOf(view)) return false;
  return track[mark].includes(place) || (mark === "godfather" && place === track.last);
}

/** All that happens where the police arrive, in its order. */
export const marksAt = (view: CfView, place: number): Mark[] => MARKS.filter((mark) => hasMark(view, place, mark));

export const startOf = (view: CfView): number => view.board.track.start[String(view.players)] ?? 0;
export const stepsLeft = (view: CfView): number => view.board.track.last - view.pawn;
export const isStrike = (view: CfView): boolean => hasMark(view, view.pawn, "strike");

/** How many stars an investigation there makes supermarkets refuse. */
export function banAt(view: CfView, place: number): number {
  const passed = view.board.track.investigation.filter((each) => each > startOf(view) && each <= place);
  return Math.min(QUALITIES.length, new Set(passed).size);
}

/** Whether a henchman on this space still moves the police: not once they have arrived. */
export const callsPolice = (view: CfView, space: number): boolean =>
  Boolean(spaceAt(view, space).police) && stepsLeft(view) > 0;

// ------------------------------------------------------------------------------------- a player

export const owned = (view: CfView, player: number, kind: number): number =>
  view.cards[player]?.[kind] ?? 0;

/** Stars of what a player prints: his different components. */
export const starsOf = (view: CfView, player: number): number =>
  COMPONENTS.filter((kind) => owned(view, player, kind)).length;

export const printsOf = (view: CfView, player: number): number =>
  owned(view, player, PRINTER) * PRINTED;

/** What the Godfather asks of a hand: half, rounded up to ten. */
export const halfOf = (hand: number): number => Math.floor((hand + 10) / 20) * 10;

export const henchmenOf = (view: CfView): number => Number(view.options["henchmen"] ?? 3);
