import { expect, it } from "vitest";
import type { Scene } from "../games/contract";
import { nothing, type Known } from "$lib/known";
import type { View } from "$lib/protocol";
import { AutomaticAnswers } from "./automatic_answers";
import { Outgoing } from "./outgoing";

const SCENE = {} as Scene;
const known = (step: number, news: Known["news"] = []): Known =>
  ({ ...nothing(), you: 0, step, news, view: { choices: [{ verb: "pay" }, { verb: "pass" }] } as View });

function passing(): { answers: AutomaticAnswers; outgoing: Outgoing } {
  const outgoing = new Outgoing();
  const answers = new AutomaticAnswers(outgoing);
  answers.habits.put("pass", () => ["pass"]);
  return { answers, outgoing };
}

it("a habit answers once a step, and again when it was refused", () => {
  const { answers } = passing();
  expect([answers.next(known(1), SCENE), answers.next(known(1), SCENE)]).toEqual([["pass"], null]);
  answers.refused();
  expect(answers.next(known(1), SCENE)).toEqual(["pass"]);
});

it("what a button has decided comes before a habit, until something is refused", () => {
  const { answers, outgoing } = passing();
  outgoing.begin([["buy"], ["pay"]], 1);
  expect(answers.next(known(2, [["did", 0, "buy"]]), SCENE)).toEqual(["pay"]);
  answers.refused();
  expect(answers.next(known(2, [["did", 0, "buy"]]), SCENE)).toEqual(["pass"]);
});
