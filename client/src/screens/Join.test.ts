import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { words } from "$lib/words.svelte";
import { tableInfo } from "../table/table.fixture";
import Join from "./Join.svelte";

beforeAll(async () => {
  await words.need("common", "app");
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it.each([true, false])("offers to look on only where one may: %s", async (watch) => {
  const answers: Record<string, unknown> = { "/j/token": { ...tableInfo({ watch }), you: 2 }, "/api/games": [] };
  vi.stubGlobal("fetch", async (path: string) => new Response(JSON.stringify(answers[path] ?? null)));
  render(Join, { id: "token" });
  await screen.findByRole("heading", { name: /Contraband/ });
  expect(screen.queryAllByText("Only look on").length).toBe(watch ? 1 : 0);
});

it("keeps the form where a name looks like another at the table", async () => {
  const table = { ...tableInfo(), you: 2 };
  vi.stubGlobal("fetch", async (path: string, { method }: { method: string }) => {
    if (path === "/j/token" && method === "POST") return new Response('{"error":"lookalike"}', { status: 409 });
    return new Response(JSON.stringify(path === "/j/token" ? table : { guest: "g", name: "Bram", tables: [] }));
  });
  render(Join, { id: "token" });
  await fireEvent.click(await screen.findByRole("button", { name: "Sit down" }));
  expect((await screen.findByRole("alert")).textContent).toContain("looks too much like another one");
  expect(screen.queryByText("This link leads nowhere")).toBeNull();
  expect(screen.getByRole("textbox", { name: "Your name" })).toBeTruthy();
});
