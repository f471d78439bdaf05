// What is read after the first paint: who waits for it, and who need not.

import { beforeEach, expect, it, vi } from "vitest";
import type { CashScene } from "./say";
import type { CashView, Matter } from "./view";

const TURN: Matter = { matter: "turn", player: 0, stage: "start", doubles: 0, again: false };
const RENT: Matter = { matter: "rent", visitor: 1, owner: 0, street: 3, stage: "asking", boosted: false } as Matter;

function sceneOf(matters: Matter[], held: number | null = null): CashScene {
  const view = {
    matters, choices: [{ verb: "roll" }, { verb: "demand" }], unraised: null, owner: [], hotels: [], hotels_left: 0,
    chance: { held: [held, null] }, chest: { held: [[], []] }, board: { rent: [] }, mine: null,
  }; // prettier-ignore
  return { view: view as unknown as CashView, news: [], seats: [], names: ["Iris", "Bram"], you: 0, mine: true, views: null };
}

/** As if the page had just been opened. */
async function opened() {
  vi.resetModules();
  const { late, ready } = await import("./late.svelte");
  const { CashDesk } = await import("./desk/desk.svelte");
  return { late, ready, CashDesk };
}

beforeEach(() => void vi.stubGlobal("requestAnimationFrame", () => 0)); // nothing is painted

it("shows a turn at once, without waiting for the rest", async () => {
  const { late, ready, CashDesk } = await opened();
  await ready(sceneOf([TURN]));
  expect(late.rest).toBeNull();
  expect(new CashDesk(sceneOf([TURN])).word).toEqual(["roll"]);
});

it("has everything before a table is shown that needs it", async () => {
  for (const scene of [sceneOf([TURN, RENT]), sceneOf([TURN], 4), undefined]) {
    const { late, ready } = await opened();
    await ready(scene);
    expect(late.rest).not.toBeNull();
  }
});

it("asks a question as soon as its tray is there", async () => {
  const { late, CashDesk } = await opened();
  const desk = new CashDesk(sceneOf([TURN, RENT]));
  expect([desk.part.kind, desk.word]).toEqual(["late", null]);
  await late.read();
  await vi.waitFor(() => expect(desk.part.kind).toBe("rent"));
  expect(desk.word).toEqual(["demand"]);
});

it("reads the rest in the background where a table waits for players", async () => {
  vi.stubGlobal("requestAnimationFrame", (painted: () => void) => setTimeout(painted));
  const { late, ready } = await opened();
  await ready(null);
  expect(late.rest).toBeNull();
  await vi.waitFor(() => expect(late.rest).not.toBeNull());
});
