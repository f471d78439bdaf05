// What a plan would bring, in a few words, for lists and spaces; and what a zone offers.

import { t } from "$lib/words.svelte";
import type { Scene } from "../contract";
import { bestLot, payFor } from "./lots";
import type { Plan } from "./plans";
import { movesPolice } from "./plans";
import { policeText } from "./police";
import { cardDoes, cardName, dollars, starSigns, stars } from "./say";
import {
  FACE, FARE, RATES, TAX, halfOf, hasMark, isStrike, printsOf, spaceAt, starsOf, type CfView, type Zone,
} from "./view";

/** What comes of a plan: “6 notes of ★★”, “up to $180”. */
export function effect(plan: Plan, { view }: Scene<CfView>): string {
  const me = view.me ?? view.player;
  const { price = 0, zone, sunglasses } = spaceAt(view, plan.space);
  switch (plan.verb) {
    case "buy":
      return t("cf-effect-buy", { card: cardName(view.market[plan.space] ?? 0), price: dollars(price) });
    case "print":
      return t("cf-effect-print", { count: printsOf(view, me), stars: starSigns(starsOf(view, me)) });
    case "tax":
      return t(sunglasses ? "cf-effect-sunglasses" : "cf-effect-tax", { amount: dollars(TAX) });
    case "fly":
      return zone === "jet" ? t("cf-effect-jet") : t("cf-effect-fly", { fare: dollars(FARE) });
    case "retrieve":
      return t("cf-effect-retrieve");
    default:
      return t("cf-effect-sale", { amount: dollars(payFor(plan.verb, bestLot(plan.offer))) });
  }
}

/** A plan in a sentence: its effect, and what the police do. */
export function planText(plan: Plan, scene: Scene<CfView>): string {
  const card = plan.verb === "buy" ? ` (${cardDoes(scene.view.market[plan.space] ?? 0)})` : "";
  const police = movesPolice(scene.view, plan) ? `. ${policeText(scene.view)}` : "";
  return effect(plan, scene) + card + police;
}

/** What the Godfather would take of the viewer if this brought him; −1 if it does not. */
export function godfatherTakes(view: CfView, plan: Plan, earned: number): number {
  if (!movesPolice(view, plan) || !hasMark(view, view.pawn + 1, "godfather")) return -1;
  return halfOf((view.hand ?? 0) + earned);
}

/** A line under the name of a zone. */
export function zoneNote({ view, you }: Scene<CfView>, zone: Zone): string {
  switch (zone) {
    case "print":
      return you === null
        ? t("cf-note-print")
        : t("cf-note-print-own", { count: printsOf(view, you), stars: starSigns(starsOf(view, you)) });
    case "supermarket":
      return view.taught ? t("cf-note-refused", { count: view.taught }) : t("cf-note-supermarket", { face: dollars(FACE) });
    case "receiver":
      return t("cf-note-receiver", { least: dollars(RATES[0]), most: dollars(RATES[2]) });
    case "tax":
      return t("cf-note-tax", { amount: dollars(TAX) });
    case "jet":
      return t(isStrike(view) ? "cf-note-strike" : "cf-note-jet");
    default:
      return isStrike(view) ? t("cf-note-strike") : t("cf-note-commercial", { fare: dollars(FARE) });
  }
}

/** What a card would change for the viewer: “you have it”, “then 6 of ★★”. */
export function cardNote(kind: number, { view, you }: Scene<CfView>): string {
  if (you === null) return cardDoes(kind);
  const has = view.cards[you]?.[kind] ?? 0;
  return has && kind >= 1 && kind <= 3 ? t("cf-have-it") : cardDoes(kind);
}

/** What somebody prints once he owns this card too. */
export function printsWith(view: CfView, player: number, kind: number): string {
  const cards = view.cards.map((row, each) => (each === player ? row.with(kind, (row[kind] ?? 0) + 1) : row));
  const then = { ...view, cards };
  return t("cf-then-prints", { count: printsOf(then, player), stars: stars(starsOf(then, player)) });
}
