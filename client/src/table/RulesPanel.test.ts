import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { words } from "$lib/words.svelte";
import RulesPanel from "./RulesPanel.svelte";

let shown: string[];

beforeAll(async () => {
  await words.need("common", "app");
});
beforeEach(() => {
  shown = [];
  Element.prototype.scrollIntoView = function (this: Element): void {
    shown.push(this.id);
  };
});
afterEach(cleanup);

it("opens at a rule, and stays where one reads when the moment has another", async () => {
  const { rerender } = render(RulesPanel, { game: "contraband", rule: "CB-10" });
  await vi.waitFor(() => expect(shown).toEqual(["rule-CB-10"]), 5000);
  await rerender({ rule: "CB-20" });
  expect(shown).toEqual(["rule-CB-10"]);
  expect(screen.getByText("CB-20").closest(".rule")?.classList).toContain("now");
});
