// What this browser gives to the seed of a deal (docs/fairness.md).

import { keptHere } from "$lib/kept";
import type { Known } from "$lib/known";
import type { Wish } from "$lib/protocol";

const keyOf = (table: string): string => `given ${table}`;

/** What was given to a promise, if this browser remembers it. */
export function given(table: string, promise: string): string | null {
  const [to, gift = null] = keptHere.get(keyOf(table))?.split(" ") ?? [];
  return to === promise ? gift : null;
}

/** Something random for a promise: the same as often as it is asked for, since the table keeps the first. */
export function giftFor(table: string, promise: string): string {
  const known = given(table, promise);
  if (known) return known;
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const gift = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  keptHere.set(keyOf(table), `${promise} ${gift}`);
  return gift;
}

/** Give something to the seed, whenever the table wants it of this seat. */
export function contributeSeed(id: string, { table, you }: Known, send: (wish: Wish) => void): void {
  if (!table || you === null || !table.fair.wants.includes(you)) return;
  const { commitment } = table.fair;
  send({ give: giftFor(id, commitment), promise: commitment });
}
