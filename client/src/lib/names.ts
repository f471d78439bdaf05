// What the seats of a table are called.

import type { Seat } from "./protocol";
import { t, type Args } from "./words.svelte";

// A bot is called by its seat, so that no two seals have the same letter; a sign says what it is.
// Where a person has a name like the first, the bot takes the second.
const BOTS = ["Ada Anton", "Bruno Berta", "Carla Cosmo", "Dimitri Dora", "Elsa Emil", "Felix Flora"].map((both) => both.split(" "));

// Letters of other scripts, and digits, that look like a letter in the name of a bot.
const LOOKS = "aаα bвβ cсϲ dԁ eеε fϝ liіιı1| mмμ nν oоοσ0 rг sѕ tтτ uυ xхχ".split(" ");
const LOOKS_LIKE = new Map(LOOKS.flatMap((alike) => [...alike].map((letter) => [letter, alike.charAt(0)] as const)));

/** How a name looks at a glance, whatever its case, accents and scripts: enough to tell it from a bot's. */
function glance(name: string): string {
  const letters = name.normalize("NFKD").replace(/[\p{M}\p{Default_Ignorable_Code_Point}]/gu, "").toLowerCase();
  return [...letters].map((letter) => LOOKS_LIKE.get(letter) ?? letter).join("");
}

/** Name the seats; two of one name get a number, and a bot is not called like a person. */
export function namesOf(seats: readonly Seat[]): string[] {
  const taken = new Set<string>();
  const people = new Set(seats.map(({ name }) => glance(name ?? "")));
  return seats.map((seat, place) => {
    const names = seat.kind === "bot" ? (BOTS[place] ?? []) : [];
    const bot = names.find((each) => !people.has(glance(each))) ?? names[0];
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
