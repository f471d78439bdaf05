// The games that can be played here, as GET /api/games lists them. The list is kept in the browser, so
// that the home page shows it at once, and without a connection.

import { kept } from "./kept";
import { ask } from "./net";
import type { GameName } from "./protocol";
import { t, words } from "./words.svelte";

const KEY = "funnymoney games";
const NUMERALS = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X"];

export interface Option {
  name: string;
  default: unknown;
  about: string;
  words: string[];
  least: number;
  most: number;
}

export interface GameFacts {
  name: GameName;
  title: string;
  code: string; // two letters: of table numbers, and of its messages
  players: number[];
  options: Option[];
  /** Usual seats, minutes of a match, and the options of a short first one. */
  lobby: { seats: number; minutes: number; first_game: Record<string, unknown> };
}

const isList = (found: unknown): found is GameFacts[] => Array.isArray(found);

function stored(): readonly GameFacts[] {
  const found = kept.read<unknown>(KEY);
  return isList(found) ? found : [];
}

class Catalogue {
  games = $state.raw<readonly GameFacts[]>(stored());
  private asked: Promise<readonly GameFacts[]> | null = null;

  /** Ask the server, once for all who need it; what failed is asked again by the next. */
  find(): Promise<readonly GameFacts[]> {
    this.asked ??= this.ask();
    this.asked.catch(() => (this.asked = null));
    return this.asked;
  }

  private async ask(): Promise<readonly GameFacts[]> {
    const found = await ask<unknown>("GET", "/api/games");
    if (isList(found)) this.take(found);
    return this.games;
  }

  take(games: readonly GameFacts[]): void {
    this.games = games;
    kept.write(KEY, games);
  }

  of(name: GameName): GameFacts | undefined {
    return this.games.find((game) => game.name === name);
  }
}

export const catalogue = new Catalogue();

/** What a game is called: in the words of the page, or as the game itself says. */
export const titleOf = (name: GameName): string =>
  words.has(`game-${name}`) ? t(`game-${name}`) : (catalogue.of(name)?.title ?? name);

/** What a game is about, in a line. */
export const aboutGame = (name: GameName): string => t(words.has(`home-${name}`) ? `home-${name}` : "home-installed");

/** The number on the note of a game: its place in the list. */
export function numeralOf(name: GameName): string {
  const place = catalogue.games.findIndex((game) => game.name === name);
  return NUMERALS[place] ?? "";
}
