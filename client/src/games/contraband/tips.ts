// Hints for a first game. They say what is legal and what it costs, not what is best.

import type { CoachLine } from "../contract";
import { BAG, ownCards, type CbScene, type CbView } from "./view";

const asked = (phase: string) => ({ mine, view }: CbScene) => mine && view.phase === phase;
const MAIN = ".contraband-tray [data-main]";
const BOTH = ".cb-duel [data-option]";
const SOME_NEWS = 12; // a few turns have been seen

export const tips: CoachLine<CbView>[] = [
  { id: "cb-guide-1", when: asked("declaration"), at: MAIN },
  { id: "cb-guide-2", when: asked("declaration"), at: MAIN },
  { id: "cb-guide-3", when: asked("inspection"), at: BOTH },
  { id: "cb-guide-4", when: asked("acceptance"), at: BOTH },
  { id: "cb-guide-5", when: asked("rejection"), at: MAIN },
  {
    id: "cb-guide-6",
    when: (scene) =>
      asked("declaration")(scene) && ((ownCards(scene.view)?.[BAG] ?? 0) > 0 || scene.news.length > SOME_NEWS),
    at: MAIN,
  },
  { id: "cb-guide-7", when: ({ mine, news }) => !mine && news.length > SOME_NEWS, at: ".cb-said" },
];
