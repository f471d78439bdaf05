import art from "../../art/crooked_cash.svg?raw";
import { draw } from "../../art/sprite";
import type { Game } from "../game";
import { ask, waiting } from "./ask";
import "./board.css";
import { conduct } from "./conduct.svelte";
import { CashDesk } from "./desk/desk.svelte";
import { facts } from "./facts";
import { heading, rule, status, steps } from "./flow";
import { label, shortcuts, things } from "./label";
import Ledger from "./Ledger.svelte";
import More from "./More.svelte";
import Secrets from "./Secrets.svelte";
import Stage from "./Stage.svelte";
import { tell } from "./tell";
import { tips } from "./tips";
import Tray from "./Tray.svelte";
import type { CashView } from "./view";

draw(art);

export const game: Game<CashView, CashDesk> = {
  name: "crooked_cash",
  code: "cc",
  files: ["crooked_cash"],
  Stage,
  Tray,
  More,
  Ledger,
  Secrets,
  newDesk: (scene) => new CashDesk(scene),
  steps,
  money: ({ view }, player) => view.money[player] ?? 0,
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
  habits: (habits) => conduct.begin(habits),
};
