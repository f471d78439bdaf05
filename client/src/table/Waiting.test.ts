// The table before the match.

import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { words } from "$lib/words.svelte";
import { seatedAt, tableInfo, type Seated } from "./table.fixture";
import Waiting from "./Waiting.svelte";

let seated: Seated;

function wait(): void {
  seated = seatedAt();
  seated.tell({ version: 1, you: 0, guest: "iris", table: tableInfo(), chat: [] });
  render(Waiting, { session: seated.session });
}

beforeAll(async () => {
  await words.need("common", "app");
});
afterEach(() => {
  cleanup();
  seated.session.close();
});

it("lets people talk while they wait", async () => {
  wait();
  const line = screen.getByRole("textbox", { name: "Say something…" });
  await fireEvent.input(line, { target: { value: "Hello!" } });
  await fireEvent.click(screen.getByRole("button", { name: "Send" }));
  expect(seated.sent).toContainEqual({ chat: "Hello!" });
});

it("has a link to the table that can be sent to anybody", async () => {
  const copied: string[] = [];
  vi.stubGlobal("navigator", { ...navigator, clipboard: { writeText: async (text: string) => copied.push(text) } });
  wait();
  expect(screen.getByRole("textbox", { name: "Link" })).toHaveProperty("value", `${location.origin}/t/t1`);
  await fireEvent.click(screen.getByRole("button", { name: "Copy link" }));
  vi.unstubAllGlobals();
  expect(copied).toEqual([`${location.origin}/t/t1`]);
});
