// The desk of a moment: what is being composed there.

import { offersOf } from "$lib/offers";
import type { Word } from "$lib/protocol";
import { Idle, type Tapped } from "./desks/base";
import { Buying } from "./desks/buying.svelte";
import { Machines } from "./desks/machines.svelte";
import { Fist, Launder, Lead, Match } from "./desks/money.svelte";
import { TableMemory } from "./memory";
import type { FfScene } from "./view";

export type FfDesk = Idle | Machines | Lead | Match | Fist | Buying | Launder;

/** Lay out a desk for a moment; `before` is the one that was used last at the same table. */
export function newDesk(scene: FfScene, before?: FfDesk | null, ahead: readonly Word[] = []): FfDesk {
  const { choices, phase } = scene.view;
  const memory = before?.memory ?? new TableMemory();
  if (!choices.length) return new Idle(scene, memory);
  const [fist] = offersOf(choices, "fist");
  if (fist) return new Fist(scene, fist, memory);
  const [launder] = offersOf(choices, "launder");
  if (launder) return new Launder(scene, launder, memory);
  if (phase === "machines") return new Machines(scene, memory, ahead);
  if (phase === "lead") return new Lead(scene, memory);
  if (phase === "match") return new Match(scene, memory);
  return phase === "buying" ? new Buying(scene, memory, ahead) : new Idle(scene, memory);
}

export type { Tapped };
