// The desk of a moment: what is being composed there.

import { offersOf } from "$lib/offers";
import { Idle, type Tapped } from "./desks/base";
import { Buying } from "./desks/buying.svelte";
import { Machines } from "./desks/machines.svelte";
import { Fist, Launder, Lead, Match } from "./desks/money.svelte";
import type { FfScene } from "./view";

export type FfDesk = Idle | Machines | Lead | Match | Fist | Buying | Launder;

export function newDesk(scene: FfScene): FfDesk {
  const { choices, phase } = scene.view;
  if (!choices.length) return new Idle(scene);
  const [fist] = offersOf(choices, "fist");
  if (fist) return new Fist(scene, fist);
  const [launder] = offersOf(choices, "launder");
  if (launder) return new Launder(scene, launder);
  if (phase === "machines") return new Machines(scene);
  if (phase === "lead") return new Lead(scene);
  if (phase === "match") return new Match(scene);
  return phase === "buying" ? new Buying(scene) : new Idle(scene);
}

export type { Tapped };
