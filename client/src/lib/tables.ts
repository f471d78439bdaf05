// Opening tables.

import { guest } from "./me.svelte";
import { ask } from "./net";
import type { GameName, Level, TableInfo, Terms } from "./protocol";
import { router } from "./router.svelte";
import { t } from "./words.svelte";

export const USUAL: Record<GameName, number> = {
  contraband: 4,
  counterfeiters: 3,
  ffuffziger: 4,
  crooked_cash: 4,
};
export const SIZES: Record<GameName, [least: number, most: number]> = {
  contraband: [3, 6],
  counterfeiters: [2, 4],
  ffuffziger: [3, 6],
  crooked_cash: [2, 6],
};
export const MINUTES: Record<GameName, number> = {
  contraband: 25,
  counterfeiters: 35,
  ffuffziger: 60,
  crooked_cash: 40,
};

export interface NewTable {
  game: GameName;
  seats: (Level | "me" | "open")[];
  options?: Record<string, unknown>;
  clock?: Terms;
  public?: boolean;
  watch?: boolean;
  pace?: string;
  hints?: boolean;
}

interface Opened {
  id: string;
  you: number | null;
  links: Record<string, string>;
}

/** Be somebody before the first table: a name can be changed later. */
export async function beSomebody(): Promise<void> {
  if (guest.me ?? (await guest.find())) return;
  const number = 100 + Math.floor(Math.random() * 900);
  await guest.be(t("guest-name", { number: String(number) }));
}

/** Open a table and go there. */
export async function open(table: NewTable): Promise<void> {
  await beSomebody();
  const opened = await ask<Opened>("POST", "/api/tables", table);
  router.go(`/t/${opened.id}`);
}

/** Sit down against bots, at once. */
export function playNow(game: GameName, level: Level, players = USUAL[game]): Promise<void> {
  const bots = Array.from({ length: players - 1 }, () => level);
  return open({ game, seats: ["me", ...bots] });
}

/** Make a table for friends: bots sit down where nobody comes. */
export function invite(game: GameName, players = USUAL[game]): Promise<void> {
  const friends = Array.from({ length: players - 1 }, () => "open" as const);
  return open({ game, seats: ["me", ...friends], public: false });
}

/** Go to the table with a number: CB 7341 K. */
export async function goToSerial(serial: string): Promise<void> {
  const found = await ask<{ id: string }>("GET", `/api/serials/${encodeURIComponent(serial.replace(/[\s-]/g, ""))}`);
  router.go(`/t/${found.id}`);
}

export const openTables = (): Promise<TableInfo[]> => ask("GET", "/api/tables");
