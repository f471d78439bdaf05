// The choice that is being composed. A draft lasts as long as the same things are offered: what others
// do must not clear it.

import { untrack } from "svelte";
import type { Draft, Scene } from "../games/contract";
import type { Game } from "../games/game.svelte";
import type { Known } from "$lib/known";
import type { Outgoing } from "./outgoing";

/** What a draft is made for: a session. */
interface Asked {
  readonly known: Known;
  readonly game: Game | null;
  readonly scene: Scene | null;
}

export class Composer {
  private last: Draft | null = null; // hands on to the next one what goes beyond one choice
  private readonly offered = $derived.by(() => {
    const { step, view } = this.table.known;
    return `${step} ${JSON.stringify(view?.choices ?? [])}`;
  });
  readonly draft = $derived.by((): Draft | null => {
    void this.offered;
    const { game } = this.table;
    return untrack(() => this.begin(game));
  });

  constructor(private readonly table: Asked, private readonly outgoing: Outgoing) {}

  private begin(game: Game | null): Draft | null {
    const { scene, known } = this.table;
    if (!game || !scene) return null;
    return (this.last = game.board.createDraft(scene, this.last, this.outgoing.ahead(known)));
  }
}
