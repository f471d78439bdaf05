// Counterfeiters (Pecunia Olet): what the first paint of its table needs.

import art from "./art.svg?raw";
import { draw } from "../../art/sprite";
import type { GameBoard } from "../contract";
import { ask, rule, status, steps, waiting } from "./ask";
import "./board.css";
import { CfDesk } from "./desk.svelte";
import Ledger from "./Ledger.svelte";
import { ownMoney } from "./money";
import More from "./More.svelte";
import { dollars } from "./say";
import Stage from "./Stage.svelte";
import { heading, tell } from "./tell";
import Tray from "./Tray.svelte";
import type { CfView } from "./view";

draw(art);

export const board: GameBoard<CfView, CfDesk> = {
  Board: Stage,
  Tray,
  SeatFacts: More,
  PrivateNotes: Ledger,
  createDraft: (scene) => new CfDesk(scene),
  words: {
    prompt: ask,
    waiting,
    steps,
    seatStatus: status,
    score: (scene, player) => {
      const money = ownMoney(scene, player);
      // When all is over the hand alone says nothing: it is the sum that counts.
      return money && (scene.view.phase === "over" ? money.hand + money.offshore : money.hand);
    },
    formatScore: dollars,
    newsLine: tell,
    newsHeading: heading,
    rule,
  },
  details: () => import("./details").then(({ details }) => details),
};
