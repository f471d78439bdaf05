// What a newcomer has been shown, kept in this browser.

import { kept } from "./kept";
import type { GameName } from "./protocol";
import { room } from "./room.svelte";

const KEY = "funnymoney lessons";

interface Learnt {
  known: string[]; // hints that were seen
  stopped: GameName[]; // games in which no more are wanted
  folded: boolean | null; // whether they show only that they are there, if somebody has said so
}

const nothing = (): Learnt => ({ known: [], stopped: [], folded: null });

class Lessons {
  private learnt = $state<Learnt>({ ...nothing(), ...kept.read<Partial<Learnt>>(KEY) });

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

  /** Show all hints again, from the first one of each game on. */
  restart(): void {
    this.learnt = nothing();
    this.keep();
  }

  private keep(): void {
    kept.write(KEY, this.learnt);
  }
}

export const lessons = new Lessons();
