import type { View } from "$lib/protocol";
import type { Desk, Game } from "../game";
import Blank from "../Blank.svelte";

const idle: Desk = { word: null, label: "", why: "" };

export const game: Game<View, Desk> = {
  name: "crooked_cash",
  code: "cc",
  files: ["crooked_cash"],
  Stage: Blank,
  Tray: Blank,
  More: Blank,
  Ledger: Blank,
  Secrets: Blank,
  newDesk: () => idle,
  steps: () => [],
  money: () => 0,
  status: () => "",
  ask: () => ({ title: "?" }),
  waiting: () => "…",
  tell: (news) => ({ text: JSON.stringify(news) }),
  heading: () => "",
  label: (word) => word.join(" "),
  things: () => [],
  shortcuts: () => [],
  facts: () => [],
  rule: () => "",
  tips: [],
};
