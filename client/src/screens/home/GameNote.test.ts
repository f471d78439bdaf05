import { cleanup, render } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, it } from "vitest";
import { gameOf } from "$lib/catalogue.fixture";
import { results } from "$lib/results.svelte";
import { words } from "$lib/words.svelte";
import GameNote from "./GameNote.svelte";

beforeAll(async () => {
  await words.need("common", "app");
  await words.speak("en");
});
afterEach(() => {
  cleanup();
  results.all = [];
});

it("tells how this game went against bots of each level", () => {
  const played = { game: "contraband" as const, time: 0, names: [], you: 0 };
  results.all = [
    { ...played, id: "t1", share: 1, levels: ["easy"] },
    { ...played, id: "t2", share: 0, levels: ["easy"] },
    { ...played, id: "t3", share: 0.5, levels: ["expert"] },
  ];
  const { container } = render(GameNote, { facts: gameOf("contraband"), isOffline: false });
  expect(container.querySelector(".tallies")?.textContent).toBe("Won so far: easy 1 of 2 · expert 0.5 of 1");
});

it("tells nothing of a game that was never played, but that its first one is short", () => {
  const { container } = render(GameNote, { facts: gameOf("contraband"), isOffline: false });
  expect(container.querySelector(".tallies")?.textContent).toBe(words.say("first-game-short"));
});
