// The tray: what is asked, and all that may be answered. One click for a choice without numbers;
// a form with one button for a choice that is counted together.

import { button, h } from "./dom.js";
import { parted, shape } from "./forms.js";
import { following, onlyWord, sorted } from "./offers.js";
import { atFront } from "./say_common.js";

/** Everything about choices that is kept while the page is redrawn. */
export const newDesk = () => ({ forms: {}, paths: {}, always: [], handUp: false });

/** Return what to answer without asking: a hand that is down, or a standing answer. */
export function habit(desk, view) {
  if (view.unraised && !desk.handUp) return view.unraised;
  for (const verb of desk.always) {
    const word = onlyWord(verb, view.choices);
    if (word) return word;
  }
  return null;
}

/** Describe all choices; `choose(word)` sends one, `redraw()` shows the desk again. */
export function choices(desk, view, names, teller, { choose, redraw, locked }) {
  const { plain, guided, forms } = sorted(view, teller);
  const room = { desk, view, names, teller, choose, redraw, locked };
  const main = forms.filter(({ offers }) => isMain(offers, plain));
  return [
    ...main.map((form) => h("div", { class: "form", key: `form ${form.verb}` }, shape(room, form))),
    plain.length > 0 && h("div", { class: "answers", key: "answers" }, answers(room, plain)),
    ...guided.map((group) => folded(room, group.verb, guide(room, group))),
    ...forms
      .filter((form) => !main.includes(form))
      .map((form) => folded(room, form.verb, shape(room, form))),
    h("div", { key: "habits" }, standing(room, plain)),
  ];
}

/** Whether a form is what the question is about: small, and not one of many things to do. */
const isMain = (offers, plain) => offers[0].each.length <= 8 && plain.length <= 3;

const folded = ({ teller }, verb, inside) =>
  h(
    "details",
    { key: `folded ${verb}`, class: "folded" },
    h("summary", {}, atFront(teller.title(verb))),
    h("div", { class: "form" }, inside),
  );

// ---------------------------------------------------------------------------------- buttons

function answers(room, plain) {
  const groups = plain.map(({ verb, words }) => ({
    verb,
    lines: distinct(words.map((word) => [told(room, word), word])),
  }));
  const alone = groups.filter(({ lines }) => lines.length === 1);
  const several = groups.filter(({ lines }) => lines.length > 1);
  const shown = (group) => group.lines.map((line) => answer(room, ...line));
  if (several.length + alone.length < 2 || !several.length) return groups.map(shown);
  return [
    several.map((group) => [heading(room.teller.title(group.verb)), shown(group)]),
    alone.length > 0 && [heading("Or"), alone.map(shown)],
  ];
}

const heading = (text) => h("h3", { class: "group", key: `group ${text}` }, atFront(text));

/** Say what a choice is called and leads to; a choice with a name of its own begins with it. */
function told({ view, names, teller }, word) {
  const text = teller.consequence(word, view, names);
  const name = Object.entries(teller.shortcuts(view)).find(([, each]) => same(each, word))?.[0];
  return name && !text.startsWith(name) ? `${name}: ${text}` : text;
}

const same = (one, other) => JSON.stringify(one) === JSON.stringify(other);

/** Places that are all the same are offered once: [text, first word, how many]. */
function distinct(lines) {
  const found = new Map();
  for (const [text, word] of lines) {
    found.set(
      text,
      found.has(text) ? [...found.get(text).slice(0, 2), found.get(text)[2] + 1] : [text, word, 1],
    );
  }
  return [...found.values()];
}

function answer({ choose, locked }, text, word, count) {
  const [title, rest] = parted(text);
  const places = count > 1 ? ` (${count} places are free)` : "";
  return h(
    "button",
    {
      type: "button",
      class: "answer",
      key: word.join(" "),
      disabled: locked,
      onclick: () => choose(word),
      "data-word": JSON.stringify(word),
    },
    h("b", {}, atFront(title)),
    rest + places && h("span", {}, rest + places),
  );
}

// ------------------------------------------------------------------------ number by number

function guide(room, { verb, words }) {
  const { desk, view, names, teller, choose, redraw, locked } = room;
  let path = (desk.paths[verb] ?? []).filter(() => true);
  if (!following(words, path).length) path = [];
  const go = (next) => {
    desk.paths[verb] = next;
    redraw();
  };
  let numbers = following(words, path);
  while (numbers.length === 1 && path.length + 2 < words[0].length) {
    path = [...path, numbers[0]];
    numbers = following(words, path);
  }
  const isLast = path.length + 2 === words[0].length;
  const ask = teller.step([verb, ...path], view, names)?.ask ?? "Which one?";
  return [
    h("p", { key: "ask" }, ask),
    h(
      "div",
      { class: "answers", key: path.join(" ") },
      numbers.map((number) => {
        const word = [verb, ...path, number];
        const [title, rest] = parted(teller.consequence(word, view, names));
        return h(
          "button",
          {
            type: "button",
            class: "answer",
            key: number,
            disabled: locked,
            onclick: () => (isLast ? choose(word) : go(word.slice(1))),
            "data-word": JSON.stringify(word),
          },
          h("b", {}, atFront(rest || title)),
        );
      }),
    ),
    path.length > 1 && button("Back", () => go([]), { key: "back" }),
  ];
}

// ----------------------------------------------------------------------------------- habits

/** Let somebody answer the same from now on, and raise or lower his hand. */
function standing({ desk, view, teller, redraw }, plain) {
  const single = plain.filter(({ verb }) => onlyWord(verb, view.choices)).map(({ verb }) => verb);
  const verbs = [...new Set([...desk.always, ...single])];
  if (view.game !== "crooked_cash" || !verbs.length) return null;
  const turn = (verb) => {
    const on = desk.always.includes(verb);
    desk.always = on ? desk.always.filter((each) => each !== verb) : [...desk.always, verb];
    redraw();
  };
  return h("details", { class: "habits" },
    h("summary", {}, "Answer by itself from now on"),
    verbs.map((verb) =>
      h("label", { class: "tick", key: verb },
        h(
          "input",
          { type: "checkbox", checked: desk.always.includes(verb), onchange: () => turn(verb) },
        ),
        `always ${verb.replaceAll("_", " ")}`,
      ),
    ),
  );
}
