import { describe, expect, it } from "vitest";
import { hasGap, nothing, owesChoice, secondsLeft, take } from "./known";
import type { Message } from "./protocol";

const whole = {
  version: 1, you: 0, guest: "g", table: { status: "running", seats: [{ kind: "person" }] },
  chat: [], step: 0, since: 0, news: [["a"], ["b"], ["c"]], view: { choices: [{ verb: "x" }] },
} as unknown as Message;
const message = (more: object): Message => more as Message;
const first = take(nothing(), whole, 0);

describe("what is known of a table", () => {
  it("forgets news after those that a message begins with", () => {
    expect(take(first, message({ since: 1, news: [["d"]] }), 0).news).toEqual([["a"], ["d"]]);
  });

  it("keeps its news when a message has none", () => {
    expect(take(first, message({ step: 4 }), 0).news).toHaveLength(3);
  });

  it("is replaced by the first message after a lost line", () => {
    expect(take(first, { ...whole, news: [["z"]] }, 0).news).toEqual([["z"]]);
  });

  it("forgets with a new seat what the old one knew", () => {
    const state = take(first, message({ you: null, news: [["p"]], since: 0 }), 0);
    expect([state.you, state.view, state.news]).toEqual([null, null, [["p"]]]);
    expect(state.table).toBe(whole.table);
  });

  it("replaces a line of chat with a known number", () => {
    const said = take(nothing(), message({ chat: [{ number: 1, text: "rude" }, { number: 2, text: "hi" }] }), 0);
    const state = take(said, message({ chat: [{ number: 1, text: "" }] }), 0);
    expect(state.chat.map((line) => line.text)).toEqual(["", "hi"]);
  });

  it("has a gap where news begin too late", () => {
    expect(hasGap(first, message({ since: 4, news: [] }))).toBe(true);
    expect(hasGap(first, message({ since: 3, news: [] }))).toBe(false);
    expect(hasGap(first, { ...whole, since: 9 })).toBe(false);
  });

  it("lets time run only for those for whom it runs", () => {
    const state = take(nothing(), message({ clock: { left: [10, 10], running: [1] } }), 1000);
    expect([secondsLeft(state, 0, 4000), secondsLeft(state, 1, 4000), secondsLeft(state, 1, 99_000)]).toEqual([10, 7, 0]);
  });

  it("asks nobody for whom a bot plays", () => {
    expect(owesChoice(first)).toBe(true);
    const handed = { ...whole.table, seats: [{ kind: "person", level: "hard" }] } as Message["table"];
    expect(owesChoice({ ...first, table: handed ?? null })).toBe(false);
  });
});

describe("any message at all", () => {
  // A server of another version, or half a message: the page may show less, but never stumbles.
  const VALUES: unknown[] = [null, 0, 7, -1, "", "x", [], {}, [["a"]], [{ number: 1 }], true];
  const KEYS = ["version", "you", "guest", "view", "since", "news", "step", "chat", "hint", "odd"];

  it("is taken without a fault", () => {
    let luck = 1;
    const next = (most: number): number => (luck = (luck * 48_271) % 2_147_483_647) % most;
    let state = first;
    for (let turn = 0; turn < 3000; turn += 1) {
      const lists = { news: [["n", next(9)]], chat: [{ number: next(9), name: "", text: "", time: 0 }] };
      const key = KEYS[next(KEYS.length)] ?? "odd";
      const value = key in lists ? lists[key as "news"] : VALUES[next(VALUES.length)];
      const heard = message({ [key]: value });
      if (!hasGap(state, heard)) state = take(state, heard, turn);
      expect(Array.isArray(state.news) && Array.isArray(state.chat)).toBe(true);
    }
  });
});
