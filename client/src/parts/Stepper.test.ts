import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, expect, it } from "vitest";
import Stepper from "./Stepper.svelte";

afterEach(cleanup);

/** Press keys on a stepper one after the other; return what it is set to each time. */
async function typed(keys: string[], limits: { least?: number; most: number; step?: number }): Promise<number[]> {
  const set: number[] = [];
  render(Stepper, { value: limits.least ?? 0, label: "watches", change: (value: number) => set.push(value), ...limits });
  for (const key of keys) await fireEvent.keyDown(screen.getByRole("spinbutton"), { key });
  return set;
}

it("takes a number digit by digit", async () => {
  expect(await typed(["1", "2", "Backspace"], { most: 40 })).toEqual([1, 12, 1]);
});

it("keeps to its limits and steps", async () => {
  expect(await typed(["4", "7"], { least: 10, most: 100, step: 10 })).toEqual([10, 40]);
  cleanup();
  expect(await typed(["9"], { most: 4 })).toEqual([4]);
});

it("keeps digits to itself, which elsewhere pick an option", async () => {
  const heard: string[] = [];
  const listen = (event: KeyboardEvent): number => heard.push(event.key);
  addEventListener("keydown", listen);
  await typed(["3", "t"], { most: 9 });
  removeEventListener("keydown", listen);
  expect(heard).toEqual(["t"]);
});
