// Contraband: what the first paint of its table needs.

import drawings from "./art.svg?raw";
import { draw } from "../../art/sprite";
import type { GameBoard } from "../contract";
import { ask, rule, status, steps, waiting } from "./ask";
import { CbDesk } from "./desk.svelte";
import Ledger from "./Ledger.svelte";
import More from "./More.svelte";
import Stage from "./Stage.svelte";
import { heading, tell } from "./tell";
import Tray from "./Tray.svelte";
import type { CbView } from "./view";
import "./board.css";

draw(drawings);

export const board: GameBoard<CbView, CbDesk> = {
  Board: Stage,
  Tray,
  SeatFacts: More,
  PrivateNotes: Ledger,
  createDraft: (scene) => new CbDesk(scene),
  words: {
    prompt: ask,
    waiting,
    steps,
    seatStatus: status,
    score: ({ view }, player) => view.balances[player] ?? 0,
    newsLine: tell,
    newsHeading: heading,
    rule,
  },
  details: () => import("./details").then(({ details }) => details),
};
