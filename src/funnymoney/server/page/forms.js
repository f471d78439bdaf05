// Choices that are counted together: a form with a counter for each number and one button.

import { button, h, select } from "./dom.js";
import { changeable, misfit, named, ranges, within } from "./offers.js";
import { atFront, sum, times } from "./say_common.js";

const same = (one, other) => JSON.stringify(one) === JSON.stringify(other);

/** Divide "believe: he pays you" into what is done and what it leads to. */
export function parted(text) {
  const at = text.indexOf(": ");
  return at < 0 ? [text, ""] : [text.slice(0, at), text.slice(at + 2)];
}

/** Describe the form of a verb; `room` has the desk, the view and what to do. */
export function shape(room, { verb, offers }) {
  const { desk, view, names, teller, redraw } = room;
  const form = formOf(desk, verb, offers);
  const offer = offers[form.at];
  form.numbers = within(offer, form.numbers);
  const places = offers.map((each, at) => [String(at), teller.place(each, view, names)]);
  return [
    offers.length > 1 &&
      h("label", { class: "field", key: "place" }, h("span", {}, "Which one"),
        select(String(form.at), places, (at) => {
          form.at = Number(at);
          redraw();
        }),
      ),
    ...parts(room, verb, offer, form),
    h("div", { class: "quick", key: "quick" }, quickPicks(room, verb, offers, form)),
    sending(room, verb, offer, form),
  ];
}

/** Return the numbers put together so far, as long as as many are asked for. */
function formOf(desk, verb, offers) {
  const known = desk.forms[verb];
  if (known && known.at < offers.length) return known;
  desk.forms[verb] = { at: 0, numbers: [] };
  return desk.forms[verb];
}

function parts(room, verb, offer, form) {
  const names = namesOf(room, verb, offer);
  const open = changeable(offer);
  const sections = room.teller.sections(offer, room.view, room.names) ?? [["", offer.each.length]];
  let first = 0;
  return sections.map(([title, length]) => {
    const own = times(length).map((place) => first + place).filter((place) => open.includes(place));
    first += length;
    if (!own.length) return null;
    const hints = room.teller.hints(verb, room.view);
    const counters = own.map(
      (place) => counter(room, offer, form, place, names[place], hints?.[place], own.length),
    );
    return h("fieldset", { key: title, class: own.length > 1 ? "counters" : "counters lone" },
      h("legend", { class: title ? "" : "unseen" }, title || room.teller.title(verb)), counters);
  });
}

/** Name what each number of a form counts. */
function namesOf({ teller, view, names }, verb, offer) {
  const own = teller.labels(verb, view) ?? teller.things(verb, view);
  if (own.length === offer.each.length) return own;
  return [teller.place(offer, view, names) || own[offer.at?.at(-1) ?? 0]];
}

function counter({ redraw, locked }, offer, form, place, name, hint, count) {
  const [low, high, step] = ranges(offer)[place];
  const number = form.numbers[place];
  const put = (value) => {
    form.numbers[place] = Math.min(high, Math.max(low, value));
    redraw();
  };
  if (low === 0 && high === 1) {
    const onchange = (event) => put(Number(event.target.checked));
    return h(
      "label",
      { class: "tick", key: place },
      h("input", { type: "checkbox", checked: number === 1, onchange }),
      h("span", {}, atFront(name), hint && h("small", {}, ` ${hint}`)),
    );
  }
  const less = () => put(number - step);
  const more = () => put(number + step);
  const isFull = number >= high || (offer.total !== undefined && sum(form.numbers) >= offer.total);
  return h("div", { class: "counter", key: place },
    h("span", { class: "what" }, atFront(name), h("small", {}, ` ${hint ?? `up to ${high}`}`)),
    h("div", { class: "stepper" },
      button("−", less, { "aria-label": `less: ${name}`, disabled: locked || number <= low }),
      h("input", {
        type: "number", inputmode: "numeric", min: low, max: high, step, value: String(number),
        "aria-label": name, onchange: (event) => put(Number(event.target.value) || low),
      }),
      button("+", more, { "aria-label": `more: ${name}`, disabled: locked || isFull }),
    ),
    count === 1 && (high - low) / step > 8 &&
      h(
        "input",
        {
          type: "range",
          min: low,
          max: high,
          step,
          value: String(number),
          "aria-label": name,
          oninput: (event) => put(Number(event.target.value)),
        },
      ),
  );
}

function quickPicks({ view, teller, redraw }, verb, offers, form) {
  const picks = named(verb, view, teller);
  return picks.map(([name, word]) =>
    button(atFront(teller.pick(name, word)), () => {
      const at = offers.findIndex(
        ({ at: first = [] }) => same(first, word.slice(1, 1 + first.length)),
      );
      form.at = Math.max(0, at);
      form.numbers = word.slice(1 + (offers[form.at].at?.length ?? 0));
      redraw();
    }, { class: "pick", key: name }),
  );
}

function sending(room, verb, offer, form) {
  const { view, names, teller, choose, locked } = room;
  const word = [verb, ...(offer.at ?? []), ...form.numbers];
  const labels = namesOf(room, verb, offer);
  const wrong = misfit(offer, form.numbers, (place) => labels[place]);
  const total = wrong ? "" : atFront(
    parted(
      teller.consequence(word, view, names),
    ).filter((part) => part && part !== verb).join(": "),
  );
  return h("div", { class: "send", key: "send" },
    h(
      "p",
      { class: "sum", "aria-live": "polite" },
      wrong || `${total}. ${teller.aside(word, view)}`,
    ),
    button(teller.send(verb), () => choose(word), {
      class: "main", disabled: locked || Boolean(wrong), "data-send": verb,
    }));
}
