import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { catalogue } from "$lib/catalogue.svelte";
import { GAMES } from "$lib/catalogue.fixture";
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
  catalogue.take(GAMES);
  render(NewTable, { id: "contraband" });
  expect((await screen.findByText(WHY)).getAttribute("role")).toBe("alert");
  vi.stubGlobal("fetch", async () => new Response("[]"));
  await fireEvent.click(screen.getByText("Try again"));
  await vi.waitFor(() => expect(screen.queryByText(WHY)).toBeNull());
});

it("shows no form before it knows which games there are, and says why", async () => {
  catalogue.take([]);
  const find = vi.spyOn(catalogue, "find").mockRejectedValue(new TypeError("offline"));
  const { container } = render(NewTable, { id: "contraband" });
  expect((await screen.findByRole("alert")).textContent).toBe(words.say("home-offline"));
  expect(container.querySelector("form")).toBeNull();
  find.mockImplementation(async () => (catalogue.take(GAMES), GAMES));
  await fireEvent.click(screen.getByText("Try again"));
  await vi.waitFor(() => expect(container.querySelector("form")?.getAttribute("class")).toBe("new"));
  expect(screen.getByRole<HTMLSelectElement>("combobox", { name: "Game" }).value).toBe("contraband");
  find.mockRestore();
});
