// Which board a game is played on.

import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { catalogue, numeralOf, titleOf } from "$lib/catalogue.svelte";
import { GAMES, gameOf } from "$lib/catalogue.fixture";
import { words } from "$lib/words.svelte";
import { coverOf } from "./covers";
import { gameNamed, hasBoard } from "./registry";

const VISITOR = { ...gameOf("contraband"), name: "visitor", title: "The Visitor", code: "VI" };

beforeAll(async () => {
  vi.stubGlobal("CSS", { escape: (name: string) => name });
  await words.need("common");
});
beforeEach(() => catalogue.take([...GAMES, VISITOR]));
afterEach(() => vi.unstubAllGlobals());

it.each(GAMES)("finds the board of $name by its folder, once", async ({ name }) => {
  const game = await gameNamed(name);
  expect(hasBoard(name)).toBe(true);
  expect(await gameNamed(name)).toBe(game);
  await game.readDetails();
  expect(game.details?.Evidence).toBeTruthy();
});

it("plays a game without a folder on the generic board", async () => {
  vi.stubGlobal("fetch", async () => new Response("", { status: 404 })); // it brings no words
  expect(hasBoard("visitor")).toBe(false);
  const { name, board } = await gameNamed("visitor");
  expect(name).toBe("visitor");
  expect(board.words.newsLine(["round_over", 2], { names: [] } as never)?.text).toBe("round over: 2");
});

it("tries again where it could not be read", async () => {
  vi.stubGlobal("fetch", async () => new Response("", { status: 500 }));
  catalogue.take([...GAMES, { ...VISITOR, name: "unlucky" }]);
  await expect(gameNamed("unlucky")).rejects.toThrow();
  vi.stubGlobal("fetch", async () => new Response("vi-label-go = Go"));
  expect((await gameNamed("unlucky")).name).toBe("unlucky");
});

it("names and numbers games in the order of the server, and has a cover for each", () => {
  expect([...GAMES, VISITOR].map(({ name }) => `${numeralOf(name)} ${titleOf(name)}`)).toEqual([
    "I Contraband", "II Counterfeiters", "III Falsche FFuffziger", "IV Crooked Cash", "V The Visitor",
  ]); // prettier-ignore
  const covers = [...GAMES, VISITOR].map(({ name }) => coverOf(name));
  expect(new Set(covers.map(({ symbol }) => symbol)).size).toBe(5);
  for (const { symbol, vignette } of covers) expect(vignette).toContain(`id="${symbol}"`);
});
