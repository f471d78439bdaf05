// What is read aloud of a table, from two things that were known of it one after the other.

import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import type { Game } from "../../games/game.svelte";
import { nothing, type Known } from "$lib/known";
import type { ChatLine, View } from "$lib/protocol";
import { words } from "$lib/words.svelte";
import type { Entry } from "../diary";
import { sceneOf } from "../scene";
import { tableInfo } from "../table.fixture";
import { Announcer } from "./announcer";

const game = { board: { words: { prompt: () => ({ title: "Roll." }) } } } as unknown as Game;
const table = tableInfo({ status: "running" });
const known = (step: number, news: number, offered = true): Known => ({
  ...nothing(), you: 0, guest: "iris", table, step, news: Array.from({ length: news }, () => ["card"]),
  view: { choices: offered ? [{ verb: "roll" }] : [], acting: [0] } as unknown as View,
});
const entry = (number: number): Entry => ({ number, text: `Line **${number}**.`, heading: "" });
const line = (number: number, guest: string, seat?: number): ChatLine =>
  ({ number, guest, name: guest, text: "Hm.", time: 0, ...(seat === undefined ? {} : { seat }) });
const regions: Record<string, HTMLElement> = {};
const read = (id: string): string => regions[id]?.textContent ?? "";

/** Have an announcer hear what has changed at a table with these lines in its log. */
function hear(before: Known, after: Known, entries: Entry[] = [], announcer?: Announcer): Announcer {
  const found = announcer ?? new Announcer({ game, scene: sceneOf(after), entries });
  found.hear(before, after);
  return found;
}

beforeAll(async () => {
  await words.need("common");
  await words.speak("en");
});
beforeEach(() => {
  for (const id of ["polite", "urgent"]) {
    regions[id] = Object.assign(document.createElement("p"), { id });
    document.body.append(regions[id]);
  }
});
afterEach(() => document.body.replaceChildren());

it("reads the last lines of news that are new", async () => {
  hear(known(0, 2, false), known(0, 9, false), [0, 1, 2, 3, 4, 5, 6, 7, 8].map(entry));
  await vi.waitFor(() => expect(read("polite")).toBe("Line 4. Line 5. Line 6. Line 7. Line 8."));
});

it("reads a question once", async () => {
  const announcer = hear(known(0, 0, false), known(1, 0));
  await vi.waitFor(() => expect(read("urgent")).toContain("Roll."));
  regions["urgent"]?.replaceChildren();
  hear(known(1, 0), known(1, 0), [], announcer);
  await new Promise((done) => setTimeout(done, 100));
  expect(read("urgent")).toBe("");
});

it("reads nothing of a table that was just opened, or seen from another seat", async () => {
  hear(nothing(), known(1, 3), [entry(0)]);
  hear({ ...known(1, 0), you: 1 }, known(1, 3), [entry(0)]);
  await new Promise((done) => setTimeout(done, 100));
  expect([read("polite"), read("urgent")]).toEqual(["", ""]);
});

it("reads what others say, and marks spectators", async () => {
  const chat = [line(0, "bram", 1), line(1, "iris", 0), line(2, "bram", 1), line(3, "zoe")];
  hear({ ...known(0, 0, false), chat: chat.slice(0, 1) }, { ...known(0, 0, false), chat });
  await vi.waitFor(() => expect(read("polite")).toBe("bram says: Hm. zoe, a spectator, says: Hm."));
});
