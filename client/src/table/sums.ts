// Money as a game writes it: “1,240”, “$90”.

import type { Game } from "../games/contract";
import { words } from "$lib/words.svelte";

type Purse = Pick<Game, "coin">;

export const sum = ({ coin }: Purse, amount: number): string => (coin ? coin(amount) : words.number(amount));

/** A change of money: “+225”, “−$30”. */
export const change = (game: Purse, amount: number): string => (amount < 0 ? "−" : "+") + sum(game, Math.abs(amount));
