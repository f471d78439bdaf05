// One table: the connection to it, what is known of it, and the choice that is being composed.

import type { Draft } from "../games/contract";
import type { Game } from "../games/game.svelte";
import { hasGap, isHost, mayTakeSeat, nothing, ownSeat, take, type Known } from "$lib/known";
import { namesOf } from "$lib/names";
import { connectByLine, type Connect, type Connection, type Wire } from "$lib/net";
import type { Message, Wish, Word } from "$lib/protocol";
import { toast } from "$lib/toast.svelte";
import { AutomaticAnswers } from "./automatic_answers";
import { Composer } from "./composer.svelte";
import { Diary, type Entry } from "./diary";
import { Announcer } from "./effects/announcer";
import { ChatSeen } from "./effects/chat_seen.svelte";
import { contributeSeed } from "./effects/seed_contribution";
import { noticeStandIns } from "./effects/stand_in_notices";
import { loadGame } from "./load_game";
import { Outgoing } from "./outgoing";
import { isAsked, sceneOf, secondsToChoose } from "./scene";
import { Sender } from "./sender.svelte";

/** What follows from a message, beside what is drawn. */
type Effect = (before: Known, after: Known) => void;

export class Session {
  known = $state.raw<Known>(nothing());
  connection = $state.raw<Connection>({ is: "connecting" });
  game = $state.raw<Game | null>(null);
  /** How often the viewer has chosen here. */
  answers = $state(0);
  now = $state(Date.now());

  private readonly line: Wire;
  private readonly sender = new Sender((wish) => this.line.send(wish));
  private readonly outgoing = new Outgoing();
  private readonly automatic = new AutomaticAnswers(this.outgoing);
  private readonly composer = new Composer(this, this.outgoing);
  private readonly diary = new Diary();
  private readonly chatSeen: ChatSeen;
  private readonly announcer = new Announcer(this);
  private readonly effects: readonly Effect[] = [
    (_, after) => contributeSeed(this.id, after, (wish) => this.line.send(wish)),
    (before, after) => this.announcer.hear(before, after),
    noticeStandIns,
  ];
  private readonly tick: ReturnType<typeof setInterval>;

  constructor(readonly id: string, connect: Connect = connectByLine) {
    this.chatSeen = new ChatSeen(id, () => this.known);
    this.line = connect(
      id,
      (message) => void this.hear(message),
      (connection) => {
        this.connection = connection;
        if (connection.is !== "open") this.sender.isChoosing = false;
      },
    );
    this.automatic.habits.changed = () => this.answerUnasked();
    this.tick = setInterval(() => {
      this.now = Date.now();
      this.sender.expire(this.now);
      this.answerUnasked(); // a habit may be new, or its answer may have been refused
    }, 1000);
  }

  close(): void {
    clearInterval(this.tick);
    this.line.end();
  }

  // ------------------------------------------------------------------------------- what is seen

  readonly names = $derived(namesOf(this.known.table?.seats ?? []));
  readonly owes = $derived(isAsked(this.known));
  readonly isHost = $derived(isHost(this.known));
  readonly seat = $derived(ownSeat(this.known));
  /** Whether a bot plays for this viewer, and they may ask to play themselves. */
  readonly canTakeSeat = $derived(mayTakeSeat(this.known));
  readonly isLocked = $derived(this.sender.isChoosing || this.connection.is !== "open");
  readonly scene = $derived(sceneOf(this.known));
  readonly entries = $derived.by((): Entry[] =>
    this.game && this.scene ? this.diary.word(this.game, this.scene) : [],
  );
  readonly left = $derived(secondsToChoose(this.known, this.now));

  get desk(): Draft | null {
    return this.composer.draft;
  }

  get error(): Sender["error"] {
    return this.sender.error;
  }

  get unseen(): number {
    return this.chatSeen.unseen;
  }

  seeChat(): void {
    this.chatSeen.see();
  }

  // ------------------------------------------------------------------------------------ hearing

  private async hear(message: Message): Promise<void> {
    if (message.error) return this.refused(message);
    const before = this.known;
    if (hasGap(before, message)) return this.line.again();
    this.known = take(before, message, Date.now());
    this.now = Date.now();
    // What others do in the meantime is no answer to a choice that is on its way.
    if (this.known.step !== before.step || message.version) this.sender.isChoosing = false;
    if (message.table || message.view) this.sender.forgive();
    await this.fetchGame();
    for (const effect of this.effects) effect(before, this.known);
    this.answerUnasked();
  }

  private async fetchGame(): Promise<void> {
    if (this.game) return;
    this.game = await loadGame(this.known.table, this.scene);
    this.game?.board.habits?.(this.automatic.habits);
  }

  private refused(message: Message): void {
    const wasAutomatic = this.automatic.hasAnswered(this.known.step); // said again at once it would be refused for ever
    if (this.sender.refuse(message)) this.automatic.refused();
    if (message.step !== undefined) this.known = { ...this.known, step: message.step };
    // Who is not let in sees nothing but why; and a server that cannot save is told of by a bar.
    if (this.known.table && message.error !== "unavailable") toast.show(this.error.told);
    if (!wasAutomatic) this.answerUnasked(); // the moment in which it came may be one to pass over
  }

  // ------------------------------------------------------------------------------------ sending

  send(wish: Wish, where?: string): boolean {
    return this.sender.send(wish, where);
  }

  /** Send a choice, and after it what the same button has decided. */
  choose(word: Word, followUps: readonly Word[] = []): void {
    if (this.isLocked) return;
    this.answers += 1;
    this.outgoing.begin([word, ...followUps], this.known.step);
    this.sender.choose(word, this.known.step);
  }

  private answerUnasked(): void {
    if (!this.owes || this.isLocked || !this.scene) return;
    const word = this.automatic.next(this.known, this.scene);
    if (word) this.sender.choose(word, this.known.step);
  }

  /** Connect anew, for a seat that was just taken. */
  again(): void {
    this.line.again();
  }

  /** Hang up until somebody looks again. */
  rest(): void {
    this.line.rest();
  }
}
