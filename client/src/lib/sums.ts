// Money as a game writes it: “1,240”, “$90”.

import { words } from "./words.svelte";

/** What says how a sum is written: the words of a board, or anything that writes as they do. */
interface Purse {
  formatScore?: (amount: number) => string;
}

export const sum = ({ formatScore }: Purse, amount: number): string =>
  formatScore ? formatScore(amount) : words.number(amount);

/** A change of money: “+225”, “−$30”. */
export const change = (purse: Purse, amount: number): string =>
  (amount < 0 ? "−" : "+") + sum(purse, Math.abs(amount));
