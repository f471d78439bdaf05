import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { lessons } from "./lessons.svelte";
import { GAMES } from "./catalogue.fixture";
import { results } from "./results.svelte";
import { set } from "./settings.svelte";
import { isFirstGame, playNow } from "./tables";

let opened: { options: object }[];

beforeEach(() => {
  opened = [];
  vi.stubGlobal("scrollTo", () => undefined);
  lessons.restart();
  set("tips", true);
  vi.stubGlobal("fetch", async (path: string, { body }: { body?: string }) => {
    if (path === "/api/tables" && body) opened.push(JSON.parse(body) as { options: object });
    return new Response(JSON.stringify({ id: "t1", guest: "g1", name: "Ada" }));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  results.all = [];
});

it.each(GAMES)("makes a first game of $name a short one, and only that", async (game) => {
  await playNow(game, "easy");
  expect(Object.keys(opened[0]?.options ?? {}).length).toBeGreaterThan(0);
  const known = { id: "t0", game: game.name, time: 0, share: 1, names: [], you: 0, levels: [] };
  results.all = [known];
  await playNow(game, "easy", game.lobby.seats);
  expect(opened[1]?.options).toEqual({});
});

it("plays whole games with one who wants no hints", () => {
  lessons.stop("contraband");
  expect([isFirstGame("contraband"), isFirstGame("ffuffziger")]).toEqual([false, true]);
  set("tips", false);
  expect(isFirstGame("ffuffziger")).toBe(false);
});
