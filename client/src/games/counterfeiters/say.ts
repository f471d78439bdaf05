// Small words: money, stars, cards, spaces; and who is named.

import { naming } from "$lib/names";
import { t, words, type Args } from "$lib/words.svelte";
import type { Scene } from "../contract";
import { isSure } from "./money";
import { kindOf, prizeOf, spaceAt, type CfView, type Zone } from "./view";

export const dollars = (amount: number): string =>
  amount < 0 ? `−${dollars(-amount)}` : t("cf-dollars", { amount: String(amount) });

/** “$20”, or “$20 to $60”. */
export const between = (range: [number, number]): string =>
  isSure(range) ? dollars(range[0]) : t("cf-between", { least: dollars(range[0]), most: dollars(range[1]) });

export const stars = (count: number): string => t("cf-stars", { count });
export const starSigns = (count: number): string => "★".repeat(count);

/** “a printer”; “Printer” is `cardName`. */
export const aCard = (kind: number): string =>
  t(`cf-${kindOf(kind)}.one`, { prize: dollars(prizeOf(kind)) });
export const cardName = (kind: number): string => t(`cf-${kindOf(kind)}`);
export const cardDoes = (kind: number): string =>
  t(`cf-${kindOf(kind)}.does`, { prize: dollars(prizeOf(kind)) });

/** “3 printers”. */
export const someCards = (kind: number, count: number): string =>
  t(`cf-${kindOf(kind)}.many`, { count, prize: dollars(prizeOf(kind)) });

export function cardList(counts: readonly number[]): string {
  const found = counts.flatMap((count, kind) => (count ? [someCards(kind, count)] : []));
  return found.length ? words.list(found) : t("cf-nothing");
}

/** “2 fakes of one star and 1 of three stars”. */
export function lotText(lot: readonly number[]): string {
  const found = lot.flatMap((count, quality) =>
    count ? [t("cf-some-fakes", { count, stars: stars(quality + 1) })] : [],
  );
  return found.length ? words.list(found) : t("cf-no-fakes");
}

/** “2 ★, 1 ★★★”: where there is little room. */
export const lotSigns = (lot: readonly number[]): string =>
  lot.flatMap((count, quality) => (count ? [`${count} ${starSigns(quality + 1)}`] : [])).join(", ");

export const zoneName = (zone: Zone): string => t(`cf-zone-${zone}`);

/** A space by its zone and its marks: “Print, with the police icon”. */
export function spaceName(view: CfView, number: number): string {
  const space = spaceAt(view, number);
  if (space.zone === "market") return t("cf-space-market", { price: dollars(space.price ?? 0) });
  const marks = [
    space.police ? t("cf-mark-police") : "",
    space.sunglasses ? t("cf-mark-sunglasses") : "",
  ].filter(Boolean);
  return [zoneName(space.zone), ...marks].join(", ");
}

export const who = (scene: Scene<CfView>, player: number, role = "who"): Args =>
  naming(role, player, scene.names, scene.you);
export const nameOf = (scene: Scene<CfView>, player: number): string => scene.names[player] ?? "?";
