// The log in sentences. A long match has more than a thousand lines, and every view brings a few.

import type { Game, Line, Scene } from "../games/game";
import type { News } from "$lib/protocol";
import { words } from "$lib/words.svelte";

export interface Entry extends Line {
  heading: string; // above this line, if a part of the match begins with it
  number: number;
}

/** Words the news of a match as they come; what was worded stays as it is. */
export class Diary {
  private news: readonly News[] = [];
  private entries: Entry[] = [];
  private starts: number[] = []; // where parts of the match begin
  private key = "";

  word(game: Game, scene: Scene): Entry[] {
    const before = this.entries;
    const from = this.keep(game, scene);
    const known = new Map(before.slice(this.entries.length).map((entry) => [entry.number, entry]));
    const fresh: Entry[] = [];
    let heading = "";
    for (const [place, news] of scene.news.slice(from).entries()) {
      const number = from + place;
      const begins = game.heading(news, scene);
      if (begins) this.starts.push(number);
      heading = begins || heading;
      const line = game.tell(news, scene);
      if (!line?.text) continue;
      fresh.push(same({ ...line, heading, number }, known.get(number)));
      heading = "";
    }
    this.entries = [...this.entries, ...fresh];
    return this.entries;
  }

  /** Keep what can be kept of before; return from where on the news must be worded. */
  private keep(game: Game, scene: Scene): number {
    const key = JSON.stringify([game.name, words.language, scene.you, scene.names]);
    const same = this.key === key ? shared(this.news, scene.news) : 0;
    // Lines may be told together with those that follow, within a part: that and the one before are open.
    const from = this.starts.filter((start) => start < same).at(-2) ?? 0;
    this.entries = this.entries.filter((entry) => entry.number < from);
    this.starts = this.starts.filter((start) => start < from);
    this.news = scene.news;
    this.key = key;
    return from;
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
