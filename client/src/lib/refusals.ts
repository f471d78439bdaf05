// Why a wish was not granted, in the language of the page.

import { Refused } from "./net";
import type { Message } from "./protocol";
import { t, words, type Args } from "./words.svelte";

// What is refused of a choice that fitted the last view: somebody has changed it meanwhile.
const OVERTAKEN = ["not_your_turn", "no_such_verb", "not_among", "not_at", "out_of_range", "step"];

// What has no words of its own. The page sends nothing that fits no offer, and no malformed
// request, so people never cause the first two: unless their page is older than the server.
const SAID_AS: Record<string, string> = {
  "refused-choice":
    "not_legal no_such_player not_a_word no_such_verb how_many_numbers not_among out_of_range not_a_step not_at " +
    "too_little_in_all not_enough too_much wrong_part both_ways uneven too_much_in_all",
  "refused-outdated":
    "body range path message one_wish game contribution promise not_wanted operator origin method cannot_undo",
  "refused-too-late": "step changed",
  "refused-clock": "absence",
  "refused-offline": "too_slow",
  "refused-status-404": "not_found",
  "refused-status-503": "moved status-500 status-502 status-504",
};

const SAID: ReadonlyMap<string, string> = new Map(
  Object.entries(SAID_AS).flatMap(([id, keys]) => keys.split(" ").map((key) => [key, id])),
);

const plain = (facts: Record<string, unknown>): Args =>
  Object.fromEntries(
    Object.entries(facts).map(([key, value]) => [
      key,
      typeof value === "number" || typeof value === "string" ? value : JSON.stringify(value),
    ]),
  );

/** Word a refusal by its key: what the server tells with it is English, for programs. */
export function refusal(message: Pick<Message, "error" | "facts">, where = ""): string {
  const key = message.error ?? "";
  if (where === "do" && OVERTAKEN.includes(key)) return t("refused-too-late");
  return reason(key, message.facts ?? {});
}

export function reason(key: string, facts: Record<string, unknown> = {}): string {
  const id = SAID.get(key) ?? `refused-${key.replaceAll("_", "-")}`;
  return words.has(id) ? t(id, plain(facts)) : t("refused-somehow");
}

/** Whether somebody was refused for a name that looks like another's: then they may choose another. */
export const isLookalike = (error: unknown): boolean => error instanceof Refused && error.key === "lookalike";

/** Why something failed, whatever it was; a browser words its own errors for programmers. */
export const whyNot = (error: unknown): string =>
  error instanceof Refused ? reason(error.key, error.facts) : t("refused-somehow");
