// Offers: verbs with limits, as core/words.py tells them, and what fits them. No rules of any game.

import { sum, worthOf } from "./numbers";
import type { Offer, Word } from "./protocol";

/** Why something cannot be sent yet: a message of common.ftl and its arguments. */
export interface Misfit {
  id: string;
  args: Record<string, string | number>;
  place?: number; // of the number that does not fit
}

export interface Range {
  least: number;
  most: number;
  step: number;
}

export const offersOf = (choices: readonly Offer[], verb: string): Offer[] =>
  choices.filter((offer) => offer.verb === verb);

export const offers = (choices: readonly Offer[], verb: string): boolean =>
  choices.some((offer) => offer.verb === verb);

/** Every word of an offer that has no ranges. */
export const wordsOf = ({ verb, among = [[]] }: Offer): Word[] =>
  among.map((numbers) => [verb, ...numbers]);

/** Every word of a verb that needs no counting, from all of its offers. */
export const listed = (choices: readonly Offer[], verb: string): Word[] =>
  offersOf(choices, verb)
    .filter((offer) => !offer.each)
    .flatMap(wordsOf);

export const ranges = ({ each = [], least, step }: Offer): Range[] =>
  each.map((most, place) => ({ least: least?.[place] ?? 0, most, step: step?.[place] ?? 1 }));

/** Put numbers within their ranges, as those of another offer may be. */
export const within = (offer: Offer, numbers: readonly number[]): number[] =>
  ranges(offer).map(({ least, most, step }, place) => {
    const number = Math.min(most, Math.max(least, numbers[place] ?? least));
    return least + Math.floor((number - least) / step) * step;
  });

/** How high a number can be set, the others being what they are. */
export function highest(offer: Offer, numbers: readonly number[], place: number): number {
  const range = ranges(offer)[place];
  if (!range) return 0;
  if (offer.total === undefined) return range.most;
  return Math.min(range.most, offer.total - sum(numbers) + (numbers[place] ?? 0));
}

export const wordFrom = (offer: Offer, numbers: readonly number[]): Word => [
  offer.verb,
  ...(offer.at ?? []),
  ...numbers,
];

/** Say why these numbers cannot be sent yet, or nothing. */
export function misfit(offer: Offer, numbers: readonly number[]): Misfit | null {
  return unfitRange(offer, numbers) ?? unfitTotal(offer, numbers) ?? unfitLimits(offer, numbers);
}

/** Whether a word is among what is offered. */
export function isOffered(choices: readonly Offer[], word: Word): boolean {
  const [verb, ...numbers] = word;
  if (listed(choices, verb).some((each) => same(each.slice(1), numbers))) return true;
  return offersOf(choices, verb).some(({ at = [], ...offer }) => {
    const rest = numbers.slice(at.length);
    return Boolean(offer.each) && same(at, numbers.slice(0, at.length)) && !misfit({ ...offer, at }, rest);
  });
}

/** Whether two lists, as two words are, hold the same. */
export const same = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((each, place) => each === other[place]);

function unfitRange(offer: Offer, numbers: readonly number[]): Misfit | null {
  for (const [place, { least, most, step }] of ranges(offer).entries()) {
    const number = numbers[place] ?? Number.NaN;
    if (!Number.isInteger(number) || number < least || number > most) {
      return { id: "misfit-range", args: { least, most }, place };
    }
    if ((number - least) % step) return { id: "misfit-step", args: { step }, place };
  }
  return null;
}

function unfitTotal(offer: Offer, numbers: readonly number[]): Misfit | null {
  const got = sum(numbers);
  if (offer.total !== undefined && got > offer.total) {
    return { id: "misfit-too-many", args: { got, total: offer.total } };
  }
  const least = offer.at_least ?? 0;
  return got < least ? { id: "misfit-too-few", args: { got, least } } : null;
}

function unfitLimits(offer: Offer, numbers: readonly number[]): Misfit | null {
  if (offer.due !== undefined) return unfitBundle(offer.worth ?? [], offer.due, numbers);
  if (offer.parts) return unfitParts(offer.parts, numbers);
  return offer.swap ? unfitSwap(offer.swap, numbers) : null;
}

/** Enough, and nothing to spare: no note could be left out. */
function unfitBundle(worth: number[], due: number, numbers: readonly number[]): Misfit | null {
  const got = worthOf(numbers, worth);
  if (got < due) return { id: "misfit-not-enough", args: { got, due, left: due - got } };
  const spare = worth.filter((each, place) => numbers[place] && got - each >= due);
  if (!spare.length) return null;
  return { id: "misfit-too-much", args: { got, due, spare: Math.min(...spare) } };
}

function unfitParts(parts: [number, number][], numbers: readonly number[]): Misfit | null {
  let first = 0;
  for (const [length, due] of parts) {
    const got = sum(numbers.slice(first, first + length));
    if (got !== due) return { id: "misfit-part", args: { got, due }, place: first };
    first += length;
  }
  return null;
}

function unfitSwap(swap: number[], numbers: readonly number[]): Misfit | null {
  const given = numbers.slice(0, swap.length);
  const taken = numbers.slice(swap.length);
  const both = swap.find((_, place) => given[place] && taken[place]);
  if (both !== undefined) return { id: "misfit-both-ways", args: { worth: both } };
  const gives = worthOf(given, swap);
  const takes = worthOf(taken, swap);
  return gives === takes ? null : { id: "misfit-swap", args: { gives, takes } };
}
