import { cleanup, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import type { Word } from "$lib/protocol";
import { words } from "$lib/words.svelte";
import type { CashDesk } from "../desk/desk.svelte";
import type { CashScene } from "../say";
import type { CashView } from "../view";
import Decoder from "./Decoder.svelte";
import Ring from "./Ring.svelte";

const SECONDS = 12;

beforeAll(async () => {
  await words.speak("en");
  await words.need("common", "crooked_cash");
});
beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it("passes when its seconds are over, and tries until it is answered", () => {
  const end = vi.fn();
  render(Ring, { end });
  vi.advanceTimersByTime((SECONDS - 1) * 1000);
  expect(end).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1000);
  expect(end).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(2000); // the line was lost, and nothing was sent
  expect(end).toHaveBeenCalledTimes(3);
});

it("gives every window all its seconds", async () => {
  const desk = (): CashDesk => ({ word: ["trust"], label: "Let it pass", why: "" }) as unknown as CashDesk;
  const payment = { matter: "payment", payer: 1, payee: 2, due: 100, notes: [[0, 1]], part: 0 };
  const view = { players: 3, chips: [1, 1, 1], matters: [payment, { matter: "decoder", owner: 1, asked: [0], things: 1 }], chance: { held: [] } };
  const scene = { view: view as unknown as CashView, names: ["Iris", "Bram", "Chloé"], seats: [], news: [], you: null, mine: true, views: null } as unknown as CashScene;
  const choose = vi.fn<(word: Word) => void>();
  const { rerender } = render(Decoder, { scene, desk: desk(), choose });
  vi.advanceTimersByTime((SECONDS - 2) * 1000);
  await rerender({ scene, desk: desk(), choose });
  await tick();
  vi.advanceTimersByTime((SECONDS - 2) * 1000);
  expect(choose).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2000);
  expect(choose).toHaveBeenCalledWith(["trust"]);
});
