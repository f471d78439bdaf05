import { cleanup, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import type { Terms } from "$lib/protocol";
import { words } from "$lib/words.svelte";
import PlayerClock from "./PlayerClock.svelte";
import { seatedAt, tableInfo, type Seated } from "./table.fixture";

let seated: Seated;

function clockOf(player: number, clock: Terms): HTMLElement {
  seated = seatedAt();
  const table = tableInfo({ status: "running", clock });
  seated.tell({ version: 1, you: 0, guest: "iris", table, clock: { left: [300, 90, 61], running: [1] } });
  return render(PlayerClock, { session: seated.session, player }).container;
}

beforeAll(async () => {
  await words.need("common", "app");
});
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  seated.session.close();
  vi.useRealTimers();
});

it("shows the time of others, and lets it run for those who think", async () => {
  const thinking = clockOf(1, { kind: "bank", seconds: 300 });
  expect(thinking.textContent?.trim()).toBe("1:30");
  vi.advanceTimersByTime(5000);
  await tick();
  expect(thinking.textContent?.trim()).toBe("1:25");
});

it("lets the bank of one who waits stand", async () => {
  const waiting = clockOf(2, { kind: "bank", seconds: 300 });
  vi.advanceTimersByTime(5000);
  await tick();
  expect(waiting.textContent?.trim()).toBe("1:01");
});

it("shows nothing of one who waits where everybody has the same for each choice", () => {
  expect(clockOf(2, { kind: "move", seconds: 90 }).textContent?.trim()).toBe("");
});
