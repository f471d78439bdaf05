// A view as text: lists with an entry for each player as columns by seat, everything else as rows.

import type { View } from "$lib/protocol";
import { t } from "$lib/words.svelte";
import type { Scene, TextBlock } from "../contract";
import type { Wording } from "./wording";

const OF_EVERY_VIEW = ["game", "players", "me", "options", "phase", "acting", "choices"];

/** What the game itself puts into its views. */
const ownFacts = (view: View): [key: string, value: unknown][] =>
  Object.entries(view).filter(([key]) => !OF_EVERY_VIEW.includes(key));

const isBySeat = (value: unknown, players: number): value is unknown[] =>
  Array.isArray(value) && value.length === players && value.every((each) => typeof each !== "object" || each === null);

export function textView({ view, names }: Scene, wording: Wording): TextBlock[] {
  const facts = ownFacts(view);
  const lists = facts.filter((fact): fact is [string, unknown[]] => isBySeat(fact[1], view.players));
  const rest = facts.filter(([, value]) => !isBySeat(value, view.players));
  const seats: TextBlock = {
    title: t("players"),
    columns: [t("generic-player"), ...lists.map(([key]) => wording.key(key))],
    rows: names.map((name, player) => [name, ...lists.map(([key, list]) => wording.value(key, list[player], names))]),
  };
  const table: TextBlock = {
    title: t("generic-table"),
    rows: rest.map(([key, value]) => [wording.key(key), wording.value(key, value, names)]),
  };
  return [...(lists.length ? [seats] : []), ...(rest.length ? [table] : [])];
}

/** What the players do not all see alike, with what each of them sees. */
export function hiddenFacts(views: readonly View[]): { key: string; values: unknown[] }[] {
  const [first] = views;
  const keys = first ? ownFacts(first).map(([key]) => key) : [];
  const facts = keys.map((key) => ({ key, values: views.map((view) => (view as unknown as Record<string, unknown>)[key]) }));
  return facts.filter(({ values }) => new Set(values.map((value) => JSON.stringify(value))).size > 1);
}
