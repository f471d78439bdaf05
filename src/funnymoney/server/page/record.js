// What remains of a finished match: the reckoning, money over time, lies, and how to check it.

import { h } from "./dom.js";
import { fetchJson } from "./net.js";
import { namesOf, tellerOf } from "./say.js";
import { chart, columns, keyName, lies, winners } from "./tale.js";
import { dress, top } from "./top.js";

const SHOWN = 40;

export async function record(show, id) {
  show(
    [
      top(),
      h(
        "main",
        { class: "narrow" },
        h("p", { class: "loading", role: "status" }, "The match is played again to tell its tale…"),
      ),
    ],
  );
  const [tale, file, table] = await Promise.all([
    fetchJson("GET", `/api/records/${id}/tale`),
    fetchJson("GET", `/api/records/${id}`),
    fetchJson("GET", `/api/tables/${id}`).catch(() => null),
  ]);
  const { words } = await tellerOf(tale.game);
  dress(tale.game);
  const names = table ? namesOf(table.seats, null) : file.seats.map(
    (seat, place) => `${seat === "person" ? "Player" : "Bot"} ${place + 1}`,
  );
  document.title = `Record · ${words.title}`;
  show([top(h("h1", { class: "title" }, words.title)), h("main", { class: "record" },
    h("section", { class: "panel result" }, h("h2", {}, winners(tale, names)),
      h("p", {}, `${tale.choices} choices were made.`), columns(tale, names)),
    h(
      "section",
      { class: "panel" },
      h("h2", {}, `${keyName(tale.scored_by)} over time`),
      chart(tale, names),
    ),
    tale.flow.length > 0 && h(
      "section",
      { class: "panel" },
      h("h2", {}, "Where it came from"),
      columns(tale, names, tale.flow),
    ),
    lieList(tale, names),
    checking(id, tale, file))]);
}

function lieList(tale, names) {
  const told = lies(tale, names);
  const caught = told.filter((lie) => lie.caught).length;
  const items = (some) => some.map(
    (lie) => h("li", { class: lie.caught ? "caught" : "" }, lie.text),
  );
  return h("section", { class: "panel" }, h("h2", {}, "Lies"),
    h(
      "p",
      {},
      told.length ? `${told.length} were told, ${caught} of them found out.` : "Nobody told a lie.",
    ),
    h("ol", { class: "plain" }, items(told.slice(0, SHOWN))),
    told.length > SHOWN && h(
      "details",
      {},
      h("summary", {}, `${told.length - SHOWN} more`),
      h("ol", { class: "plain" }, items(told.slice(SHOWN))),
    ));
}

function checking(id, tale, file) {
  const name = `${tale.game}-${id}.json`;
  const fair = file.fair;
  return h("section", { class: "panel" }, h("h2", {}, "Was the deal fair?"),
    h("p", {}, "Save the record and check it on your own machine; no server is asked."),
    h(
      "p",
      {},
      h("a", { class: "main", href: `/api/records/${id}`, download: name }, "Save the record"),
    ),
    h(
      "pre",
      { tabindex: "0" },
      `funnymoney verify ${name}${fair ? ` --commitment ${fair.commitment}` : ""}`,
    ),
    fair && h("dl", { class: "facts" },
      h("div", {}, h("dt", {}, "Promise"), h("dd", { class: "digits" }, fair.commitment)),
      h("div", {}, h("dt", {}, "Secret"), h("dd", { class: "digits" }, fair.secret)),
      h(
        "div",
        {},
        h("dt", {}, "Given by people"),
        h(
          "dd",
          { class: "digits" },
          fair.contributions.map(
            ([seat, text]) => `seat ${seat + 1}: ${text}`,
          ).join(", ") || "nothing",
        ),
      )),
    h(
      "p",
      { class: "quiet" },
      "Compare the promise with the one you noted down before the deal. To see the match again: " +
        "funnymoney replay, with the same file.",
    ));
}
