// Money as a game writes it: “1,240”, “$90”.

import type { BoardWords } from "../games/contract";
import { words } from "$lib/words.svelte";

type Purse = Pick<BoardWords, "formatScore">;

export const sum = ({ formatScore }: Purse, amount: number): string =>
  formatScore ? formatScore(amount) : words.number(amount);

/** A change of money: “+225”, “−$30”. */
export const change = (purse: Purse, amount: number): string =>
  (amount < 0 ? "−" : "+") + sum(purse, Math.abs(amount));
