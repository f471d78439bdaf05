// Finds the board of a game: a folder beside this file that has an index.ts. It is read when a table
// of its game is opened; a game without one is played on games/generic.

import { catalogue } from "$lib/catalogue.svelte";
import type { GameName } from "$lib/protocol";
import { bring, words } from "$lib/words.svelte";
import type { GameBoard } from "./contract";
import { Game } from "./game.svelte";

type Module = { board: unknown }; // of one game; the frame never mixes games
const BOARDS = import.meta.glob<Module>("./*/index.ts");
const pathOf = (name: GameName): string => `./${name}/index.ts`;
const opened = new Map<GameName, Promise<Game>>();

/** Whether a game has a board of its own here. */
export const hasBoard = (name: GameName): boolean => pathOf(name) in BOARDS;

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
  if (!read) return openGeneric(name);
  const [{ board }] = await Promise.all([read(), words.need(bring(name))]);
  return new Game(name, board as GameBoard);
}

/** A game without a board here is played on the generic one, in words that it brings itself. */
async function openGeneric(name: GameName): Promise<Game> {
  if (!catalogue.of(name)) await catalogue.find();
  const [{ genericBoard }] = await Promise.all([import("./generic/board"), words.need("generic", bring(name))]);
  const board: unknown = genericBoard(catalogue.of(name)?.code ?? "");
  return new Game(name, board as GameBoard);
}
