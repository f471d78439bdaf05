// What is told of a match when it is over: the reckoning, money over time, lies.

import { h } from "./dom.js";
import { sheet } from "./panels.js";
import { atFront, does, grouped, listing, whom } from "./say_common.js";

const NAMES = {
  duty_paid: "duty paid",
  duty_taken: "duty taken",
  fine_paid: "fines paid",
  fine_taken: "fines taken",
  damages_paid: "damages paid",
  damages_taken: "damages taken",
  reward_paid: "rewards paid",
  reward_taken: "rewards taken",
  godfather: "to the Godfather",
  contacts: "contacts bought",
  lottery: "lottery tickets",
  bonus: "for the most real money",
  machines: "150s with coins",
  rents: "last rents",
  group_rents: "rents of whole groups",
  hotel_rents: "rents of hotels",
  start: "at the start",
  streets: "streets bought",
  hotels: "hotels built",
  sales: "sold to the bank",
};

const LIES = {
  hidden_goods: "hid goods",
  invented_goods: "declared goods that were not there",
  swapped_goods: "hid some goods and invented others",
  false_immunity: "claimed immunity without the Bag",
  fakes_in_supermarket: "passed fakes in a supermarket",
  fakes_in_diner: "passed fakes in a diner",
  tax_fraud: "cheated on tax",
  kept_offshore: "kept money from the Godfather",
  notes_in_auction: "paid for coins with false notes",
  notes_in_fist: "paid with false notes in a fist",
  notes_laundered: "changed false notes for real money",
  notes_seized: "lost false notes to the inspector",
  machines_scrapped: "lost machines to the inspector",
  false_note: "paid with a false note, unknowingly",
  known_false_note: "paid with a note known to be false",
  false_card: "played a false Chance card",
  known_false_card: "played a Chance card known to be false",
};

/** Say who has won. */
export function winners(tale, names) {
  if (!tale?.shares) return "";
  const best = names.filter((_, player) => tale.shares[player] > 0);
  if (best.length === 1) return `${does(best[0], "win", "wins")}.`;
  return `${listing(best.map((name, at) => (at ? whom(name) : name)))} win together.`;
}

export const keyName = (key) => atFront(NAMES[key] ?? key.replaceAll("_", " "));

/** The reckoning: what the scores are made of, one row for each part. */
export function columns(tale, names, parts = tale.columns) {
  const some = parts.filter((part) => part.amounts.some((amount) => amount));
  const signed = (amount) => (amount < 0 ? `−${grouped(-amount)}` : grouped(amount));
  const rows = some.map((part) => [keyName(part.key), ...part.amounts.map(signed)]);
  rows.push(["In all", ...tale.scores.map(signed)]);
  return sheet({ columns: ["", ...names], rows });
}

// ---------------------------------------------------------------------------- money over time

const [WIDE, NARROW, HEIGHT, LEFT, RIGHT, BOTTOM] = [640, 360, 260, 56, 90, 24];
const DASHES = ["", "8 4", "2 3", "10 3 2 3", "5 5", "1 4"];

/** Lines of everybody's money, told apart by colour, dash and the name at the end. */
export function chart(tale, names) {
  const width = innerWidth < 760 ? NARROW : WIDE; // letters keep their size on a phone
  const amounts = tale.points.map((point) => point.amounts[tale.scored_by]);
  const low = Math.min(0, ...amounts.flat());
  const high = Math.max(1, ...amounts.flat());
  const last = Math.max(1, tale.choices);
  const across = (choice) => LEFT + (choice / last) * (width - LEFT - RIGHT);
  const up = (amount) => HEIGHT - BOTTOM - ((amount - low) / (high - low)) * (HEIGHT - BOTTOM - 12);
  const ending = names.map((name, player) => `${name} ${tale.scores[player]}`).join(", ");
  const told = `From ${low} to ${high}; at the end ${ending}.`;
  return h("svg", {
    viewBox: `0 0 ${width} ${HEIGHT}`,
    class: "chart",
    role: "img",
    "aria-label": told,
  },
    [low, (low + high) / 2, high].map((amount, at) => [
      h("path", { key: `grid ${at}`, class: "grid", d: `M${LEFT} ${up(amount)}H${width - RIGHT}` }),
      h(
        "text",
        { key: `mark ${at}`, x: LEFT - 6, y: up(amount) + 4, "text-anchor": "end" },
        grouped(Math.round(amount)),
      ),
    ]),
    names.map((name, player) => line(tale, amounts, name, player, across, up)),
    ends(names, amounts.at(-1), up).map(([name, player, y]) =>
      h(
        "text",
        { key: `end ${player}`, class: `t${player + 1}`, x: width - RIGHT + 6, y },
        name.slice(0, 12),
      )));
}

const line = (tale, amounts, name, player, across, up) =>
  h("path", {
    key: `line ${player}`,
    class: `l${player + 1}`,
    fill: "none",
    "stroke-dasharray": DASHES[player] || null,
    d: tale.points.map((point, at) => {
      const [x, y] = [across(point.choice).toFixed(1), up(amounts[at][player]).toFixed(1)];
      return at ? `H${x}V${y}` : `M${x} ${y}`;
    }).join(""),
  });

/** Names at the ends of the lines, pushed apart so that each can be read. */
function ends(names, amounts, up) {
  const order = names.map(
    (name, player) => [name, player, up(amounts[player]) + 4],
  ).sort((one, other) => one[2] - other[2]);
  order.forEach((each, at) => {
    if (at) each[2] = Math.max(each[2], order[at - 1][2] + 14);
  });
  return order;
}

// -------------------------------------------------------------------------------------- lies

/** Every lie in a sentence, and whether somebody looked. */
export const lies = (tale, names) =>
  tale.lies.map((lie) => {
    const who = names[lie.player];
    const amount = lie.amount ? ` (${grouped(Math.abs(lie.amount))})` : "";
    const what = LIES[lie.kind] ?? lie.kind.replaceAll("_", " ");
    return {
      text: `Choice ${lie.choice}: ${who} ${what}${amount} and ${fate(lie.checker, names)}.`,
      caught: lie.checker !== null,
    };
  });

function fate(checker, names) {
  if (checker === null) return "got away with it";
  return checker < 0 ? "was caught" : `was caught by ${whom(names[checker])}`;
}
