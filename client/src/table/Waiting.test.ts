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

it("offers another name where one looks like somebody at the table", async () => {
  const asked: string[] = [];
  const refused = { error: "lookalike", told: "add a letter" };
  vi.stubGlobal("fetch", async (path: string, { method, body }: { method: string; body?: string }) => {
    asked.push(`${method} ${path} ${body ?? ""}`.trim());
    if (path.endsWith("/sit")) return new Response(JSON.stringify(refused), { status: 409 });
    return new Response(JSON.stringify({ guest: "new", name: "Bram", tables: [] }));
  });
  seated = seatedAt();
  seated.tell({ version: 1, you: null, guest: "new", table: tableInfo(), chat: [] });
  render(Waiting, { session: seated.session });
  await fireEvent.click(screen.getByRole("button", { name: "Sit" }));
  expect((await screen.findByRole("alert")).textContent).toContain("looks too much like another one");
  const name = screen.getByRole("textbox", { name: "Your name" });
  await vi.waitFor(() => expect(document.activeElement).toBe(name));
  await fireEvent.input(name, { target: { value: "Bram 2" } });
  await fireEvent.click(screen.getByRole("button", { name: "Sit down" }));
  await vi.waitFor(() => expect(asked.filter((each) => each.includes("/sit"))).toHaveLength(2));
  expect(asked).toContain('POST /api/me {"name":"Bram 2"}');
  vi.unstubAllGlobals();
});
