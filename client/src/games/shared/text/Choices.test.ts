import { cleanup, render } from "@testing-library/svelte";
import { afterEach, expect, it } from "vitest";
import type { BoardDetails, Scene } from "../../contract";
import Choices from "./Choices.svelte";

afterEach(cleanup);

const scene = {
  view: { choices: [{ verb: "check", each: [3] }, { verb: "trust" }] },
} as unknown as Scene;
const details = (more: Partial<BoardDetails>): BoardDetails =>
  ({ shortcuts: () => [["Check the 100", ["check", 2]]], choiceLabel: () => "Let it pass", countedThings: () => [], ...more }) as unknown as BoardDetails;

it("asks for numbers what its shortcuts do not name", () => {
  const { container } = render(Choices, { details: details({}), scene, choose: () => undefined });
  expect(container.querySelectorAll("[role=spinbutton]").length).toBe(1);
});

it("asks for no number where everything has a name", () => {
  const named = details({ isNamed: ({ verb }) => verb === "check" });
  const { container } = render(Choices, { details: named, scene, choose: () => undefined });
  expect(container.querySelectorAll("[role=spinbutton]").length).toBe(0);
  expect([...container.querySelectorAll("button")].map((each) => each.textContent)).toEqual(["Check the 100", "Let it pass"]);
});
