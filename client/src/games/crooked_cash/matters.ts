// What is being settled: the view lists it from the turn up to what is asked now.

import type { CashView, Matter } from "./view";

type Named<M extends Matter["matter"]> = Extract<Matter, { matter: M }>;

export const topOf = (view: CashView): Matter | null => view.matters.at(-1) ?? null;

/** The uppermost matter of a kind. */
export function matterOf<M extends Matter["matter"]>(view: CashView, name: M): Named<M> | null {
  return (view.matters.findLast((each) => each.matter === name) as Named<M> | undefined) ?? null;
}

/** The uppermost matter, if it is of this kind. */
export function topIf<M extends Matter["matter"]>(view: CashView, name: M): Named<M> | null {
  const top = topOf(view);
  return top?.matter === name ? (top as Named<M>) : null;
}

export const turnOf = (view: CashView): number | null => matterOf(view, "turn")?.player ?? null;

/** The card that lies in a decoder window, if it is not about notes. */
export function checkedCard(view: CashView): Named<"card"> | null {
  const beneath = view.matters.at(-2);
  return topIf(view, "decoder") && beneath?.matter === "card" ? beneath : null;
}

export function checkedPayment(view: CashView): Named<"payment"> | null {
  const beneath = view.matters.at(-2);
  return topIf(view, "decoder") && beneath?.matter === "payment" ? beneath : null;
}
