// Falsche FFuffziger in English; says what games/ffuffziger/english*.py say in a terminal.
//
// FF-40, FF-R28: people see their rivals' coins and machines, and their money and the inspector's
// past cards only if options `open_purses` and `show_ring` say so.

import { grouped, listing, some, times, whom } from "./say_common.js";
import { choices } from "./say_ffuffziger_choices.js";
import { news } from "./say_ffuffziger_news.js";
import { coins, real, vocabulary } from "./say_ffuffziger_words.js";

const PHASE = {
  machines: "phase 2: machines",
  lead: "phase 3: coin auctions",
  match: "phase 3: coin auctions",
  fists: "phase 4: laundering cards",
  buying: "phase 5: buying machines",
  laundering: "phase 6: laundering notes",
  over: "the game is over",
};

export function teller(words) {
  const own = vocabulary(words);
  const told = { ...board(words, own), ...choices(words, own) };
  return { ...told, news: (item, names) => news(item, names, own), step: () => null, secrets: [] };
}

// ----------------------------------------------------------------------------------- table

function board(words, { faces, buy, sell, scrap, values, cash, worth, machineList, inspector }) {
  function shown(view, names) {
    const open = view.options.open_purses;
    return {
      head: `Round ${view.round} · ${PHASE[view.phase]}`,
      columns: ["player", "coins", "machines", ...(open ? ["money"] : [])],
      rows: times(view.players).map((player) => seat(view, names, player, open)),
      facts: facts(view, names),
      private: ownMoney(view),
      more: null,
    };
  }

  function seat(view, names, player, open) {
    // In phase 4 all act but those who own nothing: a mark would say aloud who they are.
    const mark = view.acting.includes(player) && view.phase !== "fists" ? " *" : "";
    const first = player === view.first ? " (first)" : "";
    return [
      names[player] + first + mark,
      String(view.coins[player]),
      machineList(view.machines[player]),
      ...(open ? [cash(view.money[player])] : []),
    ];
  }

  function facts(view, names) {
    const isAuction = view.phase === "lead" || view.phase === "match";
    return [
      ["Inspector", inspection(view)],
      ["Next to fall", fall(view)],
      ...(view.options.show_ring ? [["Inspector's deck", ring(view)]] : []),
      ...(isAuction ? [["On auction", lot(view, names)]] : []),
      ...(isAuction || view.phase === "machines" ? [["Auctions", auctions(view)]] : []),
      ["Laundering", card(view, names)],
      ["Buy/sell/scrap", prices(view)],
    ];
  }

  function inspection(view) {
    const seen = listing(view.today.map((each) => inspector(each)));
    const broken = view.kaputt ? "; one card more after this phase, for Kaputt" : "";
    const down = words.ring - (view.turned % words.ring);
    const deck = down < words.ring ? `${down} of 10 cards face down` : "the deck begins anew";
    return `shows ${seen}; ${deck}${broken}`;
  }

  function fall({ lowest }) {
    if (lowest === values) return "nothing is left";
    const end = lowest === values - 1 ? ", and that ends the game" : "";
    const gone = lowest ? `; destroyed: ${listing(faces.slice(0, lowest).map(String))}` : "";
    return `${faces[lowest]}, when its card comes${end}${gone}`;
  }

  function ring(view) {
    const seen = view.ring.map((each) => (each === null ? "?" : inspector(each, true)));
    const place = view.turned % words.ring;
    return `${seen.join(", ")}; next is place ${place + 1}: ${seen[place]}`;
  }

  function auctions(view) {
    const number = String(view.auctions || "none");
    if (view.phase !== "machines") return `${number} after this one`;
    const free = view.free_coins;
    const what = view.options.skip_any_trigger ? "trigger" : "coin card";
    const skipped = free === 1 ? `${what} starts` : `${free} ${what}s start`;
    return `${number} this round${free ? `; the next ${skipped} none` : ""}`;
  }

  function lot(view, names) {
    const staying = listing(view.staying.map((player) => whom(names[player])));
    const laid = cash(view.stake, "");
    const stake = laid ? `the stake is ${laid} each` : "nothing laid down yet";
    return `${coins(view.lot)}; ${stake}; still in: ${staying}`;
  }

  function card(view, names) {
    if (view.card === null) return "all sold";
    const [, least, paid] = view.card;
    const left = view.cards_left - 1;
    const more = left ? `${left} more in the deck` : "the last one: the game ends when it is sold";
    const won = view.due.flatMap((due, who) => (due ? [`${whom(names[who])} ${real(due)}`] : []));
    const earned = won.length ? [`won already: ${won.join(", ")}`] : [];
    return [`a fist of ${least} or more wins ${real(paid)}`, more, ...earned].join("; ");
  }

  const prices = (view) =>
    times(values)
      .filter((value) => value >= view.lowest)
      .map((value) => `${faces[value]}:${buy[value]}/${sell[value]}/${scrap[value]}`)
      .join(", ") || "nothing is left";

  function ownMoney(view) {
    if (view.me === null) return [];
    const held = view.money[view.me];
    const fist = view.phase === "fists" ? `; worth ${grouped(worth(held))} in a fist` : "";
    const told = [["Your money", cash(held) + fist]];
    if (view.staying.includes(view.me) && some(view.stake)) {
      const left = held.map((amount, kind) => Math.max(0, amount - view.stake[kind]));
      told.push([view.phase === "match" ? "If you match" : "Not laid down", `${cash(left)} left`]);
    }
    return told;
  }

  return { board: shown };
}
