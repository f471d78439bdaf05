import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import type { Scene } from "../games/contract";
import type { Game } from "../games/game.svelte";
import { lessons } from "$lib/lessons.svelte";
import type { Message } from "$lib/protocol";
import { room } from "$lib/room.svelte";
import { words } from "$lib/words.svelte";
import Guide from "./Guide.svelte";
import { Session } from "./session.svelte";

let tell: (message: Message) => void;

/** Somebody with a seat at a table; what he sends goes nowhere. */
function seated(): Session {
  const session = new Session("t1", (_, heard, changed) => {
    tell = heard;
    changed({ is: "open" });
    return { send: () => true, again() {}, rest() {}, end() {} };
  });
  tell({ version: 1, step: 4, you: 0 });
  return session;
}

const game = {
  name: "contraband",
  details: {
    coach: [
      { id: "cb-guide-1", when: ({ mine }: Scene) => mine, at: "button.to-press" },
      { id: "cb-guide-7", when: ({ mine }: Scene) => !mine },
    ],
  },
} as unknown as Game;
const sceneOf = (mine: boolean): Scene => ({ mine }) as Scene;

beforeAll(async () => {
  await words.need("common", "contraband");
  await words.speak("en");
});
beforeEach(() => {
  vi.useFakeTimers();
  lessons.restart();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it("stops by itself when its moment was answered", async () => {
  const session = seated();
  render(Guide, { session, game, scene: sceneOf(true) });
  expect(screen.getByRole("note")).toBeTruthy();
  session.choose(["believe"]);
  await tick();
  expect(lessons.knows("cb-guide-1")).toBe(true);
  expect(screen.queryByRole("note")).toBeNull();
  session.close();
});

it("is not learnt from what others do", async () => {
  const session = seated();
  const { rerender } = render(Guide, { session, game, scene: sceneOf(true) });
  tell({ step: 5 });
  await rerender({ session, game, scene: sceneOf(true) });
  expect(lessons.knows("cb-guide-1")).toBe(false);
  session.close();
});

it("is learnt where there is nothing to answer as soon as it could be read", async () => {
  const session = seated();
  const { rerender } = render(Guide, { session, game, scene: sceneOf(false) });
  for (const known of [false, true]) {
    vi.advanceTimersByTime(3000);
    await rerender({ session, game, scene: sceneOf(true) });
    expect(lessons.knows("cb-guide-7")).toBe(known);
    await rerender({ session, game, scene: sceneOf(false) });
  }
  session.close();
});

it("rings what it is about, however often that is drawn anew", async () => {
  const session = seated();
  const draw = (): HTMLElement => {
    const button = document.createElement("button");
    button.className = "to-press";
    document.body.append(button);
    return button;
  };
  const first = draw();
  const { unmount } = render(Guide, { session, game, scene: sceneOf(true) });
  expect(first.classList).toContain("pointed");
  first.remove();
  const second = draw();
  await Promise.resolve();
  expect(second.classList).toContain("pointed");
  second.className = "pointed";
  await Promise.resolve();
  expect(second.classList).not.toContain("pointed");
  unmount();
  second.remove();
  session.close();
});

it("begins again for one who asks for it", () => {
  lessons.learn("cb-guide-1");
  lessons.stop("contraband");
  lessons.restart();
  expect([lessons.knows("cb-guide-1"), lessons.isOn("contraband")]).toEqual([false, true]);
});

it("is folded where there is little height, also when it begins again", () => {
  room.isShort = true;
  lessons.fold(false);
  lessons.restart();
  const { isFolded } = lessons;
  room.isShort = false;
  expect([isFolded, lessons.isFolded]).toEqual([true, false]);
});

it.each(["Next hint", "Stop hints"])("leaves the focus to the question when no hint follows: %s", async (button) => {
  const session = seated();
  const ask = document.createElement("h2");
  ask.id = "ask";
  document.body.append(ask);
  render(Guide, { session, game, scene: sceneOf(true) });
  screen.getByText(button).focus();
  await fireEvent.click(screen.getByText(button));
  await vi.waitFor(() => expect(document.activeElement).toBe(ask));
  ask.remove();
  session.close();
});
