// Small things done with lists of numbers.

export const sum = (numbers: readonly number[]): number =>
  numbers.reduce((all, number) => all + number, 0);

/** 0, 1, … count − 1. */
export const times = (count: number): number[] => Array.from({ length: count }, (_, place) => place);

/** How much things are worth in all, so many of each. */
export const worthOf = (counts: readonly number[], worth: readonly number[]): number =>
  sum(counts.map((count, place) => count * (worth[place] ?? 0)));

/** The places that hold more than nothing, with what they hold. */
export const held = (counts: readonly number[]): [place: number, count: number][] =>
  counts.flatMap((count, place) => (count > 0 ? [[place, count] as [number, number]] : []));
