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

/** What is proposed: with the least change, of that the fewest notes, known real ones first. */
export function automatic(offer: Offer): number[] {
  const has = most(offer);
  const picked = times(SORTS).map(() => 0);
  const counts = offer.parts ? offer.parts.map(([, count]) => count) : closest(has, offer.due ?? 0);
  for (const [value, count] of counts.entries()) take(picked, has, value, count);
  return picked;
}

/** For each sum, the fewest notes that make it; the first sum that is enough is taken. */
function closest(has: readonly number[], due: number): number[] {
  let best = new Map<number, number[]>([[0, []]]);
  for (const [value, face] of FACES.entries()) {
    const next = new Map<number, number[]>();
    for (const [made, counts] of best) {
      // More of one value than what is due and a note could be left out.
      const enough = Math.max(0, Math.ceil((due - made) / face));
      for (let count = 0; count <= Math.min(enough, ofValue(has, value)); count++) {
        const total = made + count * face;
        const other = next.get(total);
        const found = [...counts, count];
        if (!other || sum(found) < sum(other)) next.set(total, found);
      }
    }
    best = next;
  }
  const total = Math.min(...[...best.keys()].filter((each) => each >= due));
  return best.get(total) ?? FACES.map((_, value) => ofValue(has, value));
}

/** An offer to pay as it will come, made of what is in hand: for a purchase that is not begun. */
export function payOffer(mine: { plain: number[]; true: number[]; false: number[] }, due: number): Offer {
  const each = times(FACES.length).flatMap((value) => [mine.plain[value] ?? 0, mine.true[value] ?? 0, mine.false[value] ?? 0]);
  return { verb: "pay", each, worth: FACES.flatMap((face) => [face, face, face]), due };
}

export const worthOfBundle = (numbers: readonly number[]): number =>
  sum(numbers.map((count, place) => count * (FACES[Math.floor(place / 3)] ?? 0)));

export const isFine = (offer: Offer, numbers: readonly number[]): boolean => !misfit(offer, numbers);
