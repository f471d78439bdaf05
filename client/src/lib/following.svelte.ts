// What may be read a frame later than the board is seen: the log, and what is noted beside it.

import { untrack } from "svelte";
import { afterPaint } from "./motion";

/** What `look` sees, in a frame of its own after every change of `when`. */
export function following<T>(look: () => T, when: () => unknown = look): { readonly now: T } {
  let now = $state.raw(untrack(look));
  let isDue = false;
  $effect(() => {
    when();
    if (isDue) return;
    isDue = true;
    afterPaint(() => {
      isDue = false;
      now = look();
    });
  });
  return {
    get now() {
      return now;
    },
  };
}
