// What was told, in sentences for the log.

import type { News } from "$lib/protocol";
import { t } from "$lib/words.svelte";
import type { LogLine, Scene } from "../contract";
import { payFor } from "./lots";
import { aCard, cardList, dollars, lotText, stars, who, zoneName } from "./say";
import { sum, times } from "$lib/numbers";
import { FARE, KINDS, hasMark, spaceAt, type CfView, type Zone } from "./view";

type Teller = (numbers: number[], scene: Scene<CfView>, news: News) => LogLine | null;

const numbersOf = (news: readonly (string | number)[]): number[] =>
  news.filter((each): each is number => typeof each === "number");

export function tell(news: News, scene: Scene<CfView>): LogLine | null {
  const numbers = numbersOf(news);
  const key = news[0] === "did" ? `did ${String(news[2])}` : news[0];
  return TELLERS[key]?.(numbers, scene, news) ?? null;
}

const TELLERS: Record<string, Teller> = {
  first: ([player = 0], scene) => ({ text: t("cf-told-first", who(scene, player)), by: player, rule: "CF-10" }),
  component: ([player = 0, kind = 0], scene) => ({
    text: t("cf-told-component", { ...who(scene, player), card: aCard(kind) }),
    by: player,
  }),
  offered: (_, scene, news) => tellRun("cf-told-offered", scene, news),
  trashed: (_, scene, news) => tellRun("cf-told-trashed", scene, news, "CF-33"),
  round: ([, player = 0], scene) => ({ text: t("cf-told-round", who(scene, player)), by: player }),
  bought: ([player = 0, kind = 0, price = 0], scene) => ({
    text: t("cf-told-bought", { ...who(scene, player), card: aCard(kind), price: dollars(price) }),
    by: player,
    amount: -price,
  }),
  printed: ([player = 0, count = 0, quality = 1], scene) => ({
    text: t("cf-told-printed", { ...who(scene, player), count, stars: stars(quality) }),
    by: player,
  }),
  tax: ([player = 0, amount = 0], scene) => ({
    text: t("cf-told-tax", { ...who(scene, player), amount: dollars(amount) }),
    by: player,
    amount,
  }),
  sunglasses: ([player = 0], scene) => ({
    text: t("cf-told-sunglasses", who(scene, player)),
    by: player,
    rule: "CF-26",
  }),
  "did shop": (numbers, scene) => tellSale("shop", numbers, scene),
  "did fence": (numbers, scene) => tellSale("fence", numbers, scene),
  "did fly": ([player = 0, space = 0], scene) => {
    const isJet = spaceAt(scene.view, space).zone === "jet";
    const text = t(isJet ? "cf-told-fly-jet" : "cf-told-fly", { ...who(scene, player), fare: dollars(FARE) });
    return isJet ? { text, by: player } : { text, by: player, amount: -FARE };
  },
  "did stash": ([player = 0, amount = 0], scene) => ({
    text: t("cf-told-stash", { ...who(scene, player), amount: dollars(amount) }),
    by: player,
    kind: "private",
  }),
  "did fetch": ([player = 0, amount = 0], scene) => ({
    text: t("cf-told-fetch", { ...who(scene, player), amount: dollars(amount) }),
    by: player,
    kind: "private",
  }),
  landed: ([player = 0], scene) =>
    player === scene.you || scene.views ? null : { text: t("cf-told-landed", who(scene, player)), by: player },
  "did pass": ([player = 0], scene) => ({ text: t("cf-told-pass", who(scene, player)), by: player }),
  "did retrieve": ([player = 0, space = 0], scene) => ({
    text: t("cf-told-retrieve", { ...who(scene, player), zone: zoneName(zoneAt(scene, space)) }),
    by: player,
    rule: "CF-40",
  }),
  police: ([place = 0], scene) => tellPolice(place, scene),
  taught: ([count = 1]) => ({ text: t("cf-told-taught", { count }), kind: "big", rule: "CF-30" }),
  godfather: () => ({ text: t("cf-told-godfather"), kind: "big", rule: "CF-29" }),
  paid_godfather: ([player = 0, amount = 0], scene) => tellPaid(player, amount, scene),
  diners: ([player = 0, count = 0, amount = 0], scene) => ({
    text: t("cf-told-diners", { ...who(scene, player), count, amount: dollars(amount) }),
    by: player,
    amount,
    rule: "CF-36",
  }),
  last_placements: () => ({ text: t("cf-told-last-placements"), kind: "big", rule: "CF-39" }),
  lawyer: ([player = 0, kind = 0], scene) => ({
    text: t("cf-told-lawyer", { ...who(scene, player), lawyer: aCard(kind) }),
    by: player,
    rule: "CF-40",
  }),
  ticket: ([player = 0, amount = 0], scene) => ({
    text: t("cf-told-ticket", { ...who(scene, player), amount: dollars(amount) }),
    by: player,
    amount,
    rule: "CF-41",
  }),
};

const zoneAt = (scene: Scene<CfView>, space: number): Zone => spaceAt(scene.view, space).zone;

/** Cards that come or go together are one line, told at the last of them. */
function tellRun(id: string, scene: Scene<CfView>, news: News, rule?: string): LogLine | null {
  const at = scene.news.lastIndexOf(news);
  if (scene.news[at + 1]?.[0] === news[0]) return null;
  let first = at;
  while (first > 0 && scene.news[first - 1]?.[0] === news[0]) first -= 1;
  const run = at < 0 ? [news] : scene.news.slice(first, at + 1);
  const counts = times(KINDS.length).map((kind) => run.filter((each) => each[2] === kind).length);
  const line: LogLine = { text: t(id, { cards: cardList(counts), count: run.length }) };
  return rule ? { ...line, rule } : line;
}

function tellSale(verb: "shop" | "fence", numbers: number[], scene: Scene<CfView>): LogLine {
  const [player = 0, , ...lot] = numbers;
  const amount = payFor(verb, lot);
  const args = { ...who(scene, player), lot: lotText(lot), count: sum(lot), amount: dollars(amount) };
  return { text: t(`cf-told-${verb}`, args), by: player, amount };
}

function tellPolice(place: number, { view }: Scene<CfView>): LogLine {
  const left = view.board.track.last - place;
  if (hasMark(view, place, "strike")) return { text: t("cf-told-strike", { left }), kind: "big", rule: "CF-31" };
  return { text: t("cf-told-police", { left }) };
}

/** What somebody pays is his secret, unless the table plays with open payments. */
function tellPaid(player: number, amount: number, scene: Scene<CfView>): LogLine {
  const text = t("cf-told-paid", { ...who(scene, player), amount: dollars(amount), none: amount ? "no" : "yes" });
  const line: LogLine = { text, by: player, amount: -amount, rule: "CF-R21" };
  return scene.view.options["godfather_shows"] ? line : { ...line, kind: "private" };
}

// -------------------------------------------------------------------------------------- headings

export function heading(news: News, scene: Scene<CfView>): string {
  switch (news[0]) {
    case "first":
      return t("cf-heading-round", { round: 1 });
    case "round":
      return t("cf-heading-round", { round: Number(news[1]) });
    case "last_placements":
      return t("cf-heading-end");
    case "trashed":
    case "offered":
    case "diners":
      return isRoundEnd(news, scene) ? t("cf-heading-round-end", { round: roundAt(news, scene) }) : "";
    default:
      return "";
  }
}

const CLEARING: readonly unknown[] = ["trashed", "offered", "diners", "component", "first"];

/** Whether the clearing of a round begins here; dealing at the start and the end are none. */
function isRoundEnd(news: News, { news: all }: Scene<CfView>): boolean {
  const at = all.lastIndexOf(news);
  return at > 0 && !CLEARING.includes(all[at - 1]?.[0]) &&
    !all.slice(0, at).some(([key]) => key === "last_placements");
}

function roundAt(news: News, { news: all }: Scene<CfView>): number {
  return all.slice(0, all.lastIndexOf(news)).filter(([key]) => key === "round").length + 1;
}
