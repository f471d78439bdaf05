// Counterfeiters in English; says what games/counterfeiters/english.py says in a terminal.

import { counted, does, grouped, listing, sum, times, whom } from "./say_common.js";

const TRACK = {
  investigation: "an investigation",
  godfather: "the Godfather",
  strike: "a strike",
};
const PUBLIC = {
  police: (space) => `The police move on to space ${space}.`,
  taught: (stars) => `Supermarkets learn to refuse fakes of ${stars} star(s) and fewer.`,
  godfather: () => "The Godfather comes: everybody pays half of the money in hand.",
  last_placements: () => "The police have arrived. Everybody may place one last henchman.",
};
const CARD_NEWS = {
  offered: "On the black market",
  trashed: "From the black market to the dump",
};
const ZONES = { shop: "supermarket", fence: "receiver" };

const dollars = (amount) => `$${grouped(amount)}`;

export function teller(words) {
  const bills = (counts, nothing = "none") =>
    listing(counted(counts, (count, quality) => `${count} ${words.stars[quality]}`), nothing);
  const cards = (counts) =>
    counted(counts, (count, kind) =>
      count > 1 ? `${count} ${words.kinds[kind]}s` : words.kinds[kind],
    ).join(", ");

  // -------------------------------------------------------------------------------- table

  function board(view, names) {
    return {
      head: `Round ${view.round} · ${names[view.next_first]} will start the next one`,
      columns: ["player", "money", "fakes", "henchmen", "contacts"],
      rows: times(view.players).map((player) => seat(view, names, player)),
      facts: [
        ["Police", police(view)],
        ["Supermarkets", supermarkets(view)],
        ["Market", market(view)],
        ["Taken", taken(view, names)],
      ],
      private: ownMoney(view),
      more: null,
    };
  }

  const seat = (view, names, player) => [
    names[player] + (view.acting.includes(player) ? " *" : ""),
    seenMoney(view, player),
    bills(view.fakes[player], "-"),
    String(view.henchmen[player]),
    cards(view.cards[player]),
  ];

  /** Say what can be known of a player's real money: runs of [total, least, most offshore]. */
  function seenMoney(view, player) {
    if (player === view.me) return dollars(view.hand + view.offshore);
    const runs = view.money[player];
    const totals = [...new Set(runs.map(([total]) => total * 10))];
    const [low, high] = [Math.min(...totals), Math.max(...totals)];
    const least = Math.min(...runs.map((run) => run[1]));
    const most = Math.max(...runs.map((run) => run[2]));
    const total = totals.length === 1 ? dollars(low) : `$${low} to $${high}`;
    if (most === 0) return total;
    const away = least === most ? `$${least * 10}` : `$${least * 10} to $${most * 10}`;
    return `${total}, ${away} offshore`;
  }

  function police(view) {
    const { track } = view.board;
    const ahead = Object.entries(TRACK)
      .flatMap(([name, what]) => track[name].map((at) => [at, what]))
      .filter(([at]) => at > view.pawn)
      .sort((one, other) => one[0] - other[0] || (one[1] < other[1] ? -1 : 1));
    const coming = ahead.slice(0, 4).map(([at, what]) => `${what} in ${at - view.pawn}`);
    return `space ${view.pawn} of ${track.last}; ${coming.join(", ") || "they have arrived"}`;
  }

  function supermarkets(view) {
    if (view.taught === 0) return "take every fake";
    if (view.taught === 3) return "take nothing any more";
    return `refuse ${listing(words.stars.slice(0, view.taught))} fakes`;
  }

  function market(view) {
    const offered = view.market.flatMap((kind, slot) =>
      kind === null ? [] : [`${words.kinds[kind]} ${dollars(view.board.spaces[slot].price)}`],
    );
    return `${offered.join(" · ") || "empty"} (${view.stack} more in the stacks)`;
  }

  const taken = (view, names) =>
    view.standing
      .flatMap((player, space) =>
        player === null ? [] : [`${view.board.spaces[space].zone} by ${whom(names[player])}`],
      )
      .join(", ") || "no space yet";

  const ownMoney = (view) =>
    view.me === null
      ? []
      : [["Your money", `${dollars(view.hand)} in hand, ${dollars(view.offshore)} offshore`]];

  // --------------------------------------------------------------------------------- news

  function news(item, names) {
    const [key, ...numbers] = item;
    if (key === "did") return did(names[numbers[0]], numbers[1], numbers.slice(2));
    if (key in PUBLIC) return PUBLIC[key](numbers[0]);
    if (key in CARD_NEWS) return `${CARD_NEWS[key]}: ${words.kinds[numbers[1]]}.`;
    if (key === "round") {
      return `Round ${numbers[0]}: ${does(names[numbers[1]], "start", "starts")}.`;
    }
    return deed(key, names[numbers[0]], numbers.slice(1));
  }

  function deed(key, name, [first, second]) {
    const passed = (where) =>
      `${does(name, "pass", "passes")} ${first} fakes${where} for ${dollars(second)}.`;
    return {
      component: () => `${does(name, "start", "starts")} with a printer and ${words.kinds[first]}.`,
      lawyer: () => `${name} may use the ${words.kinds[first]}.`,
      bought: () => `${does(name, "buy", "buys")} ${words.kinds[first]} for ${dollars(second)}.`,
      printed: () => `${does(name, "print", "prints")} ${first} ${words.stars[second - 1]} bills.`,
      sold: () => passed(""),
      diners: () => passed(" in diners"),
      first: () => `${does(name, "go", "goes")} first.`,
      tax: () => `${does(name, "cheat", "cheats")} on tax: $${first}.`,
      sunglasses: () =>
        `${does(name, "take", "takes")} the first-player pawn for the next round.`,
      paid_godfather: () => `${does(name, "pay", "pays")} the Godfather $${first}.`,
      landed: () => `${does(name, "are", "is")} back from the Caribbean.`,
      ticket: () => `${does(name, "cash", "cashes")} a lottery ticket: $${first}.`,
    }[key]();
  }

  function did(name, verb, numbers) {
    if (verb === "stash" || verb === "fetch") {
      const way = verb === "stash" ? "offshore" : "back into the hand";
      return `${does(name, "move", "moves")} ${dollars(numbers[0])} ${way}.`;
    }
    if (verb in ZONES) {
      return `${does(name, "take", "takes")} fakes to a ${ZONES[verb]}: ${bills(numbers.slice(1))}.`;
    }
    return {
      buy: `${does(name, "go", "goes")} to the black market.`,
      print: `${does(name, "start", "starts")} the printers.`,
      tax: `${does(name, "fill in", "fills in")} a tax return.`,
      fly: `${does(name, "fly", "flies")} to the Caribbean.`,
      pass: `${does(name, "pass", "passes")}.`,
      retrieve: `${does(name, "take", "takes")} a henchman back.`,
    }[verb];
  }

  // ------------------------------------------------------------------------------ choices

  function question(view) {
    if (view.phase === "flying") return "How much do you fly, and which way?";
    if (view.phase === "lawyer") return "Which henchman does your lawyer bring back?";
    if (view.stage === "not yet") return "Where do you place a henchman?";
    return "Where do you place your last henchman?";
  }

  function consequence(word, view) {
    const [verb, place, ...lot] = word;
    if (verb === "pass") {
      return view.phase === "lawyer" ? "pass" : "pass: spend a henchman, do nothing";
    }
    if (verb === "stash" || verb === "fetch") return `${verb} ${dollars(place)}`;
    const marks = view.board.spaces[place];
    if (verb in ZONES) {
      const text = `${bills(lot)} for ${dollars(payFor(verb, lot))}`;
      return text + (marks.police ? ", the police move on" : "");
    }
    const policeToo = marks.police && view.stage === "not yet" ? ", the police move on" : "";
    return deedOf(verb, place, marks, view) + policeToo;
  }

  function deedOf(verb, place, marks, view) {
    if (verb === "buy") return `buy: ${words.kinds[view.market[place]]} for ${dollars(marks.price)}`;
    if (verb === "print") {
      const own = view.cards[view.me];
      const quality = words.components.filter((kind) => own[kind] > 0).length;
      return `print: ${own[words.printer] * words.printed} ${words.stars[quality - 1]} bills`;
    }
    if (verb === "tax") {
      return `tax: ${dollars(words.tax)}${marks.sunglasses ? " and the first-player pawn" : ""}`;
    }
    if (verb === "fly") {
      return marks.zone === "jet"
        ? "fly: with your own jet"
        : `fly: for a fare of ${dollars(words.fare)}`;
    }
    return `take back the one on ${marks.zone}`;
  }

  /** CF-24, CF-25: what a lot brings; at a receiver the worst bill sets the rate. */
  function payFor(verb, lot) {
    const worst = Math.max(0, lot.findIndex((count) => count));
    return sum(lot) * (verb === "fence" ? words.fence_pay[worst] : words.face);
  }

  function shortcuts(view) {
    const named = {};
    for (const offer of view.choices) {
      if (offer.verb === "stash" || offer.verb === "fetch") {
        named[`${offer.verb} all`] = [offer.verb, offer.each[0]];
      } else if (offer.verb in ZONES && !(offer.verb in named)) {
        named[offer.verb] = [offer.verb, ...offer.at, ...bestLot(offer)];
      }
    }
    return named;
  }

  /** Return the lot that brings most, of those that hold back what is worse than some quality. */
  function bestLot(offer) {
    const lots = times(3).map((worst) => filled(offer, worst));
    return lots.reduce((best, lot) =>
      payFor(offer.verb, lot) > payFor(offer.verb, best) ? lot : best,
    );
  }

  function filled(offer, worst) {
    let left = offer.total;
    const lot = [0, 0, 0];
    for (const quality of offer.verb === "fence" ? [2, 1, 0] : [0, 1, 2]) {
      if (quality < worst) continue;
      lot[quality] = Math.min(left, offer.each[quality]);
      left -= lot[quality];
    }
    return lot;
  }

  return {
    board,
    news,
    question,
    consequence,
    shortcuts,
    step: () => null,
    things: (verb) =>
      verb === "stash" || verb === "fetch" ? ["dollars"] : ["single", "double", "triple"],
    hints: (verb) =>
      ({
        shop: times(3).map(() => `${dollars(words.face)} each`),
        fence: words.fence_pay.map((pay) => `${dollars(pay)} each, if none is worse`),
      })[verb],
    title: (verb) =>
      ({
        buy: "Buy a contact on the black market",
        print: "Print false bills",
        tax: "Cheat on tax",
        fly: "Fly to the Caribbean",
        shop: `Pass fakes in a supermarket, ${dollars(words.face)} each`,
        fence: `Sell fakes to a receiver, ${dollars(words.fence_pay[0])} to ${dollars(words.fence_pay[2])} each`,
        stash: "Fly money offshore, safe from the Godfather",
        fetch: "Fly money back into your hand",
        retrieve: "Take a henchman back",
      })[verb],
    send: (verb) =>
      ({ shop: "Pass them", fence: "Sell them", stash: "Stash it", fetch: "Fetch it" })[verb],
    pick: (name) =>
      ({ shop: "As many as they take", fence: "Whatever brings most" })[name] ?? "All of it",
    labels: (verb) => (verb in ZONES ? words.stars.map((star) => `${star} fakes`) : null),
    place: (offer, view) => {
      if (!offer.at) return "";
      const same = view.choices.filter((other) => other.verb === offer.verb);
      const number = same.indexOf(offer) + 1;
      const { police } = view.board.spaces[offer.at[0]];
      return `${ZONES[offer.verb]} ${number}${police ? ", the police move on" : ""}`;
    },
    secrets: ["paid_godfather"],
  };
}
