// How figures walk, and the pawn with them.

import { cubicInOut, cubicOut } from "svelte/easing";
import { crossfade, type TransitionConfig } from "svelte/transition";
import { lasting } from "$lib/settings.svelte";

const STEPS = 6; // of a figure on its way
const HOP = 4; // pixels

/** From a player's seal to a space, and back: with small steps. */
export function walk(node: Element, { player }: { player: number }): TransitionConfig {
  const home = document.querySelectorAll("#players .pl")[player]?.querySelector(".seal");
  if (!home) return { duration: lasting(120), css: (t) => `opacity: ${t}` };
  const from = home.getBoundingClientRect();
  const to = node.getBoundingClientRect();
  const x = from.left + from.width / 2 - to.left - to.width / 2;
  const y = from.top + from.height / 2 - to.top - to.height / 2;
  return {
    duration: lasting(420) * 1.4,
    easing: cubicInOut,
    css: (t, u) => {
      const hop = u > 0 ? Math.abs(Math.sin(t * Math.PI * STEPS)) * HOP : 0;
      return `transform: translate(${x * u}px, ${y * u - hop}px); z-index: 3`;
    },
  };
}

/** The pawn goes from its last space to the next. */
export const [leave, arrive] = crossfade({ duration: () => lasting(420), easing: cubicOut });
