// Where a turn is: its steps in the top bar, what each player is doing, and the rule of the moment.

import { t } from "$lib/words.svelte";
import type { News } from "$lib/protocol";
import type { Step } from "../contract";
import { LAYOUT, rentNow } from "./board";
import { matterOf, topOf } from "./matters";
import { short, type CashScene } from "./say";
import type { CashView, Matter, TurnMatter } from "./view";

// ----------------------------------------------------------------------------------------- steps

const ENDING = ["finish", "interlude", "closing"];

export function steps({ view }: CashScene): Step[] {
  const turn = matterOf(view, "turn");
  if (!turn) return [];
  const isEnding = ENDING.includes(turn.stage);
  const hasRolled = !["start", "jailed", "rolling"].includes(turn.stage);
  const chain = view.matters.slice(1).map((matter) => stepOf(view, matter));
  const named = [t("cc-step-roll"), ...(isEnding ? [t("cc-step-end")] : []), ...chain.filter(Boolean)];
  if (!hasRolled && named.length === 1) return [now(t("cc-step-roll")), next(t("cc-step-space")), next(t("cc-step-end"))];
  const rest = isEnding ? [] : [next(t("cc-step-end"))];
  const last = named.pop() ?? "";
  return [...named.map((text): Step => ({ text, state: "done" })), now(last), ...rest];
}

const now = (text: string): Step => ({ text, state: "now" });
const next = (text: string): Step => ({ text, state: "next" });

function stepOf(view: CashView, matter: Matter): string {
  switch (matter.matter) {
    case "rent":
      return t("cc-step-rent", { amount: rentNow(view, matter.street) * (matter.boosted ? 2 : 1) });
    case "payment":
      return t("cc-step-pay", { amount: matter.due });
    case "hotel":
    case "collection":
    case "interlude":
      return "";
    default:
      return t(`cc-step-${matter.matter}`);
  }
}

// ---------------------------------------------------------------------------------------- status

/** What a player is doing, in about 13 characters; never who has answered in a sealed window. */
export function status({ view }: CashScene, player: number): string {
  if (view.bankrupt.includes(player)) return t("cc-st-bankrupt");
  const top = topOf(view);
  if (top && view.acting.includes(player)) return acting(top);
  const payment = matterOf(view, "payment");
  if (payment?.payer === player) return t("cc-st-pays", { amount: payment.due });
  const auction = matterOf(view, "auction");
  if (auction?.leader === player) return t("cc-st-leads", { amount: auction.bid });
  if (auction?.passed.includes(player)) return t("cc-st-passed");
  if (view.jail[player] !== null) return t("cc-st-jail");
  const space = LAYOUT[view.position[player] ?? 0];
  return typeof space === "number" ? short(view, space) : t(`cc-space-${space ?? "go"}`);
}

function acting(top: Matter): string {
  if (top.matter === "turn") return t(`cc-st-${top.stage === "finish" ? "finish" : top.stage === "jailed" ? "jailed" : "roll"}`);
  if (top.matter === "rent") return t(top.stage === "asked" ? "cc-st-asked" : "cc-st-rent");
  if (top.matter === "payment") return t("cc-st-pays", { amount: top.due });
  return t(`cc-st-${top.matter}`);
}

// --------------------------------------------------------------------------------------- heading

/** Turns are counted from the first; each begins a part of the log. */
export function heading(news: News, scene: CashScene): string {
  if (news[0] !== "turn") return "";
  const before = scene.news.slice(0, scene.news.indexOf(news) + 1).filter((each) => each[0] === "turn");
  return t("cc-heading", { number: before.length, who: scene.names[Number(news[1])] ?? "" });
}

// ------------------------------------------------------------------------------------------ rule

const RULES: Partial<Record<Matter["matter"], string>> = {
  street: "CC-30",
  rent: "CC-33",
  payment: "CC-18",
  decoder: "CC-17",
  card: "CC-26",
  auction: "CC-32",
  trade: "CC-40",
  building: "CC-35",
  debt: "CC-51",
  exchange: "CC-16",
  pick: "CC-49",
  keep: "CC-50",
  interlude: "CC-40",
};

/** Whoever ends a turn in jail without a failed roll came there in this turn. */
function ruleOfTurn(view: CashView, turn: TurnMatter): string {
  if (turn.stage === "jailed") return "CC-47";
  return turn.stage === "finish" && view.jail[turn.player] === 0 ? "CC-C19" : "CC-10";
}

export function rule({ view }: CashScene): string {
  const top = topOf(view);
  if (!top) return "CC-55";
  if (top.matter === "turn") return ruleOfTurn(view, top);
  if (top.matter === "decoder" && view.matters.at(-2)?.matter === "card") return "CC-26";
  return RULES[top.matter] ?? "CC-10";
}
