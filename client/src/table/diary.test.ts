// What is worded bit by bit is the same as what is worded at once.

import { beforeAll, describe, expect, it, vi } from "vitest";
import { gameNamed } from "../games/registry";
import { scenesOf } from "../games/moments.fixture";
import { GAMES as LISTED } from "$lib/catalogue.fixture";
import type { Scene } from "../games/contract";
import { words } from "$lib/words.svelte";
import { Diary, entriesOf } from "./diary";

const GAMES = LISTED.map(({ name }) => name);
const LONG = 150; // news, one after the other
const PATIENCE = 60_000; // milliseconds

beforeAll(async () => {
  vi.stubGlobal("CSS", { escape: (text: string) => text }); // which jsdom has not
  await words.speak("en");
  await words.need("common");
});

/** The longest match of a game, as it was seen when it was over. */
function longest(game: string): Scene {
  return scenesOf(game).reduce((most, scene) => (scene.news.length > most.news.length ? scene : most));
}

describe.each(GAMES)("the diary of %s", (name) => {
  it("says the same however the news came", async () => {
    const game = await gameNamed(name);
    const scene = longest(name);
    const diary = new Diary();
    for (const [end] of scene.news.slice(0, LONG).entries()) {
      const part = { ...scene, news: scene.news.slice(0, end) };
      expect(diary.word(game, part)).toEqual(entriesOf(game, part));
    }
    expect(diary.word(game, scene)).toEqual(entriesOf(game, scene));
  }, PATIENCE);

  it("keeps every entry that says the same, so that it is not drawn anew", async () => {
    const game = await gameNamed(name);
    const scene = longest(name);
    const diary = new Diary();
    const before = diary.word(game, { ...scene, news: scene.news.slice(0, -1) });
    const after = diary.word(game, scene);
    const alike = after.filter((entry, place) => JSON.stringify(entry) === JSON.stringify(before[place]));
    expect(alike.length).toBeGreaterThan(0);
    for (const entry of alike) expect(before).toContain(entry);
  }, PATIENCE);

  it("leaves out what is not shown any more, and begins anew in another language", async () => {
    const game = await gameNamed(name);
    const scene = longest(name);
    const diary = new Diary();
    diary.word(game, scene);
    const fewer = { ...scene, news: scene.news.slice(0, -4) };
    expect(diary.word(game, fewer)).toEqual(entriesOf(game, fewer));
    await words.speak("fr");
    expect(diary.word(game, fewer)).toEqual(entriesOf(game, fewer));
    await words.speak("en");
  }, PATIENCE);
});
