// Where a replay stands: which match, which frame, who is looked through, and whether it runs.

import { gameNamed } from "../../games/registry";
import type { Scene } from "../../games/contract";
import type { Game } from "../../games/game.svelte";
import { guest } from "$lib/me.svelte";
import { namesOf } from "$lib/names";
import { ask, Refused } from "$lib/net";
import type { News, Seat, TableInfo } from "$lib/protocol";
import { results } from "$lib/results.svelte";
import { t, words } from "$lib/words.svelte";
import type { Entry } from "../../table/diary";
import { whyNot } from "$lib/refusals";
import { Film, isStill, toldOf, type Told } from "./film.svelte";
import { keyMoments, otherTurn, roundsOf, type Round } from "./moments";
import {
  framesOf, outlineOf, ownFramesOf, taleOf, type As, type Frame, type Moment, type Outline, type Tale,
} from "./records";
import type { Cast } from "./wording";

export type Look = "seat" | "public" | "all";
export type Trouble = "" | "not-found" | "not-over" | "not-begun" | "broken";

export const SPEEDS = [0.5, 1, 2, 4] as const;
const PAUSE = 1300; // milliseconds between two frames

interface Shown {
  film: Film;
  look: Look;
  seat: number | null;
  at: number;
}

export class Projector {
  outline = $state.raw<Outline | null>(null);
  tale = $state.raw<Tale | null>(null); // told under the lamp
  table = $state.raw<TableInfo | null>(null);
  game = $state.raw<Game | null>(null);
  seats = $state.raw<Seat[]>([]);
  trouble = $state<Trouble>("");
  private failure = $state.raw<unknown>(null); // why it cannot be shown
  at = $state(0);
  look = $state<Look>("public");
  seat = $state<number | null>(null); // the seat that is looked from
  mine = $state<number | null>(null); // the seat of this browser
  isHiding = $state(false); // what comes later is not told
  isPlaying = $state(false);
  speed = $state<(typeof SPEEDS)[number]>(1);
  isOwn = $state(false); // one's own past in a match that goes on
  private readonly films = new Map<As, Film>();
  private shown = $state.raw<Shown | null>(null); // what is looked at until what is wanted is there
  private wanted: Shown | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly id: string) {}

  // ---------------------------------------------------------------------------------- opening

  async open(query: URLSearchParams, isShared: boolean): Promise<void> {
    this.trouble = "";
    try {
      await words.need("replay");
      await this.findTable();
      await this.findOutline();
      if (this.trouble) return;
      const game = await gameNamed(this.gameName());
      await game.readDetails();
      this.game = game;
      this.start(query, isShared);
    } catch (error) {
      this.fail(error);
    }
  }

  /** Who sits here, if the table is still known; a record alone is enough to look at. */
  private async findTable(): Promise<void> {
    const path = `/api/tables/${encodeURIComponent(this.id)}`;
    this.table = await ask<TableInfo>("GET", path).catch(() => null);
    const me = await guest.find().catch(() => null);
    const sits = this.table?.seats.findIndex((seat) => Boolean(seat.guest) && seat.guest === me?.guest) ?? -1;
    const noted = results.all.find((each) => each.id === this.id)?.you;
    this.mine = sits >= 0 ? sits : (noted ?? null);
  }

  private async findOutline(): Promise<void> {
    if (this.table && ["open", "running"].includes(this.table.status)) {
      await this.findOwn();
      return;
    }
    try {
      this.outline = await outlineOf(this.id);
      const first = await framesOf(this.id, "public", 0, 0);
      this.seats = first.seats.map((seat) => ({ ...seat, here: true }));
    } catch (error) {
      if (!(error instanceof Refused) || error.status !== 409) throw error;
      await this.findOwn();
    }
  }

  /** A match that goes on: who sits there may look at his own past. */
  private async findOwn(): Promise<void> {
    try {
      const { total, seats, you, game } = await ownFramesOf(this.id);
      this.isOwn = true;
      this.seats = seats.map((seat) => ({ ...seat, here: true }));
      this.mine = you ?? null;
      this.outline = { id: this.id, game, total, choices: [], moments: [] };
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.trouble = error.key === "not_begun" ? "not-begun" : "not-over";
    }
  }

  private gameName(): Outline["game"] {
    return (this.outline as Outline).game;
  }

  private start(query: URLSearchParams, isShared: boolean): void {
    const asked = query.get("as") ?? "";
    const seat = /^[0-5]$/.test(asked) && Number(asked) < this.seats.length ? Number(asked) : null;
    if (this.isOwn) {
      this.seat = this.mine;
      this.look = "seat";
    } else {
      this.seat = seat ?? this.mine;
      this.look = asked === "all" || asked === "public" ? asked : this.seat === null ? "public" : "seat";
      this.isHiding = isShared;
    }
    const at = Number(query.get("at") ?? (this.isOwn ? this.total : 0));
    this.go(Number.isInteger(at) ? at : 0);
  }

  private fail(error: unknown): void {
    const isGone = error instanceof Refused && (error.status === 404 || error.status === 403);
    this.trouble = isGone ? "not-found" : "broken";
    this.failure = error;
  }

  // ------------------------------------------------------------------------------ what is shown

  readonly told = $derived(this.trouble === "broken" ? whyNot(this.failure) : "");
  readonly names = $derived(namesOf(this.seats));
  readonly total = $derived(this.shown?.film.total ?? this.outline?.total ?? 0);
  readonly rounds = $derived.by((): Round[] => (this.outline ? roundsOf(this.outline) : []));
  readonly isLamp = $derived(this.shown?.look === "all");
  readonly you = $derived(!this.shown || this.shown.look === "public" ? null : this.shown.seat);
  readonly cast = $derived.by((): Cast | null =>
    this.outline ? { game: this.outline.game, names: this.names, you: this.you } : null,
  );
  readonly frame = $derived.by((): Frame | undefined => this.shown?.film.at(this.shown.at));
  readonly moments = $derived.by((): Moment[] =>
    this.outline ? keyMoments(this.outline.moments, (moment) => this.mayKnow(moment)) : [],
  );
  /** From where on the winner led is known only when it is over. */
  readonly shownMoments = $derived(
    this.moments.filter(({ at, what }) => !this.isHiding || (at <= this.at && what !== "decided")),
  );
  readonly hasNextKey = $derived(this.shownMoments.some(({ at }) => at > this.at));
  readonly round = $derived(this.rounds.findLast(({ from }) => from < Math.max(1, this.at)) ?? this.rounds[0]);
  /** Who chose, of each decision; of one's own past as far as it is read. */
  readonly choosers = $derived.by((): (number | null)[] => {
    if (!this.isOwn) return (this.outline?.choices ?? []).map(([player]) => player);
    void this.frame;
    return (this.shown?.film.frames ?? []).slice(1).map((frame) => frame?.by ?? null);
  });
  readonly chooser = $derived(this.outline?.choices[this.at - 1]?.[0] ?? this.frame?.by ?? null);
  readonly scene = $derived.by((): Scene | null => this.makeScene());
  readonly entries = $derived.by((): Entry[] => this.makeEntries());

  /** A lie is known to the liar, and to all under the lamp. */
  private mayKnow({ what, player }: Moment): boolean {
    return this.isLamp || what !== "lie" || player === this.you;
  }

  private makeScene(): Scene | null {
    const { frame, you } = this;
    if (!frame) return null;
    const view = this.isLamp && you !== null ? (frame.views?.[you] ?? frame.view) : frame.view;
    return {
      view,
      news: this.framesUpToHere().flatMap(toldOf).filter((told) => isFor(told, you)).map(({ item }) => item),
      seats: this.seats,
      names: this.names,
      you,
      mine: false,
      views: this.isLamp ? (frame.views ?? null) : null,
      hidden: this.isLamp ? (frame.hidden ?? null) : null,
    };
  }

  private framesUpToHere(): Frame[] {
    if (!this.shown) return [];
    const { film, at } = this.shown;
    return film.frames.slice(film.knownSince(at), at + 1).filter((frame) => frame !== undefined);
  }

  // Every frame is worded once for each viewer and language, as it stood then.
  private readonly worded = new Map<string, Entry[]>();

  private makeEntries(): Entry[] {
    const { game } = this;
    if (!game) return [];
    const entries: Entry[] = [];
    const news: News[] = [];
    let heading = "";
    for (const entry of this.framesUpToHere().flatMap((frame) => this.wordFrame(frame, news, game))) {
      heading = entry.heading || heading;
      if (!entry.text) continue;
      entries.push({ ...entry, heading });
      heading = "";
    }
    return entries;
  }

  /** Word the news of one frame; `news` are those before it, and grow. */
  private wordFrame(frame: Frame, news: News[], game: Game): Entry[] {
    const key = `${words.language} ${this.shown?.look} ${this.you} ${frame.at} ${news.length}`;
    const told = toldOf(frame);
    const before = news.length;
    news.push(...told.map(({ item }) => item));
    const known = this.worded.get(key);
    if (known) return known;
    const all = news.slice();
    const made = told.map((each, place) => this.wordOne(each, frame, all, game, before + place));
    this.worded.set(key, made);
    return made;
  }

  private wordOne({ item, to }: Told, frame: Frame, news: News[], game: Game, number: number): Entry {
    const alone = to === null || (this.you !== null && to.includes(this.you)) ? null : (to[0] ?? null);
    const ear = alone ?? this.you;
    const view = (ear !== null ? frame.views?.[ear] : undefined) ?? frame.view;
    const isDeed = item[0] === "did";
    const scene: Scene = {
      view, news, seats: this.seats, names: this.names, you: alone !== null && !isDeed ? alone : this.you, mine: false,
      views: frame.views ?? null,
    };
    const heading = game.board.words.newsHeading(item, scene);
    const line = game.board.words.newsLine(item, scene);
    if (!line?.text) return { text: "", heading, number };
    if (alone === null) return { ...line, heading, number };
    const who = this.names[alone] ?? "?";
    const text = isDeed ? line.text : t("replay-told-to", { who, text: line.text });
    return { ...line, by: line.by ?? alone, text, kind: "private", heading, number };
  }

  // ------------------------------------------------------------------------------------- moving

  go(at: number): void {
    this.at = Math.min(Math.max(0, Math.round(at)), this.total);
    this.use();
  }

  /** Show this place as it is wanted now; what was shown stays until the frames are there. */
  private use(): void {
    const { at, look, seat } = this;
    const film = this.filmOf(look === "seat" ? (seat ?? "public") : look);
    const wanted = { film, look, seat, at };
    this.wanted = wanted;
    if (look === "all" && !this.tale) void taleOf(this.id).then((tale) => (this.tale = tale), () => undefined);
    const show = (): void => {
      if (this.wanted === wanted) this.shown = wanted;
    };
    if (film.frames[at]) show();
    film.need(at).then(show, (error: unknown) => this.wanted === wanted && !film.frames[at] && this.fail(error));
  }

  private filmOf(as: As): Film {
    const known = this.films.get(as);
    if (known) return known;
    const read = this.isOwn
      ? (from: number) => ownFramesOf(this.id, from)
      : (from: number) => framesOf(this.id, as, from);
    const film = new Film(read, this.outline?.total ?? 0);
    this.films.set(as, film);
    return film;
  }

  lookAs(look: Look, seat = this.seat): void {
    this.look = look;
    this.seat = look === "seat" ? (seat ?? this.mine ?? 0) : seat;
    this.use();
  }

  /** One decision on; what changes nothing for this viewer is passed over. */
  step(by: 1 | -1): void {
    let to = this.at + by;
    while (to > 0 && to < this.total && this.isStillAt(to)) to += by;
    this.go(to);
  }

  private isStillAt(number: number): boolean {
    const frame = this.shown?.film.frames[number];
    return frame !== undefined && isStill(frame);
  }

  turn(by: 1 | -1): void {
    this.go(this.outline?.choices.length ? otherTurn(this.outline.choices, this.at, by) : this.at + by * 10);
  }

  /** To the next moment that matters; what comes later and is hidden stays so. */
  nextKey(by: 1 | -1 = 1): void {
    const known = this.shownMoments;
    const next = by > 0 ? known.find(({ at }) => at > this.at) : known.findLast(({ at }) => at < this.at);
    if (next) this.go(next.at);
  }

  play(): void {
    this.isPlaying = !this.isPlaying;
    if (this.isPlaying && this.at >= this.total) this.go(0);
    this.runOn();
  }

  stop(): void {
    this.isPlaying = false;
    clearTimeout(this.timer);
  }

  private runOn(): void {
    clearTimeout(this.timer);
    if (!this.isPlaying) return;
    this.timer = setTimeout(() => {
      if (this.at >= this.total) {
        this.stop();
        return;
      }
      if (this.shown?.at === this.at) this.step(1); // else the line is slower than the film
      this.runOn();
    }, PAUSE / this.speed);
  }

  changeSpeed(): void {
    const next = (SPEEDS.indexOf(this.speed) + 1) % SPEEDS.length;
    this.speed = SPEEDS[next] ?? 1;
    this.runOn();
  }

  /** The way to this moment, as it is looked at. */
  link(): string {
    const as = this.look === "seat" ? this.seat : this.look;
    return `/r/${this.id}?at=${this.at}&as=${as ?? "public"}`;
  }
}

const isFor = ({ to }: Told, you: number | null): boolean => to === null || you === null || to.includes(you);
