// One table: the line to it, what is known of it, and the choice that is being composed.

import { untrack } from "svelte";
import { gameNamed } from "../games/registry";
import type { Draft, Scene } from "../games/contract";
import type { Game } from "../games/game.svelte";
import { giftFor } from "$lib/gifts";
import { keptHere } from "$lib/kept";
import {
  hasGap, isHost, mayTakeSeat, nothing, owesChoice, ownSeat, secondsLeft, take, type Known,
} from "$lib/known";
import { namesOf, naming } from "$lib/names";
import { afterPaint } from "$lib/motion";
import { Line, type Connection } from "$lib/net";
import type { Message, Seat, Wish, Word } from "$lib/protocol";
import { signal } from "$lib/sound";
import { announce, toast } from "$lib/toast.svelte";
import { t } from "$lib/words.svelte";
import { prepareDetails } from "./details";
import { Diary, type Entry } from "./diary";
import { refusal } from "./refusals";
import { Habits } from "./habits.svelte";

const UNANSWERED = 3000; // milliseconds after which a choice may be made again
const SAID_ALOUD = 5; // lines of news that are read to somebody at once, the last ones
const TALK_ALOUD = 2; // lines of chat, likewise

const isBot = (seat: Seat | undefined): boolean => Boolean(seat?.level);

/** What a session needs of a line to the server. */
export type Wire = Pick<Line, "send" | "again" | "rest" | "end">;
type Connect = (
  id: string,
  heard: (message: Message) => void,
  changed: (now: Connection) => void,
) => Wire;
const byLine: Connect = (id, heard, changed) => new Line(id, heard, changed);

export class Session {
  known = $state.raw<Known>(nothing());
  connection = $state.raw<Connection>({ is: "connecting" });
  game = $state.raw<Game | null>(null);
  /** The wish that was refused last, and why; shown where it came from. */
  error = $state.raw<{ where: string; told: string }>({ where: "", told: "" });
  /** A choice is on its way. */
  sending = $state(false);
  /** How often the viewer himself has chosen here. */
  answers = $state(0);
  now = $state(Date.now());
  /** The last line of chat that was seen here. */
  private seen = $state(-1);
  readonly habits = new Habits();

  private readonly diary = new Diary();
  private readonly line: Wire;
  private readonly tick: ReturnType<typeof setInterval>;
  private sent = "";
  private sentAt = 0;
  private asked = -1;
  private unread = Infinity; // from which news on nothing was read aloud
  private lastDesk: Draft | null = null; // hands on to the next one what goes beyond one choice
  private answered = -1; // the step that was answered by habit

  constructor(readonly id: string, connect: Connect = byLine) {
    this.seen = Number(keptHere.get(`seen ${id}`) ?? -1);
    this.line = connect(
      id,
      (message) => void this.hear(message),
      (connection) => {
        this.connection = connection;
        if (connection.is !== "open") this.sending = false;
      },
    );
    this.habits.changed = () => this.answerByHabit();
    this.tick = setInterval(() => {
      this.now = Date.now();
      if (this.now - this.sentAt > UNANSWERED) this.sending = false;
      this.answerByHabit(); // a habit may be new, or its answer may have been refused
    }, 1000);
  }

  close(): void {
    clearInterval(this.tick);
    this.line.end();
  }

  // ------------------------------------------------------------------------------- what is seen

  readonly names = $derived(namesOf(this.known.table?.seats ?? []));
  readonly owes = $derived(owesChoice(this.known) && !this.known.table?.paused);
  readonly isHost = $derived(isHost(this.known));
  readonly seat = $derived(ownSeat(this.known));
  /** Whether a bot plays for this viewer, and they may ask to play themselves. */
  readonly canTakeSeat = $derived(mayTakeSeat(this.known));
  readonly isLocked = $derived(this.sending || this.connection.is !== "open");
  // A view that brings no line need not look through them.
  private readonly chat = $derived(this.known.chat);
  private readonly guest = $derived(this.known.guest);
  /** Lines of others that were not seen yet. */
  readonly unseen = $derived(
    this.chat.filter(({ number, guest }) => number > this.seen && guest !== this.guest).length,
  );
  readonly scene = $derived.by((): Scene | null => this.makeScene());
  readonly entries = $derived.by((): Entry[] => this.makeEntries());
  /** The seconds one has for the choice he owes. His time runs for the others until all have answered. */
  readonly left = $derived(
    !this.owes || this.known.you === null || !this.known.clock?.running.includes(this.known.you)
      ? null
      : secondsLeft(this.known, this.known.you, this.now),
  );

  // A desk lasts as long as the same things are offered: what others do must not clear it.
  private readonly offered = $derived(
    `${this.known.step} ${JSON.stringify(this.known.view?.choices ?? [])}`,
  );
  readonly desk = $derived.by((): Draft | null => {
    void this.offered;
    const { game } = this;
    return untrack(() => {
      if (!game || !this.scene) return null;
      return (this.lastDesk = game.board.createDraft(this.scene, this.lastDesk));
    });
  });

  private makeScene(): Scene | null {
    const { view, table, news, you } = this.known;
    if (!view || !table) return null;
    return { view, news, seats: table.seats, names: this.names, you, mine: this.owes, views: null };
  }

  private makeEntries(): Entry[] {
    return this.game && this.scene ? this.diary.word(this.game, this.scene) : [];
  }

  // ------------------------------------------------------------------------------------ hearing

  private async hear(message: Message): Promise<void> {
    if (message.error) {
      this.refused(message);
      return;
    }
    if (hasGap(this.known, message)) {
      this.line.again();
      return;
    }
    const before = this.known;
    this.known = take(before, message, Date.now());
    this.now = Date.now();
    // What others do in the meantime is no answer to a choice that is on its way.
    if (this.known.step !== before.step || message.version) this.sending = false;
    if (message.table || message.view) this.error = { where: "", told: "" };
    await this.fetchGame();
    this.give();
    this.readAloud(before);
    this.readChat(before);
    this.tellStandIns(before);
    this.answerByHabit();
  }

  /** Have the board of this game; if it cannot be read now, the next message tries again. */
  private async fetchGame(): Promise<void> {
    const name = this.known.table?.game;
    if (this.game || !name) return;
    try {
      const game = await gameNamed(name);
      await prepareDetails(game, this.scene);
      this.game = game;
      this.game.board.habits?.(this.habits);
    } catch {
      toast.show(t("broken-more"));
    }
  }

  private refused(message: Message): void {
    this.sending = false;
    const isHabit = this.answered === this.known.step; // said again at once it would be refused for ever
    if (this.sent === "do") this.answered = -1;
    if (message.step !== undefined) this.known = { ...this.known, step: message.step };
    const told = refusal(message, this.sent);
    this.error = { where: this.sent, told };
    // Who is not let in sees nothing but why; and a server that cannot save is told of by a bar.
    if (this.known.table && message.error !== "unavailable") toast.show(told);
    if (!isHabit) this.answerByHabit(); // the moment in which it came may be one to pass over
  }

  /** Have read aloud what others have said meanwhile, also where nobody sees the chat. */
  private readChat(before: Known): void {
    if (!before.table || before.chat === this.known.chat) return;
    const last = before.chat.at(-1)?.number ?? -1;
    const fresh = this.known.chat.filter(({ number, guest }) => number > last && guest !== this.known.guest);
    const said = fresh
      .slice(-TALK_ALOUD)
      .map(({ name, text, seat }) => t(typeof seat === "number" ? "chat-heard" : "chat-heard-spectator", { who: name, text }));
    announce(said.join(" "));
  }

  /** Say when a bot begins to play for somebody, and when he plays again. */
  private tellStandIns(before: Known): void {
    const [old, now] = [before.table, this.known.table];
    if (old === now || old?.status !== "running" || now?.status !== "running") return;
    const told = now.seats.flatMap((seat, player) => {
      const who = naming("who", player, namesOf(old.seats), this.known.you);
      if (seat.removed && !old.seats[player]?.removed) {
        if (player !== this.known.you) return t("was-removed", who);
        announce(t("was-removed", who), true); // who is concerned sees it in the tray
        return [];
      }
      const [was, is] = [isBot(old.seats[player]), isBot(seat)];
      return was === is ? [] : t(is ? "bot-took-over" : "plays-again", who);
    });
    if (told.length) toast.show(told.join(" "));
  }

  /** Somebody sees the chat as it is now. */
  seeChat(): void {
    const last = this.known.chat.at(-1)?.number ?? -1;
    if (last <= this.seen) return;
    this.seen = last;
    keptHere.set(`seen ${this.id}`, String(last));
  }

  /** Have what is new read aloud, and whose turn it is. */
  private readAloud(before: Known): void {
    if (!before.view || before.you !== this.known.you || !this.game || !this.scene) return;
    this.tellNews(before.news.length);
    if (this.owes && this.known.step !== this.asked) {
      announce(`${t("your-turn")} ${this.game.board.words.prompt(this.scene).title}`, true);
      signal(this.scene.view.acting.length > 1 ? "window" : "turn"); // a window is open to several
    }
    this.asked = this.owes ? this.known.step : -1;
  }

  /** Read the news from a number on; to word them takes a while, and to see the board comes first. */
  private tellNews(from: number): void {
    const isDue = this.unread < Infinity;
    this.unread = Math.min(this.unread, from);
    if (isDue) return;
    afterPaint(() => {
      const fresh = this.entries.filter((entry) => entry.number >= this.unread);
      this.unread = Infinity;
      announce(fresh.slice(-SAID_ALOUD).map((entry) => entry.text.replaceAll("**", "")).join(" "));
    });
  }

  // ------------------------------------------------------------------------------------ wishing

  send(wish: Wish, where = Object.keys(wish)[0] ?? ""): boolean {
    this.sent = where;
    const isSent = this.line.send(wish);
    this.error = { where, told: isSent ? "" : t("refused-offline") };
    return isSent;
  }

  choose(word: Word): void {
    if (this.isLocked) return;
    this.answers += 1;
    this.put(word);
  }

  private put(word: Word): void {
    this.sending = this.send({ do: word, step: this.known.step });
    this.sentAt = Date.now();
  }

  /** Connect anew, for a seat that was just taken. */
  again(): void {
    this.line.again();
  }

  /** Hang up until somebody looks again. */
  rest(): void {
    this.line.rest();
  }

  /** Give something random to the seed, whenever the table wants it of this seat. */
  private give(): void {
    const { table, you } = this.known;
    if (!table || you === null || !table.fair.wants.includes(you)) return;
    const { commitment } = table.fair;
    this.line.send({ give: giftFor(this.id, commitment), promise: commitment });
  }

  private answerByHabit(): void {
    if (!this.owes || this.isLocked || this.answered === this.known.step || !this.scene) return;
    const word = this.habits.answer(this.scene);
    if (!word) return;
    this.answered = this.known.step;
    this.put(word);
  }
}
