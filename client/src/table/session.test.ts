// A choice on its way: what locks the tray, and what frees it again.

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Message, Wish } from "$lib/protocol";
import type { Connection } from "$lib/net";
import { Session } from "./session.svelte";

let sent: Wish[];
let tell: (message: Message) => void;
let change: (now: Connection) => void;

function seated(): Session {
  sent = [];
  const session = new Session("t1", (_, heard, changed) => {
    [tell, change] = [heard, changed];
    return { send: (wish) => Boolean(sent.push(wish)), again() {}, rest() {}, end() {} };
  });
  change({ is: "open" });
  tell({ version: 1, step: 4 });
  return session;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("a choice on its way", () => {
  it("is not sent twice because others do something meanwhile", () => {
    const session = seated();
    session.choose(["bid", 7]);
    tell({ news: [["did", 1, "bid"]] });
    session.choose(["bid", 7]);
    expect(sent).toEqual([{ do: ["bid", 7], step: 4 }]);
    session.close();
  });

  it.each<[string, Message]>([
    ["the answer", { step: 5 }],
    ["a refusal", { error: "not_your_turn", told: "no" }],
    ["a new connection", { version: 1, step: 4 }],
  ])("frees the tray with %s", (_, message) => {
    const session = seated();
    session.choose(["bid", 7]);
    expect(session.isLocked).toBe(true);
    tell(message);
    expect(session.isLocked).toBe(false);
    session.close();
  });

  it("may be made again when nothing is heard of it", () => {
    const session = seated();
    session.choose(["bid", 7]);
    vi.advanceTimersByTime(5000);
    expect(session.isLocked).toBe(false);
    session.close();
  });
});
