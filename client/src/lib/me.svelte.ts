// Who this browser is: a guest with a name, known by a cookie.

import { ask, Refused } from "./net";
import type { GameName, ListedTable } from "./protocol";

export interface MyTable extends ListedTable {
  you: number;
  turn: boolean;
}

interface Me {
  guest: string;
  name: string;
  tables: MyTable[];
  /** Those that the server had to close, until they are opened anew. */
  closed?: MyTable[];
}

class Guest {
  me = $state.raw<Me | null>(null);
  isKnown = $state(false); // whether the server was asked

  async find(): Promise<Me | null> {
    try {
      this.me = await ask<Me>("GET", "/api/me");
    } catch (error) {
      if (!(error instanceof Refused) || error.status !== 401) throw error;
      this.me = null;
    }
    this.isKnown = true;
    return this.me;
  }

  /** Be somebody, or be called something else. */
  async be(name: string): Promise<void> {
    await ask("POST", "/api/me", { name });
    await this.find();
  }
}

export const guest = new Guest();

/** How often somebody has won against each level, kept in this browser. */
export type Results = Partial<Record<GameName, Record<string, { played: number; won: number }>>>;
