// A link to a seat: shows the table, and sits you down when you say so.

import { button, h, told } from "./dom.js";
import { callMe, whoAmI } from "./me.js";
import { fetchJson } from "./net.js";
import { tellerOf } from "./say.js";
import { dress, top } from "./top.js";

export async function join(show, token) {
  const me = await whoAmI();
  const form = { name: me?.name ?? "", error: "" };
  const { table, seat, gone } = await seatOf(token);
  const words = table ? (await tellerOf(table.game)).words : null;
  if (table) dress(table.game);
  const redraw = () => show([top(), h("main", { class: "narrow" }, gone ? lost(gone) : asked())]);

  async function sit(event) {
    event.preventDefault();
    try {
      if (!me || me.name !== form.name.trim()) await callMe(form.name.trim());
      const { id } = await fetchJson("POST", `/j/${token}`);
      location.assign(`/t/${id}`);
    } catch (error) {
      form.error = error.message;
      redraw();
    }
  }

  const asked = () => [
    h("h1", {}, `A seat at ${words.title}`),
    h(
      "p",
      {},
      seat === undefined ? "" : `Seat ${seat + 1} of ${table.seats.length}. ${company(table, seat)}`,
    ),
    words.introduction.map((text) => h("p", {}, text)),
    h("form", { class: "panel", onsubmit: sit },
      h("label", { class: "field" }, h("span", {}, "Your name"),
        h(
          "input",
          {
            value: form.name,
            required: true,
            maxlength: "24",
            autocomplete: "nickname",
            oninput: (event) => { form.name = event.target.value; },
          },
        )),
      h("button", { type: "submit", class: "main" }, "Sit down"),
      told(form.error)),
    h("p", {}, h("a", { href: `/t/${table.id}` }, "Only look on")),
  ];
  const lost = (text) => [
    h("h1", {}, "This link leads nowhere"),
    h("p", {}, text),
    button("Go to all tables", () => location.assign("/"), { class: "main" }),
  ];
  redraw();
}

async function seatOf(token) {
  try {
    const answer = await fetchJson("GET", `/j/${token}`);
    const table = answer.table ?? answer;
    return { table, seat: answer.you ?? undefined };
  } catch (error) {
    return { gone: error.status === 404 ? "It may be old: ask for a new one." : error.message };
  }
}

function company(table, seat) {
  const others = table.seats.flatMap(
    (each, place) => (place !== seat && each.name ? [each.name] : []),
  );
  return others.length ? `There sit: ${others.join(", ")}.` : "Nobody sits there yet.";
}
