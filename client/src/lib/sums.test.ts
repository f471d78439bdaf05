// Money is written alike beside names and in the log.

import { expect, it } from "vitest";
import { change, sum } from "./sums";

const dollars = { formatScore: (amount: number) => `$${amount}` };

it("money is written as its game writes it", () => {
  expect([sum({}, 1240), sum(dollars, 90)]).toEqual(["1,240", "$90"]);
});

it("a change of money has its sign before everything else", () => {
  expect([change({}, 225), change(dollars, -30), change(dollars, 30)]).toEqual(["+225", "−$30", "+$30"]);
});
