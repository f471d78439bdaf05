import { expect, test } from "vitest";
import { keyMoments, otherTurn, roundsOf } from "./moments";
import type { Moment } from "./records";

const moments: Moment[] = [
  { at: 3, what: "lie", kind: "hidden_goods", player: 1, amount: -350, by: null },
  { at: 7, what: "lie", kind: "hidden_goods", player: 2, amount: 200, by: 0 },
  { at: 9, what: "catch", kind: "hidden_goods", player: 2, amount: 200, by: 0 },
  { at: 12, what: "lie", kind: "hidden_goods", player: 1, amount: 500, by: null },
  { at: 14, what: "lie", kind: "hidden_goods", player: 1, amount: 100, by: null },
  { at: 20, what: "lead", player: 2 },
  { at: 20, what: "decided", player: 2 },
];

test("one moment a choice, the largest of each kind, no lie that was caught or saved nothing", () => {
  expect(keyMoments(moments).map(({ at, what }) => [at, what])).toEqual([[9, "catch"], [12, "lie"], [20, "decided"]]);
  expect(keyMoments(moments, ({ what }) => what !== "lie").map(({ at }) => at)).toEqual([9, 20]);
});

const choices: [number, number][] = [[0, 0], [1, 0], [1, 0], [2, 1], [0, 1]];

test("rounds begin with the frame before their first choice", () => {
  expect(roundsOf({ choices, total: 5 })).toEqual([
    { number: 1, from: 0, to: 3 },
    { number: 2, from: 3, to: 5 },
  ]);
});

test("shift and an arrow lead to where another one chooses", () => {
  expect(otherTurn(choices, 0, 1)).toBe(1);
  expect(otherTurn(choices, 1, 1)).toBe(3);
  expect(otherTurn(choices, 4, 1)).toBe(5);
  expect(otherTurn(choices, 3, -1)).toBe(1);
  expect(otherTurn(choices, 1, -1)).toBe(0);
});
