// What things are called: streets, notes, those who pay.

import { naming } from "$lib/names";
import { t, words, type Args } from "$lib/words.svelte";
import type { Scene } from "../contract";
import { LAYOUT, groupOf } from "./board";
import { BANK, FACES, type CashView, type Five } from "./view";

export type CashScene = Scene<CashView>;

const LONGEST = 9; // letters on a space of the board
const COLOURS = ["brown", "sky", "pink", "orange", "red", "yellow", "green", "blue"];

// ----------------------------------------------------------------------------------- streets

/** A street in full; the bilingual ones of Brussels are shortened in their own languages. */
export function street(view: CashView, number: number): string {
  const name = view.board.streets[number] ?? "?";
  const [dutch, french] = name.split(" / ");
  if (!french) return name;
  if (words.language === "nl") return `${dutch}, ${french.split(", ")[1] ?? ""}`;
  if (words.language === "fr") return french.replace("Brussel", "Bruxelles");
  return name;
}

/** What fits on a space of the board: a long name is cut. */
export function onSpace(view: CashView, number: number): string {
  const name = short(view, number);
  return name.length > LONGEST ? `${name.slice(0, LONGEST - 1)}.` : name;
}

/** The town, or the street where two are of one town. */
export function short(view: CashView, number: number): string {
  const name = street(view, number);
  const [own = name, town] = name.split(", ");
  if (!town) return own;
  const same = view.board.streets.filter((each) => each.endsWith(`, ${view.board.streets[number]?.split(", ").at(-1)}`));
  if (same.length === 1 || same[0] === view.board.streets[number]) return town;
  return own.split(" / ")[0]?.replace(/^(Boulevard|Rue|Place|Avenue) (de |du |d['’]|des )?/, "") ?? own;
}

export const colour = (number: number): string => t(`cc-colour-${COLOURS[groupOf(number)] ?? ""}`);

export const streetList = (view: CashView, numbers: readonly number[]): string =>
  words.list(numbers.map((each) => street(view, each)));

export const shortList = (view: CashView, numbers: readonly number[]): string =>
  words.list(numbers.map((each) => short(view, each)));

/** What somebody stands on, by its place in the walk. */
export function space(view: CashView, place: number): string {
  const what = LAYOUT[place];
  return typeof what === "number" ? street(view, what) : t(`cc-space-${what ?? "go"}`);
}

export const lot = (view: CashView, thing: number): string =>
  thing < 0 ? t("cc-a-hotel") : street(view, thing);

// ------------------------------------------------------------------------------------- notes

/** “2 × 50”, “100”: notes by value, the largest first. */
export function noteList(counts: Five): string[] {
  return counts
    .flatMap((count, value) => (count ? [several(count, FACES[value] ?? 0)] : []))
    .reverse();
}

export const several = (count: number, face: number): string =>
  count === 1 ? words.number(face) : `${count} × ${words.number(face)}`;

export const notes = (counts: Five): string => words.list(noteList(counts)) || t("cc-nothing");

/** Notes that lie on the table one by one. */
export const laidNotes = (faces: readonly number[]): string =>
  notes(FACES.map((face) => faces.filter((each) => each === face).length));

// --------------------------------------------------------------------------------------- who

export const who = (role: string, player: number, scene: CashScene): Args =>
  naming(role, player, scene.names, scene.you);

/** Somebody who pays or is paid: `$toYou` is yes, no or bank. */
export const party = (role: string, player: number, scene: CashScene): Args =>
  player === BANK ? { [role]: "", [`${role}You`]: "bank" } : who(role, player, scene);

export const nameList = (players: readonly number[], scene: CashScene): string =>
  words.list(players.map((each) => (each === scene.you ? t("cc-you") : (scene.names[each] ?? "?"))));
