// Contraband in English; says what games/contraband/english.py says in a terminal.

import { counted, does, grouped, listing, sum, times, whom, whose } from "./say_common.js";

const GOODS = 8;
const PAYMENTS = { duty: "duty", fine: "in fines", damages: "damages", reward: "as a reward" };

export function teller(words) {
  const cards = (counts, nothing = "nothing") =>
    listing(
      counted(counts, (count, kind) => `${count} ${(count === 1 ? words.one : words.many)[kind]}`),
      nothing,
    );
  const money = (amount) => `${grouped(amount)} F`;
  const declared = (said) =>
    said === null ? "" : said[0] === "immunity" ? "immunity" : cards(said.slice(1));
  const cost = (prices, counts) => sum(
    times(GOODS).map((good) => prices[good] * (counts[good] ?? 0)),
  );

  function board(view, names) {
    const facts = [
      ["Discard pile", cards(view.discard, "empty")],
      ["Suitcase", suitcase(view, names)],
    ];
    if (view.phase === "declaration" && view.me === view.holder) {
      facts.unshift(["Duty/fine", prices(view.options)]);
    }
    const round = Math.min(view.round + 1, view.rounds);
    return {
      head: `Round ${round} of ${view.rounds} · cards in the deck: ${view.deck}`,
      columns: ["player", "money", "role", "declared"],
      rows: times(view.players).map((player) => seat(view, names, player)),
      facts,
      private: ownCards(view),
      more: null,
    };
  }

  const prices = (options) =>
    options.duties
      .map((duty, good) => `${words.kinds[good]}\u00a0${duty}/${options.fines[good]}`)
      .join(" ");

  function seat(view, names, player) {
    const role =
      player === view.officer
        ? "Officer"
        : player === view.holder && view.size
          ? "has the suitcase"
          : "";
    const decides = view.acting.includes(player) ? (role ? " · decides" : "decides") : "";
    return [
      names[player],
      money(view.balances[player]),
      role + decides,
      declared(view.said[player]),
    ];
  }

  function suitcase(view, names) {
    if (!view.size) return "none";
    const way =
      ["freshly packed", "passed on once"][view.passes] ?? `passed on ${view.passes} times`;
    return `${view.size} cards with ${whom(names[view.holder])}, ${way}`;
  }

  function ownCards(view) {
    if (view.me === null || !view.size) return [];
    if (view.me === view.holder) {
      const { duties, fines } = view.options;
      const duty = money(cost(duties, view.held));
      const fine = money(cost(fines, view.held));
      return [
        ["Your cards", cards(view.held)],
        ["On them", `duty ${duty}, fine ${fine}`],
      ];
    }
    const known = cards(view.known, "");
    return known ? [["You know it holds", known]] : [];
  }

  function news(item, names) {
    const [key, ...numbers] = item;
    if (key === "did") return did(names[numbers[0]], numbers[1], numbers.slice(2));
    if (key in PAYMENTS) {
      const [payer, payee, amount] = numbers;
      const pays = does(names[payer], "pay", "pays");
      return `${pays} ${whom(names[payee])} ${money(amount)} ${PAYMENTS[key]}.`;
    }
    if (key === "officer") return `${does(names[numbers[0]], "are", "is")} the Customs Officer.`;
    if (key === "round_over") return `Round ${numbers[0] + 1} is over.`;
    if (key === "opened") {
      return `In ${whose(names[numbers[0]])} suitcase: ${cards(numbers.slice(1))}.`;
    }
    if (key === "packed") return `New cards: ${cards(numbers)}.`;
    if (key === "received") return `Inside: ${cards(numbers)}.`;
    return `Drawn: ${cards(words.kinds.map((_, kind) => Number(kind === numbers[0])))}.`;
  }

  function did(name, verb, numbers) {
    if (verb === "declare") return `${does(name, "declare", "declares")} ${cards(numbers)}.`;
    if (verb === "throw") return `${does(name, "throw", "throws")} away: ${words.one[numbers[0]]}.`;
    return {
      immunity: `${does(name, "claim", "claims")} immunity.`,
      believe: `${does(name, "believe", "believes")} it.`,
      search: `${does(name, "search", "searches")} the suitcase.`,
      accept: `${does(name, "take", "takes")} the suitcase.`,
      inform: `${does(name, "do not believe it and inform", "does not believe it and informs")} the Officer.`,
    }[verb];
  }

  function question(view, names) {
    const sender = whom(names[view.holder]);
    const said = declared(view.said[view.holder]);
    return {
      declaration: "What do you declare?",
      inspection: `${sender} declares ${said}. Do you believe it?`,
      acceptance: `${sender} declared ${said}. Do you take the suitcase as it is?`,
      rejection: "Which card do you throw away, face up?",
    }[view.phase];
  }

  function consequence(word, view, names) {
    const { options } = view;
    const said = view.said[view.holder];
    const duty = said && said[0] === "declare" ? cost(options.duties, said.slice(1)) : 0;
    const sender = whom(names[view.holder]);
    const damages = money(options.damages);
    const reward = money(options.reward);
    return {
      throw: () => `throw away: ${words.one[word[1]]}`,
      declare: () => `declare ${cards(word.slice(1))}`,
      immunity: () =>
        "immunity: claim to have the Diplomatic Bag, no duty; found without it: " +
        `${money(options.false_claim)} and all fines`,
      believe: () =>
        `believe: ${sender} pays you ${money(duty)}; if it is a lie and the next player ` +
        `informs, you get the fines and pay ${reward}`,
      search: () =>
        `search: if it is true you get ${money(duty)} and pay ${damages}, if not you get the fines`,
      accept: () => "accept: look inside, throw one card away, draw one, declare",
      inform: () => `inform: if it is a lie you get ${reward}, if not you pay ${damages}`,
    }[word[0]]();
  }

  /** What the goods said and the goods held would cost: only on the page, while composing. */
  function aside(word, view) {
    if (word[0] !== "declare" || !view.held) return "";
    const { duties, fines } = view.options;
    const true_ = times(GOODS).every((good) => (word[good + 1] ?? 0) === (view.held[good] ?? 0));
    const believed = money(cost(duties, word.slice(1)));
    const searched = true_ ? "you get damages" : `you pay ${money(cost(fines, view.held))}`;
    return `Believed: you pay ${believed}. Searched: ${searched}. It is ${true_ ? "the truth" : "a lie"}.`;
  }

  return {
    board,
    news,
    question,
    consequence,
    aside,
    step: () => null,
    things: (verb) => (verb === "throw" ? words.kinds : words.kinds.slice(0, GOODS)),
    shortcuts: (view) =>
      view.phase === "declaration"
        ? {
            nothing: ["declare", ...times(GOODS).map(() => 0)],
            truth: ["declare", ...view.held.slice(0, GOODS)],
          }
        : {},
    pick: (name) => ({ nothing: "Nothing to declare", truth: "The truth" })[name],
    hints: (verb, { options }) =>
      verb === "declare"
        ? options.duties.map((duty, good) => `duty ${duty}, fine ${options.fines[good]}`)
        : null,
    sheet: ({ options }) => ({
      instead: "Duty/fine",
      title: "Duty and fine on each article",
      columns: ["article", "duty", "fine"],
      rows: options.duties.map((duty, good) => [
        words.kinds[good], String(duty), String(options.fines[good]),
      ]),
    }),
    title: (verb) => ({ declare: "Declare goods, truly or not", throw: "Throw a card away" })[verb],
    send: (verb) => ({ declare: "Declare" })[verb],
    secrets: ["packed", "received", "drew"],
  };
}
