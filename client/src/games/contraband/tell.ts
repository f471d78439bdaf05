// The news of Contraband in sentences.

import { naming } from "$lib/names";
import { times } from "$lib/numbers";
import type { News, Word } from "$lib/protocol";
import { t } from "$lib/words.svelte";
import type { LogLine } from "../contract";
import { paymentOf, type Payment } from "./statements";
import { listed, money, saidText, theKind } from "./things";
import { deedOf, isImmunity, isTrue, KINDS, type CbScene } from "./view";

export function tell(news: News, scene: CbScene): LogLine | null {
  const [key, ...rest] = news;
  const numbers = rest.map(Number);
  const deed = deedOf(news);
  if (deed) return did(deed.by, deed.word, scene);
  const payment = paymentOf(news);
  if (payment) return paid(payment, news, scene);
  const [first = 0] = numbers;
  switch (key) {
    case "officer":
      return { by: first, text: t("cb-tell-officer", who(first, scene)), kind: "big", rule: "CB-8" };
    case "round_over":
      return { text: t("cb-tell-round-over", { number: first + 1 }), kind: "big", rule: "CB-R17" };
    case "opened":
      return opened(news, first, numbers.slice(1), scene);
    case "packed":
    case "received":
      return secret(t(`cb-tell-${key}`, { cards: listed(numbers) }), scene);
    case "drew":
      return secret(t("cb-tell-drew", { cards: listed(times(KINDS).map((kind) => Number(kind === first))) }), scene);
    default:
      return null;
  }
}

const who = (player: number, { names, you }: CbScene) => naming("who", player, names, you);

const secret = (text: string, { you }: CbScene): LogLine =>
  ({ text, kind: "private", ...(you === null ? {} : { by: you }) });

function did(by: number, word: Word, scene: CbScene): LogLine {
  const [verb, kind = 0] = word;
  const args = { ...who(by, scene), said: saidText(word), what: theKind(kind) };
  const line: LogLine = { by, text: t(`cb-tell-${verb}`, args) };
  return verb === "search" || verb === "inform" ? { ...line, kind: "big" } : line;
}

/** The declaration that a piece of news is about: the last one before it. */
function statedBefore(news: News, { news: all }: CbScene): Word | null {
  for (let at = all.indexOf(news) - 1; at >= 0; at -= 1) {
    const deed = deedOf(all[at]);
    if (deed && ["declare", "immunity"].includes(deed.word[0])) return deed.word;
  }
  return null;
}

function opened(news: News, owner: number, cards: number[], scene: CbScene): LogLine {
  const said = statedBefore(news, scene);
  const truth = said === null ? "unknown" : isTrue(said, cards) ? "true" : "lie";
  const args = { ...who(owner, scene), cards: listed(cards), truth };
  return { by: owner, text: t("cb-tell-opened", args), kind: "big", rule: "CB-R2" };
}

/** Duty and fines are told of the payer, damages and rewards of who gets them. */
function paid(payment: Payment, news: News, scene: CbScene): LogLine {
  const { what, payer, payee, amount } = payment;
  const args = { ...who(payer, scene), ...naming("to", payee, scene.names, scene.you), amount: money(amount) };
  const isCost = what === "duty" || what === "fine";
  const text = t(`cb-tell-${what}`, args);
  const rule = ruleOf(what, news, scene);
  return { by: isCost ? payer : payee, text, amount: isCost ? -amount : amount, ...(rule ? { rule } : {}) };
}

function ruleOf(what: string, news: News, scene: CbScene): string {
  const isClaim = isImmunity(statedBefore(news, scene));
  const doubt = deedOf(scene.news.slice(0, scene.news.indexOf(news)).findLast(([key]) => key === "did"));
  const byInformer = doubt?.word[0] === "inform";
  if (what === "fine") return isClaim ? "CB-33" : byInformer ? "CB-25" : "CB-16";
  if (what === "damages") return isClaim ? "CB-R9" : byInformer ? "CB-26" : "CB-20";
  return what === "reward" ? "CB-25" : "";
}

/** A round begins with its Officer. */
export function heading(news: News, scene: CbScene): string {
  if (news[0] !== "officer") return "";
  const before = scene.news.slice(0, scene.news.indexOf(news));
  const number = before.filter(([key]) => key === "officer").length + 1;
  return t("cb-heading", { number, ...who(Number(news[1]), scene) });
}
