// One table: opens the line to it, and draws whatever it tells.

import { answerCall, callSwitch, isSlow, newCalls } from "./calls.js";
import { chat, newTalk } from "./chat.js";
import { habit, newDesk } from "./choices.js";
import { announce, h } from "./dom.js";
import { finished } from "./finished.js";
import { nameForm, whoAmI } from "./me.js";
import { Line } from "./net.js";
import { running } from "./running.js";
import { namesOf, tellerOf } from "./say.js";
import { atFront } from "./say_common.js";
import { waiting } from "./waiting.js";
import { hasGap, isSeated, nothing, owesChoice, secondsLeft, take } from "./state.js";
import { dress, top } from "./top.js";

// What is refused of a choice that fitted the last view: somebody has changed it meanwhile.
const OVERTAKEN = ["not_your_turn", "no_such_verb", "not_among", "not_at", "out_of_range", "step"];
const TOO_LATE = "That is no longer possible: somebody was faster. Nothing was lost.";
const REST = 60_000; // milliseconds behind another tab, after which one who can be called is away
const SAID_ALOUD = 5; // lines of news that are read to somebody at once, the last ones

/** Ask who you are if nobody knows, then show the table. */
export async function table(show, id) {
  const me = await whoAmI();
  if (me) return new Table(show, id);
  const form = {};
  const ask = () => show([top(), h("main", { class: "narrow" }, h("h1", {}, "Who are you?"),
    nameForm(form, "To the table", () => new Table(show, id), () => form.error && ask()))]);
  ask();
  return null;
}

class Table {
  constructor(show, id) {
    this.show = show;
    this.id = id;
    this.state = nothing();
    this.connection = { is: "connecting" };
    this.teller = null;
    this.lines = []; // the news in words
    this.desk = newDesk();
    this.talk = newTalk();
    this.menu = {};
    this.error = { where: "", told: "" };
    this.sent = ""; // where the last wish came from, to show its refusal there
    this.answered = -1; // the step that was answered by habit
    this.isAnswering = false; // without asking, just now
    this.given = sessionStorage.getItem(`given ${id}`) ?? "";
    this.redraw = () => this.draw();
    this.calls = newCalls(this.redraw);
    this.send = (wish, where = Object.keys(wish)[0]) => this.wish(wish, where);
    this.line = new Line(id, (message) => this.hear(message), (now) => this.connected(now));
    this.look();
    document.addEventListener("visibilitychange", () => this.look());
    setInterval(() => (this.state.clock || this.connection.is === "lost") && this.draw(), 1000);
  }

  /**
   * One who sees the table needs no notification about it any more. One who does not is away, here
   * and on every other device, as soon as he can be called: the server calls nobody who is here.
   */
  look() {
    clearTimeout(this.resting);
    if (document.visibilityState === "visible") answerCall(this.id).catch(() => null);
    else this.resting = setTimeout(() => this.calls.is === "on" && this.line.rest(), REST);
  }

  // -------------------------------------------------------------------------------- hearing

  connected(now) {
    this.connection = now;
    if (now.is !== "open") this.locked = this.isAnswering = false;
    this.draw();
  }

  async hear(message) {
    if (message.error) {
      this.refused(message);
      return;
    }
    if (hasGap(this.state, message)) {
      this.line.again();
      return;
    }
    const before = this.state;
    this.state = take(before, message, Date.now());
    this.locked = this.isAnswering = false;
    if (this.state.step !== before.step) Object.assign(this.desk, { forms: {}, paths: {} });
    if (message.table || message.view) this.error = { where: "", told: "" };
    if (!this.teller && this.state.table) {
      dress(this.state.table.game);
      this.teller = await tellerOf(this.state.table.game);
    }
    this.give();
    this.tell(before);
    this.answerByHabit();
    this.draw();
  }

  refused(message) {
    this.locked = this.isAnswering = false;
    if (message.step !== undefined) this.state = { ...this.state, step: message.step };
    const isLate = this.sent === "do" && OVERTAKEN.includes(message.error);
    this.error = { where: this.sent, told: isLate ? TOO_LATE : message.told };
    this.draw();
  }

  /** Put the news into words, once each, and have what is new read aloud. */
  tell(before) {
    const { news, view, table, you } = this.state;
    if (!view || !this.teller) return;
    const isKnown = before.view && before.you === you && news.length >= before.news.length;
    const known = isKnown ? before.news.length : 0;
    this.lines.length = known;
    const names = namesOf(table.seats, you);
    for (const item of news.slice(known)) {
      this.lines.push(
        { text: this.teller.news(item, names, view), private: this.teller.isPrivate(item) },
      );
    }
    if (!isKnown) return;
    const fresh = this.lines.slice(known).map((line) => line.text).filter((text) => text);
    if (fresh.length) announce(fresh.slice(-SAID_ALOUD).join(" "));
    const asked = owesChoice(this.state) && !habit(this.desk, view);
    if (asked && this.state.step !== this.asked) {
      announce(`Your turn. ${this.teller.question(view, names)}`, true);
    }
    this.asked = asked ? this.state.step : -1;
  }

  // -------------------------------------------------------------------------------- wishing

  wish(wish, where) {
    this.sent = where;
    const isSent = this.line.send(wish);
    this.error = isSent
      ? { where: "", told: "" }
      : { where, told: "There is no connection now. Nothing was sent; try again in a moment." };
    this.draw();
    return isSent;
  }

  choose(word) {
    this.locked = this.wish({ do: word, step: this.state.step }, "do");
    this.draw();
  }

  /** Give something random to the seed, whenever the table wants it of this seat. */
  give() {
    const { table, you } = this.state;
    if (!isSeated(this.state) || !table.fair.wants.includes(you)) return;
    const bytes = crypto.getRandomValues(new Uint8Array(16));
    this.given = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
    sessionStorage.setItem(`given ${this.id}`, this.given);
    this.line.send({ give: this.given, promise: table.fair.commitment });
  }

  answerByHabit() {
    const isDone = this.answered === this.state.step;
    if (!owesChoice(this.state) || isDone || this.state.table.paused) return;
    const word = habit(this.desk, this.state.view);
    if (!word) return;
    this.answered = this.state.step;
    this.isAnswering = true;
    this.choose(word);
  }

  // -------------------------------------------------------------------------------- drawing

  draw() {
    const { table } = this.state;
    document.title = this.title();
    if (!table || !this.teller) {
      const text = this.connection.is === "ended" ? "" : "Finding the table…";
      const main = h("main", { class: "narrow", key: "main" }, h("p", { class: "loading" }, text));
      this.show([top(), this.bar(), main]);
      return;
    }
    const screen = { open: waiting, running, finished, aborted: finished }[table.status];
    const title = h("h1", { class: "title", key: "title" }, this.teller.words.title);
    const watching = isSeated(this.state) ? null : h(
      "span",
      { class: "chip", key: "watching" },
      "Watching",
    );
    this.show([top(title, watching), this.bar(), screen(this)]);
    this.followLogs();
  }

  title() {
    const name = this.teller?.words.title ?? "Funny Money";
    return owesChoice(this.state) && !this.isAnswering ? `● Your turn · ${name}` : name;
  }

  /** The bar under the top, only if something is wrong with the connection. */
  bar() {
    const { is, at, bye, told } = this.connection;
    if (is === "open") return null;
    const seconds = Math.max(0, Math.ceil(((at ?? 0) - Date.now()) / 1000));
    const wait = seconds ? `Trying again in ${seconds} s.` : "Trying again…";
    const text = {
      connecting: "Connecting…",
      lost: `The line is lost. ${wait} Your seat is kept.`,
      ended: GOODBYES[bye] ?? atFront(told || "The line is closed."),
    }[is];
    return h("div", { class: `bar ${is}`, key: "bar", role: "status" }, text,
      is === "ended" && h(
        "a",
        { href: location.pathname },
        "Connect again",
      ), is === "ended" && h("a", { href: "/" }, "All tables"));
  }

  /** Scroll logs to their end, unless somebody reads further up. */
  followLogs() {
    for (const log of document.querySelectorAll("[data-log]")) {
      const count = log.childElementCount;
      const isNew = log.seenCount !== count;
      if (isNew && !log.matches(":focus")) log.scrollTop = log.scrollHeight;
      log.seenCount = count;
    }
  }

  get names() {
    return namesOf(this.state.table.seats, this.state.you);
  }

  errorAt(...places) {
    return places.includes(this.error.where) ? this.error.told : "";
  }

  chat() {
    const error = this.errorAt("chat", "report", "mute", "unmute", "kick");
    return chat(this.state, this.talk, { send: this.send, redraw: this.redraw, error });
  }

  callSwitch() {
    return isSeated(this.state) && isSlow(this.state.table) && callSwitch(this.calls);
  }

  timeLeft() {
    const { clock, you } = this.state;
    if (!clock || you === null || !clock.running.includes(you)) return null;
    return secondsLeft(this.state, you, Date.now());
  }
}

const GOODBYES = {
  kicked: "The host has sent you away from this table.",
  banned: "You may not play here any more.",
  elsewhere: "You have opened this table somewhere else; it goes on there.",
};
