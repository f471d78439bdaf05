// Says when a bot begins to play for somebody, when they play again, and that somebody was removed.

import type { Known } from "$lib/known";
import { namesOf, naming } from "$lib/names";
import type { Seat } from "$lib/protocol";
import { announce, toast } from "$lib/toast.svelte";
import { t } from "$lib/words.svelte";

export function noticeStandIns(before: Known, after: Known): void {
  const [old, now] = [before.table, after.table];
  if (old === now || old?.status !== "running" || now?.status !== "running") return;
  const names = namesOf(old.seats);
  const told = now.seats.flatMap((seat, player) => {
    const key = changeOf(old.seats[player], seat);
    if (!key) return [];
    const text = t(key, naming("who", player, names, after.you));
    if (key !== "was-removed" || player !== after.you) return [text];
    announce(text, true); // who is concerned sees it in the tray
    return [];
  });
  if (told.length) toast.show(told.join(" "));
}

/** What has changed at a seat, as the message that says it. */
function changeOf(old: Seat | undefined, now: Seat): "was-removed" | "bot-took-over" | "plays-again" | null {
  if (now.removed && !old?.removed) return "was-removed";
  if (isBot(old) === isBot(now)) return null;
  return isBot(now) ? "bot-took-over" : "plays-again";
}

const isBot = (seat: Seat | undefined): boolean => Boolean(seat?.level);
