// When the frame reads the details of a board.

import type { Scene } from "../games/contract";
import type { Game } from "../games/game.svelte";
import { afterPaint } from "$lib/motion";
import { settings } from "$lib/settings.svelte";

/** Have the details before the first paint where it shows them, else after it; null: no match has begun. */
export async function prepareDetails(game: Game, scene: Scene | null): Promise<void> {
  if (scene && (settings.text || game.board.needsDetails?.(scene))) await game.readDetails();
  else afterPaint(() => void game.readDetails());
}
