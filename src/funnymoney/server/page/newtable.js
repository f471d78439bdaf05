// Setting up a table: seats, clock, options of the game.

import { field, h, select, told } from "./dom.js";
import { create } from "./lobby.js";
import { atFront } from "./say_common.js";

const PACES = [["calm", "calm"], ["brisk", "brisk"], ["quick", "quick"]];
const CLOCKS = [
  ["none", "no clock"],
  ["move", "so long for each choice"],
  ["bank", "so long for the whole match"],
];

export const newTable = (game) => ({
  game,
  seats: ["me", ...Array(Math.max(game.players[0], 3) - 1).fill("open")],
  options: {},
  clock: { kind: "none", seconds: 60, increment: 0, then: "bot" },
  public: false,
  watch: true,
  pace: "calm",
  stand_in: "medium",
  absence: 120,
});

export function newTableForm(room) {
  const { table, games, redraw } = room;
  const set = (key) => (value) => {
    table[key] = value;
    redraw();
  };
  const pickGame = (name) => {
    room.table = newTable(games.find((game) => game.name === name));
    redraw();
  };
  const submit = (event) => {
    event.preventDefault();
    create(room, wanted(table, room));
  };
  return h("form", { class: "panel new", key: "new", onsubmit: submit },
    h("h2", { id: "new-table", tabindex: "-1" }, "A new table"),
    h("div", { class: "fields" },
      field(
        "Game",
        select(table.game.name, games.map((game) => [game.name, game.title]), pickGame),
      ),
      field(
        "Seats",
        select(
          String(table.seats.length),
          table.game.players.map((count) => [String(count), String(count)]),
          (count) => resize(table, Number(count), redraw),
        ),
      )),
    h(
      "fieldset",
      {},
      h("legend", {}, "Who sits where"),
      h(
        "div",
        { class: "fields" },
        table.seats.map((who, seat) => seatField(table, who, seat, redraw)),
      ),
    ),
    clockFields(table.clock, redraw),
    h("div", { class: "fields" },
      tick("Show it in the lobby", table.public, set("public")),
      tick("Others may look on", table.watch, set("watch")),
      field("Pace of the bots", select(table.pace, PACES, set("pace"))),
      field(
        "Who stands in for people that are away",
        select(table.stand_in, levels(table), set("stand_in")),
      ),
      field(
        "After so many seconds",
        h(
          "input",
          {
            type: "number",
            min: "5",
            value: table.absence ?? "",
            placeholder: "never",
            onchange: (event) => set("absence")(
              event.target.value ? Number(event.target.value) : null,
            ),
          },
        ),
        "empty: nobody stands in",
      )),
    h(
      "details",
      { key: "options" },
      h("summary", {}, "House rules"),
      h(
        "div",
        { class: "fields" },
        table.game.options.map((option) => optionField(table, option, redraw)),
      ),
    ),
    h("button", { type: "submit", class: "main", "data-open": "" }, "Open the table"),
    told(room.error));
}

const levels = (table) => table.game.levels.map((level) => [level, `${level} bot`]);

const tick = (label, checked, put) =>
  h(
    "label",
    { class: "tick" },
    h("input", { type: "checkbox", checked, onchange: (event) => put(event.target.checked) }),
    label,
  );

function resize(table, count, redraw) {
  table.seats = Array.from({ length: count }, (_, seat) => table.seats[seat] ?? "open");
  redraw();
}

function seatField(table, who, seat, redraw) {
  const put = (value) => {
    if (value === "me") table.seats = table.seats.map((each) => (each === "me" ? "open" : each));
    table.seats[seat] = value;
    redraw();
  };
  return field(
    `Seat ${seat + 1}`,
    select(who, [["me", "me"], ["open", "open, by link or lobby"], ...levels(table)], put),
  );
}

function clockFields(clock, redraw) {
  const number = (key, least) => h(
    "input",
    {
      type: "number",
      min: least,
      value: clock[key],
      onchange: (event) => { clock[key] = Number(event.target.value); },
    },
  );
  const pick = (kind) => {
    Object.assign(
      clock,
      { kind, seconds: kind === "bank" ? 900 : 60, increment: kind === "bank" ? 5 : 0 },
    );
    redraw();
  };
  return h("fieldset", { key: "clock" }, h("legend", {}, "Clock"), h("div", { class: "fields" },
    field("Time to think", select(clock.kind, CLOCKS, pick)),
    clock.kind !== "none" && field("Seconds", number("seconds", 5)),
    clock.kind === "bank" && field("And for each choice", number("increment", 0)),
    clock.kind !== "none" && field(
      "When time is up",
      select(
        clock.then,
        [["bot", "a bot takes over"], ["default", "one choice is made"]],
        (then) => { clock.then = then; redraw(); },
      ),
    )));
}

// ----------------------------------------------------------------------------------- options

function optionField(table, option, redraw) {
  const value = table.options[option.name] ?? option.default;
  const put = (own) => {
    table.options = { ...table.options, [option.name]: own };
    redraw();
  };
  const label = atFront(option.name.replaceAll("_", " "));
  if (typeof option.default === "boolean") return tick(`${label}: ${option.about}`, value, put);
  return field(label, control(option, value, put), option.about);
}

function control(option, value, put) {
  if (option.words?.length) return select(value, option.words.map((word) => [word, word]), put);
  if (typeof option.default === "number") {
    return h(
      "input",
      {
        type: "number",
        min: option.least,
        max: option.most,
        value: String(value),
        onchange: (event) => put(Number(event.target.value)),
      },
    );
  }
  const isList = Array.isArray(option.default);
  const written = isList && Array.isArray(value) ? value.join(", ") : JSON.stringify(value);
  const shown = typeof value === "string" ? value : written;
  return h(
    "input",
    {
      value: shown,
      onchange: (event) => put(event.target.value),
      "data-kind": isList ? "list" : "json",
    },
  );
}

/** What is sent: only options that differ from the default, numbers and data as such. */
function wanted(table) {
  const options = {};
  for (const option of table.game.options) {
    const value = table.options[option.name];
    if (value !== undefined) options[option.name] = read(option, value);
  }
  const { kind, seconds, increment, then } = table.clock;
  const clock = kind === "none" ? { kind } : { kind, seconds, increment, then };
  const { game, seats, pace, stand_in, absence, watch } = table;
  return {
    game: game.name,
    seats,
    options,
    clock,
    public: table.public,
    watch,
    pace,
    stand_in,
    absence,
  };
}

function read(option, value) {
  if (typeof value !== "string" || typeof option.default === "string") return value;
  if (Array.isArray(option.default)) return value.split(/[,\s]+/).filter(Boolean).map(Number);
  try {
    return JSON.parse(value);
  } catch {
    return value; // the server says what it expects
  }
}
