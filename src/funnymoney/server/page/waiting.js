// A table before the match: who sits there, links for the others, and the promise about the deal.

import { isSlow } from "./calls.js";
import { about } from "./chat.js";
import { button, field, h, select, told } from "./dom.js";
import { fetchJson } from "./net.js";
import { seats } from "./panels.js";
import { rules } from "./rules.js";
import { isHost, isSeated } from "./state.js";

const LEVELS = [["easy", "easy"], ["medium", "medium"], ["hard", "hard"], ["expert", "expert"]];

export function waiting(page) {
  const { state } = page;
  const menu = (player) => seatMenu(page, player);
  return h("main", { class: "waiting", key: "main" },
    seats(state, page.names, null, menu),
    h("section", { class: "stage panel", "data-home": "wait", key: "wait" },
      h("h2", { tabindex: "-1", "data-landing": "" }, headline(state)),
      h("p", { role: "status" }, missing(state)),
      starting(page),
      told(page.errorAt("start", "give", "sit", "leave")),
      isSeated(state) && button("Give up my seat", () => page.send({ leave: true })),
      page.callSwitch(),
      terms(state.table),
      fairness(page),
      rules(page.teller.words)),
    page.chat());
}

function headline(state) {
  const free = state.table.seats.filter((seat) => seat.kind === "open").length;
  if (free) return free === 1 ? "One seat is free" : `${free} seats are free`;
  return "All seats are taken";
}

function missing({ table, you }) {
  const wants = table.fair.wants.filter((seat) => seat !== you);
  if (table.seats.some(
    (seat) => seat.kind === "open",
  )) return "The match begins when every seat is taken.";
  if (wants.length) return "Waiting for everybody's browser to add something to the seed.";
  return "The cards are being dealt.";
}

function starting(page) {
  const { state, menu } = page;
  const free = state.table.seats.some((seat) => seat.kind === "open");
  if (!isHost(state) || !free) return null;
  menu.level ??= "medium";
  return h("div", { class: "row", key: "start" },
    field(
      "Bots for the free seats",
      select(menu.level, LEVELS, (level) => { menu.level = level; }),
    ),
    button(
      "Start with bots",
      () => page.send({ start: menu.level }),
      { class: "main", "data-start": "" },
    ));
}

// ------------------------------------------------------------------------------------ seats

function seatMenu(page, player) {
  const { state, menu } = page;
  const seat = state.table.seats[player];
  if (seat.kind === "open") {
    return h("div", { class: "row" },
      !isSeated(state) && button("Sit down here", () => sit(page, player), { class: "main" }),
      isHost(state) && invite(page, player));
  }
  if (player === state.you) return invite(page, player, "My seat on another device");
  const isPerson = seat.kind === "person" && seat.guest;
  return isPerson && h("details", { class: "small", open: menu.open }, h("summary", {}, "More"),
    about(state, page.talk, seat, page.send, page.redraw));
}

async function sit(page, seat) {
  try {
    await fetchJson("POST", `/api/tables/${page.id}/sit`, { seat });
    page.line.again(); // the new connection sits
  } catch (error) {
    page.error = { where: "sit", told: error.message };
    page.draw();
  }
}

/** A link for a seat: the one made with the table, or a new one. */
export function invite(page, player, label = "Link for a friend") {
  const links = JSON.parse(sessionStorage.getItem(`links ${page.id}`) ?? "{}");
  const link = links[player];
  const make = async () => {
    try {
      const made = await fetchJson("POST", `/api/tables/${page.id}/links`, { seat: player });
      sessionStorage.setItem(`links ${page.id}`, JSON.stringify({ ...links, [player]: made.link }));
    } catch (error) {
      page.error = { where: "sit", told: error.message };
    }
    page.draw();
  };
  if (!link) return button(label, make, { class: "quiet" });
  const url = new URL(link, location.href).href;
  return h("div", { class: "link" },
    h(
      "label",
      {},
      h("span", {}, label),
      h("input", { readOnly: true, value: url, onfocus: (event) => event.target.select() }),
    ),
    button(page.menu.copied === player ? "Copied" : "Copy", () => copy(page, player, url)));
}

async function copy(page, player, url) {
  await navigator.clipboard?.writeText(url).then(
    () => { page.menu.copied = player; },
    () => {
      page.error = {
        where: "sit",
        told: "Your browser did not let us copy: mark the link and copy it.",
      };
    },
  );
  page.draw();
}

// ----------------------------------------------------------------------------------- terms

/** Say a time in the largest unit that needs no fraction. */
export function lasting(seconds) {
  const units = [["day", 86_400], ["hour", 3600], ["minute", 60], ["second", 1]];
  const [unit, size] = units.find(([, each]) => seconds && seconds % each === 0) ?? units[3];
  return `${seconds / size} ${unit}${seconds === size ? "" : "s"}`;
}

export function terms(table) {
  const { clock } = table;
  const times = {
    none: "no clock",
    move: `${lasting(clock.seconds)} for each choice`,
    bank: `${lasting(clock.seconds)} for the whole match, ${lasting(clock.increment ?? 0)} more for ` +
      "each choice",
  };
  const parts = [
    table.public ? "shown in the lobby" : "only by link",
    table.watch ? "others may look on" : "nobody may look on",
    times[clock.kind ?? "none"],
    `bots play at a ${table.pace} pace`,
    table.absence === null || isSlow(table)
      ? "nobody stands in for those who are away"
      : `a ${table.stand_in} bot stands in after ${lasting(table.absence)} of absence`,
  ];
  return h("p", { class: "quiet", key: "terms" }, `This table: ${parts.join(", ")}.`);
}

export function fairness(page) {
  const { fair } = page.state.table;
  return fair.commitment && h("details", { key: "fair" }, h(
    "summary",
    {},
    "How do I know that the deal is fair?",
  ),
    h(
      "p",
      {},
      "The server has promised a secret that it cannot change any more. Everybody's browser adds " +
        "something random, and both together deal the cards. Note these down: when the match " +
        "is over, the record shows whether the promise was kept.",
    ),
    h("dl", { class: "facts" },
      h("div", {}, h("dt", {}, "Promise"), h("dd", { class: "digits" }, fair.commitment)),
      page.given && h(
        "div",
        {},
        h("dt", {}, "You gave"),
        h("dd", { class: "digits" }, page.given),
      )));
}
