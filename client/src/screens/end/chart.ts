// The numbers behind the lines of money over time.

import type { Tale } from "../replay/records";

export interface Scale {
  least: number;
  most: number;
  ticks: number[];
}

const STEPS = [1, 2, 2.5, 5, 10];

/** Round numbers that hold all values, with about so many lines between them. */
export function scaleOf(values: readonly number[], lines = 5): Scale {
  const low = Math.min(...values);
  const high = Math.max(...values);
  const step = stepOf(Math.max(high - low, 1) / lines);
  const least = Math.floor(low / step) * step;
  const most = Math.max(Math.ceil(high / step) * step, least + step);
  const count = Math.round((most - least) / step);
  return { least, most, ticks: Array.from({ length: count + 1 }, (_, place) => least + place * step) };
}

function stepOf(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(rough));
  const fit = STEPS.find((step) => step * power >= rough) ?? 10;
  return Math.max(1, fit * power);
}

export interface Series {
  player: number;
  points: [choice: number, amount: number][];
}

const MOST_POINTS = 90;

/** What everybody had over time; where there are too many points, the last of each stretch. */
export function seriesOf(tale: Pick<Tale, "points" | "scored_by" | "players" | "choices">): Series[] {
  const stretch = Math.max(1, tale.choices / MOST_POINTS);
  const kept = tale.points.filter(({ choice }, place) => {
    const next = tale.points[place + 1];
    return place === 0 || !next || Math.floor(next.choice / stretch) !== Math.floor(choice / stretch);
  });
  return Array.from({ length: tale.players }, (_, player) => ({
    player,
    points: kept.map(({ choice, amounts }) => [choice, amounts[tale.scored_by]?.[player] ?? 0]),
  }));
}

/** What somebody had after so many choices. */
export function amountAt(tale: Pick<Tale, "points" | "scored_by">, player: number, choice: number): number {
  const before = tale.points.filter((point) => point.choice <= choice).at(-1);
  return before?.amounts[tale.scored_by]?.[player] ?? 0;
}

/** Move labels apart that would lie on each other, as little as can be. */
export function spread(wanted: readonly number[], gap: number, least: number, most: number): number[] {
  const order = wanted.map((_, place) => place).sort((one, two) => (wanted[one] ?? 0) - (wanted[two] ?? 0));
  const places = wanted.slice();
  let from = least;
  for (const each of order) {
    places[each] = Math.max(places[each] ?? 0, from);
    from = (places[each] ?? 0) + gap;
  }
  let until = most;
  for (const each of order.reverse()) {
    places[each] = Math.min(places[each] ?? 0, until);
    until = (places[each] ?? 0) - gap;
  }
  return places;
}
