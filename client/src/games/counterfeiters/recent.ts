// What just happened: where the last henchman went and what came of it, and events of the police.

import type { News } from "$lib/protocol";
import type { Scene } from "../contract";
import { payFor } from "./lots";
import { cardName, dollars, starSigns } from "./say";
import { hasMark, TAX, type CfView } from "./view";

export interface Deed {
  player: number;
  space: number;
  text: string; // of a small badge on the space
}

/** The last deed of a henchman that still stands there. */
export function lastDeed({ news, view }: Scene<CfView>): Deed | null {
  const at = news.findLastIndex(([key, , verb]) => key === "did" && typeof verb === "string" && verb in BADGES);
  const [, player, verb, space, ...lot] = news[at] ?? [];
  if (typeof space !== "number" || typeof player !== "number" || view.standing[space] !== player) return null;
  const text = BADGES[String(verb)]?.(news.slice(at + 1), lot as number[]) ?? "";
  return { player, space, text };
}

const BADGES: Record<string, (after: News[], lot: number[]) => string> = {
  buy: ([bought]) => (bought ? cardName(Number(bought[2])) : ""),
  print: ([printed]) => (printed ? `+${Number(printed[2])} ${starSigns(Number(printed[3]))}` : ""),
  tax: () => `+${dollars(TAX)}`,
  shop: (_, lot) => `+${dollars(payFor("shop", lot))}`,
  fence: (_, lot) => `+${dollars(payFor("fence", lot))}`,
  fly: () => "",
};

export type EventKind = "godfather" | "investigation" | "strike" | "end";
export interface Happening {
  kind: EventKind;
  count: number; // stars that are refused, or what the viewer pays
}

/** The greatest event among these news, if there is one. */
export function happening(fresh: readonly News[], scene: Scene<CfView>): Happening | null {
  return fresh.reduce<Happening | null>((found, news) => eventOf(news, found, scene) ?? found, null);
}

function eventOf([key, first, second]: News, before: Happening | null, { view, you }: Scene<CfView>): Happening | null {
  switch (key) {
    case "godfather":
      return { kind: "godfather", count: -1 };
    case "paid_godfather":
      return before && first === you ? { ...before, count: Number(second) } : null;
    case "taught":
      return { kind: "investigation", count: Number(first) };
    case "police":
      return hasMark(view, Number(first), "strike") ? { kind: "strike", count: 0 } : null;
    case "last_placements":
      return { kind: "end", count: before?.count ?? -1 };
    default:
      return null;
  }
}
