// What a newcomer has been shown, kept in this browser.

import type { GameName } from "./protocol";

const KEY = "funnymoney lessons";

interface Learnt {
  known: string[]; // hints that were seen
  stopped: GameName[]; // games in which no more are wanted
  folded: boolean; // whether they show only that they are there
}

function stored(): Learnt {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Learnt>;
    return { known: found.known ?? [], stopped: found.stopped ?? [], folded: found.folded ?? false };
  } catch {
    return { known: [], stopped: [], folded: false };
  }
}

class Lessons {
  private learnt = $state<Learnt>(stored());

  isOn(game: GameName): boolean {
    return !this.learnt.stopped.includes(game);
  }

  get isFolded(): boolean {
    return this.learnt.folded;
  }

  fold(isFolded: boolean): void {
    this.learnt.folded = isFolded;
    this.keep();
  }

  knows(tip: string): boolean {
    return this.learnt.known.includes(tip);
  }

  learn(tip: string): void {
    this.learnt.known.push(tip);
    this.keep();
  }

  stop(game: GameName): void {
    this.learnt.stopped.push(game);
    this.keep();
  }

  /** Show the hints of a game from the first one on. */
  restart(game: GameName, tips: readonly string[]): void {
    this.learnt.stopped = this.learnt.stopped.filter((each) => each !== game);
    this.learnt.known = this.learnt.known.filter((each) => !tips.includes(each));
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
