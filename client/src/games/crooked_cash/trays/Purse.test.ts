import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { toast } from "$lib/toast.svelte";
import { words } from "$lib/words.svelte";
import { Bundle } from "../desk/money.svelte";
import type { CashScene } from "../say";
import Purse from "./Purse.svelte";

const TEN = 0; // the sort of a ten that nobody knows to be real or false
const FIRST = 2; // tens in the purse

beforeAll(async () => {
  vi.stubGlobal("matchMedia", undefined);
  await words.need("common", "crooked_cash");
});
afterEach(cleanup);

function purse(): Bundle {
  const each = Array.from({ length: 18 }, (_, sort) => (sort === TEN ? FIRST : 0));
  const part = new Bundle({ view: { choices: [] } } as unknown as CashScene, { verb: "pay", each, due: 10 });
  part.clear();
  render(Purse, { part });
  return part;
}
const stack = (): HTMLElement => screen.getByRole("button", { name: /^Lay out/ });

it("keeps the focus on a stack whose last note is laid down, and says that there is no other", async () => {
  const part = purse();
  stack().focus();
  for (let note = 0; note <= FIRST; note += 1) await fireEvent.click(stack());
  expect(part.picked[TEN]).toBe(FIRST);
  expect(document.activeElement).toBe(stack());
  expect(stack()).toHaveProperty("disabled", false);
  expect(toast.text).toBe("There is no other 10.");
});

it("gives the focus to the stack when the last note is taken back", async () => {
  const part = purse();
  await fireEvent.click(stack());
  const [laid] = screen.getAllByRole("button", { name: /^Take back/ });
  laid?.focus();
  await fireEvent.click(laid as HTMLElement);
  expect(part.picked[TEN]).toBe(0);
  await vi.waitFor(() => expect(document.activeElement).toBe(stack()));
});
