// What is asked in Crooked Cash, in English.

import { atFront, listing, some, whom, whose } from "./say_common.js";
import { money, party } from "./say_crooked_cash_words.js";

const REASONS = { trade: " in a trade", collection: " by a card" };
const STREET_REASONS = { street: " for", rent: ", the rent of", hotel: " for a hotel on" };

export function questions(own) {
  function ofTurn(view, _names, top) {
    if (top.stage === "finish") return "Anything else before your turn ends?";
    if (top.stage === "jailed") {
      const failed = view.jail[top.player];
      return `You are in jail, and ${failed} of 3 rolls have failed. How do you get out?`;
    }
    const again = top.again ? "You rolled a double and roll again" : "It is your turn";
    return `${again}. Roll, or do something else first?`;
  }

  function ofRent(view, names, top) {
    const rent = money(own.rentNow(view, top.street) * (top.boosted ? 2 : 1));
    const place = own.street(view, top.street);
    if (top.stage === "asked") {
      return `${names[top.owner]} asks you for ${rent} of rent for ${place}. Do you pay?`;
    }
    return `${names[top.visitor]} has come to your ${place}. Do you ask for the rent, ${rent}?`;
  }

  function ofPick(view, _names, top) {
    const held = view.chance.held[top.player];
    if (held === null) return "Which Chance card do you take? Any of them may be false.";
    return `Which Chance card do you take for your ${own.chanceName(own.kindOf(held))}, or none?`;
  }

  function ofPayment(view, names, top) {
    const whole = `${money(top.due)} to ${party(top.payee, names)}${purpose(view, 1)}`;
    if (some(top.exact)) {
      return `Which of your notes do you lay out? ${atFront(own.notes(top.exact))} are due.`;
    }
    if (top.need < top.due) {
      return `${money(top.need)} is missing of ${whole}. Which notes do you lay out now?`;
    }
    return `You pay ${whole}. Which notes do you lay out?`;
  }

  /** Say what a payment is for; so many of the last matters are not asked about it. */
  function purpose(view, last) {
    for (const matter of view.matters.slice(0, -last).reverse()) {
      const kind = matter.matter;
      if (kind in REASONS) return REASONS[kind];
      if (kind in STREET_REASONS) {
        return `${STREET_REASONS[kind]} ${own.street(view, matter.street)}`;
      }
      if (kind === "auction") return ` for ${own.lot(view, matter.thing)}`;
      if (kind === "exchange") return ` in exchange for ${own.notes(matter.taken)}`;
      if (kind === "turn") {
        return view.jail[matter.player] !== null ? " for leaving jail" : " by a card";
      }
    }
    return "";
  }

  function ofDecoder(view, names, top) {
    const owner = names[top.owner];
    const beneath = view.matters[view.matters.length - 2];
    const chips = view.chips[view.me];
    const chip = `You have ${chips} green chip${chips > 1 ? "s" : ""}.`;
    if (beneath.matter === "card") {
      const played = `${owner} plays ${own.chanceText(beneath.kind)}${target(view, names, beneath)}`;
      const known = own.verdict(view, view.chance.held[top.owner]);
      return `${played}${known}. Trust it or check it? ${chip}`;
    }
    const shown = own.laid(beneath.notes.slice(beneath.part).map((note) => own.faces[note[0]]));
    const more = beneath.part ? " more" : "";
    const paid = `${money(beneath.due)} to ${party(beneath.payee, names)}${purpose(view, 2)}`;
    return `${owner} lays out ${shown}${more} to pay ${paid}. Trust it or check a note? ${chip}`;
  }

  /** Say on what or whom a Chance card is played. */
  function target(view, names, card) {
    if (card.target < 0) return "";
    if (card.kind === own.warrant) return ` on ${whom(names[card.target])}`;
    const other = card.other >= 0 ? ` for ${own.street(view, card.other)}` : "";
    return ` on ${own.street(view, card.target)}${other}`;
  }

  function ofTrade(view, names, top) {
    if (top.stage === "keeping") return ofKeep();
    const [given, taken] = toldSides(view, top);
    const maker = names[top.maker];
    return `${maker} offers you ${listing(given)} for ${listing(taken, "nothing")}. Do you trade?`;
  }

  /** Return what the maker of an offer gives and takes. */
  function toldSides(view, trade) {
    const given = own.noted(trade.give);
    const taken = own.noted(trade.take);
    for (const number of trade.streets) {
      const hotel = view.hotels.includes(number) ? " with its hotel" : "";
      (view.owner[number] === trade.maker ? given : taken).push(own.street(view, number) + hotel);
    }
    for (const card of trade.cards) {
      const hasPass = view.chest.held[trade.maker].includes(own.cell_pass);
      const isGiven = card === 0 || (card === 2 && hasPass);
      (isGiven ? given : taken).push(card === 2 ? "the Cell pass" : "the Cell key");
    }
    return [given, taken];
  }

  const ofKeep = () => "You may have one Chance card only. Which one do you keep?";

  function ofAuction(view, names, top) {
    const facts = top.thing < 0 ? "" : ` (${own.deed(view, top.thing)})`;
    const stands =
      top.leader >= 0
        ? `${names[top.leader]} has bid ${money(top.bid)}`
        : "nobody has bid yet";
    const held = money(own.inHand(view));
    return `Up for auction: ${own.lot(view, top.thing)}${facts}; ${stands}. You have ${held}.`;
  }

  function ofBuilding(view, _names, top) {
    if (top.stage === "placing") return "Where do you put the hotel you have won?";
    const { mine } = top;
    const byCard = ["gift", "free", "permit"].map((by) => mine[by]).filter((street) => street >= 0);
    const named = [...mine.wishes, ...byCard];
    const soFar = named.length ? ` So far: ${own.streets(view, named)}.` : "";
    return `Do you build hotels? The bank has ${view.hotels_left}.${soFar}`;
  }

  const asked = {
    turn: ofTurn,
    street: (view, _names, { street }) =>
      `${own.street(view, street)} is for sale: ${own.deed(view, street)}. Buy or auction it?`,
    rent: ofRent,
    pick: ofPick,
    payment: ofPayment,
    decoder: ofDecoder,
    debt: (view, names, top) =>
      `You owe ${money(top.need)} to ${party(top.creditor, names)}${purpose(view, 1)} ` +
      `and have ${money(own.inHand(view))}. What do you sell?`,
    trade: ofTrade,
    auction: ofAuction,
    building: ofBuilding,
    interlude: (_view, names, top) =>
      `${atFront(whose(names[top.after]))} turn is over. Do you offer a trade?`,
    keep: ofKeep,
  };
  return (view, names) => {
    const top = view.matters[view.matters.length - 1];
    return asked[top.matter](view, names, top);
  };
}
