import { beforeEach, expect, it } from "vitest";
import { nothing, type Known } from "$lib/known";
import { ChatSeen } from "./chat_seen.svelte";

let known = $state.raw<Known>(nothing());
const said = (...guests: string[]): Known => ({
  ...nothing(), guest: "iris",
  chat: guests.map((guest, number) => ({ number, guest, name: guest, text: "Hm.", time: 0 })),
});

beforeEach(() => sessionStorage.clear());

it("counts what others say, until it is seen", () => {
  const seen = new ChatSeen("t1", () => known);
  known = said("bram", "iris", "bram");
  expect(seen.unseen).toBe(2);
  seen.see();
  expect(seen.unseen).toBe(0);
  known = said("bram", "iris", "bram", "bram");
  expect(seen.unseen).toBe(1);
});

it("remembers it for the page that is loaded next, at this table only", () => {
  known = said("bram");
  new ChatSeen("t1", () => known).see();
  expect([new ChatSeen("t1", () => known).unseen, new ChatSeen("t2", () => known).unseen]).toEqual([0, 1]);
});
