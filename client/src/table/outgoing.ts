// Several choices that one button sends. The table asks for them one by one: machine by machine,
// hotel by hotel. What was promised by the button goes on without being asked again, until the table
// does anything else than was expected; then the player decides again.

import type { Known } from "$lib/known";
import { isOffered, same } from "$lib/offers";
import type { News, Word } from "$lib/protocol";

type Moment = Pick<Known, "view" | "news" | "you" | "step">;

/** The list of one button. A session owns it, so it ends with its table. */
export class Outgoing {
  private words: readonly Word[] = [];
  private first = 0; // the step of the first choice: how many this seat had made before

  /** Follow a list whose first choice is sent at a step, in place of any list before. */
  begin(words: readonly Word[], step: number): void {
    this.words = words.length > 1 ? words : [];
    this.first = step;
  }

  stop(): void {
    this.words = [];
  }

  /** What is left of the list from this moment on, if all went as expected. */
  ahead(moment: Moment): readonly Word[] {
    const place = moment.step - this.first;
    if (place === 0) return this.words;
    return place > 0 && this.goesOn(moment, place) ? this.words.slice(place) : [];
  }

  /** Return what answers a moment in which this seat is asked; a moment that does not fit ends the list. */
  next(moment: Moment): Word | null {
    if (moment.step === this.first) return null; // the first choice was sent by the button itself
    const word = this.ahead(moment)[0] ?? null;
    if (!word) this.stop();
    return word;
  }

  /** Whether the table has taken the choice before from this list, and offers the next one. */
  private goesOn({ view, news, you }: Moment, place: number): boolean {
    const [before, next] = [this.words[place - 1], this.words[place]];
    if (!view || !before || !next) return false;
    const last = news.findLast(([key, player]) => key === "did" && player === you);
    return same(last ?? [], didOf(before, you)) && isOffered(view.choices, next);
  }
}

/** The news of a choice of one's own. A clock or a bot may have chosen something else. */
const didOf = (word: Word, you: number | null): News => ["did", you ?? -1, ...word];
