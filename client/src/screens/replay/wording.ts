// Names, sums and moments of a finished match in words.

import { naming } from "$lib/names";
import type { GameName } from "$lib/protocol";
import { t, words, type Args } from "$lib/words.svelte";
import type { Claim, Moment } from "./records";

/** All that is needed to name people: the game knows who is no player. */
export interface Cast {
  game: GameName;
  names: readonly string[];
  you: number | null;
}

/** A number with a true minus. */
export const written = (amount: number): string => (amount < 0 ? "−" : "") + words.number(Math.abs(amount));

/** A score: “3,265 F”, “7 coins”. */
export const money = (game: GameName, amount: number): string =>
  t("tale-money", { game, amount: written(amount), count: Math.abs(amount) });

/** What a lie was about, which need not be counted in what scores. */
export const worth = (game: GameName, amount: number): string => t("tale-worth", { game, amount: written(amount) });

/** Name somebody, or the bank, the Godfather or the inspector. */
export function who(role: string, player: number | null | undefined, { game, names, you }: Cast): Args {
  if (typeof player === "number" && player >= 0) return naming(role, player, names, you);
  return { [role]: t("tale-bank", { game }), [`${role}You`]: "no" };
}

export const lieText = ({ kind, player, amount }: Pick<Claim, "kind" | "player" | "amount">, cast: Cast): string =>
  t(`tale-lie-${kind}`, { ...who("who", player, cast), money: worth(cast.game, amount), way: amount > 0 ? "less" : "more" });

const capital = (text: string): string => text.slice(0, 1).toLocaleUpperCase(words.language) + text.slice(1);

export function momentText(moment: Moment, cast: Cast): string {
  const { what, kind = "", player, amount = 0, by } = moment;
  if (what === "lie") return lieText({ kind, player, amount }, cast);
  if (what === "catch" && (by ?? -1) < 0) return lieText({ kind, player, amount }, cast);
  const sum = what === "swing" ? money(cast.game, Math.abs(amount)) : worth(cast.game, Math.abs(amount));
  const args = { ...who("who", player, cast), ...who("by", by, cast), money: sum };
  const key = what === "swing" ? (amount < 0 ? "loss" : "gain") : what;
  return capital(t(`replay-moment-${key}`, args));
}

/** What became of a lie: who believed it, or who looked; nothing if the lie itself says that. */
export function fateText({ answers, checker, to }: Claim, cast: Cast): string {
  if (to.every((player) => player < 0)) return "";
  if (checker !== null) {
    return capital(t("tale-found-by", { game: cast.game, ...who("by", checker, cast) }));
  }
  const people = answers.filter(({ player, believed }) => believed && player >= 0).map(({ player }) => player);
  if (!people.length) return t("tale-passed");
  const named = people.map((player) => cast.names[player] ?? "?");
  return t("tale-passed-by", { names: words.list(named), count: named.length });
}
