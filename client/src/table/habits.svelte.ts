// What is answered without asking: as somebody has set it, or where nothing else can be answered.

import type { Scene } from "../games/contract";
import type { Word } from "$lib/protocol";

/** A habit looks at a moment and answers, or leaves it to the player. */
export type Habit = (scene: Scene) => Word | null;

export class Habits {
  /** Set by the boards, under a name: the switches of a tray. */
  set = $state.raw<Record<string, Habit>>({});
  /** Called when a habit may answer a moment that was left to the player before. */
  changed: () => void = () => undefined;

  put(name: string, habit: Habit | null): void {
    const rest = Object.fromEntries(Object.entries(this.set).filter(([known]) => known !== name));
    this.set = habit ? { ...rest, [name]: habit } : rest;
  }

  answer(scene: Scene): Word | null {
    for (const habit of Object.values(this.set)) {
      const word = habit(scene);
      if (word) return word;
    }
    return null;
  }
}
