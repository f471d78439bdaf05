// The games of this repository as the server lists them, for tests.

import type { GameFacts } from "./catalogue.svelte";

const game = (name: string, title: string, code: string, players: number[], seats: number, minutes: number, first_game: object): GameFacts => ({
  name, title, code, players, options: [], lobby: { seats, minutes, first_game: { ...first_game } },
}); // prettier-ignore

export const GAMES: readonly GameFacts[] = [
  game("contraband", "Contraband", "CB", [3, 4, 5, 6], 4, 25, { rounds: 2, first_officer: 0 }),
  game("counterfeiters", "Counterfeiters (Pecunia Olet)", "CF", [2, 3, 4], 3, 35, { guard_round: 3 }),
  game("ffuffziger", "Falsche FFuffziger", "FF", [3, 4, 5, 6], 4, 60, { rounds: 4 }),
  game("crooked_cash", "Crooked Cash", "CC", [2, 3, 4, 5, 6], 4, 40, { round_cap: 6 }),
];

export const gameOf = (name: string): GameFacts => {
  const found = GAMES.find((each) => each.name === name);
  if (!found) throw new Error(`there is no ${name}`);
  return found;
};
