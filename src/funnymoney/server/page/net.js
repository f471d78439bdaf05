// The line to the server: requests, and one socket for a table that heals itself.

const FIRST_WAIT = 500; // milliseconds before the first new try; then twice as long each time
const LONGEST_WAIT = 15_000;
const ANSWER_WITHIN = 10_000; // a choice that is not answered means that the line is dead
const BUSY = 503;
const MOST_TRIES = 3;
const NOT_WANTED = 1008; // the code of a socket that the server will not have
const COME_BACK = ["restart", "moved"];

/** A refusal of the server, in its own words. */
export class Refused extends Error {
  constructor(status, body) {
    super(body?.told ?? TOLD_BY_STATUS[status] ?? `The server answered ${status}.`);
    this.status = status;
    this.key = body?.error ?? "";
  }
}

const TOLD_BY_STATUS = {
  0: "The server does not answer. Is there a connection?",
  401: "The server does not know you yet: say your name first.",
  404: "There is no such table.",
  429: "That was too much at once. Wait a moment and try again.",
  503: "The server is not ready. Try again in a moment.",
};

/** Ask the server for something; return what it answers, or throw Refused. */
export async function fetchJson(method, path, body) {
  for (let tries = 0; ; tries += 1) {
    try {
      return await askOnce(method, path, body);
    } catch (error) {
      if (method !== "GET" || error.status !== BUSY || tries === MOST_TRIES) throw error;
      await new Promise((done) => setTimeout(done, waitBefore(tries)));
    }
  }
}

async function askOnce(method, path, body) {
  const headers = { Accept: "application/json" };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  let answer;
  try {
    const sent = body === undefined ? undefined : JSON.stringify(body);
    answer = await fetch(path, { method, headers, body: sent });
  } catch {
    throw new Refused(0);
  }
  const text = await answer.text();
  const read = readJson(text);
  if (!answer.ok) throw new Refused(answer.status, read);
  return read;
}

function readJson(text) {
  try {
    return text ? JSON.parse(text) : null;
  } catch {
    return null;
  }
}

/** How long to wait before a try: longer each time, and never all at the same moment. */
export function waitBefore(tries, random = Math.random) {
  const most = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** tries);
  return most / 2 + (random() * most) / 2;
}

/** What is left to do after the server has said good-bye. */
export const comesBack = (bye) => !bye || COME_BACK.includes(bye);

/**
 * A socket to a table that connects again whenever it is lost.
 *
 * `heard(message)` is told every message, `changed(state)` whether there is a connection:
 * {is: "connecting" | "open" | "lost" | "ended", at?: time of the next try, bye?, told?: why it ended}.
 */
export class Line {
  constructor(table, heard, changed) {
    this.table = table;
    this.heard = heard;
    this.changed = changed;
    this.tries = 0;
    this.bye = "";
    this.ended = false;
    this.isResting = false;
    this.retry = () => this.isWaiting() && this.open();
    this.drop = () => this.socket?.close();
    addEventListener("online", this.retry);
    addEventListener("offline", this.drop);
    document.addEventListener("visibilitychange", this.retry);
    this.open();
  }

  isWaiting() {
    const isIdle = this.isResting || this.timer !== undefined;
    return !this.ended && isIdle && document.visibilityState === "visible";
  }

  /** Connect anew, for a seat that was just taken. */
  again() {
    this.socket?.close();
  }

  /** Hang up until somebody looks at the page again. */
  rest() {
    if (this.ended) return;
    clearTimeout(this.timer);
    this.timer = undefined;
    this.isResting = true;
    this.changed({ is: "connecting" });
    this.socket?.close();
  }

  open() {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.isResting = false;
    this.changed({ is: this.tries ? "lost" : "connecting", at: 0 });
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(`${scheme}//${location.host}/api/tables/${this.table}/socket`);
    socket.onmessage = (event) => this.take(JSON.parse(event.data));
    socket.onclose = ({ code }) => socket === this.socket && this.lost(code);
    this.socket = socket;
  }

  take(message) {
    clearTimeout(this.watch);
    if (message.bye) this.bye = message.bye;
    this.refusal = message.error ? message.told : "";
    if (message.version) this.tries = 0;
    if (!message.bye && !message.error) this.changed({ is: "open" });
    this.heard(message);
  }

  lost(code = 0) {
    clearTimeout(this.watch);
    if (this.ended || this.isResting) return;
    if (!comesBack(this.bye) || code === NOT_WANTED) {
      this.end(this.bye);
      return;
    }
    this.bye = "";
    const wait = waitBefore(this.tries);
    this.tries += 1;
    this.changed({ is: "lost", at: Date.now() + wait });
    this.timer = setTimeout(() => this.open(), wait);
  }

  /** Send a wish; false if there is no connection to send it by. */
  send(wish) {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(wish));
    if (wish.do) this.expectAnswer();
    return true;
  }

  /** A network that has gone without a word leaves a socket that looks open. */
  expectAnswer() {
    clearTimeout(this.watch);
    const { socket } = this;
    this.watch = setTimeout(() => {
      if (socket !== this.socket) return;
      this.socket = null; // closing a dead line may take minutes
      socket.close();
      this.lost();
    }, ANSWER_WITHIN);
  }

  end(bye = "") {
    this.ended = true;
    clearTimeout(this.timer);
    removeEventListener("online", this.retry);
    removeEventListener("offline", this.drop);
    document.removeEventListener("visibilitychange", this.retry);
    this.socket?.close();
    this.changed({ is: "ended", bye, told: this.refusal });
  }
}
