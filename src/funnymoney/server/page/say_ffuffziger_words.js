// What money, machines and cards of Falsche FFuffziger are called in English.

import { counted, grouped, listing, sum, times } from "./say_common.js";

export const REAL = 5;
export const SIDES = 4;
export const WITH_COINS = 20;
export const [SAME, SAME_TWICE, NEXT, KAPUTT, NEXT_TWICE, COINS] = [0, 1, 2, 3, 4, 5];

export const real = (amount) => `${grouped(amount)} M`;
export const coins = (count) => (count === 1 ? "1 coin" : `${count} coins`);
export const valueOf = (kind) => (kind === WITH_COINS ? 4 : Math.floor(kind / SIDES));

/** Return everything that can be named, with the numbers printed on it. */
export function vocabulary(words) {
  const { faces, buy, sell, scrap } = words;
  const values = faces.length;
  const sumOf = (kind, amount) => (kind === REAL ? real(amount) : `${amount} x ${faces[kind]}`);
  const cash = (amounts, nothing = "nothing") =>
    listing(counted(amounts, (amount, kind) => sumOf(kind, amount)), nothing);
  /** FF-R20: what a fist counts: face values and real money. */
  const worth = (amounts) =>
    sum(amounts.map((amount, kind) => amount * (kind === REAL ? 1 : faces[kind])));
  /** FF-35: what notes bring at the table's rate. */
  const laundered = (amounts) => sum(amounts.map((amount, value) => amount * sell[value]));

  const side = (kind) => (kind === WITH_COINS ? "with coins" : words.sides[kind % SIDES]);
  const machine = (kind) =>
    side(kind) === "double"
      ? `double ${faces[valueOf(kind)]}`
      : `${faces[valueOf(kind)]} ${side(kind)}`;
  /** FF-22: what a machine prints. */
  const printed = (kind) => `${kind % SIDES === 3 ? 2 : 1} x ${faces[valueOf(kind)]}`;

  function machineList(counts) {
    const groups = times(values).map(() => []);
    counts.forEach((count, kind) => {
      groups[valueOf(kind)].push(...times(count).map(() => kind));
    });
    return (
      groups.filter((kinds) => kinds.length).map(machineGroup).join(" · ") || "none"
    );
  }

  function machineGroup(kinds) {
    if (kinds.length === 1) return machine(kinds[0]);
    const told = [...new Set(kinds)].map(
      (kind) => `${kinds.filter((each) => each === kind).length} ${side(kind)}`,
    );
    return `${faces[valueOf(kinds[0])]}: ${told.join(", ")}`;
  }

  function backOf(value, back) {
    if (back === KAPUTT) return "Kaputt";
    if (back === COINS) return `${faces[value]} with coins`;
    const face = faces[back === NEXT || back === NEXT_TWICE ? value + 1 : value];
    return back === SAME_TWICE || back === NEXT_TWICE ? `double ${face}` : String(face);
  }

  /** The chance of each back of a tile not yet turned (FF-9). */
  function chances(view, kind) {
    const unseen = view.unseen_backs[valueOf(kind)];
    const dealt = unseen.slice(0, words.dealt_backs);
    const others = unseen.slice(words.dealt_backs);
    const hidden = view.dealt_unseen[valueOf(kind)];
    let weights = unseen;
    if (kind % SIDES === 0) {
      weights = [...dealt, ...others.map(() => 0)];
    } else if (hidden) {
      const left = sum(dealt) - hidden;
      weights = [
        ...dealt.map((count) => count * left),
        ...others.map((count) => count * sum(dealt)),
      ];
    }
    const all = sum(weights);
    return weights.map((weight) => weight / all);
  }

  /** Say what may be on the back, the likeliest first. */
  function backs(view, kind) {
    const value = valueOf(kind);
    return chances(view, kind)
      .map((chance, back) => [chance, back])
      .filter(([chance]) => chance)
      .sort((one, other) => other[0] - one[0] || one[1] - other[1])
      .map(([chance, back]) => {
        const pays = back === KAPUTT ? ` (scrap ${real(scrap[value])})` : "";
        return `${backOf(value, back)}${pays} ${percent(chance)}`;
      })
      .join(", ");
  }

  const inspector = (card, short = false) => {
    if (card === values - 1 && !short) return "150 (a coin card too)";
    return card < values ? String(faces[card]) : "coins";
  };

  return {
    faces, buy, sell, scrap, values,
    sumOf, cash, worth, laundered, machine, printed, machineList, backOf, backs, inspector,
  };
}

/** Round to whole percents as Python does: a half goes to the even one. */
function percent(chance) {
  const exact = chance * 100;
  const below = Math.floor(exact);
  const isHalf = exact - below === 0.5;
  return `${isHalf ? below + (below % 2) : Math.round(exact)}%`;
}
