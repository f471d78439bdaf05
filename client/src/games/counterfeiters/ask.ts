// Questions, and who decides what.

import { t } from "$lib/words.svelte";
import type { Scene, Step } from "../contract";
import type { CfDesk } from "./desk.svelte";
import { dollars, who, zoneName } from "./say";
import {
  FACE, RATES, henchmenOf, spaceAt, starsOf, printsOf, type CfView,
} from "./view";

export function ask(scene: Scene<CfView>, desk?: CfDesk): { title: string; more?: string } {
  const { view } = scene;
  if (view.phase === "flying") return { title: t("cf-ask-fly") };
  if (desk?.passing && desk.plans.length) return { title: t("cf-ask-pass"), more: t(`cf-ask-pass-${phaseOf(view)}`) };
  if (desk?.plan) return askPlan(view, desk);
  if (view.phase === "lawyer") {
    return { title: t("cf-ask-lawyer", { lawyer: view.stage === "bad lawyer" ? "bad" : "big" }), more: t("cf-ask-lawyer-more") };
  }
  const more = view.stage === "not yet" ? t("cf-ask-place-more") : t("cf-ask-last-more");
  return { title: t("cf-ask-place", { stage: stageKey(view) }), more };
}

const phaseOf = (view: CfView): string => (view.phase === "lawyer" ? "lawyer" : "placing");
const stageKey = ({ stage }: CfView): string =>
  stage === "not yet" ? "now" : stage === "placing again" ? "again" : "last";

function askPlan(view: CfView, { plan }: CfDesk): { title: string; more?: string } {
  if (!plan) return { title: "" };
  const zone = zoneName(spaceAt(view, plan.space).zone);
  const me = view.me ?? view.player;
  switch (plan.verb) {
    case "fence":
      return { title: t("cf-ask-fence"), more: t("cf-ask-fence-more", rates()) };
    case "shop":
      return { title: t("cf-ask-shop"), more: t("cf-ask-shop-more", { face: dollars(FACE) }) };
    case "print":
      return { title: zone, more: t("cf-ask-print-more", { count: printsOf(view, me), kinds: starsOf(view, me) }) };
    case "retrieve":
      return { title: t("cf-ask-retrieve", { zone }), more: t("cf-ask-retrieve-more") };
    default:
      return { title: zone, more: t(`cf-ask-${plan.verb}-more`) };
  }
}

const rates = (): Record<string, string> =>
  Object.fromEntries(RATES.map((rate, quality) => [`rate${quality + 1}`, dollars(rate)]));

export function waiting(scene: Scene<CfView>): string {
  const { view } = scene;
  if (view.phase === "over") return t("cf-wait-over");
  const [player = view.player] = view.acting;
  const what = view.phase === "placing" && view.stage !== "not yet" ? "last" : view.phase;
  return t(`cf-wait-${what}`, who(scene, player));
}

// --------------------------------------------------------------------------------- steps, status

export function steps(scene: Scene<CfView>): Step[] {
  return scene.view.stage === "not yet" && scene.view.phase !== "over" ? turnSteps(scene.view) : endSteps(scene.view);
}

const chain = (names: string[], now: number): Step[] =>
  names.map((name, place) => ({
    text: t(`cf-step-${name}`),
    state: place < now ? "done" : place === now ? "now" : "next",
  }));

const turnSteps = ({ phase }: CfView): Step[] =>
  chain(["place", "act", "police", "next"], phase === "placing" ? 0 : 1);

function endSteps({ phase, stage, asked }: CfView): Step[] {
  const isLast = stage === "last placements" || (stage === "placing again" && asked < 2);
  return chain(["last", "lawyers", "reckoning"], phase === "over" ? 3 : isLast ? 0 : 1);
}

export function status(scene: Scene<CfView>, player: number): string {
  const { view } = scene;
  const left = view.henchmen[player] ?? 0;
  if (view.phase === "over") return "";
  if (view.acting.includes(player)) {
    if (view.phase === "flying") return t("cf-status-flies");
    if (view.phase === "lawyer") return t("cf-status-lawyer");
    if (view.stage !== "not yet") return t("cf-status-last");
    return t("cf-status-places", { number: henchmenOf(view) - left + (view.phase === "placing" ? 1 : 0), all: henchmenOf(view) });
  }
  if (!left && view.stage === "not yet") return t("cf-status-done");
  return t(isNext(view, player) ? "cf-status-next" : "cf-status-waits");
}

/** Whether a player is the next clockwise who still has a henchman. */
function isNext(view: CfView, player: number): boolean {
  for (let away = 1; away < view.players; away += 1) {
    const seat = (view.player + away) % view.players;
    if (view.henchmen[seat]) return seat === player;
  }
  return false;
}

export function rule(scene: Scene<CfView>): string {
  const { view } = scene;
  if (view.phase === "over") return "CF-42";
  if (view.phase === "flying") return "CF-27";
  if (view.phase === "lawyer" || view.stage === "placing again") return "CF-40";
  if (view.stage === "last placements") return "CF-39";
  return view.phase === "selling" ? "CF-25" : "CF-16";
}
