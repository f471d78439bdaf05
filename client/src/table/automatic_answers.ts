// Answers that are given without asking the player: what a button has decided before, else a habit.

import type { Scene } from "../games/contract";
import type { Known } from "$lib/known";
import type { Word } from "$lib/protocol";
import { Habits } from "./habits.svelte";
import type { Outgoing } from "./outgoing";

export class AutomaticAnswers {
  readonly habits = new Habits();
  private answered = -1; // the step that was answered last

  constructor(private readonly outgoing: Outgoing) {}

  /** Return the answer to a moment in which the player is asked, if there is one: once for each step. */
  next(known: Known, scene: Scene): Word | null {
    if (this.hasAnswered(known.step)) return null;
    const word = this.outgoing.next(known) ?? this.habits.answer(scene);
    if (word) this.answered = known.step;
    return word;
  }

  hasAnswered(step: number): boolean {
    return this.answered === step;
  }

  /** A choice was refused: its list ends, and a habit may try again. */
  refused(): void {
    this.answered = -1;
    this.outgoing.stop();
  }
}
