// Lots of fakes: what they bring, and which ones are worth proposing.

import type { Offer } from "$lib/protocol";
import { sum } from "$lib/numbers";
import { FACE, QUALITIES, RATES } from "./view";

export type Lot = number[]; // notes of one, two and three stars

export const worstOf = (lot: Lot): number => Math.max(0, lot.findIndex((count) => count > 0));

/** What one note of a lot brings: at a receiver the worst note sets the rate (CF-25). */
export const rateOf = (verb: string, lot: Lot): number =>
  verb === "fence" ? (RATES[worstOf(lot)] ?? 0) : FACE;

export const payFor = (verb: string, lot: Lot): number => sum(lot) * rateOf(verb, lot);

/** As many as are taken of this quality and better; at a receiver the best first, else the worst. */
export function filled(offer: Offer, worst: number): Lot {
  const lot = QUALITIES.map((quality) => offer.least?.[quality] ?? 0);
  let left = (offer.total ?? 0) - sum(lot);
  for (const quality of offer.verb === "fence" ? QUALITIES.toReversed() : QUALITIES) {
    if (quality < worst) continue;
    const more = Math.min(left, (offer.each?.[quality] ?? 0) - (lot[quality] ?? 0));
    lot[quality] = (lot[quality] ?? 0) + more;
    left -= more;
  }
  return lot;
}

/** The lot that brings most, of those that hold back what is worse than some quality. */
export function bestLot(offer: Offer): Lot {
  return QUALITIES.map((worst) => filled(offer, worst)).reduce((best, lot) =>
    payFor(offer.verb, lot) > payFor(offer.verb, best) ? lot : best,
  );
}

export interface Drop {
  quality: number; // of the note that would spoil the rate
  pay: number; // for the lot with it
}

/** What one worse note would make of a lot, if that is less than without it. */
export function dropOf(offer: Offer, lot: Lot): Drop | null {
  if (offer.verb !== "fence" || !sum(lot) || sum(lot) >= (offer.total ?? 0)) return null;
  for (const quality of QUALITIES.slice(0, worstOf(lot)).toReversed()) {
    if (!offer.each?.[quality]) continue;
    const pay = payFor(offer.verb, lot.with(quality, 1));
    if (pay < payFor(offer.verb, lot)) return { quality, pay };
  }
  return null;
}

/** The note that already spoils a lot: it would bring more without the worst ones. */
export function spoilerOf(offer: Offer, lot: Lot): Drop | null {
  if (offer.verb !== "fence" || !sum(lot)) return null;
  const quality = worstOf(lot);
  const pay = payFor(offer.verb, lot.with(quality, 0));
  return pay > payFor(offer.verb, lot) ? { quality, pay } : null;
}
