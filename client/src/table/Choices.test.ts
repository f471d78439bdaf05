import { cleanup, render } from "@testing-library/svelte";
import { afterEach, expect, it } from "vitest";
import type { Game, Scene } from "../games/contract";
import Choices from "./Choices.svelte";

afterEach(cleanup);

const scene = {
  view: { choices: [{ verb: "check", each: [3] }, { verb: "trust" }] },
} as unknown as Scene;
const game = (more: Partial<Game>): Game =>
  ({ shortcuts: () => [["Check the 100", ["check", 2]]], label: () => "Let it pass", things: () => [], ...more }) as unknown as Game;

it("asks for numbers what its shortcuts do not name", () => {
  const { container } = render(Choices, { game: game({}), scene, choose: () => undefined });
  expect(container.querySelectorAll("[role=spinbutton]").length).toBe(1);
});

it("asks for no number where everything has a name", () => {
  const named = game({ isNamed: ({ verb }) => verb === "check" });
  const { container } = render(Choices, { game: named, scene, choose: () => undefined });
  expect(container.querySelectorAll("[role=spinbutton]").length).toBe(0);
  expect([...container.querySelectorAll("button")].map((each) => each.textContent)).toEqual(["Check the 100", "Let it pass"]);
});
