import { expect, it } from "vitest";
import { nothing, type Known } from "$lib/known";
import type { View } from "$lib/protocol";
import { isAsked, sceneOf, secondsToChoose } from "./scene";
import { tableInfo } from "./table.fixture";

const view = { choices: [{ verb: "pass" }], acting: [0] } as unknown as View;
const running = tableInfo({ status: "running" });
const known = (more: Partial<Known> = {}): Known => ({ ...nothing(), you: 0, table: running, view, ...more });

it("there is no scene before there is a match", () => {
  expect(sceneOf(known({ view: null }))).toBeNull();
  expect(sceneOf(known({ table: null }))).toBeNull();
});

it("a scene has the names of all seats, and says that the viewer is asked", () => {
  expect(sceneOf(known())).toMatchObject({ you: 0, mine: true, views: null, names: ["Iris", "Bram", expect.any(String)] });
});

it.each<[string, Partial<Known>]>([
  ["nothing is offered", { view: { ...view, choices: [] } }],
  ["the table pauses", { table: { ...running, paused: true } }],
  ["the match is over", { table: { ...running, status: "finished" } }],
  ["a bot plays the seat", { table: { ...running, seats: [{ ...running.seats[0]!, level: "easy" }] } }],
  ["the viewer has no seat", { you: null }],
])("nobody is asked while %s", (_, more) => {
  expect([isAsked(known(more)), sceneOf(known(more))?.mine]).toEqual([false, false]);
});

it("the time of a choice is that of the viewer, while they owe one", () => {
  const clock = { left: [8, 90, 90], running: [0, 1] };
  expect(secondsToChoose(known({ clock, clockAt: 1000 }), 3000)).toBe(6);
  expect(secondsToChoose(known({ clock: { ...clock, running: [1] } }), 0)).toBeNull();
  expect(secondsToChoose(known({ clock, view: { ...view, choices: [] } }), 0)).toBeNull();
});
