// What a declaration leads to, for one who knows what is in the suitcase. Numbers of the view only.

import type { Word } from "$lib/protocol";
import { t } from "$lib/words.svelte";
import { listed, money } from "./things";
import { differs, dutyOf, fineOf, isEmpty, isImmunity, isTrue, ownCards, type CbView, type Counts } from "./view";

export interface Outcome {
  isTrue: boolean;
  believed: string;
  searched: string;
  informed: string;
  verdict: string;
}

export function outcome(said: Word, view: CbView): Outcome {
  const { options } = view;
  const cards = ownCards(view) ?? [];
  const truth = isTrue(said, cards);
  const duty = dutyOf(said, options);
  const fine = fineOf(said, cards, options);
  const gets = { duty: money(duty), damages: money(options.damages), free: duty ? "no" : "yes" };
  return {
    isTrue: truth,
    believed: t("cb-believed", { amount: money(duty) }),
    searched: truth ? t("cb-searched-true", gets) : t("cb-searched-lie", { amount: money(fine) }),
    informed: truth ? t("cb-informed-true", gets) : t("cb-informed-lie", { amount: money(duty + fine) }),
    verdict: verdictOf(said, cards, truth),
  };
}

function verdictOf(said: Word, cards: Counts, truth: boolean): string {
  if (isImmunity(said)) return t(truth ? "cb-verdict-bag" : "cb-verdict-no-bag");
  if (truth) return t("cb-verdict-true");
  const { hidden, invented } = differs(said, cards);
  if (isEmpty(invented)) return t("cb-verdict-hidden", { hidden: listed(hidden) });
  if (isEmpty(hidden)) return t("cb-verdict-invented", { invented: listed(invented) });
  return t("cb-verdict-swapped", { hidden: listed(hidden), invented: listed(invented) });
}
