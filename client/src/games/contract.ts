// What a game brings to the page. The page knows no rules: a game draws its view, names what is
// offered, and words what was told.

import type { Component } from "svelte";
import type { GameName, News, Offer, Seat, View, Word } from "$lib/protocol";
import type { Habits } from "../table/habits.svelte";

export type Code = "cb" | "cf" | "ff" | "cc";

/** All that is drawn of a match: at a table, in a replay, for a spectator. */
export interface Scene<V extends View = View> {
  view: V;
  news: readonly News[];
  seats: readonly Seat[];
  names: readonly string[];
  you: number | null; // the seat that is looked from; null: nobody's
  mine: boolean; // whether the viewer owes a choice, and may make it here
  views: readonly V[] | null; // of every player, where all secrets are open
  hidden?: object | null; // and what not even they knew
}

/** A choice that is being composed; the board and the tray share it. */
export interface Desk {
  /** The choice as composed so far, if it can be sent. */
  readonly word: Word | null;
  /** What the main button says: the deed and the sum. */
  readonly label: string;
  /** Why it cannot be sent yet, in a sentence; empty if it can. */
  readonly why: string;
}

/** A line of the log. */
export interface Line {
  text: string; // **bold** marks what matters
  by?: number; // whose seal stands before it
  amount?: number; // a change of money, at the right
  kind?: "big" | "private"; // a turning point, or what only the viewer was told
  rule?: string; // the rule that this follows, as CB-14
}

export interface Step {
  text: string;
  state: "done" | "now" | "next";
}

/** A part of the table as text: a heading with facts, or with a table of them. */
export interface Fact {
  title: string;
  rows: string[][]; // [name, value] or the cells of a row
  columns?: string[];
  isPrivate?: boolean;
}

/** What is said to a newcomer at a moment of his first game. */
export interface Tip<V extends View = View> {
  id: string; // the message, as cb-guide-3
  when: (scene: Scene<V>) => boolean;
  at?: string; // CSS selector of what it points at
}

export interface GameProps<V extends View = View, D extends Desk = Desk> {
  scene: Scene<V>;
  desk: D;
  /** Send a choice at once; what is composed at the desk goes by its main button. */
  choose: (word: Word) => void;
}

export interface PlayerProps<V extends View = View> {
  scene: Scene<V>;
  player: number;
}

export interface Game<V extends View = View, D extends Desk = Desk> {
  name: GameName;
  code: Code;
  files: string[]; // of words
  Stage: Component<GameProps<V, D>>; // the board
  Tray: Component<GameProps<V, D>>; // the controls for the choice the viewer owes
  More: Component<PlayerProps<V>>; // the row of public belongings in a player's panel
  Ledger: Component<{ scene: Scene<V> }>; // what only the viewer knows
  Secrets: Component<{ scene: Scene<V> }>; // what all are hiding, in a replay under the lamp
  newDesk: (scene: Scene<V>, before?: D | null) => D; // `before`: the last one at this table, which may hand something on
  steps: (scene: Scene<V>) => Step[];
  money: (scene: Scene<V>, player: number) => number | null; // null: hidden
  coin?: (amount: number) => string; // how a sum of it is written, if not as a bare number
  status: (scene: Scene<V>, player: number) => string; // of about 13 characters
  ask: (scene: Scene<V>, desk?: D) => { title: string; more?: string }; // the question to the viewer, as far as he has come
  waiting: (scene: Scene<V>) => string; // who decides what, if it is not the viewer
  tell: (news: News, scene: Scene<V>) => Line | null; // null: other lines say it
  heading: (news: News, scene: Scene<V>) => string; // of the lines that begin here; or nothing
  label: (word: Word, scene: Scene<V>) => string; // names a choice, with what it may lead to
  things: (offer: Offer, scene: Scene<V>) => string[]; // names what an offer counts
  shortcuts: (scene: Scene<V>) => [label: string, word: Word][];
  isNamed?: (offer: Offer) => boolean; // whether the shortcuts say all that an offer can
  facts: (scene: Scene<V>) => Fact[]; // the whole view as text
  Switches?: Component<{ scene: Scene<V> }>; // what is set at the board, for those who read it as text
  rule: (scene: Scene<V>) => string; // the rule of this moment
  tips: Tip<V>[];
  habits?: (habits: Habits) => void; // what is answered without asking, from the first moment on
  /** Reads what a first moment needs beside the above, for null a table that waits; or everything. */
  ready?: (scene?: Scene<V> | null) => Promise<void>;
}
