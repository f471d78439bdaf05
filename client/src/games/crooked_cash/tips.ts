// What is said to a newcomer at the first of each of these moments.

import { offers } from "$lib/offers";
import type { CoachLine } from "../contract";
import { sitesOf } from "./board";
import { topIf } from "./matters";
import type { CashScene } from "./say";
import type { CashView } from "./view";

const asked = (scene: CashScene, verb: string): boolean => scene.mine && offers(scene.view.choices, verb);

export const tips: CoachLine<CashView>[] = [
  { id: "cc-guide-1", when: (scene) => asked(scene, "roll") && !topIf(scene.view, "building"), at: "#tray [data-main]" },
  { id: "cc-guide-2", when: (scene) => asked(scene, "buy"), at: "#tray [data-main]" },
  { id: "cc-guide-3", when: (scene) => asked(scene, "pay"), at: "#tray .cc-laid" },
  { id: "cc-guide-4", when: (scene) => asked(scene, "check"), at: "#tray .cc-check" },
  { id: "cc-guide-5", when: (scene) => asked(scene, "demand"), at: "#tray [data-main]" },
  { id: "cc-guide-6", when: (scene) => asked(scene, "bid"), at: "#tray .cc-bid" },
  { id: "cc-guide-7", when: (scene) => asked(scene, "take"), at: "#tray .cc-pick" },
  {
    id: "cc-guide-8",
    when: ({ view, you }) => you !== null && sitesOf(view, you).length > 0,
    at: ".cc-hand",
  },
];
