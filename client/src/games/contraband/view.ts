// What a view of Contraband holds, and what can be read off it without knowing the rules.

import { sum, times, worthOf } from "$lib/numbers";
import type { News, View, Word } from "$lib/protocol";
import type { Scene } from "../contract";

export const GOODS = 8; // the dutiable kinds; they come first
export const BAG = 8;
export const BAGGAGE = 9;
export const KINDS = 10;

export type Counts = number[]; // of each kind, or of each dutiable one
export type Phase = "declaration" | "inspection" | "acceptance" | "rejection" | "over";

export interface CbOptions extends Record<string, unknown> {
  duties: number[];
  fines: number[];
  damages: number;
  reward: number;
  false_claim: number;
  reward_needs_fine: boolean;
}

/** One time that the viewer had this suitcase. */
export interface Had {
  passes: number; // how often it had been passed on by then
  drew: number | null;
  cards: Counts; // as he has them, or passed them on
}

export interface CbView extends View {
  options: CbOptions;
  phase: Phase;
  round: number;
  rounds: number;
  officer: number;
  balances: number[];
  deck: number;
  discard: Counts;
  holder: number;
  size: number;
  passes: number;
  said: (Word | null)[];
  threw: (number | null)[];
  thrown: number[];
  held: Counts | null;
  drew: number | null;
  had: Had[];
  known: Counts;
  unseen: Counts;
}

export type CbScene = Scene<CbView>;

/** The viewer's cards, if the suitcase is his. */
export const ownCards = ({ me, holder, size, held }: CbView): Counts | null =>
  me !== null && me === holder && size > 0 ? held : null;

/** Cards one by one, by kind: what costs most comes first, baggage last. */
export const cardsOf = (counts: Counts): number[] =>
  times(counts.length)
    .sort((one, other) => rank(one) - rank(other))
    .flatMap((kind) => Array.from({ length: counts[kind] ?? 0 }, () => kind));

const rank = (kind: number): number => (kind >= GOODS ? kind : -kind);

export const goodsOf = (counts: Counts): Counts => counts.slice(0, GOODS);

/** How many of a kind the whole deck has: those seen and those not. */
export const allOf = ({ discard, known, unseen }: CbView, kind: number): number =>
  (discard[kind] ?? 0) + (known[kind] ?? 0) + (unseen[kind] ?? 0);

/** Who gets the suitcase after the one who has it: the next seat that is not the Officer's. */
export function nextOf({ players, officer }: CbView, player: number): number {
  const next = (player + 1) % players;
  return next === officer ? (next + 1) % players : next;
}

/** The way of the suitcase: who has it, the Officer, and the others in turn. */
export function wayOf(view: CbView): number[] {
  const way = [view.holder, view.officer];
  for (let at = nextOf(view, view.holder); at !== view.holder; at = nextOf(view, at)) way.push(at);
  return way;
}

export const isImmunity = (said: Word | null | undefined): boolean => said?.[0] === "immunity";

export const goodsSaid = (said: Word | null | undefined): Counts =>
  said?.[0] === "declare" ? said.slice(1).map(Number) : times(GOODS).map(() => 0);

/** Whether what was said is what is there. */
export const isTrue = (said: Word, cards: Counts): boolean =>
  isImmunity(said)
    ? (cards[BAG] ?? 0) > 0
    : goodsSaid(said).every((count, good) => count === (cards[good] ?? 0));

export const dutyOf = (said: Word | null | undefined, { duties }: CbOptions): number =>
  worthOf(goodsSaid(said), duties);

export const fineOf = (said: Word | null, cards: Counts, { fines, false_claim }: CbOptions): number =>
  worthOf(goodsOf(cards), fines) + (isImmunity(said) ? false_claim : 0);

/** What is held and not said, and what is said and not held. */
export function differs(said: Word, cards: Counts): { hidden: Counts; invented: Counts } {
  const goods = goodsSaid(said);
  const over = (one: Counts, other: Counts): Counts =>
    times(GOODS).map((good) => Math.max(0, (one[good] ?? 0) - (other[good] ?? 0)));
  return { hidden: over(cards, goods), invented: over(goods, cards) };
}

export const isEmpty = (counts: Counts): boolean => sum(counts) === 0;

/** A message of the log as a word: who did what. */
export const deedOf = (news: News | undefined): { by: number; word: Word } | null =>
  news?.[0] === "did"
    ? { by: Number(news[1]), word: [String(news[2]), ...news.slice(3).map(Number)] }
    : null;
