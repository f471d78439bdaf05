// What is read aloud of a table: news, chat, and that it is the viewer's turn.

import type { Scene } from "../../games/contract";
import type { Game } from "../../games/game.svelte";
import type { Known } from "$lib/known";
import { afterPaint } from "$lib/motion";
import { signal } from "$lib/sound";
import { announce } from "$lib/toast.svelte";
import { t } from "$lib/words.svelte";
import type { Entry } from "../diary";
import { isAsked } from "../scene";

const MAX_NEWS = 5; // lines of news that are read at once, the last ones
const MAX_CHAT = 2; // lines of chat, likewise

/** What words the news: a session, once it has the board of its game. */
interface Worded {
  readonly game: Game | null;
  readonly scene: Scene | null;
  readonly entries: readonly Entry[];
}

export class Announcer {
  private asked = -1; // the step whose question was read
  private unread = Infinity; // from which news on nothing was read

  constructor(private readonly table: Worded) {}

  hear(before: Known, after: Known): void {
    const { game, scene } = this.table;
    if (before.view && before.you === after.you && game && scene) {
      this.readNews(before.news.length);
      this.readTurn(after, game, scene);
    }
    readChat(before, after);
  }

  /** Read the news from a number on; to word them takes a while, and to see the board comes first. */
  private readNews(from: number): void {
    const isDue = this.unread < Infinity;
    this.unread = Math.min(this.unread, from);
    if (isDue) return;
    afterPaint(() => {
      const fresh = this.table.entries.filter((entry) => entry.number >= this.unread);
      this.unread = Infinity;
      announce(fresh.slice(-MAX_NEWS).map((entry) => entry.text.replaceAll("**", "")).join(" "));
    });
  }

  private readTurn(after: Known, game: Game, scene: Scene): void {
    const isOwed = isAsked(after);
    if (isOwed && after.step !== this.asked) {
      announce(`${t("your-turn")} ${game.board.words.prompt(scene).title}`, true);
      signal(scene.view.acting.length > 1 ? "window" : "turn"); // a window is open to several
    }
    this.asked = isOwed ? after.step : -1;
  }
}

/** Read what others have said meanwhile, also where nobody sees the chat. */
function readChat(before: Known, after: Known): void {
  if (!before.table || before.chat === after.chat) return;
  const last = before.chat.at(-1)?.number ?? -1;
  const fresh = after.chat.filter(({ number, guest }) => number > last && guest !== after.guest);
  const said = fresh
    .slice(-MAX_CHAT)
    .map(({ name, text, seat }) => t(typeof seat === "number" ? "chat-heard" : "chat-heard-spectator", { who: name, text }));
  announce(said.join(" "));
}
