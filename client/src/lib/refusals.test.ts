import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { Refused } from "./net";
import { words } from "./words.svelte";
import { Projector } from "../screens/replay/projector.svelte";
import { refusal, whyNot } from "./refusals";

beforeAll(async () => {
  await words.need("common");
  await words.speak("fr");
});
afterEach(() => vi.unstubAllGlobals());

const TOLD = { told: "the house could not write this down" };

it("words what the server refuses, and never shows its English", () => {
  expect(whyNot(new Refused(503, { error: "busy", ...TOLD }))).toBe(words.say("refused-busy"));
  expect(whyNot(new Refused(409, { error: "a_key_of_tomorrow", ...TOLD }))).toBe(words.say("refused-somehow"));
  expect(refusal({ error: "another_key_of_tomorrow", ...TOLD } as never)).toBe(words.say("refused-somehow"));
});

it("words what fails without an answer", () => {
  expect(whyNot(new Refused(0))).toBe(words.say("refused-offline"));
  expect(whyNot(new TypeError("Failed to fetch dynamically imported module"))).toBe(words.say("refused-somehow"));
});

it("words why a replay cannot be read", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  const projector = new Projector("some-match");
  await projector.open(new URLSearchParams(), false);
  expect([projector.trouble, projector.told]).toEqual(["broken", words.say("refused-offline")]);
});
