// Reads the board of a table's game.

import { gameNamed } from "../games";
import type { Game, Scene } from "../games/game";
import type { TableInfo } from "$lib/protocol";
import { toast } from "$lib/toast.svelte";
import { t } from "$lib/words.svelte";

/** Return the game of a table, ready for a scene; null if it cannot be read now: the next message tries again. */
export async function loadGame(table: TableInfo | null, scene: Scene | null): Promise<Game | null> {
  if (!table) return null;
  try {
    const game = await gameNamed(table.game);
    await game.ready?.(scene);
    return game;
  } catch {
    toast.show(t("broken-more"));
    return null;
  }
}
