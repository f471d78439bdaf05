// The one list of games. Each is read when its table is opened.

import type { GameName, View } from "$lib/protocol";
import { words } from "$lib/words.svelte";
import type { Code, Desk, Game } from "./contract";

export const CODES: Record<GameName, Code> = {
  contraband: "cb",
  counterfeiters: "cf",
  ffuffziger: "ff",
  crooked_cash: "cc",
};
export const NUMERALS: Record<GameName, string> = {
  contraband: "I",
  counterfeiters: "II",
  ffuffziger: "III",
  crooked_cash: "IV",
};
export const GAMES = Object.keys(CODES) as GameName[];

// A board takes the views and the desk of its own game only; the frame never mixes games.
type AnyGame = Game<View, Desk>;
const MODULES: Record<GameName, () => Promise<{ game: unknown }>> = {
  contraband: () => import("./contraband"),
  counterfeiters: () => import("./counterfeiters"),
  ffuffziger: () => import("./ffuffziger"),
  crooked_cash: () => import("./crooked_cash"),
};

/** Return a game with its words. */
export async function gameNamed(name: GameName): Promise<AnyGame> {
  const game = (await MODULES[name]()).game as AnyGame;
  await words.need(...game.files);
  return game;
}
