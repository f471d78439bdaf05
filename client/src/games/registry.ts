// Finds the board of a game: a folder beside this file that has an index.ts. It is read when a table
// of its game is opened.

import type { GameName } from "$lib/protocol";
import { words } from "$lib/words.svelte";
import type { GameBoard } from "./contract";
import { Game } from "./game.svelte";

type Module = { board: unknown }; // of one game; the frame never mixes games
const BOARDS = import.meta.glob<Module>("./*/index.ts");
const opened = new Map<GameName, Promise<Game>>();

const pathOf = (name: GameName): string => `./${name}/index.ts`;

/** Return a game with its words; what could not be read is tried again by the next who asks. */
export function gameNamed(name: GameName): Promise<Game> {
  let game = opened.get(name);
  if (!game) {
    game = open(name);
    game.catch(() => opened.delete(name));
    opened.set(name, game);
  }
  return game;
}

async function open(name: GameName): Promise<Game> {
  const read = BOARDS[pathOf(name)];
  if (!read) throw new Error(`there is no board for ${name}`);
  const [{ board }] = await Promise.all([read(), words.need(name)]);
  return new Game(name, board as GameBoard);
}
