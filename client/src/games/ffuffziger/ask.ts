// What is asked now, of whom, and how far the round has come.

import { naming } from "$lib/names";
import { sum } from "$lib/numbers";
import { t, words } from "$lib/words.svelte";
import type { Step } from "../contract";
import { coins, sumOf } from "./things";
import { REAL, type FfScene, type FfView } from "./view";

const STEPS = ["inspector", "machines", "coins", "fists", "buying", "laundering"] as const;
const STEP_OF: Record<FfView["phase"], number> = {
  machines: 1, lead: 2, match: 2, fists: 3, buying: 4, laundering: 5, over: 6,
};

export function steps({ view }: FfScene): Step[] {
  const now = STEP_OF[view.phase];
  return STEPS.map((step, place) => ({
    text: t(`ff-step-${step}`),
    state: place < now ? "done" : place === now ? "now" : "next",
  }));
}

/** In about thirteen characters. */
export function status({ view }: FfScene, player: number): string {
  return doing(view, player) || (view.first === player && view.phase !== "over" ? t("ff-first") : "");
}

function doing(view: FfView, player: number): string {
  const isActing = view.acting.includes(player);
  switch (view.phase) {
    case "machines":
      return isActing ? t("ff-status-machines") : "";
    case "lead":
    case "match":
      return t(`ff-status-${auctionRole(view, player)}`);
    case "fists":
      return t(view.closed.includes(player) ? "ff-status-closed" : "ff-status-thinking");
    case "buying":
      return isActing ? t("ff-status-buying") : "";
    case "laundering":
      return isActing ? t("ff-status-laundering") : "";
    case "over":
      return "";
  }
}

export type Role = "leads" | "asked" | "in" | "out";

export function auctionRole(view: FfView, player: number): Role {
  if (!view.staying.includes(player)) return "out";
  if (view.leader === player) return "leads";
  return view.acting.includes(player) ? "asked" : "in";
}

export function ask(scene: FfScene): { title: string; more?: string } {
  const { view, names, you } = scene;
  switch (view.phase) {
    case "machines":
      return { title: t("ff-ask-machines"), more: t("ff-ask-machines-more", { count: sum(view.waiting) }) };
    case "lead":
      return view.offered === null
        ? { title: t("ff-ask-open", { coins: coins(view.lot) }), more: t("ff-ask-open-more") }
        : {
            title: t("ff-ask-lead"),
            more: view.offered === REAL ? t("ff-ask-lead-real") : t("ff-ask-lead-more", { coins: coins(view.lot) }),
          };
    case "match": {
      const leader = naming("who", view.leader ?? 0, names, you);
      const what = view.offered === null ? "" : sumOf(view.offered, view.amount);
      return { title: t("ff-ask-match", { ...leader, what }), more: t("ff-ask-match-more", { coins: coins(view.lot) }) };
    }
    case "fists":
      return { title: t("ff-ask-fist"), more: t("ff-ask-fist-more", { least: view.card?.[1] ?? 0 }) };
    case "buying":
      return { title: t("ff-ask-buy"), more: t("ff-ask-buy-more") };
    case "laundering":
      return { title: t("ff-ask-launder"), more: t("ff-ask-launder-more") };
    case "over":
      return { title: t("ff-over") };
  }
}

export function waiting({ view, names, you }: FfScene): string {
  if (view.phase === "over") return t("ff-over");
  if (view.phase === "fists") {
    const open = view.acting.filter((player) => player !== you).map((player) => names[player] ?? "?");
    return t("ff-wait-fists", { count: open.length, who: words.list(open) });
  }
  const who = names[view.player] ?? "?";
  if (view.phase === "match" && view.offered !== null) {
    return t("ff-wait-match", { who, what: sumOf(view.offered, view.amount) });
  }
  return t(`ff-wait-${view.phase}`, { who, coins: coins(view.lot) });
}

/** The rule of this moment. */
export function rule({ view }: FfScene): string {
  const isOpening = view.offered === null;
  const rules: Record<FfView["phase"], string> = {
    machines: "FF-18",
    lead: isOpening ? "FF-26" : "FF-27",
    match: "FF-R17",
    fists: "FF-31",
    buying: "FF-34",
    laundering: "FF-35",
    over: "FF-38",
  };
  return rules[view.phase];
}

