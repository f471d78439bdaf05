// What a newcomer has been shown, kept in this browser.

import type { GameName } from "./protocol";
import { room } from "./room.svelte";

const KEY = "funnymoney lessons";

interface Learnt {
  known: string[]; // hints that were seen
  stopped: GameName[]; // games in which no more are wanted
  folded: boolean | null; // whether they show only that they are there, if somebody has said so
}

function stored(): Learnt {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Learnt>;
    return { known: found.known ?? [], stopped: found.stopped ?? [], folded: found.folded ?? null };
  } catch {
    return { known: [], stopped: [], folded: null };
  }
}

class Lessons {
  private learnt = $state<Learnt>(stored());

  isOn(game: GameName): boolean {
    return !this.learnt.stopped.includes(game);
  }

  get isFolded(): boolean {
    return this.learnt.folded ?? room.isShort;
  }

  fold(isFolded: boolean): void {
    this.learnt.folded = isFolded;
    this.keep();
  }

  knows(tip: string): boolean {
    return this.learnt.known.includes(tip);
  }

  learn(tip: string): void {
    if (this.knows(tip)) return;
    this.learnt.known.push(tip);
    this.keep();
  }

  stop(game: GameName): void {
    this.learnt.stopped.push(game);
    this.keep();
  }

  /** Whether there is anything to begin again. */
  get hasBegun(): boolean {
    return this.learnt.known.length + this.learnt.stopped.length > 0;
  }

  /** Show all hints again, from the first one of each game on. */
  restart(): void {
    this.learnt = { known: [], stopped: [], folded: false };
    this.keep();
  }

  private keep(): void {
    try {
      localStorage.setItem(KEY, JSON.stringify(this.learnt));
    } catch {
      // a browser that keeps nothing shows them again
    }
  }
}

export const lessons = new Lessons();
