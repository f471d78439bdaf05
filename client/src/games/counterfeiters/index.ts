// Counterfeiters (Pecunia Olet): all that the page needs to draw and to word it.

import art from "../../art/counterfeiters.svg?raw";
import { draw } from "../../art/sprite";
import type { Game } from "../contract";
import { ask, rule, status, steps, waiting } from "./ask";
import "./board.css";
import { CfDesk } from "./desk.svelte";
import { facts } from "./facts";
import { label, shortcuts, things } from "./label";
import Ledger from "./Ledger.svelte";
import { ownMoney } from "./money";
import More from "./More.svelte";
import { dollars } from "./say";
import Secrets from "./Secrets.svelte";
import Stage from "./Stage.svelte";
import { heading, tell } from "./tell";
import { tips } from "./tips";
import Tray from "./Tray.svelte";
import type { CfView } from "./view";

draw(art);

export const game: Game<CfView, CfDesk> = {
  name: "counterfeiters",
  code: "cf",
  files: ["counterfeiters"],
  Stage,
  Tray,
  More,
  Ledger,
  Secrets,
  newDesk: (scene) => new CfDesk(scene),
  steps,
  money: (scene, player) => {
    const money = ownMoney(scene, player);
    // When all is over the hand alone says nothing: it is the sum that counts.
    return money && (scene.view.phase === "over" ? money.hand + money.offshore : money.hand);
  },
  coin: dollars,
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
