import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { toast } from "$lib/toast.svelte";
import { words } from "$lib/words.svelte";
import Controls from "./Controls.svelte";
import { Projector } from "./projector.svelte";

beforeAll(async () => {
  vi.stubGlobal("ResizeObserver", class { observe(): void {} unobserve(): void {} }); // which jsdom has not
  await words.need("common", "replay");
});
afterEach(cleanup);

/** A replay of three choices, of which the second matters. */
function opened(): Projector {
  const projector = new Projector("some-match");
  const moments = [{ at: 2, what: "catch" as const, player: 1, amount: 100, by: 0 }];
  projector.outline = { id: "some-match", game: "contraband", total: 3, choices: [], moments };
  vi.spyOn(projector, "go").mockImplementation((at) => void (projector.at = at));
  render(Controls, { projector, share: () => undefined, playOn: () => undefined });
  return projector;
}

it.each([
  ["Next key moment", "No key moment follows."],
  ["One decision on", "This is the last moment."],
])("keeps the focus on a button that has led to the end: %s", async (name, why) => {
  const projector = opened();
  const button = screen.getByRole("button", { name });
  button.focus();
  for (let press = 0; press < 4; press += 1) await fireEvent.click(button);
  expect(projector.at).toBe(name === "One decision on" ? 3 : 2);
  expect(document.activeElement).toBe(button);
  expect([button.getAttribute("aria-disabled"), toast.text]).toEqual(["true", why]);
});
