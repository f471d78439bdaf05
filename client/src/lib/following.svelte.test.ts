// What is read follows the board: frames are made up.

import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { following } from "./following.svelte";

let frames: (() => void)[];
let end = (): void => {};

/** Let the next frame be drawn. */
function draw(): void {
  for (const frame of frames.splice(0)) frame();
  flushSync();
}

/** Follow a number as a component would; return what changes it, and what is read. */
function follow(): { set: (number: number) => void; read: () => number; looks: () => number } {
  let number = $state(1);
  let looks = 0;
  const look = (): number => {
    looks += 1;
    return number;
  };
  let followed: { readonly now: number } | undefined;
  end = $effect.root(() => {
    followed = following(look, () => number);
  });
  flushSync();
  const set = (to: number): void => {
    number = to;
    flushSync();
  };
  return { set, read: () => followed?.now ?? NaN, looks: () => looks };
}

beforeEach(() => {
  frames = [];
  vi.stubGlobal("requestAnimationFrame", (frame: () => void) => frames.push(frame));
});
afterEach(() => {
  end();
  vi.unstubAllGlobals();
});

it("has at once what there is at first", () => {
  expect(follow().read()).toBe(1);
});

it("takes a change in when the frame that shows it is painted, and not before", () => {
  const { set, read } = follow();
  draw();
  draw();
  set(2);
  expect(read()).toBe(1);
  draw(); // in which the board is painted
  expect(read()).toBe(1);
  draw();
  expect(read()).toBe(2);
});

it("looks once for all that has changed meanwhile", () => {
  const { set, read, looks } = follow();
  draw();
  draw();
  const before = looks();
  for (const number of [2, 3, 4]) set(number);
  draw();
  draw();
  expect(read()).toBe(4);
  expect(looks()).toBe(before + 1);
});

it("follows what changes after that, too", () => {
  const { set, read } = follow();
  for (const number of [2, 3]) {
    set(number);
    draw();
    draw();
    expect(read()).toBe(number);
  }
});
