// Choices that are told by themselves; of most the next item of news tells all.

import { times } from "$lib/numbers";
import { t, words } from "$lib/words.svelte";
import type { LogLine } from "../contract";
import { noteList, notes, short, street, who, type CashScene } from "./say";
import { STREETS } from "./view";

const SAID_NEXT = [
  "roll", "done", "demand", "auction", "take", "play", "sell", "accept", "auto", "pay", "buy",
  "pay_rent", "check", "ready", "trust", "place", "wish", "wish_gift", "wish_free", "wish_permit",
]; // prettier-ignore
// One's own answer in a sealed window, which the others learn when it closes.
const SECRET = ["check", "trust", "wish", "wish_gift", "wish_free", "wish_permit"];
const BY_CARD = ["free_hotel", "permit"];

export function didLine(player: number, verb: string, numbers: number[], scene: CashScene): LogLine | null {
  if (player === scene.you && SECRET.includes(verb)) return secret(verb, numbers, scene);
  if (SAID_NEXT.includes(verb)) return null;
  const by = who("who", player, scene);
  const key = verb.replaceAll("_", "-");
  if (verb === "offer" || verb === "counter") return offered(player, verb, numbers, scene);
  if (BY_CARD.includes(verb)) {
    return { text: t(`cc-did-${key}`, { ...by, street: street(scene.view, numbers[0] ?? 0) }), by: player };
  }
  if (verb === "exchange") {
    const args = { given: notes(numbers.slice(0, 5)), taken: notes(numbers.slice(5)) };
    return { text: t("cc-did-exchange", { ...by, ...args }), by: player, rule: "CC-A10" };
  }
  if (verb === "bid") return { text: t("cc-did-bid", { ...by, amount: numbers[1] ?? 0 }), by: player };
  return { text: t(`cc-did-${key}`, by), by: player };
}

function secret(verb: string, numbers: number[], scene: CashScene): LogLine | null {
  if (verb === "trust") return null;
  const args = { street: street(scene.view, numbers[0] ?? 0) };
  return { text: t(verb === "check" ? "cc-did-check" : "cc-did-wish", args), by: scene.you ?? 0, kind: "private" };
}

/** Whose the streets were cannot be told: the view may be a later one. */
function offered(player: number, verb: "offer" | "counter", all: number[], scene: CashScene): LogLine {
  const numbers = verb === "offer" ? all.slice(1) : all;
  const card = (place: number, id: string): string[] => (numbers[place] ? [t(id)] : []);
  const given = [...noteList(numbers.slice(0, 5)), ...card(32, "cc-chance-key")];
  const taken = [...noteList(numbers.slice(5, 10)), ...card(33, "cc-chance-key")];
  const moved = [
    ...times(STREETS).filter((each) => numbers[10 + each]).map((each) => short(scene.view, each)),
    ...card(34, "cc-chest-cell-pass"),
  ];
  const parts = [
    ...(given.length ? [t("cc-did-gives", { things: words.list(given) })] : []),
    ...(taken.length ? [t("cc-did-gets", { things: words.list(taken) })] : []),
    ...(moved.length ? [t("cc-did-moves", { things: words.list(moved), count: moved.length })] : []),
  ];
  const partner = verb === "offer" ? who("to", all[0] ?? 0, scene) : {};
  const text = t(`cc-did-${verb}`, { ...who("who", player, scene), ...partner, things: parts.join("; ") });
  return { text, by: player, rule: "CC-C9" };
}
