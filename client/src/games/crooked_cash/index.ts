import art from "../../art/crooked_cash.svg?raw";
import { draw } from "../../art/sprite";
import type { Game } from "../contract";
import { ask, waiting } from "./ask";
import "./board.css";
import { conduct } from "./conduct.svelte";
import { CashDesk } from "./desk/desk.svelte";
import { heading, rule, status, steps } from "./flow";
import { late, ready } from "./late.svelte";
import Ledger from "./Ledger.svelte";
import More from "./More.svelte";
import Nothing from "./Nothing.svelte";
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
  get Secrets() {
    return late.rest?.Secrets ?? Nothing;
  },
  get Switches() {
    return late.rest?.Switches ?? Nothing;
  },
  newDesk: (scene) => new CashDesk(scene),
  steps,
  money: ({ view }, player) => view.money[player] ?? 0,
  status,
  ask,
  waiting,
  tell,
  heading,
  label: (word, scene) => late.rest?.label(word, scene) ?? "",
  things: (offer, scene) => late.rest?.things(offer, scene) ?? [],
  shortcuts: (scene) => late.rest?.shortcuts(scene) ?? [],
  isNamed: ({ verb }) => verb === "check",
  facts: (scene) => late.rest?.facts(scene) ?? [],
  rule,
  tips,
  habits: (habits) => conduct.begin(habits),
  ready,
};
