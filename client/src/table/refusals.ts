// Why a wish was not granted, in the language of the page.

import type { Message } from "$lib/protocol";
import { t, words, type Args } from "$lib/words.svelte";

// What is refused of a choice that fitted the last view: somebody has changed it meanwhile.
const OVERTAKEN = ["not_your_turn", "no_such_verb", "not_among", "not_at", "out_of_range", "step"];

const plain = (facts: Record<string, unknown>): Args =>
  Object.fromEntries(
    Object.entries(facts).map(([key, value]) => [
      key,
      typeof value === "number" || typeof value === "string" ? value : JSON.stringify(value),
    ]),
  );

/** Word a refusal by its key; what has no words of its own is told as the server tells it. */
export function refusal(message: Pick<Message, "error" | "told" | "facts">, where = ""): string {
  const key = message.error ?? "";
  if (where === "do" && OVERTAKEN.includes(key)) return t("refused-too-late");
  return reason(key, message.told ?? "", message.facts ?? {});
}

export function reason(key: string, told = "", facts: Record<string, unknown> = {}): string {
  const id = `refused-${key.replaceAll("_", "-")}`;
  return words.has(id) ? t(id, plain(facts)) : told || t("refused-somehow");
}
