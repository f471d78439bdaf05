// Crooked Cash: what the first paint of its table needs.

import art from "./art.svg?raw";
import { draw } from "../../art/sprite";
import type { GameBoard } from "../contract";
import { ask, waiting } from "./ask";
import "./board.css";
import { conduct } from "./conduct.svelte";
import { CashDesk } from "./desk/desk.svelte";
import { heading, rule, status, steps } from "./flow";
import Ledger from "./Ledger.svelte";
import { loaded, needsDetails } from "./loaded.svelte";
import More from "./More.svelte";
import Stage from "./Stage.svelte";
import { tell } from "./tell";
import Tray from "./Tray.svelte";
import type { CashView } from "./view";

draw(art);

export const board: GameBoard<CashView, CashDesk> = {
  Board: Stage,
  Tray,
  SeatFacts: More,
  PrivateNotes: Ledger,
  createDraft: (scene) => new CashDesk(scene),
  words: {
    prompt: ask,
    waiting,
    steps,
    seatStatus: status,
    score: ({ view }, player) => view.money[player] ?? 0,
    newsLine: tell,
    newsHeading: heading,
    rule,
  },
  habits: (habits) => conduct.begin(habits),
  needsDetails,
  details: () => loaded.read().then(({ details }) => details),
};
