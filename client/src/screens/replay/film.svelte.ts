// The frames of a match as one viewer sees them, read piece by piece, and the news up to a frame.

import type { News } from "$lib/protocol";
import { CHUNK, type Frame, type Frames, type Telling } from "./records";

export type Read = (from: number) => Promise<Frames>;

const isTelling = (news: News | Telling): news is Telling => !Array.isArray(news);

/** One piece of news, and to whom alone it was told. */
export interface Told {
  item: News;
  to: number[] | null;
}

export const toldOf = (frame: Frame): Told[] =>
  frame.news.map((news) => (isTelling(news) ? news : { item: news, to: null }));

export class Film {
  readonly frames: (Frame | undefined)[] = [];
  total = $state(0);
  private version = $state(0); // counts the pieces that came
  private readonly asked = new Map<number, Promise<void>>();

  constructor(private readonly read: Read, total: number) {
    this.total = total;
  }

  at(number: number): Frame | undefined {
    void this.version;
    return this.frames[number];
  }

  /** Have a frame; those after it and all before it come behind its back. */
  async need(number: number): Promise<void> {
    const piece = Math.floor(number / CHUNK);
    await this.piece(piece);
    if (number % CHUNK > CHUNK / 2) void this.quietly(piece + 1);
    void this.backwards(piece - 1);
  }

  private async backwards(from: number): Promise<void> {
    for (let piece = from; piece >= 0; piece -= 1) if (!(await this.quietly(piece))) return;
  }

  /** The first frame from which on, up to this one, nothing is missing. */
  knownSince(number: number): number {
    void this.version;
    let first = number;
    while (first > 0 && this.frames[first - 1]) first -= 1;
    return first;
  }

  private async quietly(piece: number): Promise<boolean> {
    if (piece * CHUNK > this.total) return true;
    return this.piece(piece).then(
      () => true,
      () => false, // it is asked for again when it is looked at
    );
  }

  private piece(number: number): Promise<void> {
    let asked = this.asked.get(number);
    if (!asked) {
      asked = this.fetch(number * CHUNK);
      asked.catch(() => this.asked.delete(number));
      this.asked.set(number, asked);
    }
    return asked;
  }

  private async fetch(from: number): Promise<void> {
    const found = await this.read(from);
    this.total = found.total;
    for (const frame of found.frames) this.frames[frame.at] = frame;
    this.version += 1;
  }

  /** Ask anew for the last piece: a match that goes on has more frames now. */
  async more(): Promise<void> {
    const last = Math.floor(this.total / CHUNK);
    this.asked.delete(last);
    await this.piece(last);
    if (Math.floor(this.total / CHUNK) > last) await this.piece(last + 1);
  }
}

/** Whether nothing happened for this viewer: somebody made a sealed choice. */
export const isStill = (frame: Frame): boolean => frame.by === null && frame.at > 0 && !frame.news.length;
