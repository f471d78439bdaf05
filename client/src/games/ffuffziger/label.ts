// Names any choice, in a line, with what it leads to.

import { times } from "$lib/numbers";
import { offersOf, ranges } from "$lib/offers";
import type { Offer, Word } from "$lib/protocol";
import { t } from "$lib/words.svelte";
import { justEnough } from "./enough";
import { prints, valueOf } from "./machines";
import { cash, coins, isNothing, laundered, machine, moneyName, odds, priceOf, real, sumOf, worth } from "./things";
import { BUY, face, MONEY, VALUES, type FfScene } from "./view";

export function label([verb, ...numbers]: Word, { view }: FfScene): string {
  const [first = 0, second = 0] = numbers;
  switch (verb) {
    case "produce":
      return t("ff-label-produce", { machine: machine(first), what: sumOf(valueOf(first), prints(first)) });
    case "sell":
      return t("ff-label-sell", { machine: machine(first), sum: real(priceOf(first)) });
    case "transform":
      return t("ff-label-transform", { machine: machine(first), odds: odds(view, first) });
    case "offer":
      return t("ff-label-offer", { what: sumOf(first, second) });
    case "match":
      return t("ff-label-match", { what: view.offered === null ? "" : sumOf(view.offered, view.amount) });
    case "drop":
      return t("ff-label-drop", { coins: coins(view.lot) });
    case "buy":
      return t("ff-label-buy", { value: face(first), sum: real(BUY[first] ?? 0), left: view.pile[first] ?? 0 });
    case "stop":
      return t("ff-label-stop");
    case "launder":
      if (isNothing(numbers)) return t("ff-label-keep");
      return t("ff-label-launder", { what: cash(numbers), sum: real(laundered(numbers)) });
    case "fist":
      if (isNothing(numbers)) return t("ff-label-fist-empty");
      return t("ff-label-fist", { what: cash(numbers), total: worth(numbers) });
    default:
      return verb;
  }
}

/** What the numbers of an offer count. */
export function things({ verb, at }: Offer): string[] {
  if (verb === "offer") return [moneyName(at?.[0] ?? 0)];
  if (verb === "fist") return times(MONEY).map(moneyName);
  return verb === "launder" ? times(VALUES).map(moneyName) : [];
}

/** Nothing, just enough, everything. */
export function shortcuts({ view }: FfScene): [string, Word][] {
  const [fist] = offersOf(view.choices, "fist");
  const [launder] = offersOf(view.choices, "launder");
  const offer = fist ?? launder;
  if (!offer) return [];
  const all = ranges(offer).map(({ most }) => most);
  const none = all.map(() => 0);
  const made: [string, Word][] = [[t(fist ? "ff-pick-empty" : "ff-pick-keep"), [offer.verb, ...none]]];
  const enough = fist && view.card ? justEnough(all, view.card[1]) : null;
  if (enough) made.push([t("ff-pick-enough-what", { what: cash(enough) }), ["fist", ...enough]]);
  made.push([t(fist ? "ff-pick-all" : "ff-pick-launder-all"), [offer.verb, ...all]]);
  return made;
}
