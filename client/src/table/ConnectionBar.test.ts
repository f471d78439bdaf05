import { cleanup, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { words } from "$lib/words.svelte";
import ConnectionBar from "./ConnectionBar.svelte";
import { seatedAt, type Seated } from "./table.fixture";

let seated: Seated;

/** What is read aloud of an element. */
function heard(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  for (const unheard of copy.querySelectorAll("[aria-hidden]")) unheard.remove();
  return copy.textContent?.trim() ?? "";
}

beforeAll(async () => {
  await words.need("common", "app");
});
beforeEach(() => {
  vi.useFakeTimers();
  seated = seatedAt();
});
afterEach(() => {
  cleanup();
  seated.session.close();
  vi.useRealTimers();
});

it("counts the seconds until the line is tried again for the eye alone", async () => {
  render(ConnectionBar, { session: seated.session });
  seated.change({ is: "lost", at: Date.now() + 9000, isStoreAway: false });
  await tick();
  const bar = screen.getByRole("status");
  const [seen, said] = [bar.textContent, heard(bar)];
  vi.advanceTimersByTime(3000);
  await tick();
  expect(said).toBe("Line lost. It is tried again by itself; your seat is kept.");
  expect(heard(bar)).toBe(said);
  expect(bar.textContent).not.toBe(seen);
});

it("says that the server cannot save, and that it is tried again", async () => {
  render(ConnectionBar, { session: seated.session });
  seated.change({ is: "lost", at: Date.now() + 4000, isStoreAway: true });
  await tick();
  const bar = screen.getByRole("status");
  expect(bar.textContent).toContain("The server can’t save right now. Trying again in 4 s.");
  expect(heard(bar)).toBe("The server can’t save right now. It keeps trying by itself; your seat is safe.");
});

it.each([
  [{ bye: "kicked", error: "" }, "The host has sent you away from this table."],
  [{ bye: "", error: "private" }, "This table lets nobody look on."],
  [{ bye: "unheard-of", error: "" }, "That is not possible just now. Nothing was lost."],
])("says why the line has ended: %o", async (how, why) => {
  render(ConnectionBar, { session: seated.session });
  seated.change({ is: "ended", ...how });
  await tick();
  expect(screen.getByRole("alert").textContent).toContain(why);
});
