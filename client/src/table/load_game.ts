// Reads the board of a table's game.

import type { Scene } from "../games/contract";
import type { Game } from "../games/game.svelte";
import { gameNamed } from "../games/registry";
import type { TableInfo } from "$lib/protocol";
import { toast } from "$lib/toast.svelte";
import { t } from "$lib/words.svelte";
import { prepareDetails } from "./details";

/** Return the game of a table, ready for a scene; null if it cannot be read now: the next message tries again. */
export async function loadGame(table: TableInfo | null, scene: Scene | null): Promise<Game | null> {
  if (!table) return null;
  try {
    const game = await gameNamed(table.game);
    await prepareDetails(game, scene);
    return game;
  } catch {
    toast.show(t("broken-more"));
    return null;
  }
}
