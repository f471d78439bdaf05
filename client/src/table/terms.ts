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

/** “0:42”, “1:05:00”, “3 days”: what is left. */
export function clockText(seconds: number): string {
  const whole = Math.ceil(seconds);
  if (whole >= 2 * DAY) return t("days-left", { days: Math.floor(whole / DAY) });
  const [hours, minutes] = [Math.floor(whole / HOUR), Math.floor(whole / MINUTE) % 60];
  const tail = `${String(minutes).padStart(hours ? 2 : 1, "0")}:${String(whole % 60).padStart(2, "0")}`;
  return hours ? `${hours}:${tail}` : tail;
}

export function clockTerms({ kind, seconds = 0, increment = 0 }: Terms): string {
  if (kind === "none") return t("clock-none");
  if (kind === "move") return t("clock-move", { span: span(seconds) });
  return t("clock-bank", { span: span(seconds), increment });
}
