// How things move here. Durations follow the settings.

import { lasting } from "$lib/settings.svelte";

interface Way {
  from: DOMRect;
  to: DOMRect;
}

/** `animate:shift`: glide to a new place; nothing is stretched, and what is hidden stays still. */
export function shift(_: Element, { from, to }: Way, { long = 220 }: { long?: number } = {}) {
  const [across, down] = [from.left - to.left, from.top - to.top];
  const isShown = from.width > 0 && to.width > 0;
  return {
    duration: isShown ? lasting(long) : 0,
    css: (_done: number, left: number) => `transform: translate(${across * left}px, ${down * left}px)`,
  };
}
