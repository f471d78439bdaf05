// Hints for a first game, each tied to a moment.

import { offers } from "$lib/offers";
import type { CoachLine } from "../contract";
import type { FfScene, FfView } from "./view";

const asks = (phase: FfView["phase"], more: (scene: FfScene) => boolean = () => true) => (scene: FfScene): boolean =>
  scene.mine && scene.view.phase === phase && more(scene);

export const tips: CoachLine<FfView>[] = [
  { id: "ff-guide-1", when: asks("machines"), at: "#tray [data-main]" },
  { id: "ff-guide-2", when: asks("machines", ({ view }) => offers(view.choices, "transform") && view.round > 1), at: ".ff-jobs" },
  { id: "ff-guide-3", when: asks("fists"), at: ".ff-wash" },
  { id: "ff-guide-4", when: asks("fists"), at: "[data-pick=enough]" },
  { id: "ff-guide-5", when: asks("buying"), at: ".ff-buy" },
  { id: "ff-guide-6", when: asks("laundering"), at: "#tray [data-main]" },
  { id: "ff-guide-7", when: ({ mine, view }) => mine && (view.phase === "lead" || view.phase === "match"), at: ".ff-lot" },
  { id: "ff-guide-8", when: ({ mine, view }) => mine && view.round > 3, at: ".ff-inspectors" },
];
