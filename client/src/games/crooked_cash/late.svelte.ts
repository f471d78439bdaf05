// What a first choice does not need: all questions but those of a turn, what is being settled in the
// middle of the board, the table as text, the secrets of a replay. It is read when the table has been
// painted; a table that begins with it is shown with it.

import type { Scene } from "../contract";
import { settings } from "$lib/settings.svelte";
import { toast } from "$lib/toast.svelte";
import { t } from "$lib/words.svelte";
import { holdsCards } from "./cards";
import type { Kind } from "./desk/part.svelte";
import { topIf } from "./matters";
import type { CashView } from "./view";

type Rest = typeof import("./rest");
const FIRST: readonly Kind[] = ["turn", "interlude", "other"]; // have the tray of a turn
const TRY_AGAIN = 4000; // ms after which a line may have come back

class Late {
  /** Drawn as soon as it is there. */
  rest = $state.raw<Rest | null>(null);
  private reading: Promise<void> | null = null;

  /** Read it, once; where there is no line, until there is one again. */
  read(): Promise<void> {
    return (this.reading ??= this.fetch());
  }

  private async fetch(): Promise<void> {
    try {
      this.rest = await import("./rest");
    } catch {
      toast.show(t("broken-more"));
      await new Promise((done) => setTimeout(done, TRY_AGAIN));
      await this.fetch();
    }
  }

  /** Do something with it: at once, if it is there. */
  use(done: (rest: Rest) => void): void {
    if (this.rest) done(this.rest);
    else void this.read().then(() => this.rest && done(this.rest));
  }
}

export const late = new Late();

export const isOfTurn = (kind: Kind): boolean => FIRST.includes(kind);

/** Have what a first moment needs, or everything; what it does not need is read after it was painted. */
export async function ready(scene?: Scene<CashView> | null): Promise<void> {
  const canWait = scene === null || (scene && !settings.text && isEmpty(scene));
  if (canWait) requestAnimationFrame(() => setTimeout(() => void late.read()));
  else await late.read();
}

/** Whether nothing is being settled but a turn, of somebody without cards. */
function isEmpty(scene: Scene<CashView>): boolean {
  const turn = topIf(scene.view, "turn");
  return turn !== null && turn.stage !== "jailed" && !holdsCards(scene);
}
