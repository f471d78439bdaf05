// Names for choices, with what they may lead to: for the text mode, hints and replays.

import { naming } from "$lib/names";
import { times } from "$lib/numbers";
import type { Offer, Word } from "$lib/protocol";
import { t } from "$lib/words.svelte";
import { people } from "./ask";
import { kindName, listed, money, theKind } from "./things";
import { dutyOf, goodsOf, goodsSaid, GOODS, isEmpty, ownCards, type CbScene } from "./view";

export function label(word: Word, scene: CbScene): string {
  const [verb, first = 0] = word;
  const { options, said, holder } = scene.view;
  if (verb === "throw") return t("cb-label-throw", { what: theKind(first) });
  if (verb === "declare") {
    if (isEmpty(goodsSaid(word))) return t("cb-label-declare-nothing");
    return t("cb-label-declare", { goods: listed(goodsSaid(word)), duty: money(dutyOf(word, options)) });
  }
  return t(`cb-label-${verb}`, {
    ...people(scene),
    ...naming("who", holder, scene.names, scene.you),
    duty: money(dutyOf(said[holder], options)),
    damages: money(options.damages),
    reward: money(options.reward),
    claim: money(options.false_claim),
  });
}

export const things = (offer: Offer, { view }: CbScene): string[] =>
  offer.verb === "declare"
    ? times(GOODS).map((good) =>
        t("cb-thing", {
          what: kindName(good),
          duty: money(view.options.duties[good] ?? 0),
          fine: money(view.options.fines[good] ?? 0),
        }),
      )
    : times(view.discard.length).map(kindName);

/** Nothing, and the truth: what is said most often. */
export function shortcuts({ view }: CbScene): [string, Word][] {
  const cards = ownCards(view);
  if (view.phase !== "declaration" || !cards || !view.choices.length) return [];
  const truth: Word = ["declare", ...goodsOf(cards)];
  const nothing: Word = ["declare", ...times(GOODS).map(() => 0)];
  const found: [string, Word][] = [[t("cb-pick-nothing"), nothing]];
  if (!isEmpty(goodsOf(cards))) found.push([t("cb-pick-truth", { goods: listed(goodsOf(cards)) }), truth]);
  return found;
}
