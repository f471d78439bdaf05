// What a table was opened with, and all agree to who sit down there: hints, people who look on, house rules.

import { catalogue, type Option } from "./catalogue.svelte";
import type { GameName, ListedTable, TableInfo } from "./protocol";
import { rulesOf } from "./rules";
import { t, words, type Language } from "./words.svelte";

export type Agreed = Pick<TableInfo, "game" | "options" | "watch" | "hints"> & Pick<ListedTable, "own_box">;

const OPTION = "option-"; // before the name of one among the rules

/** The options of a game. */
export async function optionsOf(game: GameName): Promise<Option[]> {
  return (await catalogue.find()).find(({ name }) => name === game)?.options ?? [];
}

/** What the options of a game mean: that stands among its rules, in every language. Empty if they cannot be read now. */
export async function meaningsOf(game: GameName, language: Language): Promise<Map<string, string>> {
  const sections = await rulesOf(game, language).catch(() => []);
  const rules = sections.flatMap((section) => section.rules);
  return new Map(rules.flatMap(({ id, text }) => (id.startsWith(OPTION) ? [[id.slice(OPTION.length), text]] : [])));
}

/** Those house rules that are not as usual. */
export const changedOf = ({ options }: Agreed, known: readonly Option[]): Option[] =>
  known.filter(({ name, default: usual }) => JSON.stringify(options[name] ?? usual) !== JSON.stringify(usual));

/** How an option is set, in words; a whole board has none. */
export function settingOf({ options }: Agreed, { name, words: named }: Option): string {
  const value = options[name];
  if (typeof value === "boolean") return t(value ? "option-on" : "option-off");
  if (typeof value === "number") return words.number(value);
  if (Array.isArray(value)) return value.join(" ");
  return named.includes(String(value)) ? t(`option-word-${String(value)}`) : "";
}

/** The same in few words, for a list of tables. */
export function inShort(table: Agreed, known: readonly Option[]): string[] {
  const { length: count } = changedOf(table, known);
  return [
    table.hints ? t("agreed-hints") : "",
    table.watch ? "" : t("agreed-unwatched"),
    table.own_box ? t("agreed-own-box") : "",
    count ? t("agreed-rules", { count }) : "",
  ].filter(Boolean);
}
