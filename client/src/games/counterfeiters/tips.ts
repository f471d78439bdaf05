// Hints for a first game: each is tied to a moment; what is legal and what it costs.

import type { Scene, CoachLine } from "../contract";
import { hasMark, stepsLeft, type CfView } from "./view";

type Moment = (scene: Scene<CfView>) => boolean;

const places: Moment = ({ view, mine }) => mine && view.phase === "placing" && view.stage === "not yet";
const has = (verb: string): Moment => ({ view, mine }) => mine && view.choices.some((offer) => offer.verb === verb);
const fakes: Moment = ({ view, you }) => you !== null && (view.fakes[you] ?? []).some(Boolean);
const nearGodfather: Moment = ({ view }) =>
  [1, 2, 3].some((steps) => steps <= stepsLeft(view) && hasMark(view, view.pawn + steps, "godfather"));

const free = (zone: string): string => `.cf-zone.z-${zone} button.spc.free`;

export const tips: CoachLine<CfView>[] = [
  { id: "cf-guide-1", when: (scene) => places(scene) && has("print")(scene), at: free("print") },
  { id: "cf-guide-2", when: (scene) => places(scene) && has("buy")(scene) && scene.view.henchmen[scene.you ?? 0] !== 3, at: ".cf-market button.mc.free" },
  { id: "cf-guide-3", when: (scene) => places(scene) && fakes(scene) && has("fence")(scene), at: free("receiver") },
  { id: "cf-guide-4", when: (scene) => places(scene) && fakes(scene) && has("shop")(scene), at: free("supermarket") },
  { id: "cf-guide-5", when: (scene) => nearGodfather(scene) && places(scene), at: ".cf-police" },
  { id: "cf-guide-6", when: (scene) => scene.mine && scene.view.phase === "flying", at: ".cf-flight input" },
  { id: "cf-guide-7", when: (scene) => places(scene) && has("tax")(scene), at: free("tax") },
  { id: "cf-guide-8", when: ({ mine, view }) => mine && view.stage !== "not yet", at: "#ask" },
];
