// What is drawn of a table, made of what is known of it.

import type { Scene } from "../games/contract";
import { owesChoice, secondsLeft, type Known } from "$lib/known";
import { namesOf } from "$lib/names";

/** Whether the viewer is asked, and may answer: a table that pauses takes no answers. */
export const isAsked = (known: Known): boolean => owesChoice(known) && !known.table?.paused;

/** Return the scene of a match; null before there is one. */
export function sceneOf(known: Known): Scene | null {
  const { view, table, news, you } = known;
  if (!view || !table) return null;
  const { seats } = table;
  return { view, news, seats, names: namesOf(seats), you, mine: isAsked(known), views: null };
}

/** The seconds for the choice that is owed. One's time runs for the others until all have answered. */
export function secondsToChoose(known: Known, now: number): number | null {
  const { you, clock } = known;
  if (!isAsked(known) || you === null || !clock?.running.includes(you)) return null;
  return secondsLeft(known, you, now);
}
