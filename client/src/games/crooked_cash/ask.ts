// What is asked of the viewer, and what the others are deciding. Most questions are worded in ask_rest.ts.

import { t, words } from "$lib/words.svelte";
import type { Asked } from "./ask_rest";
import { isPassedOver } from "./conduct.svelte";
import type { CashDesk } from "./desk/desk.svelte";
import { loaded } from "./loaded.svelte";
import { matterOf, topOf } from "./matters";
import { lot, nameList, street, who, type CashScene } from "./say";
import type { CashView, Matter, TurnMatter } from "./view";

export function ask(scene: CashScene, desk?: CashDesk): Asked {
  const top = topOf(scene.view);
  if (desk?.isAside && loaded.details) return loaded.details.askAside(scene, desk.part);
  if (!top) return { title: t("cc-over") };
  if (isPassedOver(scene.view)) return { title: t("cc-passing") };
  if (top.matter === "turn") return askTurn(scene, top);
  if (top.matter === "interlude") {
    return { title: t("cc-ask-interlude", who("who", top.after, scene)), more: t("cc-ask-interlude-more") };
  }
  return loaded.details?.askRest(scene, top) ?? { title: t("your-turn") };
}

function askTurn({ view }: CashScene, top: TurnMatter): Asked {
  if (top.stage === "jailed") {
    return { title: t("cc-ask-jail"), more: t("cc-ask-jail-more", { failed: view.jail[top.player] ?? 0 }) };
  }
  if (top.stage === "finish") {
    const isJailed = view.jail[top.player] !== null;
    return { title: t("cc-ask-finish"), more: t(isJailed ? "cc-ask-finish-jail-more" : "cc-ask-finish-more") };
  }
  return { title: t(top.again ? "cc-ask-again" : "cc-ask-roll"), more: t("cc-ask-roll-more") };
}

// --------------------------------------------------------------------------------------- waiting

export function waiting(scene: CashScene): string {
  const { view, you } = scene;
  const top = topOf(view);
  if (!top) return t("cc-over");
  if (you !== null && view.acting.includes(you) && view.choices.length) return t("cc-passing");
  const others = view.acting.filter((each) => each !== you);
  const args = { who: nameList(others.length ? others : view.acting, scene), count: others.length };
  const kind = waitingFor(top);
  const isSealed = kind === "check" || kind === "build";
  // In a sealed window nobody is told who has answered; only one's own answer is known.
  if (isSealed && you !== null && view.acting.includes(you)) return t("cc-wait-sealed", args);
  return t(`cc-wait-${kind}`, { ...args, ...detail(view) });
}

function waitingFor(top: Matter): string {
  switch (top.matter) {
    case "turn":
      return top.stage === "jailed" ? "jail" : top.stage === "finish" ? "finish" : "roll";
    case "rent":
      return top.stage === "asked" ? "asked" : "rent";
    case "decoder":
      return "check";
    case "building":
      return top.stage === "placing" ? "place" : "build";
    case "trade":
      return top.stage === "keeping" ? "keep" : "trade";
    case "payment":
      return "pay";
    case "auction":
    case "street":
    case "debt":
    case "pick":
    case "keep":
    case "interlude":
      return top.matter;
    default:
      return "other";
  }
}

function detail(view: CashView): Record<string, string | number> {
  const number = matterOf(view, "street")?.street ?? matterOf(view, "rent")?.street ?? 0;
  return {
    street: street(view, number),
    amount: matterOf(view, "payment")?.due ?? matterOf(view, "debt")?.need ?? 0,
    thing: lot(view, matterOf(view, "auction")?.thing ?? -1),
    sum: words.number(matterOf(view, "auction")?.bid ?? 0),
  };
}
