// How far the chat of a table was seen in this browser; a page that is loaded anew counts on.

import { keptHere } from "$lib/kept";
import type { Known } from "$lib/known";

export class ChatSeen {
  private last = $state(-1); // the number of the last line that was seen
  private readonly key: string;
  // A view that brings no line need not look through them.
  private readonly chat = $derived.by(() => this.known().chat);
  private readonly you = $derived.by(() => this.known().guest);

  constructor(table: string, private readonly known: () => Pick<Known, "chat" | "guest">) {
    this.key = `seen ${table}`;
    this.last = Number(keptHere.get(this.key) ?? -1);
  }

  /** Lines of others that were not seen yet. */
  readonly unseen = $derived.by(
    () => this.chat.filter(({ number, guest }) => number > this.last && guest !== this.you).length,
  );

  /** Somebody sees the chat as it is now. */
  see(): void {
    const last = this.chat.at(-1)?.number ?? -1;
    if (last <= this.last) return;
    this.last = last;
    keptHere.set(this.key, String(last));
  }
}
