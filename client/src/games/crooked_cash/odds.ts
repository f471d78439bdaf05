// How likely a note or a card is false, as far as the viewer can know.

import { sum, times } from "$lib/numbers";
import { verdictOf } from "./cards";
import { checkedCard, checkedPayment } from "./matters";
import { FACES, type CashView } from "./view";

export interface Odds {
  face: number; // 0: a card
  share: number; // of being false
  all: number; // notes of that value that there are
  false: number; // of them
  knownFalse: number; // whose holder is known
  knownTrue: number;
}

/** How many notes of a value the viewer can place: known false, known true. */
function placed(view: CashView, value: number): [knownFalse: number, knownTrue: number] {
  const of = (what: "true" | "false"): number =>
    sum(times(view.players).map((each) => view.sure[what][each]?.[value] ?? 0)) +
    (view.mine?.[what][value] ?? 0);
  return [of("false"), of("true")];
}

/** The chance that a note of this value is false if this player lays it out at random. */
export function oddsOf(view: CashView, holder: number, value: number): Odds {
  const options = view.options as { printed?: number[]; false?: number[] };
  const extra = view.printed[value] ?? 0;
  const all = (options.printed?.[value] ?? 0) + extra;
  const bad = options.false?.[value] ?? 0;
  const [knownFalse, knownTrue] = placed(view, value);
  const unknown = Math.max(1, all - knownFalse - knownTrue);
  const prior = Math.max(0, bad - knownFalse) / unknown;
  const count = Math.max(1, view.notes[holder]?.[value] ?? 1);
  const [sureFalse, sureTrue] = [view.sure.false[holder]?.[value] ?? 0, view.sure.true[holder]?.[value] ?? 0];
  const open = Math.max(0, count - sureFalse - sureTrue);
  const share = Math.min(1, (sureFalse + open * prior) / count);
  return { face: FACES[value] ?? 0, share, all, false: bad, knownFalse, knownTrue };
}

/** What is known of the things in a decoder window, by value, the largest first. */
export function windowOdds(view: CashView): Odds[] {
  const card = checkedCard(view);
  if (card) return [cardOdds(view, view.chance.held[card.owner] ?? null)];
  const payment = checkedPayment(view);
  if (!payment) return [];
  const values = [...new Set(payment.notes.slice(payment.part).map((note) => note[0]))];
  return values.sort((one, other) => other - one).map((value) => oddsOf(view, payment.payer, value));
}

/** One card of each pair is false. */
export function cardOdds(view: CashView, card: number | null): Odds {
  const verdict = card === null ? "" : verdictOf(view, card);
  const share = verdict ? Number(verdict === "false") : 0.5;
  return { face: 0, share, all: 2, false: 1, knownFalse: 0, knownTrue: 0 };
}
