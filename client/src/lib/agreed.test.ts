import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import Agreed from "$parts/Agreed.svelte";
import { changedOf, inShort, settingOf } from "./agreed";
import type { Option } from "./catalogue.svelte";
import { words } from "./words.svelte";

const option = (name: string, usual: unknown, more: Partial<Option> = {}): Option =>
  ({ name, default: usual, about: `what ${name} sets`, words: [], least: 0, most: 9, ...more });
const KNOWN = [option("rounds", 0), option("reward_needs_fine", false), option("fines", [50, 100]), option("goods_counts", "even", { words: ["even", "uneven"] })];
const usual = { rounds: 0, reward_needs_fine: false, fines: [50, 100], goods_counts: "even" };
const table = (options: object, more: object = {}) => ({ game: "contraband" as const, options: { ...usual, ...options }, watch: true, ...more });

beforeAll(async () => {
  await words.need("common");
  await words.speak("en");
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it("finds the house rules that are not as usual, and says how they are set", () => {
  const changed = table({ rounds: 2, goods_counts: "uneven", fines: [50, 200], reward_needs_fine: true });
  expect(changedOf(table({}), KNOWN)).toEqual([]);
  expect(changedOf(changed, KNOWN).map((each) => settingOf(changed, each))).toEqual(["2", "on", "50 200", "uneven"]);
});

it("says in a list only what is not usual", () => {
  expect(inShort(table({}), KNOWN)).toEqual([]);
  expect(inShort(table({ rounds: 2 }, { watch: false, hints: true }), KNOWN)).toEqual(["with hints", "nobody looks on", "1 house rule"]);
  expect(inShort({ ...table({}), options: {}, own_box: true }, KNOWN)).toEqual(["own box"]);
});

it("tells everybody before the start what was agreed", async () => {
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify([{ name: "contraband", options: KNOWN }])));
  render(Agreed, { table: table({ rounds: 2 }, { hints: true }) });
  expect(screen.getByText(words.say("may-hint"))).toBeTruthy();
  expect(screen.getByText(words.say("may-watch"))).toBeTruthy();
  expect(await screen.findByText("1 house rule")).toBeTruthy();
});

it("says what a house rule means in the language of the page, and never in the server's", async () => {
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify([{ name: "contraband", options: KNOWN }])));
  const { container } = render(Agreed, { table: table({ rounds: 2 }) });
  await screen.findByText("1 house rule");
  expect(container.textContent).not.toContain("what rounds sets");
  await vi.waitFor(() => expect(container.querySelector("details li")?.textContent).toContain("Here: 2"), 5000);
  expect(container.textContent).not.toContain("what rounds sets");
});
