// A table without a server, for tests: what it hears is said by the test, and what is sent is kept.

import type { Connection } from "$lib/net";
import type { Message, TableInfo, Wish } from "$lib/protocol";
import { Session } from "./session.svelte";

export interface Seated {
  session: Session;
  sent: Wish[];
  tell: (message: Message) => void;
  change: (now: Connection) => void;
}

/** Sit at a table whose line is open, and which has said nothing yet. */
export function seatedAt(id = "t1"): Seated {
  const sent: Wish[] = [];
  let tell = (_: Message): void => {};
  let change = (_: Connection): void => {};
  const session = new Session(id, (_, heard, changed) => {
    [tell, change] = [heard, changed];
    return { send: (wish) => Boolean(sent.push(wish)), again() {}, rest() {}, end() {} };
  });
  change({ is: "open" });
  return { session, sent, tell, change };
}

/** A table of two people that waits for a third. */
export const tableInfo = (more: Partial<TableInfo> = {}): TableInfo => ({
  id: "t1",
  game: "contraband",
  options: {},
  status: "open",
  seats: [
    { kind: "person", name: "Iris", guest: "iris", here: true },
    { kind: "person", name: "Bram", guest: "bram", here: true },
    { kind: "open" },
  ],
  fair: { commitment: "ab12", people: [0, 1, 2], wants: [] },
  clock: { kind: "none" },
  public: false,
  watch: true,
  pace: "calm",
  stand_in: "medium",
  absence: null,
  created: 0,
  host: "iris",
  ...more,
});
