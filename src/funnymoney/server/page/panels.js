// A view as panels: who sits where with what, what lies on the table, what only you know, news.
// These know nothing of a game but what its teller says; a drawn board can take their place.

import { h } from "./dom.js";
import { secondsLeft } from "./state.js";

const SHAPES = ["circle", "triangle", "square", "diamond", "hexagon", "star"];
const LINES_SHOWN = 80;

/** A player's seal: shape, colour and initial; the name always stands beside it. */
export const seal = (player, name) =>
  h(
    "span",
    { class: `seal p${player + 1} ${SHAPES[player]}`, "aria-hidden": "true" },
    name.slice(0, 1).toUpperCase(),
  );

export function clockText(seconds) {
  const whole = Math.ceil(seconds);
  const days = Math.floor(whole / 86_400);
  if (days) return `${days} d ${Math.floor((whole % 86_400) / 3600)} h`;
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60)];
  const rest = String(whole % 60).padStart(2, "0");
  return hours ? `${hours}:${String(minutes).padStart(2, "0")}:${rest}` : `${minutes}:${rest}`;
}

// ------------------------------------------------------------------------------------ seats

/** The seats with all that is known of them; `menu(player)` adds what can be done about one. */
export function seats(state, names, board, menu) {
  return h("section", { class: "seats", key: "seats" },
    h(
      "ul",
      { tabindex: "0", "aria-label": "Players" },
      state.table.seats.map((seat, player) => card(state, seat, player, names, board, menu)),
    ));
}

function card(state, seat, player, names, board, menu) {
  const row = board?.rows[player] ?? [];
  const isActing = isMarked(row);
  const money = row[board?.columns.indexOf("money")];
  const more = (board?.columns ?? [])
    .map((column, place) => [column, row[place]])
    .map(([column, text]) => [column, text?.replace(/( · )?decides$/, "")]) // the ring says so
    .filter(([column, text]) => text && column !== "player" && column !== "money");
  const classes = ["pl", isActing ? "turn" : "", player === state.you ? "you" : ""].join(" ");
  return h("li", { class: classes, key: player },
    h("div", { class: "who" },
      seal(player, nameOf(seat, names[player])),
      h(
        "div",
        {},
        h("b", {}, nameOf(seat, names[player])),
        h("small", {}, status(state, seat, player, row, isActing)),
      ),
      money && h("span", { class: "money" }, money),
    ),
    more.length > 0 && h(
      "dl",
      {},
      more.map(([column, text]) => [h("dt", {}, column), h("dd", {}, text)]),
    ),
    menu(player),
  );
}

const nameOf = (seat, name) => (name === "You" && seat.name ? `${seat.name} (you)` : name);

/** Who must choose is marked by the teller, where that is not a secret. */
const isMarked = (row) => Boolean(row[0]?.endsWith(" *") || row[2]?.includes("decides"));

function status(state, seat, player, row, isActing) {
  const parts = [];
  if (row[0]?.includes("(first)")) parts.push("first player");
  if (isActing) parts.push("decides now");
  if (seat.kind === "open") parts.push("free seat");
  if (seat.kind === "bot") parts.push(`bot, ${seat.level || "unknown"}`);
  if (seat.kind === "person" && seat.level) parts.push(`a ${seat.level} bot plays for now`);
  if (seat.kind === "person" && !seat.here && player !== state.you) parts.push("away");
  if (seat.guest && seat.guest === state.table.host) parts.push("host");
  if (state.clock && state.table.status === "running") {
    const time = clockText(secondsLeft(state, player, Date.now()));
    parts.push(state.clock.running.includes(player) ? `${time} left, running` : time);
  }
  return parts.join(" · ");
}

// ------------------------------------------------------------------------------------ table

export function table(board, prices) {
  const shown = board.facts.filter(([name]) => name !== prices?.instead);
  return h("section", { class: "stage", "aria-label": "The table", key: "stage" },
    h("h2", {}, board.head),
    facts(shown, "facts"),
    prices && h("details", { key: "prices" }, h("summary", {}, prices.title), sheet(prices)),
    board.more && h(
      "details",
      { key: "more" },
      h("summary", {}, "Every street, its rents and its owner"),
      sheet(board.more),
    ),
  );
}

/** What no rival may know: always on violet ground, with an eye. */
export const onlyYou = (board) =>
  board.private.length > 0 && h("div", { class: "only-you", key: "only" },
    h("h3", {}, eye(), "Only you know"), facts(board.private, "private"));

const eye = () =>
  h("svg", { viewBox: "0 0 24 16", width: "20", height: "14", "aria-hidden": "true" },
    h(
      "path",
      {
        d: "M1 8c5-9 17-9 22 0c-5 9-17 9-22 0z",
        fill: "none",
        stroke: "currentColor",
        "stroke-width": "2",
      },
    ),
    h("circle", { cx: "12", cy: "8", r: "3.5", fill: "currentColor" }));

const facts = (pairs, key) =>
  h(
    "dl",
    { class: "facts", key },
    pairs.map(([name, text]) => h("div", { key: name }, h("dt", {}, name), h("dd", {}, text))),
  );

export const sheet = ({ columns, rows }) =>
  h("div", { class: "wide", tabindex: "0", role: "region", "aria-label": columns.join(", ") },
    h("table", {},
      h("thead", {}, h("tr", {}, columns.map((column) => h("th", { scope: "col" }, column)))),
      h(
        "tbody",
        {},
        rows.map(
          (row) => h(
            "tr",
            {},
            row.map((cell, at) => h(at ? "td" : "th", at ? {} : { scope: "row" }, cell)),
          ),
        ),
      )));

// ------------------------------------------------------------------------------------- news

/** The last lines of news, newest below; `lines` are {text, private}. */
export function newsLog(lines, all, showAll) {
  const shown = all ? lines : lines.slice(-LINES_SHOWN);
  const first = lines.length - shown.length;
  return h("section", { class: "news", "aria-label": "News", key: "news" },
    h("h2", {}, "News"),
    first > 0 && h(
      "button",
      { type: "button", onclick: showAll, key: "all" },
      `Show ${first} earlier lines`,
    ),
    h("ol", { class: "log", tabindex: "0", "data-log": "" }, shown.map((line, at) =>
      h("li", { key: first + at, class: line.private ? "uv" : "" }, line.text,
        line.private && h("small", {}, " (only you know)")))),
    !lines.length && h("p", {}, "Nothing has happened yet."),
  );
}
