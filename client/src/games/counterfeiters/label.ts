// Names any word of any offer, with what it may lead to.

import type { Offer, Word } from "$lib/protocol";
import { t } from "$lib/words.svelte";
import type { Scene } from "../contract";
import { bestLot, payFor } from "./lots";
import { policeText } from "./police";
import { aCard, dollars, lotText, stars, zoneName } from "./say";
import { sum } from "$lib/numbers";
import { FACE, FARE, RATES, TAX, callsPolice, printsOf, spaceAt, starsOf, type CfView } from "./view";

const numbers = (word: Word): number[] => word.slice(1) as number[];

/** The deed and the sum, short, as the main button says it. */
export function deedLabel(word: Word, { view }: Scene<CfView>): string {
  const [first = 0, ...lot] = numbers(word);
  const space = spaceAt(view, first);
  const me = view.me ?? view.player;
  switch (word[0]) {
    case "buy":
      return t("cf-do-buy", { card: aCard(view.market[first] ?? 0), price: dollars(space.price ?? 0) });
    case "print":
      return t("cf-do-print", { count: printsOf(view, me), stars: stars(starsOf(view, me)) });
    case "tax":
      return t("cf-do-tax", { amount: dollars(TAX) });
    case "fly":
      return space.zone === "jet" ? t("cf-do-fly-jet") : t("cf-do-fly", { fare: dollars(FARE) });
    case "shop":
    case "fence":
      return sum(lot)
        ? t(`cf-do-${word[0]}`, { count: sum(lot), amount: dollars(payFor(word[0], lot)) })
        : t(`cf-do-${word[0]}-none`);
    case "stash":
    case "fetch":
      return t(`cf-do-${word[0]}`, { amount: dollars(first) });
    case "retrieve":
      return t("cf-do-retrieve", { zone: zoneName(space.zone) });
    default:
      return t(view.phase === "lawyer" ? "cf-do-decline" : "cf-do-pass");
  }
}

/** A word in a line: the deed, which fakes, and whether the police move. */
export function label(word: Word, scene: Scene<CfView>): string {
  const [first = 0, ...lot] = numbers(word);
  const { view } = scene;
  let text = deedLabel(word, scene);
  if (isSale(word) && sum(lot)) text += ` (${lotText(lot)})`;
  if (word[0] === "tax" && spaceAt(view, first).sunglasses) text += `, ${t("cf-and-sunglasses")}`;
  return isPlacement(word) && callsPolice(view, first) ? `${text}. ${policeText(view)}` : text;
}

const isSale = ([verb]: Word): boolean => verb === "shop" || verb === "fence";
export const isPlacement = ([verb]: Word): boolean =>
  ["buy", "print", "tax", "fly", "shop", "fence"].includes(verb);

export function things({ verb }: Offer): string[] {
  if (verb === "stash" || verb === "fetch") return [t("cf-amount")];
  return RATES.map((rate, quality) =>
    t("cf-fakes-each", { stars: stars(quality + 1), amount: dollars(verb === "fence" ? rate : FACE) }),
  );
}

/** Everything one way, and the lots that bring most. */
export function shortcuts(scene: Scene<CfView>): [string, Word][] {
  const found = new Map<string, Word>(); // by label: of two spaces alike one is enough
  for (const offer of scene.view.choices) {
    const word = shortcut(offer);
    if (word) found.set(label(word, scene), word);
  }
  return [...found];
}

function shortcut(offer: Offer): Word | null {
  const { verb } = offer;
  if (verb === "stash" || verb === "fetch") return [verb, offer.each?.[0] ?? 0];
  return verb === "shop" || verb === "fence" ? [verb, ...(offer.at ?? []), ...bestLot(offer)] : null;
}
