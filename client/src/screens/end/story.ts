// What a tale amounts to: who won by how much, lies counted, columns joined, medals.

import { sum, times } from "$lib/numbers";
import type { Claim, Column, PlainRecord, Tale } from "../replay/records";

/** Players from the first to the last; who shares a place keeps the order of seats. */
export const ranking = ({ scores, shares }: Pick<Tale, "scores" | "shares">): number[] =>
  times(scores.length).sort(
    (one, two) => (shares[two] ?? 0) - (shares[one] ?? 0) || (scores[two] ?? 0) - (scores[one] ?? 0) || one - two,
  );

export interface Outcome {
  winners: number[];
  second: number | null; // the best of those who have not won
  margin: number;
}

export function outcomeOf(tale: Pick<Tale, "scores" | "shares">): Outcome {
  const order = ranking(tale);
  const winners = order.filter((player) => (tale.shares[player] ?? 0) > 0);
  const second = order.find((player) => !winners.includes(player)) ?? null;
  const top = tale.scores[winners[0] ?? 0] ?? 0;
  return { winners, second, margin: second === null ? 0 : top - (tale.scores[second] ?? 0) };
}

/** Join what was paid and what was taken by the same way, and leave out what nobody has. */
export function joined(columns: readonly Column[]): Column[] {
  const found = new Map<string, number[]>();
  for (const { key, amounts } of columns) {
    const name = key.replace(/_(paid|taken)$/, (ending, _, at) => (hasPair(columns, key.slice(0, at)) ? "" : ending));
    const before = found.get(name);
    found.set(name, before ? before.map((amount, player) => amount + (amounts[player] ?? 0)) : amounts);
  }
  return [...found].map(([key, amounts]) => ({ key, amounts })).filter(({ amounts }) => amounts.some(Boolean));
}

const hasPair = (columns: readonly Column[], name: string): boolean =>
  ["paid", "taken"].every((way) => columns.some(({ key }) => key === `${name}_${way}`));

export type Dot = "truth" | "lie" | "caught" | "open";

/** What everybody has passed off, in order: a truth, a lie that passed, one that was caught. */
export function dotsOf(
  tale: Tale,
  record: Pick<PlainRecord, "choices"> | null,
  statements: readonly string[] = [],
): Dot[][] {
  const dots: [at: number, dot: Dot][][] = times(tale.players).map(() => []);
  const put = (claims: readonly Claim[], dotOf: (claim: Claim) => Dot): void => {
    for (const claim of claims) dots[claim.player]?.push([claim.choice, dotOf(claim)]);
  };
  put(tale.lies, ({ checker }) => (checker === null ? "lie" : "caught"));
  put(tale.suspected, () => "truth");
  put(tale.unsettled, () => "open");
  for (const [at, player] of unasked(tale, record, statements)) dots[player]?.push([at, "truth"]);
  return dots.map((own) => own.sort(([one], [two]) => one - two).map(([, dot]) => dot));
}

/** Of the choices that are statements those that nobody doubted and that were true. */
function unasked(
  tale: Tale,
  record: Pick<PlainRecord, "choices"> | null,
  statements: readonly string[],
): [at: number, player: number][] {
  const told = new Set([...tale.lies, ...tale.suspected].map(({ choice }) => choice));
  return (record?.choices ?? []).flatMap((choice, place): [number, number][] => {
    const [player, verb] = choice as unknown as [number, string];
    return statements.includes(verb) && !told.has(place + 1) ? [[place + 1, player]] : [];
  });
}

export const count = (dots: readonly Dot[], ...which: Dot[]): number =>
  dots.filter((dot) => which.includes(dot)).length;

const largest = (claims: readonly Claim[]): Claim[] =>
  [...claims].sort((one, two) => two.amount - one.amount || one.choice - two.choice).filter(isNew);

/** The same money kept from the same eyes once more is no other lie. */
const isNew = ({ kind, player, amount, checker }: Claim, place: number, all: Claim[]): boolean =>
  kind !== "kept_offshore" ||
  all.findIndex((other) =>
    other.kind === kind && other.player === player && other.amount === amount && other.checker === checker) === place;

export const bestLies = (tale: Tale, most: number): Claim[] =>
  largest(tale.lies.filter(({ checker, amount }) => checker === null && amount > 0)).slice(0, most);

/** The largest of another kind than the largest of all. */
export function nextLie(tale: Tale): Claim | undefined {
  const [best, ...others] = bestLies(tale, tale.lies.length);
  return others.find(({ kind }) => kind !== best?.kind);
}

export const worstLies = (tale: Tale, most: number): Claim[] =>
  largest(tale.lies.filter(({ checker, amount }) => checker !== null && amount > 0)).slice(0, most);

export interface Medal {
  key: "catch" | "honest" | "doubt" | "bold" | "luck";
  player: number;
  other?: number;
  amount?: number;
  count?: number;
  at?: number;
}

/** At most three things that somebody may be proud of, or not. */
export function medalsOf(tale: Tale, dots: readonly Dot[][]): Medal[] {
  const medals = [bestCatch(tale), boldest(dots), dearestDoubt(tale), mostHonest(dots), luckiest(tale)];
  return medals.filter((medal) => medal !== null).slice(0, 4);
}

function bestCatch(tale: Tale): Medal | null {
  const [best] = largest(tale.lies.filter(({ checker }) => checker !== null && checker >= 0));
  return best ? { key: "catch", player: best.checker ?? 0, other: best.player, amount: best.amount, at: settled(best) } : null;
}

function dearestDoubt(tale: Tale): Medal | null {
  const [worst] = largest(tale.suspected.filter(({ checker, amount }) => checker !== null && checker >= 0 && amount > 0));
  return worst ? { key: "doubt", player: worst.checker ?? 0, other: worst.player, amount: worst.amount, at: settled(worst) } : null;
}

function boldest(dots: readonly Dot[][]): Medal | null {
  const lies = dots.map((own) => count(own, "lie", "caught"));
  return alone("bold", lies, Math.max(...lies));
}

function mostHonest(dots: readonly Dot[][]): Medal | null {
  const lies = dots.map((own) => count(own, "lie", "caught"));
  return alone("honest", lies, Math.min(...lies));
}

/** Whose lies were worth most, all in all, without one being caught. */
function luckiest(tale: Tale): Medal | null {
  const kept = times(tale.players).map((player) => {
    const own = tale.lies.filter((lie) => lie.player === player);
    return own.some(({ checker }) => checker !== null) ? 0 : sum(own.map(({ amount }) => Math.max(0, amount)));
  });
  const most = Math.max(...kept);
  const player = kept.indexOf(most);
  return most > 0 && kept.filter((each) => each === most).length === 1 ? { key: "luck", player, amount: most } : null;
}

function alone(key: Medal["key"], counts: number[], wanted: number): Medal | null {
  const those = counts.filter((each) => each === wanted);
  if (those.length !== 1 || (key === "bold" && wanted === 0)) return null;
  return { key, player: counts.indexOf(wanted), count: wanted };
}

/** The choice that settled a claim. */
export const settled = ({ answers, choice }: Claim): number => answers.at(-1)?.choice ?? choice;
