// A match that is over: who won, another one, and the record.

import { button, h, told } from "./dom.js";
import { fetchJson } from "./net.js";
import { newsLog, seats, table } from "./panels.js";
import { columns, winners } from "./tale.js";
import { isSeated } from "./state.js";

const TRIES = 5;

export function finished(page) {
  const { state, teller, names, menu } = page;
  const { table: info } = state;
  if (info.status === "finished" && !menu.tale) fetchTale(page);
  const board = state.view ? teller.board(state.view, names) : null;
  const lines = page.lines.filter((line) => line.text);
  return h("main", { class: "play", key: "main" },
    seats(state, names, board, () => null),
    h("div", { class: "middle", key: "middle" },
      h("section", { class: "panel result", "data-home": "result", key: "result" },
        h(
          "h2",
          { tabindex: "-1", "data-landing": "" },
          headline(info, menu.tale, names),
        ),
        menu.tale?.columns && columns(menu.tale, names),
        again(page),
        info.status === "finished" && h(
          "p",
          {},
          h(
            "a",
            { href: `/r/${page.id}` },
            "The record: money over time, lies, and how to check the deal",
          ),
        ),
        told(page.errorAt("rematch"))),
      board && table(board, teller.sheet(state.view))),
    h(
      "div",
      { class: "side", key: "side" },
      newsLog(lines, menu.allNews, () => { menu.allNews = true; page.draw(); }),
      page.chat(),
    ));
}

function headline(info, tale, names) {
  if (info.status === "aborted") return "This match was broken off.";
  return winners(tale, names) || "The match is over.";
}

function again(page) {
  const { state, menu } = page;
  const { next } = state.table;
  if (next && menu.rematch) location.assign(`/t/${next}`);
  if (next) return h("p", {}, h("a", { class: "main", href: `/t/${next}` }, "Go to the rematch"));
  const ask = () => {
    menu.rematch = page.send({ rematch: true });
  };
  return isSeated(state) && button("Play again", ask, { class: "main", "data-rematch": "" });
}

/** Asked for once; a match that has just ended may take a moment to be written down. */
async function fetchTale(page, tries = 0) {
  page.menu.tale = {};
  try {
    page.menu.tale = await fetchJson("GET", `/api/records/${page.id}/tale`);
  } catch (error) {
    if (tries < TRIES) setTimeout(() => fetchTale(page, tries + 1), 500 * 2 ** tries);
    else page.error = { where: "rematch", told: error.message };
  }
  page.draw();
}
