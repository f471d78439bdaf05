// Falsche FFuffziger: what can wait until the table was painted.

import type { BoardDetails } from "../contract";
import Evidence from "./Evidence.svelte";
import { facts } from "./facts";
import { label, shortcuts, things } from "./label";
import Secrets from "./Secrets.svelte";
import { tips } from "./tips";
import type { FfView } from "./view";

export const details: BoardDetails<FfView> = {
  choiceLabel: label,
  countedThings: things,
  shortcuts,
  textView: facts,
  coach: tips,
  Revealed: Secrets,
  Evidence,
};
