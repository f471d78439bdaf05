import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import type { ListedTable } from "$lib/protocol";
import { TABLES_A_PAGE } from "$lib/tables";
import { words } from "$lib/words.svelte";
import OpenTables from "./OpenTables.svelte";

const table = (number: number, more: Partial<ListedTable> = {}): ListedTable => ({
  id: `t${number}`, serial: `CB ${number} K`, game: "contraband", options: {}, status: "open", public: true, watch: true,
  hints: false, clock: { kind: "none" }, created: 1000 - number, seats: [{ kind: "person", name: "Ann" }, { kind: "open" }], ...more,
});
const tables = (from: number, to: number): ListedTable[] => Array.from({ length: to - from }, (_, at) => table(from + at));
const links = (): string[] => screen.queryAllByRole("link").map((link) => link.getAttribute("href") ?? "");
const more = (): HTMLElement | null => screen.queryByRole("button", { name: words.say("more-open-tables") });

let asked: string[];
let answer: () => Response;
beforeAll(async () => {
  await words.need("common", "app");
  await words.speak("en");
});
const listen = (): void => {
  asked = [];
  vi.stubGlobal("fetch", async (path: string) => {
    if (path === "/api/games") return new Response("[]");
    asked.push(path);
    return answer();
  });
};
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it("says who sits at a table with a box of its own, and leaves out one's own tables", () => {
  listen();
  const { container } = render(OpenTables, { tables: [table(1, { own_box: true }), table(2)], mine: [{ id: "t2" }] });
  expect(links()).toEqual(["/t/t1"]);
  expect(container.querySelector(".run div span")?.textContent).toContain("Ann");
  expect(container.querySelector(".run div span")?.textContent).toContain("own box");
  expect(more()).toBeNull();
});

it("shows older tables page by page, from the last one on", async () => {
  listen();
  answer = () => new Response(JSON.stringify(tables(TABLES_A_PAGE - 1, TABLES_A_PAGE + 7)));
  render(OpenTables, { tables: tables(0, TABLES_A_PAGE), mine: [] });
  expect(links().length).toBe(TABLES_A_PAGE);
  await fireEvent.click(more()!);
  await vi.waitFor(() => expect(links().length).toBe(TABLES_A_PAGE + 7));
  expect(asked).toEqual([`/api/tables?before=t${TABLES_A_PAGE - 1}`]);
  expect(more()).toBeNull(); // that was the last page
});

it("says so when more cannot be shown now, and keeps what it shows", async () => {
  listen();
  answer = () => new Response(JSON.stringify({ error: "too_fast", told: "wait" }), { status: 429 });
  render(OpenTables, { tables: tables(0, TABLES_A_PAGE), mine: [] });
  await fireEvent.click(more()!);
  expect((await screen.findByRole("alert")).textContent).toBe(words.say("refused-too-fast"));
  expect(links().length).toBe(TABLES_A_PAGE);
  expect(more()).not.toBeNull();
});
