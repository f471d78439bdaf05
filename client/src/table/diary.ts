// The log in sentences. A long match has more than a thousand lines, and every view brings a few.

import type { LogLine, Scene } from "../games/contract";
import type { Game } from "../games/game.svelte";
import type { News } from "$lib/protocol";
import { words } from "$lib/words.svelte";

export interface Entry extends LogLine {
  heading: string; // above this line, if a part of the match begins with it
  number: number;
}

const OPEN = 24; // lines that may still be told together with those that follow; eight were enough in whole matches

/** Words the news of a match as they come; what was worded stays as it is. */
export class Diary {
  private news: readonly News[] = [];
  private entries: Entry[] = [];
  private key = "";

  word(game: Game, scene: Scene): Entry[] {
    const before = this.entries;
    const from = this.keep(game, scene);
    const known = new Map(before.slice(this.entries.length).map((entry) => [entry.number, entry]));
    let heading = "";
    for (let number = from; number < scene.news.length; number += 1) {
      const news = scene.news[number] as News;
      heading = game.board.words.newsHeading(news, scene) || heading;
      const line = game.board.words.newsLine(news, scene);
      if (!line?.text) continue;
      this.entries.push(same({ ...line, heading, number }, known.get(number)));
      heading = "";
    }
    return this.entries;
  }

  /** Keep what can be kept of before; return from where on the news must be worded. */
  private keep(game: Game, scene: Scene): number {
    const key = JSON.stringify([game.name, words.language, scene.you, scene.names]);
    const same = this.key === key ? shared(this.news, scene.news) : 0;
    const settled = this.entries.findLastIndex(({ number }) => number < same) + 1 - OPEN;
    this.entries = this.entries.slice(0, Math.max(0, settled));
    this.news = scene.news;
    this.key = key;
    return (this.entries.at(-1)?.number ?? -1) + 1;
  }
}

/** The entry of before if it says the same: then nothing of it is drawn anew. */
function same(entry: Entry, before: Entry | undefined): Entry {
  return before && JSON.stringify(before) === JSON.stringify(entry) ? before : entry;
}

/** How many news two lists have in common from the first on. */
function shared(one: readonly News[], two: readonly News[]): number {
  const end = Math.min(one.length, two.length);
  let place = 0;
  while (place < end && one[place] === two[place]) place += 1;
  return place;
}

/** Word the news of a scene, all of them. */
export const entriesOf = (game: Game, scene: Scene): Entry[] => new Diary().word(game, scene);
