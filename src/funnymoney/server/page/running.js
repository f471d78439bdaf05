// A match that is being played.

import { about } from "./chat.js";
import { choices } from "./choices.js";
import { button, field, h, select, told } from "./dom.js";
import { clockText, newsLog, onlyYou, seal, seats, table } from "./panels.js";
import { rules } from "./rules.js";
import { atFront, listing, whom } from "./say_common.js";
import { isHost, isSeated, owesChoice, ownSeat } from "./state.js";
import { fairness, invite, terms } from "./waiting.js";

const LEVELS = [["easy", "easy"], ["medium", "medium"], ["hard", "hard"], ["expert", "expert"]];
const PACES = [["calm", "calm"], ["brisk", "brisk"], ["quick", "quick"]];
const ASKED = {
  undo: "take the last choice back",
  pause: "stop the match for a while",
  resume: "go on",
};
const LAST_SECONDS = 10;

export function running(page) {
  const { state, teller, names } = page;
  const board = state.view ? teller.board(state.view, names) : null;
  const lines = page.lines.filter((line) => line.text);
  return h("main", { class: "play", key: "main" },
    h(
      "nav",
      { class: "skip", "aria-label": "Skip to" },
      ["tray", "news", "chat"].map(
        (place) => h("a", { href: `#${place}` }, `Skip to ${place === "tray" ? "choices" : place}`),
      ),
    ),
    seats(state, names, board, (player) => seatMenu(page, player)),
    h("div", { class: "middle", key: "middle" },
      board && table(board, teller.sheet(state.view)),
      lines.length > 0 && h(
        "p",
        { class: "ticker", key: "ticker", "aria-hidden": "true" },
        lines[lines.length - 1].text,
      ),
      tray(page, board)),
    h("div", { class: "side", key: "side" },
      page.callSwitch(),
      h(
        "div",
        { id: "news", key: "news" },
        newsLog(lines, page.menu.allNews, () => { page.menu.allNews = true; page.draw(); }),
      ),
      h("div", { id: "chat", key: "chat" }, page.chat()),
      tableMenu(page)));
}

const seatMenu = (page, player) => {
  const seat = page.state.table.seats[player];
  if (seat.kind !== "person" || player === page.state.you || !seat.guest) return null;
  return h(
    "details",
    { class: "small" },
    h("summary", {}, "More"),
    about(page.state, page.talk, seat, page.send, page.redraw),
  );
};

// ------------------------------------------------------------------------------------- tray

function tray(page, board) {
  const { state } = page;
  const mine = owesChoice(state) && !state.table.paused && !page.isAnswering;
  return h("section", {
    class: `tray ${mine ? "mine" : "sunk"}`,
    id: "tray",
    "data-home": "tray",
    "aria-label": "Your choices",
    key: "tray",
  },
    voting(page),
    h("div", { class: "ask" },
      state.you !== null && seal(state.you, ownSeat(state).name || "You"),
      h("h2", { tabindex: "-1", "data-landing": "" }, asked(page, mine)),
      time(page)),
    told(page.errorAt("do", "undo")),
    board && onlyYou(board),
    mine && h("div", { class: "choices", key: state.step },
      choices(page.desk, state.view, page.names, page.teller, {
        choose: (word) => page.choose(word),
        redraw: page.redraw,
        locked: page.locked || page.connection.is !== "open",
      })),
    h("div", { class: "row foot" }, undoButton(page), hand(page), away(page)));
}

function asked(page, mine) {
  const { state, teller, names } = page;
  if (state.table.paused) return "The match is paused.";
  if (mine) return atFront(teller.question(state.view, names));
  const level = ownSeat(state)?.level;
  if (state.view?.choices?.length && level) return `A ${level} bot plays for you.`;
  return waitingFor(page);
}

/** Say who decides now, as far as that shows on the board. */
function waitingFor({ state, teller, names }) {
  const { rows } = teller.board(state.view, names);
  const acting = rows.flatMap(
    (row, player) => (
      row[0].endsWith(" *") || row[2]?.includes("decides") ? [whom(names[player])] : []
    ),
  );
  const others = acting.filter((name) => name !== "you");
  if (!others.length) return "Waiting for the others.";
  return `${listing(others)} ${others.length > 1 ? "decide" : "decides"}.`;
}

function time(page) {
  const left = page.timeLeft();
  if (left === null) return null;
  const isShort = left <= LAST_SECONDS;
  return h(
    "span",
    {
      class: isShort ? "time short" : "time",
      role: isShort ? "alert" : null,
      "aria-label": `${Math.ceil(left)} seconds left`,
    },
    `${clockText(left)} left`,
  );
}

const undoButton = (page) =>
  isSeated(page.state) && page.state.step > 0 &&
  button(
    "Undo",
    () => page.send({ undo: true, step: page.state.step }),
    { disabled: page.connection.is !== "open", key: "undo" },
  );

/** Where a game asks about things that may be passed over, a hand that is down passes them over. */
function hand(page) {
  const { view } = page.state;
  if (!isSeated(page.state) || view?.unraised === undefined) return null;
  const turn = (event) => {
    page.desk.handUp = event.target.checked;
    page.answerByHabit();
    page.draw();
  };
  return h("label", { class: "tick", key: "hand" },
    h(
      "input",
      { type: "checkbox", checked: page.desk.handUp, onchange: turn },
    ), "Hand up: ask me whether I build or trade");
}

function away(page) {
  const seat = ownSeat(page.state);
  return seat?.level && seat.kind === "person" && button(
    "Play again myself",
    () => page.send({ hand: "me" }),
    { class: "main", key: "back" },
  );
}

// ------------------------------------------------------------------------------ the question

function voting(page) {
  const { state, names } = page;
  const { asked: question } = state.table;
  if (!question) return null;
  const isMine = question.by === state.you;
  const has = isSeated(state) && question.agreed.includes(state.you);
  const who = names[question.by];
  const text = `${isMine ? "You ask" : `${who} asks`} to ${ASKED[question.what]}.`;
  return h("div", { class: "vote", role: "alert", key: "vote" }, h(
    "p",
    {},
    text,
    has && " Waiting for the others.",
  ),
    isSeated(state) && !has && h("div", { class: "row" },
      button("Agree", () => page.send({ agree: true }), { class: "main" }),
      button("Decline", () => page.send({ agree: false }))),
    told(page.errorAt("agree")));
}

// ------------------------------------------------------------------------------ table menu

function tableMenu(page) {
  const { state, menu } = page;
  const { table: info } = state;
  menu.stand ??= "medium";
  return h("section", {
    class: "menu",
    "aria-label": "The table",
    key: "menu",
  }, h("h2", {}, "Table"),
    isSeated(state) && h("div", { class: "row" },
      button(info.paused ? "Go on" : "Pause", () => page.send({ pause: !info.paused })),
      field("Pace of the bots", select(info.pace, PACES, (pace) => page.send({ pace })))),
    isSeated(state) && !ownSeat(state).level && h("div", { class: "row" },
      field(
        "A bot may play for me",
        select(menu.stand, LEVELS, (level) => { menu.stand = level; }),
      ),
      button("Hand over", () => page.send({ hand: menu.stand }))),
    told(page.errorAt("pause", "pace", "hand", "leave")),
    isSeated(state) && h("div", { class: "row" }, invite(
      page,
      state.you,
      "My seat on another device",
    ),
      button(
        "Leave for good",
        () => confirm(
          "Leave? A bot takes your seat for the rest of the match.",
        ) && page.send({ leave: true }),
      )),
    told(page.errorAt("sit")),
    info.watching ? h(
      "p",
      { class: "quiet" },
      info.watching === 1 ? "One person looks on." : `${info.watching} people look on.`,
    ) : null,
    isHost(state) && h("p", { class: "quiet" }, "You are the host."),
    terms(info), fairness(page), rules(page.teller.words));
}
