// What happens, in sentences.

import { naming } from "$lib/names";
import { sum } from "$lib/numbers";
import type { News } from "$lib/protocol";
import { t, words, type Args } from "$lib/words.svelte";
import type { LogLine } from "../contract";
import { printed, valueOf } from "./machines";
import { storyOf } from "./story";
import { backAt, backName, cash, coins, inspector, isNothing, machines, priceOf, real, scrapOf, sumOf, worth } from "./things";
import { BUY, face, type FfScene } from "./view";

type Teller = (numbers: number[], scene: FfScene, together: News[]) => LogLine | null;

const numbersOf = (news: News): number[] => news.slice(1).map(Number);

const who = (player: number, { names, you }: FfScene): Args => naming("who", player, names, you);

export function tell(news: News, scene: FfScene): LogLine | null {
  const together = storyOf(scene.news).get(news)?.together ?? [news];
  if (!together.length) return null;
  const [key, ...rest] = news;
  if (key !== "did") return NEWS[key]?.(numbersOf(news), scene, together) ?? null;
  const [player, verb, ...numbers] = rest;
  const line = DEEDS[String(verb)]?.([Number(player), ...numbers.map(Number)], scene, together);
  return line ? { by: Number(player), ...line } : null;
}

export function heading(news: News, scene: FfScene): string {
  const { begins, round } = storyOf(scene.news).get(news) ?? { begins: "", round: 0 };
  return begins ? t(`ff-head-${begins}`, { round }) : "";
}

/** A line about a player, with what the message says of him. */
const about = (id: string, player: number, scene: FfScene, args: Args = {}): LogLine => ({
  text: t(id, { ...who(player, scene), ...args }),
  by: player,
});

const NEWS: Record<string, Teller> = {
  round: ([round = 0]) => ({ text: t("ff-told-round", { round }), rule: "FF-13" }),
  inspector: ([card = 0]) => ({ text: t("ff-told-inspector", { card: inspector(card) }) }),
  destroyed: ([value = 0]) => ({
    text: t("ff-told-destroyed", { value: face(value) }), kind: "big", rule: "FF-14",
  }),
  raided: ([player = 0, scrapped = 0, seized = 0, paid = 0], scene) => {
    const parts = [
      ...(scrapped ? [t("ff-lost-machines", { count: scrapped, sum: real(paid) })] : []),
      ...(seized ? [t("ff-lost-notes", { count: seized })] : []),
    ];
    return { ...about("ff-told-raided", player, scene, { what: words.list(parts) }), amount: paid };
  },
  turned: ([player = 0, kind = 0, back = 0], scene) => turned(player, kind, back, scene),
  marker: ([player = 0], scene) => about("ff-told-marker", player, scene),
  lot: ([lot = 0]) => ({ text: t("ff-told-lot", { coins: coins(lot) }), rule: "FF-26" }),
  unsold: ([lot = 0]) => ({ text: t("ff-told-unsold", { coins: coins(lot) }), rule: "FF-R14" }),
  cannot_match: ([player = 0], scene) => about("ff-told-cannot-match", player, scene),
  cannot_lead: ([player = 0], scene) => about("ff-told-cannot-lead", player, scene),
  won_lot: ([player = 0, lot = 0], scene) => ({
    ...about("ff-told-won-lot", player, scene, { coins: coins(lot) }), kind: "big",
  }),
  card: ([least = 0, pays = 0]) => ({ text: t("ff-told-card", { least, pays: real(pays) }) }),
  closed: ([player = 0], scene) => about("ff-told-closed", player, scene),
  fist: (numbers, scene, together) => fist(numbers, scene, together),
  won_card: ([player = 0, total = 0, pays = 0], scene) => ({
    ...about("ff-told-won-card", player, scene, { total, pays: real(pays) }), kind: "big", rule: "FF-33",
  }),
  no_sale: ([least = 0]) => ({ text: t("ff-told-no-sale", { least }), kind: "big", rule: "FF-32" }),
  paid: ([player = 0, sum = 0], scene) => ({
    ...about("ff-told-paid", player, scene, { sum: real(sum) }), amount: sum,
  }),
  laundered: ([player = 0, sum = 0], scene) => ({
    ...about("ff-told-laundered", player, scene, { sum: real(sum) }), amount: sum,
  }),
  coins: ([player = 0, count = 0], scene) => about("ff-told-coins", player, scene, { coins: coins(count) }),
  bonus: ([player = 0, count = 0, held = 0], scene) => ({
    ...about("ff-told-bonus", player, scene, { coins: coins(count), sum: real(held) }), rule: "FF-38",
  }),
};

function turned(player: number, kind: number, place: number, scene: FfScene): LogLine {
  const back = backAt(place);
  const value = face(valueOf(kind));
  if (back === "kaputt") {
    const paid = scrapOf(kind);
    const line = about("ff-told-kaputt", player, scene, { value, sum: real(paid) });
    return { ...line, amount: paid, kind: "big", rule: "FF-20" };
  }
  if (back === "same") return about("ff-told-same", player, scene, { value });
  return about("ff-told-turned", player, scene, { value, what: backName(valueOf(kind), back) });
}

function fist([player = 0, ...amounts]: number[], scene: FfScene, together: News[]): LogLine {
  if (!isNothing(amounts)) {
    return about("ff-told-fist", player, scene, { what: cash(amounts), total: worth(amounts) });
  }
  if (together.length === 1) return about("ff-told-fist-empty", player, scene);
  const whose = together.map((item) => (item[1] === scene.you ? t("you") : (scene.names[Number(item[1])] ?? "?")));
  return { text: t("ff-told-fists-empty", { whose: words.list(whose) }) };
}

const DEEDS: Record<string, Teller> = {
  produce: ([player = 0], scene, together) => {
    const notes = printed(together.map((item) => [Number(item[3]), 1]));
    return about("ff-told-produce", player, scene, { what: cash(notes) });
  },
  sell: ([player = 0], scene, together) => {
    const kinds = together.map((item) => Number(item[3]));
    const earned = sum(kinds.map(priceOf));
    const what = machines(counted(kinds));
    const line = about("ff-told-sell", player, scene, { what, count: kinds.length, sum: real(earned) });
    return { ...line, amount: earned };
  },
  transform: () => null, // what it shows says it
  offer: ([player = 0, kind = 0, amount = 0], scene) =>
    about("ff-told-offer", player, scene, { what: sumOf(kind, amount) }),
  match: ([player = 0], scene) => about("ff-told-match", player, scene),
  drop: ([player = 0], scene) => about("ff-told-drop", player, scene),
  fist: ([player = 0, ...amounts], scene) => ({
    ...about("ff-told-own-fist", player, scene, { what: cash(amounts), total: worth(amounts) }), kind: "private",
  }),
  buy: ([player = 0], scene, together) => {
    const values = together.map((item) => Number(item[3]));
    const cost = sum(values.map((value) => BUY[value] ?? 0));
    const counts = counted(values);
    const parts = counts.flatMap((count, value) => (count ? [t("ff-notes", { count, value: face(value) })] : []));
    const args = { what: words.list(parts), count: values.length, sum: real(cost) };
    return { ...about("ff-told-buy", player, scene, args), amount: -cost };
  },
  stop: ([player = 0], scene) => about("ff-told-stop", player, scene),
  launder: ([player = 0, ...amounts], scene) =>
    isNothing(amounts)
      ? about("ff-told-keep", player, scene)
      : about("ff-told-launder", player, scene, { what: cash(amounts) }),
};

/** How often each number comes. */
function counted(numbers: number[]): number[] {
  const counts: number[] = Array<number>(Math.max(...numbers) + 1).fill(0);
  for (const number of numbers) counts[number] = (counts[number] ?? 0) + 1;
  return counts;
}

