import { expect, it, vi } from "vitest";
import { Projector } from "./projector.svelte";

/** A replay that stands at its beginning, with two moments that matter before it. */
function opened(): Projector {
  const projector = new Projector("some-match");
  const moments = [9, 20].map((at) => ({ at, what: "catch" as const, player: 1, amount: 100, by: 0 }));
  projector.outline = { id: "some-match", game: "contraband", total: 30, choices: [], moments };
  return projector;
}

it("leads from one moment that matters to the next", () => {
  const projector = opened();
  const go = vi.spyOn(projector, "go").mockImplementation((at) => void (projector.at = at));
  projector.nextKey();
  projector.nextKey();
  expect(go.mock.calls).toEqual([[9], [20]]);
  expect(projector.hasNextKey).toBe(false);
});

it("does not lead to what comes later while that is hidden", () => {
  const projector = opened();
  const go = vi.spyOn(projector, "go").mockImplementation((at) => void (projector.at = at));
  projector.isHiding = true;
  projector.nextKey();
  expect([go.mock.calls.length, projector.hasNextKey]).toEqual([0, false]);
  projector.at = 15;
  projector.nextKey(-1);
  expect(go.mock.calls).toEqual([[9]]);
});
