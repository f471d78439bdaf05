// What the next step of the police brings.

import { t } from "$lib/words.svelte";
import { stars } from "./say";
import { banAt, markAt, type CfView } from "./view";

/** “The police move on”, or what waits for them on the next space. */
export function policeText(view: CfView): string {
  const next = view.pawn + 1;
  if (next === view.board.track.last) return t("cf-police-to-end");
  switch (markAt(view, next)) {
    case "godfather":
      return t("cf-police-to-godfather");
    case "investigation":
      return t("cf-police-to-investigation", { stars: stars(Math.min(3, view.taught + 1)) });
    case "strike":
      return t("cf-police-to-strike");
    default:
      return t("cf-police-on");
  }
}

/** What stands on a space of the track, in words; empty if nothing. */
export function markText(view: CfView, place: number): string {
  if (place === view.board.track.last) return t("cf-track-end");
  const mark = markAt(view, place);
  if (mark === "investigation") return t("cf-track-investigation", { stars: stars(Math.max(1, banAt(view, place))) });
  return mark ? t(`cf-track-${mark}`) : "";
}

export interface Coming {
  place: number;
  steps: number;
  text: string;
}

/** What is ahead on the track, the nearest first. */
export function ahead(view: CfView): Coming[] {
  const found: Coming[] = [];
  for (let place = view.pawn + 1; place <= view.board.track.last; place += 1) {
    const text = markText(view, place);
    if (text) found.push({ place, steps: place - view.pawn, text });
  }
  return found;
}

/** What supermarkets refuse, in a sentence. */
export const refusedText = ({ taught }: CfView): string => t("cf-refused", { count: taught });
