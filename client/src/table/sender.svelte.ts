// What goes to the table: the command that was sent last, whether a choice is still on its way, and
// why the table refused.

import type { Message, Wish, Word } from "$lib/protocol";
import { refusal } from "$lib/refusals";
import { t } from "$lib/words.svelte";

const UNANSWERED_MS = 3000; // after which a choice may be made again

export class Sender {
  /** The command that was refused last, and why; shown where it came from. */
  error = $state.raw<{ where: string; told: string }>({ where: "", told: "" });
  /** A choice is on its way. */
  isChoosing = $state(false);
  private last = ""; // where the last command came from
  private chosenAt = 0;

  constructor(private readonly transmit: (wish: Wish) => boolean) {}

  send(wish: Wish, where = Object.keys(wish)[0] ?? ""): boolean {
    this.last = where;
    const isSent = this.transmit(wish);
    this.error = { where, told: isSent ? "" : t("refused-offline") };
    return isSent;
  }

  choose(word: Word, step: number): void {
    this.isChoosing = this.send({ do: word, step });
    this.chosenAt = Date.now();
  }

  /** A choice of which nothing was heard for long may be made again. */
  expire(now: number): void {
    if (now - this.chosenAt > UNANSWERED_MS) this.isChoosing = false;
  }

  /** Take a refusal; return whether it is one of a choice. */
  refuse(message: Message): boolean {
    this.isChoosing = false;
    this.error = { where: this.last, told: refusal(message, this.last) };
    return this.last === "do";
  }

  forgive(): void {
    this.error = { where: "", told: "" };
  }
}
