// A game as the frame plays it: its board, and the details as soon as they are read.

import { toast } from "$lib/toast.svelte";
import { t } from "$lib/words.svelte";
import type { GameName } from "$lib/protocol";
import type { BoardDetails, GameBoard } from "./contract";

const RETRY_MS = 4000; // after which a connection may have come back

export class Game {
  /** Drawn as soon as they are there. */
  details = $state.raw<BoardDetails | null>(null);
  private reading: Promise<void> | null = null;

  constructor(readonly name: GameName, readonly board: GameBoard) {}

  /** Read the details, once; without a connection, until there is one again. */
  readDetails(): Promise<void> {
    return (this.reading ??= this.fetchDetails());
  }

  private async fetchDetails(): Promise<void> {
    try {
      this.details = await this.board.details();
    } catch {
      toast.show(t("broken-more"));
      await new Promise((done) => setTimeout(done, RETRY_MS));
      await this.fetchDetails();
    }
  }
}
