import drawings from "../../art/contraband.svg?raw";
import { draw } from "../../art/sprite";
import type { Game } from "../contract";
import { ask, rule, status, steps, waiting } from "./ask";
import { CbDesk } from "./desk.svelte";
import { facts } from "./facts";
import { label, shortcuts, things } from "./label";
import Ledger from "./Ledger.svelte";
import More from "./More.svelte";
import Secrets from "./Secrets.svelte";
import Stage from "./Stage.svelte";
import { heading, tell } from "./tell";
import { tips } from "./tips";
import Tray from "./Tray.svelte";
import type { CbView } from "./view";
import "./board.css";

draw(drawings);

export const game: Game<CbView, CbDesk> = {
  name: "contraband",
  code: "cb",
  files: ["contraband"],
  Stage,
  Tray,
  More,
  Ledger,
  Secrets,
  newDesk: (scene) => new CbDesk(scene),
  steps,
  money: ({ view }, player) => view.balances[player] ?? 0,
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
