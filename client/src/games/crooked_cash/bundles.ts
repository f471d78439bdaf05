// Bundles of notes: fifteen counts, by value plain, known true and known false.

import { misfit, ranges } from "$lib/offers";
import { sum, times } from "$lib/numbers";
import type { Offer } from "$lib/protocol";
import { FACES } from "./view";

export const SORTS = 15;
const SAFEST = [1, 0, 2]; // known true ones first, known false ones last

const most = (offer: Offer): number[] => ranges(offer).map((range) => range.most);
const ofValue = (counts: readonly number[], value: number): number => sum(counts.slice(3 * value, 3 * value + 3));

/** Take so many notes of a value, the safest first. */
function take(picked: number[], has: readonly number[], value: number, count: number): void {
  for (const look of SAFEST) {
    const some = Math.min(count, has[3 * value + look] ?? 0);
    picked[3 * value + look] = some;
    count -= some;
  }
}

/** The fewest notes that are enough, and of those the smallest; as “auto” would pick them. */
export function automatic(offer: Offer): number[] {
  const has = most(offer);
  const picked = times(SORTS).map(() => 0);
  const counts = offer.parts ? offer.parts.map(([, count]) => count) : fewest(has, offer.due ?? 0);
  for (const [value, count] of counts.entries()) take(picked, has, value, count);
  return picked;
}

function fewest(has: readonly number[], due: number): number[] {
  let left = needed(has, due);
  const counts = times(FACES.length).map(() => 0);
  for (let value = FACES.length - 1; value >= 0; value--) {
    const face = FACES[value] ?? 1;
    let count = 0;
    while (count < left && !reaches(has, value - 1, left - count, due - count * face)) count += 1;
    counts[value] = count;
    left -= count;
    due -= count * face;
  }
  return counts;
}

function needed(has: readonly number[], due: number): number {
  let notes = 0;
  for (let value = FACES.length - 1; value >= 0 && due > 0; value--) {
    const face = FACES[value] ?? 1;
    const count = Math.min(Math.ceil(due / face), ofValue(has, value));
    notes += count;
    due -= count * face;
  }
  return notes;
}

/** Whether so many notes of this value and of smaller ones are enough. */
function reaches(has: readonly number[], value: number, left: number, due: number): boolean {
  for (; value >= 0 && due > 0 && left > 0; value--) {
    const count = Math.min(left, ofValue(has, value));
    left -= count;
    due -= count * (FACES[value] ?? 1);
  }
  return due <= 0;
}

/** An offer to pay as it will come, made of what is in hand: for a purchase that is not begun. */
export function payOffer(mine: { plain: number[]; true: number[]; false: number[] }, due: number): Offer {
  const each = times(FACES.length).flatMap((value) => [mine.plain[value] ?? 0, mine.true[value] ?? 0, mine.false[value] ?? 0]);
  return { verb: "pay", each, worth: FACES.flatMap((face) => [face, face, face]), due };
}

export const worthOfBundle = (numbers: readonly number[]): number =>
  sum(numbers.map((count, place) => count * (FACES[Math.floor(place / 3)] ?? 0)));

export const isFine = (offer: Offer, numbers: readonly number[]): boolean => !misfit(offer, numbers);
