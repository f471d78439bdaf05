// What is read after the first paint: which moments wait for it, and which do not.

import { expect, it, vi } from "vitest";
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
  const { loaded, needsDetails } = await import("./loaded.svelte");
  const { CashDesk } = await import("./desk/desk.svelte");
  return { loaded, needsDetails, CashDesk };
}

it("composes a turn at once, without the details", async () => {
  const { loaded, needsDetails, CashDesk } = await opened();
  expect(needsDetails(sceneOf([TURN]))).toBe(false);
  expect(new CashDesk(sceneOf([TURN])).word).toEqual(["roll"]);
  expect(loaded.details).toBeNull();
});

it("needs the details for anything else, and for a turn of somebody who holds cards", async () => {
  const { needsDetails } = await opened();
  expect([sceneOf([TURN, RENT]), sceneOf([TURN], 4)].map(needsDetails)).toEqual([true, true]);
});

it("asks a question as soon as its tray is there", async () => {
  const { loaded, CashDesk } = await opened();
  const desk = new CashDesk(sceneOf([TURN, RENT]));
  expect([desk.part.kind, desk.word]).toEqual(["loading", null]);
  await loaded.read();
  expect(desk.part.kind).toBe("rent");
  expect(desk.word).toEqual(["demand"]);
});
