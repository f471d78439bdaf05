// Names any word of any offer, with what it may lead to.

import type { Offer, Word } from "$lib/protocol";
import { t } from "$lib/words.svelte";
import type { Scene } from "../contract";
import { deedLabel } from "./deed_label";
import { bestLot } from "./lots";
import { policeText } from "./police";
import { dollars, lotText, stars } from "./say";
import { sum } from "$lib/numbers";
import { FACE, RATES, callsPolice, spaceAt, type CfView } from "./view";

const numbers = (word: Word): number[] => word.slice(1) as number[];

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
const isPlacement = ([verb]: Word): boolean =>
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
