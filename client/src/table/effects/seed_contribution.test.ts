// The part of the seed that this browser gives: once for each promise.

import { beforeEach, expect, it, vi } from "vitest";
import { seatedAt, tableInfo } from "../table.fixture";
import { given, giftFor } from "./seed_contribution";

beforeEach(() => sessionStorage.clear());

it("is the same as often as the table asks", async () => {
  const { session, sent, tell } = seatedAt();
  const table = tableInfo({ fair: { commitment: "ab12", people: [0, 1], wants: [0] } });
  tell({ version: 1, you: 0, guest: "iris", table });
  tell({ chat: [] });
  tell({ table });
  const gifts = (): string[] => sent.flatMap((wish) => ("give" in wish ? [wish.give] : []));
  await vi.waitFor(() => expect(gifts()).toHaveLength(3), 5000);
  expect(new Set(gifts())).toEqual(new Set([given("t1", "ab12")]));
  session.close();
});

it("is another for another promise, and nothing is known of the first then", () => {
  const first = giftFor("t1", "ab12");
  expect(giftFor("t1", "cd34")).not.toBe(first);
  expect(given("t1", "ab12")).toBeNull();
});
