// What the seats of a table are called.

import type { Seat } from "./protocol";
import { t, type Args } from "./words.svelte";

// A bot is called by its seat, so that no two seals have the same letter; a sign says what it is.
const BOTS = ["Ada", "Bruno", "Carla", "Dimitri", "Elsa", "Felix"];

/** Name the seats; two of one name get a number. */
export function namesOf(seats: readonly Seat[]): string[] {
  const taken = new Set<string>();
  return seats.map((seat, place) => {
    const bot = seat.kind === "bot" ? BOTS[place] : "";
    const own = seat.name || bot || t("seat-name", { number: place + 1 });
    const name = taken.has(own) ? `${own} ${place + 1}` : own;
    taken.add(name);
    return name;
  });
}

export const initialOf = (name: string): string => [...name][0]?.toUpperCase() ?? "?";

/**
 * The arguments by which a message names somebody: `{ who: "Bram", whoYou: "no" }`.
 *
 * A message chooses by `$whoYou`: `{ $whoYou -> [yes] You pay *[no] { $who } pays }`.
 */
export function naming(role: string, player: number, names: readonly string[], you: number | null): Args {
  return { [role]: names[player] ?? "?", [`${role}You`]: player === you ? "yes" : "no" };
}
