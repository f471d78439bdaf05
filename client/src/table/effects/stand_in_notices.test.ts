import { beforeAll, beforeEach, expect, it } from "vitest";
import { nothing, type Known } from "$lib/known";
import type { Seat, TableInfo } from "$lib/protocol";
import { toast } from "$lib/toast.svelte";
import { words } from "$lib/words.svelte";
import { tableInfo } from "../table.fixture";
import { noticeStandIns } from "./stand_in_notices";

const known = (bram: Partial<Seat>, more: Partial<TableInfo> = {}): Known => {
  const table = tableInfo({ status: "running", ...more });
  const seats = table.seats.map((seat, player) => (player === 1 ? { ...seat, ...bram } : seat));
  return { ...nothing(), you: 0, table: { ...table, seats } };
};

beforeAll(async () => {
  await words.need("common");
  await words.speak("en");
});
beforeEach(() => (toast.text = ""));

it.each<[Partial<Seat>, Partial<Seat>, string]>([
  [{ level: "" }, { level: "medium" }, "A bot plays for Bram now."],
  [{ level: "medium" }, { level: "" }, "Bram plays again."],
  [{ level: "" }, { level: "medium", removed: true }, "Bram was removed from this match. A bot plays the seat."],
  [{ level: "medium" }, { level: "hard" }, ""],
])("from %j to %j is told as %j", (before, after, told) => {
  noticeStandIns(known(before), known(after));
  expect(toast.text).toBe(told);
});

it("nothing is told of a match that has not begun, or is over", () => {
  noticeStandIns(known({ level: "" }, { status: "open" }), known({ level: "medium" }));
  noticeStandIns(known({ level: "" }), known({ level: "medium" }, { status: "finished" }));
  expect(toast.text).toBe("");
});
