// The choice that is being composed. A desk lasts as long as the same things are offered: what others
// do must not clear it.

import { untrack } from "svelte";
import type { Desk, Game, Scene } from "../games/game";
import type { Known } from "$lib/known";
import type { Outgoing } from "./outgoing";

/** What a desk is laid for: a session. */
interface Asked {
  readonly known: Known;
  readonly game: Game | null;
  readonly scene: Scene | null;
}

export class Draft {
  private last: Desk | null = null; // hands on to the next one what goes beyond one choice
  private readonly offered = $derived.by(() => {
    const { step, view } = this.table.known;
    return `${step} ${JSON.stringify(view?.choices ?? [])}`;
  });
  readonly desk = $derived.by((): Desk | null => {
    void this.offered;
    const { game } = this.table;
    return untrack(() => this.lay(game));
  });

  constructor(private readonly table: Asked, private readonly outgoing: Outgoing) {}

  private lay(game: Game | null): Desk | null {
    const { scene, known } = this.table;
    if (!game || !scene) return null;
    return (this.last = game.newDesk(scene, this.last, this.outgoing.ahead(known)));
  }
}
