import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { words } from "$lib/words.svelte";
import Home from "./Home.svelte";

beforeAll(async () => {
  await words.need("common", "app");
  await words.speak("en");
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const refuseWith = (status: number, error = "too_fast"): (() => number) => {
  let asked = 0;
  vi.stubGlobal("fetch", async () => {
    asked += 1;
    return new Response(JSON.stringify({ error, told: "wait" }), { status });
  });
  return () => asked;
};

it("does not take a server that asks for patience for one that is away", async () => {
  const asked = refuseWith(429);
  render(Home, { id: "" });
  await vi.waitFor(() => expect(asked()).toBeGreaterThan(0));
  await new Promise((done) => setTimeout(done, 50));
  expect(screen.queryByText(words.say("home-offline"))).toBeNull();
});

it("says so if the server is away", async () => {
  refuseWith(500);
  render(Home, { id: "" });
  expect(await screen.findByText(words.say("home-offline"))).toBeTruthy();
});

it("says so if the server is there and cannot save", async () => {
  vi.useFakeTimers();
  refuseWith(503, "unavailable");
  render(Home, { id: "" });
  await vi.advanceTimersByTimeAsync(5_000); // what is refused as 503 is asked again at first
  expect(screen.getByText(words.say("refused-unavailable"))).toBeTruthy();
  expect(screen.queryByText(words.say("home-offline"))).toBeNull();
});
