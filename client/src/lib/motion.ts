// How things come and move. Nothing here asks where things are before the browser has laid out the
// whole view, and nothing begins to move between two such questions: either makes it lay out the
// view several times.

import { untrack } from "svelte";
import type { Attachment } from "svelte/attachments";
import { cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";
import { lasting } from "./settings.svelte";

const EASE = "cubic-bezier(0.2, 0.8, 0.2, 1)";

export interface Pace {
  long?: number; // milliseconds as drawn
  late?: number;
}

/** Play something on a thing, as fast as is wished; null where nothing moves. */
export function play(node: Element, frames: Keyframe[], { long = 220, late = 0 }: Pace = {}): Animation | null {
  const [duration, delay] = untrack(() => [lasting(long), lasting(late)]);
  if (!duration || !node.animate) return null; // where tests run without a browser nothing moves
  return node.animate(frames, { duration, delay, easing: EASE, fill: "backwards" });
}

// ------------------------------------------------------------------------------------ one frame

type Act = () => void;
const coming: Act[] = []; // what need not know where things are
const fresh = new Set<Node>(); // what was put in since the last frame, without what is inside of it
type Ask = () => Act | void | null | undefined;
const asking = new Set<Ask>(); // what asks where things are, and then lets something move
let isDue = false;

function nextFrame(): void {
  if (isDue) return;
  isDue = true;
  requestAnimationFrame(() => {
    isDue = false;
    for (const act of coming.splice(0)) act();
    fresh.clear();
    const asked = [...asking];
    asking.clear();
    for (const move of asked.map((ask) => ask())) move?.();
  });
}

/** Ask where things are once the next view is laid out; what comes of it is done when all have asked. */
export function whenLaidOut(ask: Ask): () => void {
  asking.add(ask);
  nextFrame();
  return () => asking.delete(ask);
}

// --------------------------------------------------------------------------------------- coming

let watch: MutationObserver | null = null;

/** `{@attach enter(fly(0, 20))}`: come in so, unless it came together with what is around it. */
export function enter(frames: Keyframe[], pace?: Pace): Attachment<Element> {
  return (node) => whenAlone(node, () => play(node, frames, pace));
}

const arrived = new WeakSet<Element>();

/** Do something before a thing is seen first, if it came by itself. */
export function whenAlone(node: Element, act: () => void): void {
  if (arrived.has(node) || document.hidden) return;
  arrived.add(node);
  watch ??= watchForNew();
  coming.push(() => fresh.has(node) && act());
  nextFrame();
}

function watchForNew(): MutationObserver | null {
  if (typeof MutationObserver !== "function") return null;
  const found = new MutationObserver((records) => {
    if (document.hidden) return; // then there are no frames in which they would be forgotten
    for (const { addedNodes } of records) for (const node of addedNodes) fresh.add(node);
    nextFrame(); // in which they are forgotten
  });
  found.observe(document.body, { childList: true, subtree: true });
  return found;
}

export const fade: Keyframe[] = [{ opacity: 0 }, {}];
export const fly = (x: number, y: number): Keyframe[] => [{ opacity: 0, translate: `${x}px ${y}px` }, {}];
export const grow = (from: number): Keyframe[] => [{ opacity: 0, scale: from }, {}];
/** Something that lay on its face is turned up. */
export const turn = (degrees: number, depth = 300): Keyframe[] => [
  { opacity: degrees > 90 ? 1 : 0, transform: `perspective(${depth}px) rotateY(${degrees}deg)` },
  { opacity: 1, offset: 0.4 },
  { transform: `perspective(${depth}px) rotateY(0deg)` },
];

// --------------------------------------------------------------------------------------- moving

type Spot = readonly [x: number, y: number, room: number];
const spots = new WeakMap<Element, Spot>(); // where things were when they were seen last
const groups = new Map<Element, Group>();
const stirred = new Set<Group>();

/** `{@attach glide()}`: go to a new place among one's siblings; `when` is what else may move it. */
export function glide(long = 220, ..._when: unknown[]): Attachment<HTMLElement> {
  return (node) => {
    const parent = node.parentElement;
    if (!parent) return;
    const group = groups.get(parent) ?? new Group(parent);
    group.members.set(node, long);
    group.stir();
    return () => group.forget(node);
  };
}

/** The things of one parent that glide. */
class Group {
  readonly members = new Map<HTMLElement, number>();
  private readonly watch = typeof MutationObserver === "function" ? new MutationObserver(() => this.stir()) : null;

  constructor(readonly parent: Element) {
    groups.set(parent, this);
    this.watch?.observe(parent, { childList: true });
  }

  stir(): void {
    if (!stirred.size) whenLaidOut(moveAll);
    stirred.add(this);
  }

  forget(node: HTMLElement): void {
    this.members.delete(node);
    if (this.members.size) return;
    this.watch?.disconnect();
    groups.delete(this.parent);
  }
}

/** Look where everything is now, then let move what was elsewhere. */
function moveAll(): Act {
  const all = [...stirred].flatMap(({ parent, members }) =>
    [...members].map(([node, long]) => ({ node, long, spot: spotOf(node, parent) })),
  );
  stirred.clear();
  return () => {
    for (const { node, long, spot } of all) {
      const before = spots.get(node);
      spots.set(node, spot);
      if (before && isMoved(before, spot)) shift(node, before[0] - spot[0], before[1] - spot[1], long);
    }
  };
}

function spotOf(node: HTMLElement, parent: Element): Spot {
  const { offsetLeft: x, offsetTop: y, offsetParent } = node;
  const isInside = offsetParent !== parent && parent instanceof HTMLElement;
  const [left, top] = isInside ? [parent.offsetLeft, parent.offsetTop] : [0, 0];
  return [x - left, y - top, offsetParent ? parent.clientWidth : 0];
}

/** Whether something is elsewhere, and not because there is more room or less. */
const isMoved = (one: Spot, two: Spot): boolean =>
  one[2] > 0 && one[2] === two[2] && (one[0] !== two[0] || one[1] !== two[1]);

function shift(node: Element, x: number, y: number, long: number): void {
  const frames: Keyframe[] = [{ translate: `${x}px ${y}px`, composite: "add" }, { translate: "0px 0px", composite: "add" }];
  play(node, frames, { long });
}

// ---------------------------------------------------------------------------------------- going

interface Way {
  x?: number;
  y?: number;
  size?: number; // in the end, as a part
  opacity?: number; // at first
  long?: number;
}

/** `out:leave={{ y: -46 }}`. Svelte's own would ask how a thing looks while the view is being changed. */
export function leave(_: Element, { x = 0, y = 0, size = 1, opacity = 1, long = 220 }: Way = {}): TransitionConfig {
  const css = (left: number, gone: number): string =>
    `opacity: ${opacity * left}; transform: translate(${gone * x}px, ${gone * y}px) scale(${1 - gone * (1 - size)})`;
  return { duration: lasting(long), easing: cubicOut, css };
}

// ---------------------------------------------------------------------------- from afar, and long

const centre = ({ left, top, width, height }: DOMRect): [number, number] => [left + width / 2, top + height / 2];

/** How far it is from the middle of one thing to that of another. */
export function between(from: DOMRect, to: DOMRect): [x: number, y: number] {
  const [[fromX, fromY], [toX, toY]] = [centre(from), centre(to)];
  return [fromX - toX, fromY - toY];
}

const last = new Map<string, DOMRect>(); // where a thing was that is drawn anew wherever it goes

/** `{@attach wander("pawn")}`: come from where the thing of this name stood last. */
export function wander(name: string, long = 420): Attachment<Element> {
  return (node) =>
    whenLaidOut(() => {
      const to = node.getBoundingClientRect();
      const from = last.get(name);
      last.set(name, to);
      if (!from || !to.width) return;
      return () => play(node, [{ translate: `${between(from, to).join("px ")}px` }, {}], { long });
    });
}

/** Do something when the next frame is painted, in one of its own; a hidden page has none before it is looked at. */
export function afterPaint(act: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(() => act()));
}
