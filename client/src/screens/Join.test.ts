import { cleanup, render, screen } from "@testing-library/svelte";
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
