// What was agreed about time, in words.

import type { Terms } from "$lib/protocol";
import { t } from "$lib/words.svelte";

const [MINUTE, HOUR, DAY] = [60, 3600, 86_400];

/** “20 s”, “5 min”, “3 days”. */
export function span(seconds: number): string {
  if (seconds >= 2 * DAY) return t("span-days", { count: Math.round(seconds / DAY) });
  if (seconds >= 2 * HOUR) return t("span-hours", { count: Math.round(seconds / HOUR) });
  if (seconds >= 2 * MINUTE) return t("span-minutes", { count: Math.round(seconds / MINUTE) });
  return t("span-seconds", { count: Math.round(seconds) });
}

export function clockTerms({ kind, seconds = 0, increment = 0 }: Terms): string {
  if (kind === "none") return t("clock-none");
  if (kind === "move") return t("clock-move", { span: span(seconds) });
  return t("clock-bank", { span: span(seconds), increment });
}
