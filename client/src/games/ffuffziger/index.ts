// Falsche FFuffziger: what the first paint of its table needs.

import art from "./art.svg?raw";
import { draw } from "../../art/sprite";
import type { GameBoard } from "../contract";
import { ask, rule, status, steps, waiting } from "./ask";
import "./board.css";
import { newDesk, type FfDesk } from "./desk.svelte";
import Ledger from "./Ledger.svelte";
import More from "./More.svelte";
import Stage from "./Stage.svelte";
import { heading, tell } from "./tell";
import Tray from "./Tray.svelte";
import type { FfView } from "./view";

draw(art);

export const board: GameBoard<FfView, FfDesk> = {
  Board: Stage,
  Tray,
  SeatFacts: More,
  PrivateNotes: Ledger,
  createDraft: newDesk,
  words: {
    prompt: ask,
    waiting,
    steps,
    seatStatus: status,
    // FF-40: coins decide, and lie open; purses do not.
    score: ({ view }, player) => view.coins[player] ?? 0,
    newsLine: tell,
    newsHeading: heading,
    rule,
  },
  details: () => import("./details").then(({ details }) => details),
};
