// What may be chosen in Crooked Cash, in English.

import { listing, some, sum, times, whom } from "./say_common.js";
import { changed, sides } from "./say_crooked_cash_news.js";
import { money } from "./say_crooked_cash_words.js";

const NOTES = 5;
const CARD_THINGS = ["my Cell key", "their Cell key", "Cell pass"];
const ALONE = {
  roll: "roll: roll the dice and move on",
  done: "done: nothing more",
  fine: "fine: pay B50, then roll",
  cell_card: "cell card: use your Cell pass, then roll",
  waive: "waive: ask for nothing",
  pay_rent: "pay rent: lay out the notes",
  trust: "check nothing",
  refuse: "refuse: nothing changes hands",
  accept: "accept: notes are laid out, and may be checked, before anything changes hands",
  ready: "ready: no more wishes",
};
const ON_STREET = {
  sell: "sell",
  wish: "wish",
  wish_gift: "wish gift",
  wish_free: "wish free",
  wish_permit: "wish permit",
  free_hotel: "free hotel",
  permit: "permit",
  place: "place",
};
const BY_CARD = {
  wish_gift: "nothing, by your Gift hotel",
  wish_free: "nothing, by your Free hotel",
  free_hotel: "nothing, by your Free hotel",
  place: "your bid",
};
const BUILDS = {
  sell: "sell: a hotel or a street, to the bank, for half of what it costs",
  free_hotel: "free hotel: put the hotel of your Community Chest card on a street of yours",
  permit: "permit: buy a hotel with your Building permit, for any street of yours",
  wish_gift: "wish gift: a street for your Gift hotel",
  wish_free: "wish free: a street for your Free hotel",
  wish_permit: "wish permit: a street for your Building permit",
};

export function choices(words, own) {
  const top = (view) => view.matters[view.matters.length - 1];
  const beneath = (view) => view.matters[view.matters.length - 2];

  function consequence(word, view, names) {
    const [verb, ...numbers] = word;
    if (verb in ALONE) return ALONE[verb];
    if (verb in ON_STREET) return onStreet(verb, numbers, view);
    return TOLD[verb](numbers, view, names);
  }

  /** Tell of a verb whose one number is a street, or of the verb alone. */
  function onStreet(verb, numbers, view) {
    if (!numbers.length) return BUILDS[verb] ?? `${ON_STREET[verb]}: name a street for a hotel`;
    const [number] = numbers;
    const street = own.short(view, number);
    if (verb === "sell") {
      const first = view.hotels.includes(number) ? "its hotel first, for" : "for";
      return `sell ${street}: ${first} ${money(own.brings(view, number))}`;
    }
    const price = view.board.hotel_cost[number];
    const bid = verb === "wish" && own.inHand(view) < price ? ", or your bid if there are too few" : "";
    const rent = money(view.board.hotel_rent[number]);
    const cost = (BY_CARD[verb] ?? money(price)) + bid;
    return `${ON_STREET[verb]} ${street}: a hotel for ${cost}; its rent becomes ${rent}`;
  }

  const cardText = (view, card) => `${own.chanceText(own.kindOf(card))}${own.verdict(view, card)}`;
  const oldCard = (view) => cardText(view, view.chance.held[view.me]);
  /** The card that somebody gets who has one: from a bankrupt, or in a trade. */
  function newCard(view) {
    const { matter, card, maker, partner } = top(view);
    if (matter === "keep") return cardText(view, card);
    return cardText(view, view.chance.held[view.me === maker ? partner : maker]);
  }

  function ofCheck([place], view) {
    const shown = beneath(view);
    if (shown.matter === "card") return "spend a chip; a false card does nothing, and you get B100";
    const value = own.faces[shown.notes[shown.part + place][0]];
    return `spend a chip on one of the ${value}s; if it is false you keep it`;
  }

  /** Tell of a Chance card with all its targets, or as far as they are named. */
  function ofPlay(numbers, view, names) {
    if (numbers.length < 2) return `play: your ${oldCard(view)}`;
    const [kind, first, ...rest] = numbers;
    if (kind === own.warrant) return `play: ${own.chanceName(kind)} on ${whom(names[first])}`;
    const played = `play: ${own.chanceName(kind)}, ${own.short(view, first)}`;
    if (kind === own.swap && rest.length) {
      const owner = whom(names[view.owner[rest[0]]]);
      return `${played} for ${own.short(view, rest[0])} of ${owner}`;
    }
    if (kind === own.wreck) return `${played} of ${whom(names[view.owner[first]])}`;
    return `${played} (${own.colour(first)}, ${money(view.board.price[first])})`;
  }

  function ofOffer(numbers, view, names) {
    if (!numbers.length) return "offer: propose a trade to somebody";
    if (numbers.length === 1) return partner(numbers[0], view, names);
    const [given, taken, swapped] = sides(numbers.slice(1), view, own);
    return `offer ${listing([...given, ...taken, ...swapped])}`;
  }

  function partner(player, view, names) {
    const owned = times(own.streetCount).filter((each) => view.owner[each] === player);
    const named = listing(owned.map((each) => own.short(view, each)), "no street");
    return `${names[player]}: ${money(view.money[player])}; ${named}`;
  }

  const price = (view) => view.board.price[top(view).street];
  const TOLD = {
    buy: (_, view) => `buy: pay the bank ${money(price(view))}`,
    auction: (_, view) => {
      const poor = own.inHand(view) < price(view) ? ` (you have less than ${money(price(view))})` : "";
      return `auction: everybody may bid, you too${poor}`;
    },
    demand: (_, view) => `demand: ask for ${money(own.rentNow(view, top(view).street))}`,
    auto: (_, view) =>
      some(top(view).exact)
        ? `auto: lay out ${own.notes(top(view).exact)}, those known to be true first`
        : "auto: as few notes as possible, those known to be true first",
    pay: (numbers) =>
      numbers.length ? `pay: lay out ${own.bundle(numbers)}` : "pay: choose the notes yourself",
    check: ofCheck,
    take: ([place], view) => `take ${cardText(view, view.chance.shown[place])}`,
    keep: (_, view) =>
      `keep: stay with your ${own.chanceName(own.kindOf(view.chance.held[view.me]))}`,
    keep_old: (_, view) => `keep old: ${oldCard(view)}`,
    keep_new: (_, view) => `keep new: ${newCard(view)}`,
    accept_keep_old: (_, view) => `accept, keep old: ${oldCard(view)}`,
    accept_keep_new: (_, view) => `accept, keep new: ${newCard(view)}`,
    play: ofPlay,
    exchange: (numbers) =>
      numbers.length
        ? `exchange ${changed(numbers, own)}`
        : "exchange: change notes at the bank, once a turn; they may be checked",
    bid: (numbers) => `bid ${money(numbers[1])}`,
    pass: () => "bid no more, unless somebody raises",
    offer: ofOffer,
    counter: () => "counter: offer something else instead",
    give_up: (_, view) =>
      top(view).forced ? "give up: you are bankrupt" : "give up: your bid is void",
  };

  // --------------------------------------------------------------------------------- steps

  /** How to go on after the first part of a word: what to ask, and for how many numbers. */
  function step(word, view, names) {
    const [verb, ...numbers] = word;
    if (verb === "check") return { ask: "", count: 0 };
    if (verb in ON_STREET) return { ask: "Which street?", count: 1 };
    if (verb === "play") return { ask: playAsks(numbers), count: 1 };
    if (verb === "exchange") return exchangeStep(numbers, view);
    if (verb === "pay") {
      return {
        ask: `Which notes? You have ${own.ownNotes(view)}.`,
        count: own.bundleNames().length,
      };
    }
    if (verb === "offer") {
      if (!numbers.length) return { ask: "To whom?", count: 1 };
      return tradeStep(numbers.slice(1), view, names, numbers[0]);
    }
    if (verb === "counter") return tradeStep(numbers, view, names, top(view).maker);
    return null;
  }

  function playAsks([kind, first]) {
    if (kind === own.warrant) return "Whom?";
    if (kind !== own.swap) return "Which street?";
    return first === undefined ? "Which street do you give?" : "Which street do you take?";
  }

  function exchangeStep(numbers, view) {
    if (!numbers.length) {
      return { ask: `Which notes do you hand in? You have ${own.ownNotes(view)}.`, count: NOTES };
    }
    const amount = sum(numbers.map((count, value) => count * own.faces[value]));
    return { ask: `Which notes do you want for these ${money(amount)}?`, count: NOTES };
  }

  /** Ask for one part of an offer after the other; `numbers` are those told so far. */
  function tradeStep(numbers, view, names, player) {
    const other = whom(names[player]);
    if (numbers.length < NOTES) {
      const held = own.ownNotes(view);
      return { ask: `Which notes do you give ${other}? You have ${held}.`, count: NOTES };
    }
    if (numbers.length < 2 * NOTES) {
      const seen = view.options.open_purses ? ` in ${own.notes(view.notes[player])}` : "";
      const held = `${money(view.money[player])}${seen}`;
      return { ask: `Which notes do you want of ${other}, who has ${held}?`, count: NOTES };
    }
    if (numbers.length < 2 * NOTES + own.streetCount) {
      const ask = `Which streets change hands, yours and those of ${other}?`;
      return { ask, count: own.streetCount };
    }
    return { ask: "Which cards change hands?", count: CARD_THINGS.length };
  }

  function things(verb, view) {
    const faces = own.faces.map(String);
    const named = () => times(own.streetCount).map((number) => own.short(view, number));
    if (verb in ON_STREET) return named();
    if (verb === "pay") return own.bundleNames();
    if (verb === "offer" || verb === "counter") return [
      ...faces,
      ...faces,
      ...named(),
      ...CARD_THINGS,
    ];
    if (verb === "take") {
      return view.chance.shown.map((card) => own.chanceName(own.kindOf(card)).toLowerCase());
    }
    if (verb === "exchange") return [...faces, ...faces];
    return verb === "bid" ? ["B"] : ["place"];
  }

  // ----------------------------------------------------------------------------- shortcuts

  /** Trust, or one note of each value to check; the least raise, and a pass. */
  function shortcuts(view) {
    const named = {};
    for (const { verb, at = [], least, among } of view.choices) {
      if (verb === "trust") named.trust = ["trust"];
      else if (verb === "check") Object.assign(named, checks(view));
      else if (verb === "bid") named.raise = ["bid", ...at, least[0]];
      else if (verb === "pass") named.pass = ["pass", ...among[0]];
    }
    return named;
  }

  /** Equal notes lie in mixed order: one is as good as another. */
  function checks(view) {
    const shown = beneath(view);
    if (shown.matter === "card") return { check: ["check", 0] };
    const values = shown.notes.slice(shown.part).map((note) => note[0]);
    const found = [...new Set(values)].sort((one, other) => other - one);
    return Object.fromEntries(
      found.map((value) => [`check ${own.faces[value]}`, ["check", values.indexOf(value)]]),
    );
  }

  return { consequence, step, things, shortcuts, partner };
}
