// A match that the server had to close: whoever sat there reads why, and can start again.

import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { wasSeen } from "$lib/closed";
import type { MyTable } from "$lib/me.svelte";
import { LANGUAGES, words } from "$lib/words.svelte";
import { seatedAt, tableInfo } from "../table/table.fixture";
import ClosedByServer from "./ClosedByServer.svelte";
import YourGames from "./home/YourGames.svelte";

const CLOSED = tableInfo({ status: "aborted", closed: "edition" });

beforeAll(async () => {
  vi.stubGlobal("scrollTo", () => undefined);
  for (const language of LANGUAGES) {
    await words.speak(language);
    await words.need("common", "app", "replay");
  }
});
beforeEach(() => words.speak("en"));
afterEach(() => {
  cleanup();
  localStorage.clear();
});

function shown(you: number | null, more = {}) {
  const seated = seatedAt();
  seated.tell({ version: 1, you, guest: "iris", table: { ...CLOSED, ...more } });
  render(ClosedByServer, { session: seated.session });
  return seated;
}

describe("a match of an older edition", () => {
  it.each(LANGUAGES)("tells why, in words of %s", async (language) => {
    await words.speak(language);
    const { session } = shown(0);
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(words.say("table-closed-edition"));
    expect(screen.getByRole("alert").textContent).toContain("Contraband");
    expect(document.body.textContent).not.toMatch(/table-|refused-/);
    session.close();
  });

  it("is begun again with the same seats, by whoever asks first; the others are shown the way", async () => {
    const { session, sent, tell } = shown(0);
    const button = screen.getByRole("button", { name: "Play again with the same seats" });
    button.click();
    expect(sent).toEqual([{ rematch: true }]);
    tell({ table: { ...CLOSED, next: "t2" } });
    await vi.waitFor(() => expect(location.pathname).toBe("/t/t2"));
    expect(screen.getByRole("link", { name: "To the new match" }).getAttribute("href")).toBe("/t/t2");
    session.close();
  });

  it("says why it cannot be begun again, and lets one try once more", async () => {
    const { session, tell } = shown(0);
    screen.getByRole("button", { name: "Play again with the same seats" }).click();
    tell({ error: "too_fast", facts: { seconds: 3 } });
    await vi.waitFor(() => expect(screen.getAllByRole("alert").length).toBe(2));
    expect(screen.getByRole("button", { name: "Play again with the same seats" })).toHaveProperty("disabled", false);
    session.close();
  });

  it("offers those who only look on no seat", () => {
    const { session } = shown(null);
    expect(screen.queryByRole("button", { name: "Play again with the same seats" })).toBeNull();
    session.close();
  });

  it("is told in general words where the reason is new to this page", () => {
    const { session } = shown(0, { closed: "another" });
    expect(screen.getByRole("alert").textContent).toContain("We had to close this table");
    session.close();
  });
});

describe("the list of one's games", () => {
  const { id, game, options, status, seats, clock, watch } = CLOSED;
  const closed: MyTable = {
    id, game, options, status, seats, clock, watch, public: false, hints: false, created: 0,
    serial: "CB 7341 K", closed: "edition", you: 0, turn: false,
  }; // prettier-ignore

  it("names a closed table until its reason was read", () => {
    render(YourGames, { tables: [], closed: [closed] });
    expect(screen.getByText("Closed: the rules have changed")).toBeTruthy();
    cleanup();
    shown(0).session.close();
    expect(wasSeen("t1")).toBe(true);
    cleanup();
    render(YourGames, { tables: [], closed: [closed] });
    expect(screen.queryByText("Closed: the rules have changed")).toBeNull();
  });
});
