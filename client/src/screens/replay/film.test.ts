import { expect, test, vi } from "vitest";
import { Film, isStill, toldOf } from "./film.svelte";
import { CHUNK, type Frame, type Frames } from "./records";

const TOTAL = 150;
const frame = (at: number): Frame =>
  ({ at, by: at ? 0 : null, word: at ? ["go"] : null, news: [["told", at]], view: {} }) as unknown as Frame;
const answer = (from: number): Frames =>
  ({
    total: TOTAL,
    from,
    frames: Array.from({ length: Math.min(CHUNK, TOTAL + 1 - from) }, (_, place) => frame(from + place)),
  }) as unknown as Frames;

test("a piece is asked for once, and those before it come behind its back", async () => {
  const read = vi.fn((from: number) => Promise.resolve(answer(from)));
  const film = new Film(read, TOTAL);
  await Promise.all([film.need(130), film.need(131)]);
  expect(film.at(130)?.at).toBe(130);
  await vi.waitFor(() => expect(film.knownSince(130)).toBe(0));
  expect(read.mock.calls.map(([from]) => from)).toEqual([120, 60, 0]);
});

test("the next piece is there before it is needed", async () => {
  const read = vi.fn((from: number) => Promise.resolve(answer(from)));
  const film = new Film(read, TOTAL);
  await film.need(10);
  expect(film.at(60)).toBeUndefined();
  await film.need(40);
  await vi.waitFor(() => expect(film.at(60)).toBeDefined());
});

test("what failed is asked for again", async () => {
  let isDown = true;
  const film = new Film((from) => (isDown ? Promise.reject(new Error("down")) : Promise.resolve(answer(from))), TOTAL);
  await expect(film.need(3)).rejects.toThrow("down");
  isDown = false;
  await film.need(3);
  expect(film.at(3)).toBeDefined();
});

test("a sealed choice of another is still", () => {
  expect(isStill({ ...frame(4), by: null, word: null, news: [] })).toBe(true);
  expect(isStill(frame(4))).toBe(false);
  const whole = { ...frame(4), news: [{ to: [1], item: ["did", 1, "trust"] }] } as Frame;
  expect(toldOf(whole)).toEqual([{ to: [1], item: ["did", 1, "trust"] }]);
});
