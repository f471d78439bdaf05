// What the next step of the police brings.

import { t } from "$lib/words.svelte";
import { stars } from "./say";
import { banAt, marksAt, type CfView, type Mark } from "./view";

/** “The police move on”, or what waits for them on the next space. */
export function policeText(view: CfView): string {
  const marks = marksAt(view, view.pawn + 1);
  return marks.length ? marks.map((mark) => policeTo(view, mark)).join(" ") : t("cf-police-on");
}

function policeTo(view: CfView, mark: Mark): string {
  switch (mark) {
    case "godfather":
      return t(view.pawn + 1 === view.board.track.last ? "cf-police-to-end" : "cf-police-to-godfather");
    case "investigation":
      return t("cf-police-to-investigation", { stars: stars(Math.min(3, view.taught + 1)) });
    case "strike":
      return t("cf-police-to-strike");
  }
}

/** What stands on a space of the track, in words; empty if nothing. */
export function markText(view: CfView, place: number): string {
  return marksAt(view, place)
    .map((mark) => {
      if (mark === "investigation") return t("cf-track-investigation", { stars: stars(Math.max(1, banAt(view, place))) });
      return t(mark === "godfather" && place === view.board.track.last ? "cf-track-end" : `cf-track-${mark}`);
    })
    .join(", ");
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
