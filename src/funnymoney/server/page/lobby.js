// The first screen: your name, your games, a new table, tables that wait for players.

import { callSwitch, endCalls, isSlow, newCalls } from "./calls.js";
import { button, h, told } from "./dom.js";
import { nameForm, whoAmI } from "./me.js";
import { fetchJson } from "./net.js";
import { newTable, newTableForm } from "./newtable.js";
import { ink, top } from "./top.js";

const REFRESH = 10_000;
const ABOUT = {
  contraband: "Say what is in your suitcase. Or don't.",
  counterfeiters: "Print it, spend it, hide it before the Godfather calls.",
  ffuffziger: "Stuff your fist with forgeries and outbid the table.",
  crooked_cash: "Buy streets with money that may be false.",
};

export async function lobby(show) {
  const room = {
    me: await whoAmI(),
    games: await fetchJson("GET", "/api/games"),
    tables: [],
    name: {},
    error: "",
    table: null,
  };
  room.redraw = () => show([top(), h("main", { class: "lobby", key: "main" }, screen(room))]);
  room.calls = newCalls(room.redraw);
  room.refresh = async () => {
    try {
      [room.tables, room.me] = await Promise.all([fetchJson("GET", "/api/tables"), whoAmI()]);
      room.lost = "";
    } catch (error) {
      room.lost = error.message;
    }
    room.redraw();
  };
  await room.refresh();
  setInterval(() => document.visibilityState === "visible" && room.refresh(), REFRESH);
}

function screen(room) {
  return [
    h("h1", { key: "h1" }, "Trust nobody. Least of all your wallet."),
    told(room.lost),
    !room.me && h(
      "p",
      { key: "ask" },
      "Play at once against bots that cannot peek, or send a link to friends. No account: " +
        "a name will do.",
    ),
    !room.me ? nameForm(room.name, "Come in", () => room.refresh(), room.redraw) : [
      yourGames(room),
      h(
        "section",
        { class: "notes", "aria-label": "Games", key: "games" },
        room.games.map((game) => note(room, game)),
      ),
      told(room.error),
      room.table && newTableForm(room),
      openTables(room),
      you(room),
    ],
  ];
}

// ------------------------------------------------------------------------------------ games

function note(room, game) {
  const [least, most] = [game.players[0], game.players.at(-1)];
  const play = () => create(room, { game: game.name, seats: quickSeats(game) });
  const setUp = () => {
    room.table = newTable(game);
    room.redraw();
    document.getElementById("new-table")?.focus();
  };
  return h("article", { class: `note ${ink(game.name)}`, key: game.name },
    h("h2", {}, game.title), h("p", {}, ABOUT[game.name] ?? ""), h(
      "p",
      { class: "quiet" },
      `${least} to ${most} players`,
    ),
    h("div", { class: "row" },
      button(
        "Play now",
        play,
        {
          class: "main",
          "aria-label": `Play ${game.title} now, against bots`,
          "data-play": game.name,
        },
      ),
      button("Set up a table", setUp, { "aria-label": `Set up a table of ${game.title}` })));
}

/** You, and as many bots as make a good small table. */
const quickSeats = (game) => ["me", ...Array(Math.max(game.players[0], 3) - 1).fill("medium")];

export async function create(room, wanted) {
  try {
    const made = await fetchJson("POST", "/api/tables", wanted);
    sessionStorage.setItem(`links ${made.id}`, JSON.stringify(made.links));
    location.assign(`/t/${made.id}`);
  } catch (error) {
    room.error = error.message;
    room.redraw();
  }
}

// ----------------------------------------------------------------------------------- tables

function yourGames(room) {
  if (!room.me.tables?.length) return null;
  return h("section", { class: "panel", key: "yours" }, h("h2", {}, "Your running games"),
    h("ul", { class: "tables" }, room.me.tables.map((table) => h("li", { key: table.id },
      h(
        "span",
        {},
        h("b", {}, titleOf(room, table.game)),
        " ",
        people(table),
        table.turn && h("span", { class: "chip" }, "your turn"),
      ),
      h(
        "a",
        { class: "button", href: `/t/${table.id}` },
        table.status === "open" ? "Go there" : "Play on",
      )))),
    room.me.tables.some(isSlow) && callSwitch(room.calls));
}

function openTables(room) {
  const others = room.tables.filter(
    (table) => !(room.me.tables ?? []).some((own) => own.id === table.id),
  );
  return h("section", { class: "panel", key: "open" }, h("h2", {}, "Tables that wait for players"),
    !others.length && h("p", { class: "quiet" }, "None now. Start one: bots sit down at once."),
    h("ul", { class: "tables" }, others.map((table) => h("li", { key: table.id },
      h("span", {}, h("b", {}, titleOf(room, table.game)), " ", people(table)),
      h("span", { class: "row" },
        button(
          "Join",
          () => sit(room, table.id),
          { class: "main", "aria-label": `Join ${titleOf(room, table.game)}` },
        ),
        table.watch && h("a", { class: "button", href: `/t/${table.id}` }, "Watch"))))));
}

async function sit(room, id) {
  try {
    await fetchJson("POST", `/api/tables/${id}/sit`, {});
    location.assign(`/t/${id}`);
  } catch (error) {
    room.error = error.message;
    room.redraw();
  }
}

const titleOf = (room, name) => room.games.find((game) => game.name === name)?.title ?? name;

function people(table) {
  const free = table.seats.filter((seat) => seat.kind === "open").length;
  const names = table.seats.filter((seat) => seat.name).map((seat) => seat.name);
  const bots = table.seats.filter((seat) => seat.kind === "bot").length;
  const parts = [
    names.join(", "),
    bots && `${bots} bot${bots > 1 ? "s" : ""}`,
    free && `${free} free`,
  ];
  return parts.filter((part) => part).join(" · ");
}

// -------------------------------------------------------------------------------------- you

function you(room) {
  room.name.name ??= room.me.name;
  const forget = async () => {
    if (!confirm("Delete your name and all that is kept of you?")) return;
    await endCalls();
    await fetchJson("DELETE", "/api/me").catch((error) => { room.error = error.message; });
    location.assign("/");
  };
  return h("details", { key: "you", class: "panel" }, h("summary", {}, `You are ${room.me.name}`),
    nameForm(room.name, "Change my name", () => room.refresh(), room.redraw),
    button("Forget me", forget, { class: "quiet" }));
}
