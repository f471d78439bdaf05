// One who sees a table needs no notification about it. One who does not is away, here and on every
// other device, as soon as he can be called: the server calls nobody who is here.

import { answerCall, calls } from "$lib/calls.svelte";

const REST = 60_000; // milliseconds behind another tab, after which one who can be called is away

/** Hang up while nobody looks at the table for long; return how to stop that. */
export function hangUpWhenAway(table: string, rest: () => void): () => void {
  let resting: ReturnType<typeof setTimeout> | undefined;
  const look = (): void => {
    clearTimeout(resting);
    if (document.visibilityState === "visible") void answerCall(table).catch(() => null);
    else resting = setTimeout(() => calls.is === "on" && rest(), REST);
  };
  look();
  document.addEventListener("visibilitychange", look);
  return () => {
    clearTimeout(resting);
    document.removeEventListener("visibilitychange", look);
  };
}
