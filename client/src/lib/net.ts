// The line to the server: requests, and one socket for a table that heals itself.

import type { Message, Wish } from "./protocol";

const FIRST_WAIT = 500; // milliseconds before the first new try; then twice as long each time
const LONGEST_WAIT = 10_000;
const ANSWER_WITHIN = 10_000; // a choice that is not answered means that the line is dead
const BUSY = 503;
const MOST_TRIES = 3;
const NOT_WANTED = 1008; // the code of a socket that the server will not have
const LATER = 1013; // the code of a socket that the server cannot serve just now
export const UNAVAILABLE = "unavailable"; // the refusal while the server cannot save anything
const COME_BACK = ["restart", "moved"];

/** A refusal of the server: a key that the page words, facts for it, and English for programs. */
export class Refused extends Error {
  readonly key: string;
  readonly facts: Record<string, unknown>;

  constructor(
    readonly status: number,
    body?: { error?: string; told?: string; facts?: Record<string, unknown> } | null,
  ) {
    super(body?.told ?? `${status}`);
    this.key = body?.error ?? (status ? `status-${status}` : "offline");
    this.facts = body?.facts ?? {};
  }
}

/** Ask the server for something; return what it answers, or throw Refused. */
export async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await askOnce<T>(method, path, body);
    } catch (error) {
      const isBusy = error instanceof Refused && error.status === BUSY;
      if (method !== "GET" || !isBusy || tries === MOST_TRIES) throw error;
      await new Promise((done) => setTimeout(done, waitBefore(tries)));
    }
  }
}

async function askOnce<T>(method: string, path: string, body: unknown): Promise<T> {
  const headers: Record<string, string> = { Accept: "application/json" };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new Refused(0);
  }
  const read = readJson(await answer.text());
  if (!answer.ok) throw new Refused(answer.status, read as { error?: string } | null);
  return read as T;
}

function readJson(text: string): unknown {
  try {
    return text ? JSON.parse(text) : null;
  } catch {
    return null;
  }
}

/** How long to wait before a try: longer each time, and never all at the same moment. */
export function waitBefore(tries: number, random: () => number = Math.random): number {
  const most = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** tries);
  return most / 2 + (random() * most) / 2;
}

/** Whether one connects again after such a good-bye. */
export const comesBack = (bye: string): boolean => !bye || COME_BACK.includes(bye);

export type Connection =
  | { is: "connecting" | "open" }
  // `at` is when it is tried again; 0: just now. `isStoreAway`: the server answers, but cannot save.
  | { is: "lost"; at: number; isStoreAway: boolean }
  | { is: "ended"; bye: string; error: string };

/** What a session needs of a line to the server. */
export type Wire = Pick<Line, "send" | "again" | "rest" | "end">;
export type Connect = (
  table: string,
  heard: (message: Message) => void,
  changed: (now: Connection) => void,
) => Wire;
export const connectByLine: Connect = (table, heard, changed) => new Line(table, heard, changed);

/** A socket to a table that connects again whenever it is lost. */
export class Line {
  private tries = 0;
  private bye = "";
  private error = "";
  private ended = false;
  private isStoreAway = false;
  private isResting = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private watch: ReturnType<typeof setTimeout> | undefined;
  private socket: WebSocket | null = null;
  private readonly retry = (): void => {
    if (this.isWaiting()) this.open();
  };
  private readonly drop = (): void => this.giveUp();

  constructor(
    private readonly table: string,
    private readonly heard: (message: Message) => void,
    private readonly changed: (now: Connection) => void,
  ) {
    addEventListener("online", this.retry);
    addEventListener("offline", this.drop);
    document.addEventListener("visibilitychange", this.retry);
    this.open();
  }

  private isWaiting(): boolean {
    const isIdle = this.isResting || this.timer !== undefined;
    return !this.ended && isIdle && document.visibilityState === "visible";
  }

  /** Connect anew, for a seat that was just taken. */
  again(): void {
    this.socket?.close();
  }

  /** Hang up until somebody looks at the page again. */
  rest(): void {
    if (this.ended) return;
    clearTimeout(this.timer);
    this.timer = undefined;
    this.isResting = true;
    this.changed({ is: "connecting" });
    this.socket?.close();
  }

  private open(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.isResting = false;
    this.changed(this.tries ? { is: "lost", at: 0, isStoreAway: this.isStoreAway } : { is: "connecting" });
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(`${scheme}//${location.host}/api/tables/${this.table}/socket`);
    socket.onmessage = (event) => {
      if (socket === this.socket) this.take(JSON.parse(String(event.data)) as Message);
    };
    socket.onclose = ({ code }) => {
      if (socket !== this.socket) return;
      this.socket = null;
      this.lost(code);
    };
    this.socket = socket;
  }

  private take(message: Message): void {
    this.stopWaiting();
    if (message.bye) this.bye = message.bye;
    this.error = message.error ?? "";
    if (message.version) this.tries = 0;
    if (!message.bye && !message.error) this.changed({ is: "open" });
    this.heard(message);
  }

  private lost(code = 0): void {
    this.stopWaiting();
    if (this.ended || this.isResting) return;
    if (!comesBack(this.bye) || code === NOT_WANTED) {
      this.end(this.bye);
      return;
    }
    this.bye = "";
    this.isStoreAway = code === LATER && this.error === UNAVAILABLE;
    this.error = "";
    const wait = waitBefore(this.tries);
    this.tries += 1;
    this.changed({ is: "lost", at: Date.now() + wait, isStoreAway: this.isStoreAway });
    this.timer = setTimeout(() => this.open(), wait);
  }

  /** Send a wish; false if there is no connection to send it by. */
  send(wish: Wish): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(wish));
    if ("do" in wish) this.expectAnswer();
    return true;
  }

  /** A network that has gone without a word leaves a socket that looks open, however often one asks. */
  private expectAnswer(): void {
    this.watch ??= setTimeout(() => this.giveUp(), ANSWER_WITHIN);
  }

  private stopWaiting(): void {
    clearTimeout(this.watch);
    this.watch = undefined;
  }

  /** Leave a socket without waiting for its good-bye: on a dead line that may take minutes. */
  private giveUp(): void {
    const { socket } = this;
    if (!socket) return; // one waits already
    this.socket = null;
    socket.close();
    this.lost();
  }

  end(bye = ""): void {
    this.ended = true;
    clearTimeout(this.timer);
    removeEventListener("online", this.retry);
    removeEventListener("offline", this.drop);
    document.removeEventListener("visibilitychange", this.retry);
    this.socket?.close();
    this.changed({ is: "ended", bye, error: this.error });
  }
}
