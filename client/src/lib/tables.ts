// Opening tables.

import type { GameFacts } from "./catalogue.svelte";
import { lessons } from "./lessons.svelte";
import { guest } from "./me.svelte";
import { copyLink } from "./share";
import { ask } from "./net";
import type { GameName, Level, ListedTable, Terms } from "./protocol";
import { results } from "./results.svelte";
import { router } from "./router.svelte";
import { settings } from "./settings.svelte";
import { t } from "./words.svelte";

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

/** Whether nobody has finished this game in this browser, and hints are wanted. */
export const isFirstGame = (game: GameName): boolean =>
  settings.tips && lessons.isOn(game) && !results.all.some((result) => result.game === game);

/** Sit down against bots, at once; the first time for a short match. */
export function playNow({ name, lobby }: GameFacts, level: Level, players = lobby.seats): Promise<void> {
  const bots = Array.from({ length: players - 1 }, () => level);
  const options = isFirstGame(name) ? lobby.first_game : {};
  return open({ game: name, seats: ["me", ...bots], options });
}

/** Make a table for friends, with its link ready to be sent: bots sit down where nobody comes. */
export async function invite({ name, lobby }: GameFacts, players = lobby.seats): Promise<void> {
  const friends = Array.from({ length: players - 1 }, () => "open" as const);
  await open({ game: name, seats: ["me", ...friends], public: false });
  await copyLink(location.pathname);
}

/** Go to the table with a number: CB 7341 K. */
export async function goToSerial(serial: string): Promise<void> {
  const found = await ask<{ id: string }>("GET", `/api/serials/${encodeURIComponent(serial.replace(/[\s-]/g, ""))}`);
  router.go(`/t/${found.id}`);
}

export const TABLES_A_PAGE = 50; // the server lists no more at once

/** The newest open tables, or the newest of those that are older than one. */
export const openTables = (before = ""): Promise<ListedTable[]> =>
  ask("GET", before ? `/api/tables?before=${encodeURIComponent(before)}` : "/api/tables");
