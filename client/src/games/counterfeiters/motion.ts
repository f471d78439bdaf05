// How figures walk: from a player's seal to a space, and back, with small steps.

import { cubicInOut } from "svelte/easing";
import type { Attachment } from "svelte/attachments";
import type { TransitionConfig } from "svelte/transition";
import { between, play, whenAlone, whenLaidOut } from "$lib/motion";
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
    whenAlone(node, () => go(node, player));
}

/** `out:walk`: it walks home again. */
export function walk(node: Element, { player }: { player: number }): TransitionConfig {
  go(node, player, true);
  return { duration: lasting(LONG), css: () => "" }; // so long it is kept
}

/** Go the way between a player's seal and a figure's place, once both are laid out. */
function go(node: Element, player: number, isLeaving = false): void {
  whenLaidOut(() => {
    const home = homeOf(player);
    if (!home) return;
    const way = steps(between(home.getBoundingClientRect(), node.getBoundingClientRect()));
    return () =>
      play(node, isLeaving ? way.toReversed() : way, { long: LONG })?.effect?.updateTiming({ fill: "both" });
  });
}
