// What a henchman can do now: one plan for each space that is offered, and why others are not.

import type { Offer, Word } from "$lib/protocol";
import { t } from "$lib/words.svelte";
import type { Scene } from "../contract";
import { dollars, nameOf, spaceName } from "./say";
import {
  FARE, JET, callsPolice, isStrike, kindOf, owned, spaceAt, spacesOf, zonesOf, type CfView,
} from "./view";

export type Verb = "buy" | "print" | "tax" | "fly" | "shop" | "fence" | "retrieve";
export interface Plan {
  verb: Verb;
  space: number;
  offer: Offer;
}

const PLACED: readonly string[] = ["buy", "print", "tax", "fly", "shop", "fence", "retrieve"];

/** Every space that may be chosen now, in the order of the board. */
export function plansOf(view: CfView): Plan[] {
  const found = view.choices
    .filter((offer) => PLACED.includes(offer.verb))
    .flatMap((offer) => {
      const verb = offer.verb as Verb;
      const spaces = offer.among?.map(([space]) => space ?? 0) ?? offer.at?.slice(0, 1) ?? [];
      return spaces.map((space) => ({ verb, space, offer }));
    });
  return found.sort((one, other) => one.space - other.space);
}

/** Spaces that differ: of two alike the first stands for both. The market comes last. */
export function different(view: CfView, plans: Plan[]): Plan[] {
  const seen = new Set<string>();
  const isNew = ({ verb, space }: Plan): boolean => {
    const { zone, police, sunglasses } = spaceAt(view, space);
    const key = verb === "buy" || verb === "retrieve" ? String(space) : [zone, police, sunglasses].join(" ");
    return !seen.has(key) && Boolean(seen.add(key));
  };
  const unlike = plans.filter(isNew);
  const isBuy = ({ verb }: Plan): boolean => verb === "buy";
  return [...unlike.filter((plan) => !isBuy(plan)), ...unlike.filter(isBuy)];
}

export const mayPass = ({ choices }: CfView): boolean => choices.some(({ verb }) => verb === "pass");

export const wordOf = ({ verb, space }: Plan): Word => [verb, space];

/** Why a space cannot be taken now, for its tooltip; empty where it is nobody's turn to ask. */
export function whyNot(scene: Scene<CfView>, space: number): string {
  const { view } = scene;
  const standing = view.standing[space] ?? null;
  if (standing !== null) return t("cf-why-taken", { who: nameOf(scene, standing) });
  if (!scene.mine || view.phase !== "placing") return "";
  const { zone, price = 0 } = spaceAt(view, space);
  switch (zone) {
    case "market":
      return whyNotBuy(view, view.market[space] ?? null, price);
    case "supermarket":
      return view.taught >= 3 ? t("cf-why-refused-all") : t("cf-why-no-good-fake");
    case "receiver":
      return t("cf-why-no-fake");
    case "jet":
    case "commercial":
      return whyNotFly(view, zone);
    default:
      return "";
  }
}

function whyNotBuy(view: CfView, kind: number | null, price: number): string {
  if (kind === null) return t("cf-why-sold");
  const isSecondJet = kindOf(kind) === "jet" && view.me !== null && owned(view, view.me, JET) > 0;
  if (isSecondJet) return t("cf-why-second-jet");
  return (view.hand ?? 0) < price ? t("cf-why-too-dear", { hand: dollars(view.hand ?? 0) }) : "";
}

function whyNotFly(view: CfView, zone: "jet" | "commercial"): string {
  if (isStrike(view)) return t("cf-why-strike");
  if (zone === "jet" && view.me !== null && !owned(view, view.me, JET)) return t("cf-why-no-jet");
  if (zone === "commercial" && (view.hand ?? 0) < FARE) {
    return t("cf-why-no-fare", { fare: dollars(FARE), hand: dollars(view.hand ?? 0) });
  }
  return t("cf-why-nothing-to-fly");
}

/** Zones where nothing can be done by the viewer although spaces are free: they are dim. */
export function shutZones(scene: Scene<CfView>): Map<string, string> {
  const { view } = scene;
  const open = new Set(plansOf(view).map(({ space }) => space));
  const shut = new Map<string, string>();
  if (!scene.mine || view.phase !== "placing") return shut;
  for (const [zone, spaces] of zonesOf(view)) {
    const free = spaces.find((space) => view.standing[space] === null);
    if (free === undefined || spaces.some((space) => open.has(space))) continue;
    shut.set(zone, whyNot(scene, free));
  }
  return shut;
}

/** The name of a space with its number, where a zone has more than one alike. */
export function numbered(view: CfView, space: number): string {
  const name = spaceName(view, space);
  const { zone } = spaceAt(view, space);
  const alike = spacesOf(view, zone).filter((each) => spaceName(view, each) === name);
  return alike.length > 1 ? t("cf-space-number", { name, number: alike.indexOf(space) + 1 }) : name;
}

export const movesPolice = (view: CfView, { verb, space }: Plan): boolean =>
  verb !== "retrieve" && callsPolice(view, space);
