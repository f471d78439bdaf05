// A declaration of this round in the words of a list: what it cost, and what became of it.

import { naming } from "$lib/names";
import { t } from "$lib/words.svelte";
import { balance, verdict, type Statement } from "./statements";
import { money } from "./things";
import type { CbScene } from "./view";

export type Tone = "" | "ok" | "warn" | "bad";

export function fateText(statement: Statement): { text: string; tone: Tone } {
  const { fate, accepted } = statement;
  if (fate === "waits") return { text: t("cb-fate-waits"), tone: "" };
  if (fate === "believed") return { text: t(accepted ? "cb-fate-accepted" : "cb-fate-believed"), tone: "ok" };
  const isTrue = verdict(statement);
  return { text: t(`cb-fate-${fate}-${isTrue ? "true" : "lie"}`), tone: isTrue ? "warn" : "bad" };
}

/** “paid 225”, “fined 300”, “200 from Bram”. */
export function moneyText(statement: Statement, scene: CbScene): string {
  const { payments, by } = statement;
  const parts = payments
    .filter(({ payer, payee }) => payer === by || payee === by)
    .map(({ what, payer, payee, amount }) =>
      payee === by
        ? t("cb-got-from", { amount: money(amount), ...naming("who", payer, scene.names, scene.you) })
        : t(`cb-paid-${what}`, { amount: money(amount) }),
    );
  if (parts.length) return parts.join(", ");
  return statement.fate === "waits" ? "" : t("cb-paid-nothing");
}

/** For a player's panel: how his last declaration ended. */
export function endText(statement: Statement): { text: string; tone: Tone } {
  const change = balance(statement, statement.by);
  if (verdict(statement) === false) return { text: t("cb-end-caught", { amount: money(-change) }), tone: "bad" };
  return fateText(statement);
}
