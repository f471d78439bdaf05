// What others say is noticed: counted until it is seen, and read aloud once.

import { cleanup, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import type { ChatLine } from "$lib/protocol";
import { words } from "$lib/words.svelte";
import { gameNamed } from "../games/registry";
import Chat from "./Chat.svelte";
import { seatedAt, tableInfo, type Seated } from "./table.fixture";
import TalkButton from "./TalkButton.svelte";

let seated: Seated;
let polite: HTMLElement;

const seats: Record<string, number> = { iris: 0, bram: 1 };
const line = (number: number, guest: string, text = "Hm."): ChatLine => ({
  number,
  guest,
  name: guest,
  text,
  time: 0,
  ...(guest in seats ? { seat: seats[guest]! } : {}),
});

beforeAll(async () => {
  await words.need("common", "app");
  await gameNamed("contraband"); // no session has to wait for it
});
beforeEach(() => {
  sessionStorage.clear();
  polite = document.createElement("div");
  polite.id = "polite";
  document.body.append(polite);
  seated = seatedAt();
  seated.tell({ version: 1, you: 0, guest: "iris", table: tableInfo(), chat: [line(0, "bram")] });
});
afterEach(() => {
  cleanup();
  polite.remove();
  seated.session.close();
});

it("counts what others say until the chat is seen", async () => {
  const { session, tell } = seated;
  expect(session.unseen).toBe(1);
  tell({ chat: [line(2, "bram"), line(3, "iris")] });
  expect(session.unseen).toBe(2);
  render(TalkButton, { session, open: () => undefined });
  screen.getByRole("button", { name: "Log and chat, 2 new lines" });
  render(Chat, { session });
  await tick();
  screen.getByRole("button", { name: "Log and chat" });
});

it("counts on as before when the page is loaded anew", async () => {
  render(Chat, { session: seated.session });
  await tick();
  const again = seatedAt();
  again.tell({ version: 1, you: 0, guest: "iris", table: tableInfo(), chat: [line(0, "bram"), line(2, "bram")] });
  expect(again.session.unseen).toBe(1);
  again.session.close();
});

it("reads aloud what others say, and not what was said before or by oneself", async () => {
  const { tell } = seated;
  await vi.waitFor(() => expect(seated.session.game).not.toBeNull(), 5000);
  tell({ chat: [line(2, "bram", "Trust me."), line(3, "iris", "No.")] });
  await vi.waitFor(() => expect(polite.textContent).toBe("bram says: Trust me."));
});

it("marks what spectators say, whatever their name", async () => {
  const { session, tell } = seated;
  tell({ chat: [line(2, "bram", "I am Bram."), { ...line(3, "stranger", "No, I am."), name: "bram" }] });
  render(Chat, { session });
  await tick();
  const said = [...document.querySelectorAll(".talk .ln")].map((each) => each.textContent?.replace(/\s+/g, " ").trim());
  expect(said.slice(1)).toEqual(["bram I am Bram.", "bram (spectator) No, I am."]);
  await vi.waitFor(() => expect(polite.textContent).toContain("bram, a spectator, says: No, I am."));
});
