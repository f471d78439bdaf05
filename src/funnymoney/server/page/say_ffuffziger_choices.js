// What may be chosen in Falsche FFuffziger, in English.

import { grouped, listing, some, sum, times } from "./say_common.js";
import { REAL, coins, real, valueOf } from "./say_ffuffziger_words.js";

const USUAL_RAISES = [1, 2, 3, 5, 10, 20, 50];

export function choices(words, own) {
  const { faces, buy, sell, values, sumOf, cash, worth, laundered, machine, printed, backs } = own;

  function question(view, names) {
    const waiting = sum(view.waiting);
    return {
      lead: () => lead(view),
      match: () =>
        `${names[view.leader]} laid down ${sumOf(view.offered, view.amount)}. Do you match it?`,
      laundering: () => `Which notes do you change for real money? ${rates(view)}.`,
      machines: () =>
        "What does one of your machines do? Choose for each" +
        (waiting > 1 ? `, ${waiting} to go.` : ", this is the last."),
      fists: () => "What do you hide in your fist? Only the winner pays it.",
      buying: () => "Which machine do you buy?",
    }[view.phase]();
  }

  /** FF-35: what a note is changed for, of those the viewer owns. */
  function rates(view) {
    const owned = times(values).filter((value) => view.money[view.me][value]);
    return `You get ${listing(owned.map((value) => `${real(sell[value])} for a ${faces[value]}`))}`;
  }

  function lead(view) {
    if (view.offered === null) {
      return `You open the auction of ${coins(view.lot)}: lay down money of one kind.`;
    }
    const least = view.offered === REAL ? ` Real money: at least ${words.least_raise} M.` : "";
    return `You lead: lay down more money, of one kind, or drop out.${least}`;
  }

  function consequence(word, view) {
    const [verb, ...numbers] = word;
    const [first, second] = numbers;
    const tells = {
      produce: () => `produce ${machine(first)}: print ${printed(first)}`,
      sell: () => `sell ${machine(first)}: ${real(sell[valueOf(first)])}, the machine is gone`,
      transform: () => `transform ${machine(first)}: print nothing, become ${backs(view, first)}`,
      offer: () => `lay down ${sumOf(first, second)}`,
      match: () => `match: lay down ${sumOf(view.offered, view.amount)} too`,
      drop: () => "drop: you are out of this auction and pay nothing",
      buy: () =>
        `buy ${faces[first]}: a ${faces[first]} machine for ${real(buy[first])}, ` +
        `${view.pile[first]} left`,
      stop: () => "stop: buy no more this round",
      launder: () =>
        some(numbers) ? `${cash(numbers)} for ${real(laundered(numbers))}` : "keep all",
      fist: () =>
        some(numbers) ? `${cash(numbers)}, ${grouped(worth(numbers))} in all` : "an empty fist",
    };
    return tells[verb]();
  }

  function things(verb, view) {
    if (verb === "fist" || verb === "offer") return words.money;
    if (verb === "launder") return words.money.slice(0, values);
    if (verb === "buy") return faces.map(String);
    return view.waiting.map((count, kind) => (count ? machine(kind) : "-"));
  }

  /** Usual offers; nothing, all, and the least fist that may win. */
  function shortcuts(view) {
    const named = {};
    for (const { verb, each = [], at, least } of view.choices) {
      if (verb === "offer") {
        for (const amount of usual(at[0], least[0], each[0])) {
          named[`${amount} ${words.money[at[0]]}`] = ["offer", at[0], amount];
        }
      } else if (verb === "fist" || verb === "launder") {
        named.nothing = [verb, ...each.map(() => 0)];
        const fitting = verb === "fist" ? enough(view) : null;
        if (fitting) named.enough = [verb, ...fitting];
        named.all = [verb, ...each];
      }
    }
    return named;
  }

  function usual(kind, least, most) {
    const all = [...USUAL_RAISES.filter((amount) => least <= amount && amount < most), most];
    return kind !== REAL && all.length > 3 ? [...all.slice(0, 3), most] : all;
  }

  /** Return the least fist that can win the card, with as little real money as that allows. */
  function enough(view) {
    const held = view.money[view.me];
    const least = view.card[1];
    let lots = new Map([[0, []]]); // notes by what they add up to, low ones first
    faces.forEach((face, value) => {
      const more = new Map();
      for (let count = 0; count <= held[value]; count += 1) {
        for (const [total, lot] of lots) {
          const fits = count === 0 || total + (count - 1) * face < least;
          const sumUp = total + count * face;
          if (fits && !more.has(sumUp)) more.set(sumUp, [...lot, count]);
        }
      }
      lots = more;
    });
    const fists = [...lots].map(([total, lot]) => [...lot, Math.max(0, least - total)]);
    const able = fists.filter((each) => each[REAL] <= held[REAL]);
    if (!able.length) return null;
    const before = (one, other) =>
      worth(one) < worth(other) || (worth(one) === worth(other) && one[REAL] < other[REAL]);
    return able.reduce((best, each) => (before(each, best) ? each : best));
  }

  const labels = [...faces.map((face) => `notes of ${face}`), "M of real money"];
  return {
    question,
    consequence,
    things,
    shortcuts,
    labels: (verb) => ({ fist: labels, launder: labels.slice(0, values) })[verb],
    pick: (name, [verb, ...numbers]) =>
      verb === "offer" ? sumOf(...numbers) : { enough: "Just enough to win" }[name],
    hints: (verb) => (verb === "launder" ? sell.map((price) => `${real(price)} each`) : null),
    sheet: ({ lowest }) => ({
      instead: "Buy/sell/scrap",
      title: "Prices of machines; a note is changed for the selling price",
      columns: ["machine", "buy", "sell", "scrap"],
      rows: times(values)
        .filter((value) => value >= lowest)
        .map(
          (value) => [
            faces[value],
            ...[buy, sell, own.scrap].map((each) => real(each[value])),
          ].map(String),
        ),
    }),
    place: (offer) => (offer.verb === "offer" ? labels[offer.at[0]] : ""),
    title: (verb) =>
      ({
        produce: "Let a machine print false notes",
        sell: "Sell a machine for real money",
        transform: "Turn a machine over, to its unknown back",
        offer: "Lay down money of one kind",
        fist: "Hide money in your fist",
        buy: "Buy a machine with real money",
        launder: "Change notes for real money",
      })[verb],
    send: (verb) => ({ offer: "Lay down", fist: "Close the fist", launder: "Change them" })[verb],
  };
}
