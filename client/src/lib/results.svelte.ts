// The matches that were played in this browser: how often against whom, and how they ended.

import { kept } from "./kept";
import type { GameName, Level } from "./protocol";

const KEY = "funnymoney results";
const MOST = 200; // matches that are remembered one by one

export interface Result {
  id: string; // of the table
  game: GameName;
  time: number; // seconds
  share: number; // of the win: 1 won, 0.5 shared by two
  names: string[];
  you: number;
  levels: Level[]; // of the bots that were beaten, or not
}

export interface Tally {
  played: number;
  won: number;
}

function stored(): Result[] {
  const found = kept.read<unknown>(KEY);
  return Array.isArray(found) ? (found as Result[]) : [];
}

class Results {
  all = $state.raw<Result[]>(stored());

  /** Note how a match ended, once. */
  note(result: Result): void {
    if (this.all.some((known) => known.id === result.id)) return;
    this.put([result, ...this.all].slice(0, MOST));
  }

  /** Add what another browser has noted. */
  merge(others: Result[]): void {
    const fresh = others.filter((other) => !this.all.some((known) => known.id === other.id));
    this.put([...this.all, ...fresh].sort((one, two) => two.time - one.time).slice(0, MOST));
  }

  /** How a game went where the strongest bot had this level. */
  tally(game: GameName, level: Level): Tally {
    const played = this.all.filter((each) => each.game === game && each.levels.at(-1) === level);
    return { played: played.length, won: played.reduce((sum, each) => sum + each.share, 0) };
  }

  private put(all: Result[]): void {
    this.all = all;
    kept.write(KEY, all);
  }
}

export const results = new Results();
