// When the details of a board are read, and what happens if that fails.

import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { prepareDetails } from "../table/details";
import { settings } from "$lib/settings.svelte";
import type { BoardDetails, GameBoard, Scene } from "./contract";
import { Game } from "./game.svelte";

const DETAILS = { coach: [] } as unknown as BoardDetails;
const SCENE = {} as Scene;
let details: ReturnType<typeof vi.fn<() => Promise<BoardDetails>>>;

beforeEach(() => {
  vi.useFakeTimers();
  details = vi.fn(() => Promise.resolve(DETAILS));
});
afterEach(() => {
  vi.useRealTimers();
  settings.text = false;
});
const gameWith = (more: Partial<GameBoard> = {}): Game => new Game("contraband", { details, ...more } as unknown as GameBoard);

it("reads them once, after the first paint", async () => {
  const game = gameWith();
  await prepareDetails(game, SCENE);
  await prepareDetails(game, null);
  expect(game.details).toBeNull();
  await vi.advanceTimersByTimeAsync(100);
  expect(game.details).toBe(DETAILS);
  expect(details).toHaveBeenCalledTimes(1);
});

it("reads them before the first paint of a moment that needs them", async () => {
  const game = gameWith({ needsDetails: () => true });
  await prepareDetails(game, SCENE);
  expect(game.details).toBe(DETAILS);
});

it("reads them before the first paint of a table that is read as text", async () => {
  settings.text = true;
  const game = gameWith();
  await prepareDetails(game, SCENE);
  expect(game.details).toBe(DETAILS);
});

it("tries again until there is a connection", async () => {
  const game = gameWith();
  details.mockRejectedValueOnce(new TypeError("offline"));
  const reading = game.readDetails();
  await vi.advanceTimersByTimeAsync(100);
  expect(game.details).toBeNull();
  await vi.advanceTimersByTimeAsync(5000);
  await reading;
  expect(game.details).toBe(DETAILS);
});
