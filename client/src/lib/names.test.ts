import { beforeAll, expect, it } from "vitest";
import { namesOf } from "./names";
import type { Seat } from "./protocol";
import { words } from "./words.svelte";

const bot: Seat = { kind: "bot", level: "medium" };
const person = (name: string): Seat => ({ kind: "person", name, guest: name });

beforeAll(async () => {
  await words.need("common");
});

it("names bots by their seat", () => {
  expect(namesOf([bot, person("Iris"), bot])).toEqual(["Ada", "Iris", "Carla"]);
});

it.each(["Ada", "ADA", "Áda", "Αda", "Аdа", "Ad\u200ba"])("calls no bot like a person: %s", (name) => {
  expect(namesOf([bot, person(name)])).toEqual(["Anton", name]);
});

it("keeps the name of a bot beside one that only resembles it", () => {
  expect(namesOf([bot, person("Adam"), person("Ida")])).toEqual(["Ada", "Adam", "Ida"]);
});

it("tells seats of one name apart by a number", () => {
  expect(namesOf([person("Iris"), person("Iris"), { kind: "person" }])).toEqual(["Iris", "Iris 2", "Seat 3"]);
  expect(namesOf([bot, person("Ada"), person("Anton")])).toEqual(["Ada", "Ada 2", "Anton"]);
});
