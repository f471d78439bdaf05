// Falsche FFuffziger: forgers, an inspector, and rare coins.

import art from "../../art/ffuffziger.svg?raw";
import { draw } from "../../art/sprite";
import type { Game } from "../contract";
import { ask, rule, status, steps, waiting } from "./ask";
import "./board.css";
import { newDesk, type FfDesk } from "./desk.svelte";
import { facts } from "./facts";
import { label, shortcuts, things } from "./label";
import Ledger from "./Ledger.svelte";
import More from "./More.svelte";
import Secrets from "./Secrets.svelte";
import Stage from "./Stage.svelte";
import { heading, tell } from "./tell";
import { tips } from "./tips";
import Tray from "./Tray.svelte";
import type { FfView } from "./view";

draw(art);

export const game: Game<FfView, FfDesk> = {
  name: "ffuffziger",
  code: "ff",
  files: ["ffuffziger"],
  Stage,
  Tray,
  More,
  Ledger,
  Secrets,
  newDesk,
  steps,
  // FF-40: coins decide, and lie open; purses do not.
  money: ({ view }, player) => view.coins[player] ?? 0,
  status,
  ask,
  waiting,
  tell,
  heading,
  label,
  things,
  shortcuts,
  facts,
  rule,
  tips,
};
