// What the main button says.

import { sum } from "$lib/numbers";
import type { Word } from "$lib/protocol";
import { t } from "$lib/words.svelte";
import type { Scene } from "../contract";
import { payFor } from "./lots";
import { aCard, dollars, stars, zoneName } from "./say";
import { FARE, TAX, printsOf, spaceAt, starsOf, type CfView } from "./view";

/** The deed and the sum, short, as the main button says it. */
export function deedLabel(word: Word, { view }: Scene<CfView>): string {
  const [first = 0, ...lot] = word.slice(1) as number[];
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
