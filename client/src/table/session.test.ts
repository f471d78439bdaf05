// A choice on its way: what locks the tray, and what frees it again.

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Message, View, Wish } from "$lib/protocol";
import { toast } from "$lib/toast.svelte";
import { words } from "$lib/words.svelte";
import type { Session } from "./session.svelte";
import { seatedAt, tableInfo } from "./table.fixture";

let sent: Wish[];
let tell: (message: Message) => void;

function seated(): Session {
  const made = seatedAt();
  ({ sent, tell } = made);
  tell({ version: 1, step: 4 });
  return made.session;
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

describe("a bot that plays for somebody", () => {
  const running = (level: "" | "medium"): Message => {
    const table = tableInfo({ status: "running" });
    const seats = table.seats.map((seat, player) => (player === 1 ? { ...seat, level } : seat));
    return { table: { ...table, seats } };
  };

  it("is told of when it begins and when it ends, to all", async () => {
    vi.useRealTimers();
    await words.need("common");
    const session = seated();
    tell({ version: 1, you: 0, guest: "iris", ...running("") });
    await vi.waitFor(() => expect(session.game).not.toBeNull(), 5000);
    tell(running("medium"));
    await vi.waitFor(() => expect(toast.text).toBe("A bot plays for Bram now."));
    tell(running(""));
    await vi.waitFor(() => expect(toast.text).toBe("Bram plays again."));
    session.close();
  });
});

describe("the time of a choice", () => {
  const asked = (verbs: string[]): Message => {
    const clock = { kind: "bank", seconds: 300 } as const;
    const view = { choices: verbs.map((verb) => ({ verb })), acting: [0, 1] } as unknown as View;
    return { view, table: tableInfo({ status: "running", clock }), clock: { left: [8, 90, 90], running: [0, 1] } };
  };

  it("is told to one who owes it, and to nobody who has answered while others have not", () => {
    const session = seated();
    tell({ version: 1, you: 0, guest: "iris", ...asked(["believe"]) });
    expect(session.left).toBe(8);
    tell(asked([]));
    expect(session.left).toBeNull();
    session.close();
  });
});
