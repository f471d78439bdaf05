// What happens in Falsche FFuffziger, in English.

import { YOU, does, grouped, listing, whose } from "./say_common.js";
import { KAPUTT, SAME, coins, real, valueOf } from "./say_ffuffziger_words.js";

const article = (name) => (name === YOU ? "your" : "a");

export function news(item, names, own) {
  const [key, ...numbers] = item;
  if (key === "did") return did(names[numbers[0]], numbers[1], numbers.slice(2), own);
  const [first, second] = numbers;
  const ofTable = {
    round: () => `Round ${first} begins.`,
    inspector: () => `The inspector shows a card: ${own.inspector(first)}.`,
    destroyed: () =>
      `It is the lowest value left: all machines and notes of ${own.faces[first]} are destroyed.`,
    lot: () => `The die is cast: an auction of ${first} coins.`,
    unsold: () => `Nobody owns anything to offer: the ${first} coins leave the game.`,
    card: () => `A laundering card is turned up: a fist of ${first} or more can win ${second} M.`,
    no_sale: () => `No fist reaches ${first}: the laundering card stays.`,
  }[key];
  return ofTable ? ofTable() : ofSomebody(key, names[first], numbers.slice(1), own);
}

function ofSomebody(key, name, numbers, own) {
  const [first, second] = numbers;
  const tells = {
    fist: () => `${does(name, "open", "opens")} ${article(name)} fist: ${fist(numbers, own)}.`,
    turned: () => turned(first, second, own),
    raided: () => `${does(name, "lose", "loses")} ${losses(...numbers)}.`,
    marker: () => `${does(name, "have", "has")} the first-player marker.`,
    cannot_match: () =>
      `${does(name, "cannot match it and are", "cannot match it and is")} out.`,
    cannot_lead: () => `${does(name, "have", "has")} nothing to add and must drop out.`,
    won_lot: () =>
      name === YOU
        ? `You are the last one in, pay and take ${coins(first)}.`
        : `${name} is the last one in, pays and takes ${coins(first)}.`,
    closed: () => `${does(name, "close", "closes")} ${article(name)} fist.`,
    paid: () => `${does(name, "take", "takes")} ${real(first)} off laundering cards.`,
    laundered: () => `${does(name, "get", "gets")} ${real(first)} for notes.`,
    coins: () => `${does(name, "get", "gets")} ${coins(first)} for 150s with coins.`,
    won_card: () =>
      `${does(name, "win", "wins")} the card with ${grouped(first)}: ` +
      `${real(second)} when the phase is over.`,
    bonus: () => `${does(name, "have", "has")} ${real(second)} at the end: ${coins(first)} for it.`,
  };
  return tells[key]();
}

function fist(amounts, own) {
  const total = own.worth(amounts);
  return total ? `${own.cash(amounts)}, ${grouped(total)} in all` : "nothing";
}

function turned(kind, back, own) {
  const value = valueOf(kind);
  if (back === KAPUTT) {
    const scrap = real(own.scrap[value]);
    return `It is Kaputt: ${scrap} for scrap, and the inspector will look again.`;
  }
  return back === SAME ? "It shows the same again." : `It is now a ${own.backOf(value, back)}.`;
}

function losses(scrapped, seized, paid) {
  const tiles = scrapped === 1 ? "1 machine" : `${scrapped} machines`;
  return listing([
    ...(scrapped ? [`${tiles} (${real(paid)} for scrap)`] : []),
    ...(seized ? [seized === 1 ? "1 note" : `${seized} notes`] : []),
  ]);
}

function did(name, verb, numbers, own) {
  const [first, second] = numbers;
  const price = (prices, value) => real(prices[value]);
  return {
    match: () => `${does(name, "match", "matches")} it.`,
    drop: () => `${does(name, "drop", "drops")} out.`,
    stop: () => `${does(name, "buy", "buys")} no more.`,
    offer: () => `${does(name, "lay", "lays")} down ${own.sumOf(first, second)}.`,
    fist: () => `In ${whose(name)} fist: ${fist(numbers, own)}.`,
    launder: () => `${does(name, "launder", "launders")} ${own.cash(numbers)}.`,
    buy: () =>
      `${does(name, "buy", "buys")} a ${own.faces[first]} machine for ${price(own.buy, first)}.`,
    transform: () => `${does(name, "turn", "turns")} over a machine, ${own.machine(first)}.`,
    sell: () =>
      `${does(name, "sell", "sells")} a machine, ${own.machine(first)}, ` +
      `for ${price(own.sell, valueOf(first))}.`,
    produce: () => `${does(name, "print", "prints")} ${own.printed(first)}.`,
  }[verb]();
}
