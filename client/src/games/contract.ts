// What a game brings to the page, in two parts: its board, which the first paint needs, and the details,
// which are read in one piece after it. The page knows no rules: a board draws its view, names what is
// offered, and words the news.

import type { Component } from "svelte";
import type { News, Offer, Seat, View, Word } from "$lib/protocol";
import type { Habits } from "../table/habits.svelte";

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
export interface Draft {
  /** The choice as composed so far, if it can be sent. */
  readonly word: Word | null;
  /** What the main button says: the deed and the sum. */
  readonly label: string;
  /** Why it cannot be sent yet, in a sentence; empty if it can. */
  readonly why: string;
  /** What the main button sends after `word`, as the table asks for it. */
  readonly followUps?: readonly Word[];
}

/** Send a choice, and those that the same button has decided to follow it. */
export type Choose = (word: Word, followUps?: readonly Word[]) => void;

/** A line of the log. */
export interface LogLine {
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

/** The question to the viewer. */
export interface Prompt {
  title: string;
  more?: string;
}

/** A part of the table as text: a heading with facts, or with a table of them. */
export interface TextBlock {
  title: string;
  rows: string[][]; // [name, value] or the cells of a row
  columns?: string[];
  isPrivate?: boolean;
}

/** What is said to a newcomer at a moment of their first game. */
export interface CoachLine<V extends View = View> {
  id: string; // the message, as cb-guide-3
  when: (scene: Scene<V>) => boolean;
  at?: string; // CSS selector of what it points at
}

export interface GameProps<V extends View = View, D extends Draft = Draft> {
  scene: Scene<V>;
  desk: D;
  /** Send a choice at once; what is composed in the draft goes by its main button. */
  choose: Choose;
}

export interface PlayerProps<V extends View = View> {
  scene: Scene<V>;
  player: number;
}

/** A lie, with the moment in which it was told and every player's view of it. */
export interface EvidenceProps<V extends View = View> {
  claim: { kind: string; player: number; amount: number };
  frame: { word: Word | null; views?: readonly V[] };
}

/** What a game says at any moment of a match. */
export interface BoardWords<V extends View = View, D extends Draft = Draft> {
  prompt: (scene: Scene<V>, draft?: D) => Prompt; // as far as the viewer has come
  waiting: (scene: Scene<V>) => string; // who decides what, if it is not the viewer
  steps: (scene: Scene<V>) => Step[];
  seatStatus: (scene: Scene<V>, player: number) => string; // of about 13 characters
  score: (scene: Scene<V>, player: number) => number | null | undefined; // null: hidden; undefined: there is none
  formatScore?: (amount: number) => string; // if not as a bare number
  newsLine: (news: News, scene: Scene<V>) => LogLine | null; // null: other lines say it
  newsHeading: (news: News, scene: Scene<V>) => string; // of the lines that begin here; or nothing
  rule: (scene: Scene<V>) => string; // the rule of this moment
}

/** What the first paint of a table needs: `index.ts` of a game exports one as `board`. */
export interface GameBoard<V extends View = View, D extends Draft = Draft> {
  Board: Component<GameProps<V, D>>;
  Tray: Component<GameProps<V, D>>; // the controls for the choice the viewer owes
  SeatFacts?: Component<PlayerProps<V>>; // the row of public belongings in a player's panel
  PrivateNotes?: Component<{ scene: Scene<V> }>; // what only the viewer knows
  /**
   * Begin a draft for a moment; `before` is the last one at this table, which may hand something on, and
   * `ahead` what a button still sends from now on.
   */
  createDraft: (scene: Scene<V>, before?: D | null, ahead?: readonly Word[]) => D;
  words: BoardWords<V, D>;
  habits?: (habits: Habits) => void; // what is answered without asking, from the first moment on
  /** Whether this moment cannot be drawn without the details; without this function, every moment can. */
  needsDetails?: (scene: Scene<V>) => boolean;
  /** Read the details, each time anew if that failed; the frame alone decides when. */
  details: () => Promise<BoardDetails<V>>;
}

/** What can wait until the table was painted. */
export interface BoardDetails<V extends View = View> {
  choiceLabel: (choice: Word, scene: Scene<V>) => string; // with what the choice may lead to
  offerLabel?: (offer: Offer, scene: Scene<V>) => string; // what an offer is called before its numbers are chosen
  countedThings: (offer: Offer, scene: Scene<V>) => string[]; // names what an offer counts
  shortcuts: (scene: Scene<V>) => [label: string, choice: Word][];
  isNamed?: (offer: Offer) => boolean; // whether the shortcuts say all that an offer can
  textView: (scene: Scene<V>) => TextBlock[]; // the whole view
  Switches?: Component<{ scene: Scene<V> }>; // what is set at the board, for those who read it as text
  coach: CoachLine<V>[];
  Revealed: Component<{ scene: Scene<V> }>; // what all are hiding, in a replay under the lamp
  hasNothingToReveal?: boolean; // when the match is over, since nothing is hidden then
  /** What was really there when something was passed off; without it the end of a match tells of no lies. */
  Evidence?: Component<EvidenceProps<V>>;
  statements?: readonly string[]; // verbs by which something is said: true where nobody has found a lie
  showsNextLie?: boolean; // at the end, in the place of the largest lie that failed
}
