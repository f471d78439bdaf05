// Whose turn it is, and what is asked.

import { held } from "$lib/numbers";
import { naming } from "$lib/names";
import { t, words, type Args } from "$lib/words.svelte";
import type { Step } from "../contract";
import { kindName, listed, saidText } from "./things";
import { allOf, BAG, goodsSaid, isImmunity, nextOf, ownCards, wayOf, type CbScene, type Phase } from "./view";

/** The arguments that name the three of a turn: who has the suitcase, the Officer, the next one. */
export function people({ view, names, you }: CbScene): Args {
  return {
    ...naming("who", view.holder, names, you),
    ...naming("officer", view.officer, names, you),
    ...naming("next", nextOf(view, view.holder), names, you),
    said: saidText(view.said[view.holder]),
  };
}

const ORDER: Phase[] = ["rejection", "declaration", "inspection", "acceptance"];

export function steps({ view }: CbScene): Step[] {
  if (view.phase === "over") return [];
  const now = ORDER.indexOf(view.phase);
  return ORDER.map((phase, place) => ({
    text: t(place === 0 && view.phase !== "rejection" && !view.passes ? "cb-step-draw" : `cb-step-${phase}`),
    state: place < now ? "done" : place === now ? "now" : "next",
  }));
}

export function status({ view }: CbScene, player: number): string {
  if (view.phase === "over") return player === view.officer ? t("cb-status-officer") : "";
  if (view.acting.includes(player)) return t(`cb-status-${view.phase}`);
  if (player === view.officer) return t("cb-status-officer");
  if (player === view.holder) return t("cb-status-holder");
  return player === nextOf(view, view.holder) ? t("cb-status-next") : t("cb-status-waits");
}

const PLACES: Record<Phase, number> = { rejection: 0, declaration: 0, inspection: 1, acceptance: 2, over: -1 };

/** Which place of its way the suitcase has reached. */
export const placeOf = (phase: Phase): number => PLACES[phase];

/** What is done at one of the first three places of the way; it is read after “You” or a name. */
export function doesOnTheWay(scene: CbScene, place: number): string {
  const { view, names, you } = scene;
  if (view.phase === "over") return "";
  const who = naming("who", wayOf(view)[place] ?? view.holder, names, you);
  return t(`cb-belt-${deedAt(view.phase, place)}`, { ...people(scene), ...who });
}

function deedAt(phase: Phase, place: number): string {
  const at = placeOf(phase);
  if (place === 0) return phase === "rejection" ? "throws" : at > 0 ? "said" : "says";
  if (place === 1) return at > 1 ? "believed" : "decides";
  return "next";
}

export const comesLater = ({ names, you }: CbScene, player: number): string =>
  t("cb-belt-later", naming("who", player, names, you));

export function ask(scene: CbScene): { title: string; more?: string } {
  const { view } = scene;
  const title = t(`cb-ask-${view.phase}`, people(scene));
  if (view.phase === "inspection") return { title, more: `${t("cb-you-are-officer")} ${notSeen(scene)}` };
  if (view.phase === "rejection" && ownCards(view)?.[BAG]) return { title, more: t("cb-more-bag") };
  return { title, more: t(`cb-more-${view.phase}`, people(scene)) };
}

/** How many of what was declared there may still be, for all that the viewer has seen. */
export function notSeen({ view }: CbScene): string {
  const said = view.said[view.holder];
  const kinds = isImmunity(said) ? [BAG] : held(goodsSaid(said)).map(([kind]) => kind);
  const parts = kinds.map((kind) =>
    t("cb-left-of", { what: kindName(kind), left: allOf(view, kind) - (view.discard[kind] ?? 0), all: allOf(view, kind) }),
  );
  return parts.length ? t("cb-not-seen", { what: words.list(parts) }) : "";
}

export function waiting(scene: CbScene): string {
  if (scene.view.phase === "over") return t("cb-over");
  return t(`cb-wait-${scene.view.phase}`, people(scene));
}

const RULES: Record<Phase, string> = {
  declaration: "CB-13",
  inspection: "CB-14",
  acceptance: "CB-22",
  rejection: "CB-23",
  over: "CB-37",
};

export function rule({ view }: CbScene): string {
  if (view.phase === "inspection" && isImmunity(view.said[view.holder])) return "CB-31";
  if (view.phase === "rejection" && ownCards(view)?.[BAG]) return "CB-34";
  return RULES[view.phase];
}

/** “1 watch is surely inside”: what the viewer remembers of a suitcase that is another's. */
export const surelyInside = ({ view }: CbScene): string =>
  view.me === null || view.me === view.holder || !view.size ? "" : listed(view.known, "");

