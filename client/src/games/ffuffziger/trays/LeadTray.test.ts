import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, it } from "vitest";
import { toast } from "$lib/toast.svelte";
import { words } from "$lib/words.svelte";
import type { Lead } from "../desks/money.svelte";
import type { FfScene } from "../view";
import LeadTray from "./LeadTray.svelte";

beforeAll(async () => {
  await words.need("common", "ffuffziger");
  await words.speak("en");
});
afterEach(cleanup);

/** A leader with three 10s, two 20s that cannot be picked, and a 50. */
function shown(): { picked: number[] } {
  const picked: number[] = [];
  const view = { player: 0, stake: [0, 2, 0, 0, 0, 0], money: [[3, 2, 1, 0, 0, 0]] };
  const desk = {
    kinds: [0, 1, 2], picked: 0, count: 1, canDrop: true, word: null, label: "", why: "",
    canPick: (kind: number) => kind !== 1, least: () => 1, most: () => 3, set: () => undefined,
    pick: (kind: number) => picked.push(kind),
  };
  render(LeadTray, { scene: { view } as unknown as FfScene, desk: desk as unknown as Lead, choose: () => undefined });
  return { picked };
}

it("says how many are left of a kind", () => {
  shown();
  const names = screen.getAllByRole("radio").map((each) => each.getAttribute("aria-label"));
  expect(names[0]).toMatch(/3 left$/);
});

it("goes with arrows through what can be picked", async () => {
  const { picked } = shown();
  const [first] = screen.getAllByRole("radio");
  await fireEvent.keyDown(first as HTMLElement, { key: "ArrowRight" });
  await fireEvent.keyDown(first as HTMLElement, { key: "ArrowLeft" });
  expect(picked).toEqual([2, 2]);
});

it("says why a kind cannot be picked", async () => {
  const { picked } = shown();
  const [, second] = screen.getAllByRole("radio");
  await fireEvent.click(second as HTMLElement);
  expect([picked, toast.text]).toEqual([[], words.say("ff-not-all-laid")]);
});
