// Kinds of machine: games/ffuffziger/machines.py in TypeScript.

import { sum, times } from "$lib/numbers";
import { HIGHEST, VALUES, type FfView } from "./view";

export type Side = "dealt" | "bought" | "single" | "twice" | "coins";

const SIDES: readonly Side[] = ["dealt", "bought", "single", "twice"];
const WITH_COINS = 20;
const DEALT_BACKS = 3; // the backs before this one may be dealt at the start

/** What may be on the back of a tile. */
export const BACKS = ["same", "same-twice", "next", "kaputt", "next-twice", "coins"] as const;
export type Back = (typeof BACKS)[number];

export const valueOf = (kind: number): number =>
  kind === WITH_COINS ? HIGHEST : Math.floor(kind / SIDES.length);
export const sideOf = (kind: number): Side =>
  kind === WITH_COINS ? "coins" : (SIDES[kind % SIDES.length] ?? "single");
export const isUnturned = (kind: number): boolean => ["dealt", "bought"].includes(sideOf(kind));
export const prints = (kind: number): number => (sideOf(kind) === "twice" ? 2 : 1);

/** A pile of tiles that look the same, and may be of two kinds: dealt and bought. */
export interface Pile {
  kind: number; // of the first
  count: number;
}

/** The machines of somebody, by value; where it does not matter, dealt and bought lie together. */
export function piles(counts: readonly number[], apart: boolean): Pile[] {
  const found: Pile[] = [];
  counts.forEach((count, kind) => {
    if (!count) return;
    const before = found.at(-1);
    const isSame = before && sideOf(kind) === "bought" && before.kind === kind - 1;
    if (isSame && !apart) before.count += count;
    else found.push({ kind, count });
  });
  return found;
}

/** The value that a back has, of a front of this value. */
export const valueBehind = (value: number, back: Back): number =>
  back.startsWith("next") ? value + 1 : value;

/** FF-9: the chance of each back of a tile that was not turned yet. */
export function chances(view: FfView, kind: number): number[] {
  const value = valueOf(kind);
  const unseen = view.unseen_backs[value] ?? [];
  const pool = sum(unseen.slice(0, DEALT_BACKS));
  const hidden = view.dealt_unseen[value] ?? 0;
  const weights = unseen.map((count, back) => {
    const isPool = back < DEALT_BACKS;
    if (sideOf(kind) === "dealt") return isPool ? count : 0;
    if (!hidden) return count;
    return count * (isPool ? pool - hidden : pool);
  });
  const all = sum(weights);
  return weights.map((weight) => (all ? weight / all : 0));
}

/** What may be on a back, the likeliest first. */
export function likely(view: FfView, kind: number): { back: Back; chance: number }[] {
  return chances(view, kind)
    .flatMap((chance, place) => {
      const back = BACKS[place];
      return chance && back ? [{ back, chance }] : [];
    })
    .sort((one, other) => other.chance - one.chance);
}

/** How many notes of each value so many machines print. */
export function printed(jobs: readonly [kind: number, count: number][]): number[] {
  const notes = times(VALUES).map(() => 0);
  for (const [kind, count] of jobs) {
    const value = valueOf(kind);
    notes[value] = (notes[value] ?? 0) + count * prints(kind);
  }
  return notes;
}
