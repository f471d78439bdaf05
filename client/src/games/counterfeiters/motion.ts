// How figures walk: from a player's seal to a space, and back, with small steps.

import { cubicInOut } from "svelte/easing";
import type { Attachment } from "svelte/attachments";
import type { TransitionConfig } from "svelte/transition";
import { between, play, whenAlone } from "$lib/motion";
import { lasting } from "$lib/settings.svelte";

const STEPS = 6; // of a figure on its way
const HOP = 4; // pixels
const LONG = 590; // milliseconds

const homeOf = (player: number): Element | null | undefined =>
  document.querySelectorAll("#players .pl")[player]?.querySelector(".seal");

/** The way to a figure's place, as frames: on the ground and in the air in turn. */
function steps([x, y]: [number, number]): Keyframe[] {
  return Array.from({ length: 2 * STEPS + 1 }, (_, step) => {
    const left = 1 - cubicInOut(step / (2 * STEPS));
    return { translate: `${x * left}px ${y * left - (step % 2) * HOP}px`, zIndex: 3, easing: "linear" };
  });
}

/** `{@attach arrive(player)}`: a figure walks to its place. */
export function arrive(player: number): Attachment<Element> {
  return (node) =>
    whenAlone(node, () => {
      const home = homeOf(player);
      if (home) play(node, steps(between(home.getBoundingClientRect(), node.getBoundingClientRect())), { long: LONG });
    });
}

/** `out:walk`: it walks home again. */
export function walk(node: Element, { player }: { player: number }): TransitionConfig {
  const home = homeOf(player);
  if (!home) return { duration: lasting(120), css: (t) => `opacity: ${t}` };
  const [x, y] = between(home.getBoundingClientRect(), node.getBoundingClientRect());
  return {
    duration: lasting(LONG),
    easing: cubicInOut,
    css: (t, u) => {
      const hop = u > 0 ? Math.abs(Math.sin(t * Math.PI * STEPS)) * HOP : 0;
      return `transform: translate(${x * u}px, ${y * u - hop}px); z-index: 3`;
    },
  };
}
