import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { words } from "$lib/words.svelte";
import NewTable from "./NewTable.svelte";

const WHY = "The house rules could not be read. A table opens without them as printed.";

beforeAll(async () => {
  await words.need("common", "app");
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it("says when the house rules cannot be read, and tries again", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
  render(NewTable, { id: "contraband" });
  expect((await screen.findByText(WHY)).getAttribute("role")).toBe("alert");
  vi.stubGlobal("fetch", async () => new Response("[]"));
  await fireEvent.click(screen.getByText("Try again"));
  await vi.waitFor(() => expect(screen.queryByText(WHY)).toBeNull());
});
