// Money as a game writes it: “1,240”, “$90”.

import { words } from "./words.svelte";

/** What says how a sum is written: a game, or anything that writes as one. */
interface Purse {
  coin?: (amount: number) => string;
}

export const sum = ({ coin }: Purse, amount: number): string => (coin ? coin(amount) : words.number(amount));

/** A change of money: “+225”, “−$30”. */
export const change = (game: Purse, amount: number): string => (amount < 0 ? "−" : "+") + sum(game, Math.abs(amount));
