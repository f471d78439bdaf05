import { expect, test } from "vitest";
import type { Tale } from "../replay/records";
import { amountAt, scaleOf, seriesOf, spread } from "./chart";
import { bestLies, dotsOf, joined, medalsOf, outcomeOf, ranking } from "./story";

const lie = (choice: number, player: number, amount: number, checker: number | null) => ({
  kind: "hidden_goods", choice, player, to: [2], amount, checker,
  answers: [{ player: 2, choice: choice + 1, believed: checker === null }],
});
const tale: Tale = {
  game: "contraband", players: 3, choices: 40, scores: [900, 1600, 500], shares: [0, 1, 0],
  columns: [
    { key: "start", amounts: [1000, 1000, 1000] },
    { key: "duty_paid", amounts: [-100, -50, 0] },
    { key: "duty_taken", amounts: [0, 150, 0] },
    { key: "reward_taken", amounts: [0, 500, -500] },
    { key: "fine_paid", amounts: [0, 0, 0] },
  ],
  flow: [], scored_by: "money",
  points: [
    { choice: 0, amounts: { money: [1000, 1000, 1000] } },
    { choice: 20, amounts: { money: [900, 1100, 1000] } },
    { choice: 40, amounts: { money: [900, 1600, 500] } },
  ],
  lies: [lie(1, 0, 300, null), lie(5, 0, 700, 2), lie(9, 1, 500, null)],
  suspected: [{ ...lie(13, 1, 200, 2), kind: "true_declaration" }],
  unsettled: [],
};

test("the axis has round numbers around all values", () => {
  expect(scaleOf([-1325, 8925], 4)).toEqual({ least: -5000, most: 10000, ticks: [-5000, 0, 5000, 10000] });
  expect(scaleOf([0, 40], 4).ticks).toEqual([0, 10, 20, 30, 40]);
  expect(scaleOf([7, 7], 4)).toMatchObject({ least: 7, most: 8 });
});

test("lines begin with the deal and end with the scores", () => {
  const [first, second] = seriesOf(tale);
  expect(first?.points[0]).toEqual([0, 1000]);
  expect(second?.points.at(-1)).toEqual([40, 1600]);
  expect(amountAt(tale, 2, 39)).toBe(1000);
});

test("labels do not lie on each other, and stay in the picture", () => {
  expect(spread([10, 12, 100], 17, 0, 100)).toEqual([10, 27, 100]);
  expect(spread([95, 98, 100], 17, 0, 100)).toEqual([66, 83, 100]);
});

test("what was paid and taken by one way is joined; the columns still add up", () => {
  const columns = joined(tale.columns);
  expect(columns.map(({ key }) => key)).toEqual(["start", "duty", "reward_taken"]);
  const sums = tale.scores.map((_, player) => columns.reduce((all, { amounts }) => all + (amounts[player] ?? 0), 0));
  expect(sums).toEqual(tale.scores);
});

test("who won, and by how much", () => {
  expect(ranking(tale)).toEqual([1, 0, 2]);
  expect(outcomeOf(tale)).toEqual({ winners: [1], second: 0, margin: 700 });
  expect(outcomeOf({ scores: [5, 5, 1], shares: [0.5, 0.5, 0] })).toMatchObject({ winners: [0, 1], second: 2 });
});

test("a dot for every statement, those that nobody doubted too", () => {
  const choices = Array.from({ length: 40 }, () => [2, "accept"]);
  choices[0] = [0, "declare"];
  choices[2] = [0, "declare"];
  const dots = dotsOf(tale, { choices: choices as never }, ["declare"]);
  expect(dots[0]).toEqual(["lie", "truth", "caught"]);
  expect(dots[1]).toEqual(["lie", "truth"]);
  expect(bestLies(tale, 1)[0]?.choice).toBe(9);
  expect(medalsOf(tale, dots).map(({ key, player }) => [key, player])).toEqual([
    ["catch", 2], ["bold", 0], ["doubt", 2], ["honest", 2],
  ]);
});
