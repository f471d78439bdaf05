// Moments of real matches, for tests: few, but they ask everything that a game asks.
// Written by `python -m tests.browser.fixtures --write`, and compared with the rules by a test.

import { readFileSync } from "node:fs";
import { namesOf } from "$lib/names";
import type { Message, View } from "$lib/protocol";
import type { Scene } from "./contract";

interface Moment {
  name: string;
  message: Message;
}

/** Read as a file, since as modules they would be too large; from where the tests are run. */
const read = (game: string): Moment[] => JSON.parse(readFileSync(`fixtures/${game}.json`, "utf8")) as Moment[];

/** The scenes of a game, each with what it asks. */
export function momentsOf<V extends View>(game: string): [name: string, scene: Scene<V>][] {
  return read(game).flatMap(({ name, message: { view, table, news = [], you = null } }): [string, Scene<V>][] => {
    if (!view || !table) return [];
    const mine = view.choices.length > 0;
    return [[name, { view: view as V, news, seats: table.seats, names: namesOf(table.seats), you, mine, views: null }]];
  });
}

export const scenesOf = <V extends View>(game: string): Scene<V>[] => momentsOf<V>(game).map(([, scene]) => scene);
