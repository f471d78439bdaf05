// Offers: verbs with limits, as `core/words.py` tells them, and what fits them.

import { sum, times } from "./say_common.js";

const FEW = 8; // choices of a verb that are shown as buttons, one each

/** Return every word of an offer that has no ranges. */
export const wordsOf = ({ verb, among = [[]] }) => among.map((numbers) => [verb, ...numbers]);

/** Return [least, most, step] of each number that is counted. */
export const ranges = ({ each = [], least, step }) =>
  each.map((most, place) => [least?.[place] ?? 0, most, step?.[place] ?? 1]);

/** Put numbers within their ranges, as those of another offer may be. */
export const within = (offer, numbers) =>
  ranges(offer).map(([low, high, step], place) => {
    const number = Math.min(high, Math.max(low, numbers[place] ?? low));
    return low + Math.floor((number - low) / step) * step;
  });

/** Say why these numbers cannot be sent yet, or nothing. */
export function misfit(offer, numbers, name) {
  for (const [place, [low, high, step]] of ranges(offer).entries()) {
    const number = numbers[place];
    if (!Number.isInteger(number) || number < low || number > high) {
      return `${name(place)}: ${low} to ${high}.`;
    }
    if ((number - low) % step) return `${name(place)}: in steps of ${step}.`;
  }
  const all = sum(numbers);
  if (offer.total !== undefined && all > offer.total) {
    return `That is ${all} in all: ${offer.total} at most.`;
  }
  if (all < (offer.at_least ?? 0)) {
    return offer.at_least > 1 ? `${offer.at_least} in all at least.` : "Nothing is chosen yet.";
  }
  const inParts = unfitParts(offer, numbers, name);
  return unfitBundle(offer, numbers) || inParts || unfitSwap(offer, numbers);
}

const worthOf = (counts, worth) => sum(counts.map((count, place) => count * worth[place]));

function unfitBundle({ worth, due }, numbers) {
  if (due === undefined) return "";
  const got = worthOf(numbers, worth);
  if (got < due) return `${got} of ${due}: ${due - got} to go.`;
  const spare = worth.filter((each, place) => numbers[place] && got - each >= due);
  return spare.length ? `${got} is too much for ${due}: leave out a ${Math.min(...spare)}.` : "";
}

function unfitParts({ parts = [] }, numbers, name) {
  let first = 0;
  for (const [length, due] of parts) {
    const got = sum(numbers.slice(first, first + length));
    if (got !== due) return `${name(first)}: ${due} of these are due, not ${got}.`;
    first += length;
  }
  return "";
}

function unfitSwap({ swap }, numbers) {
  if (!swap) return "";
  const [given, taken] = [numbers.slice(0, swap.length), numbers.slice(swap.length)];
  const both = swap.find((_, place) => given[place] && taken[place]);
  if (both !== undefined) return `${both} cannot be handed in and wanted back.`;
  const [gives, takes] = [worthOf(given, swap), worthOf(taken, swap)];
  return gives === takes ? "" : `You hand in ${gives} and get back ${takes}: it must be the same.`;
}

/**
 * Sort what is offered: single choices, choices asked number by number, and forms.
 *
 * Returns [{verb, words}], [{verb, words}], [{verb, offers}]; what `step` counts as 0 is known by
 * its shortcuts only.
 */
export function sorted(view, teller) {
  const [plain, guided, forms] = [[], [], []];
  for (const [verb, offers] of byVerb(view.choices)) {
    if (isHidden(verb, view, teller)) plain.push({ verb, words: shortcutsOf(verb, view, teller) });
    else if (offers.some((offer) => offer.each)) forms.push({ verb, offers });
    else {
      const words = offers.flatMap(wordsOf);
      (words.length > FEW && words[0].length > 2 ? guided : plain).push({ verb, words });
    }
  }
  return { plain, guided, forms };
}

function byVerb(offers) {
  const found = new Map();
  for (const offer of offers) found.set(offer.verb, [...(found.get(offer.verb) ?? []), offer]);
  return found;
}

const isHidden = (verb, view, teller) => {
  const step = verb === "check" ? teller.step([verb], view, []) : null;
  return step !== null && step.count === 0;
};

/** Return the named choices of a verb, as [name, word]. */
export const named = (verb, view, teller) =>
  Object.entries(teller.shortcuts(view)).filter(([, word]) => word[0] === verb);

const shortcutsOf = (verb, view, teller) => named(verb, view, teller).map(([, word]) => word);

/** Return the numbers that may follow the first part of a word. */
export function following(words, path) {
  const fits = words.filter((word) => path.every((number, place) => word[place + 1] === number));
  return [...new Set(fits.map((word) => word[path.length + 1]))];
}

/** Return the only word there is of a verb, if there is only one and it needs no numbers. */
export function onlyWord(verb, choices) {
  const offers = choices.filter((offer) => offer.verb === verb);
  if (!offers.length || offers.some((offer) => offer.each)) return null;
  const words = offers.flatMap(wordsOf);
  return words.length === 1 ? words[0] : null;
}

/** The places of a form that can be changed at all. */
export const changeable = (offer) =>
  times(offer.each.length).filter((place) => ranges(offer)[place][1] > ranges(offer)[place][0]);
