// What a table and its viewers say to each other: src/funnymoney/server/protocol/messages.py in TypeScript.
// A test holds these names against docs/protocol.schema.json.

export type Word = [string, ...number[]];
export type News = [string, ...(string | number)[]];
export type Level = "easy" | "medium" | "hard" | "expert";
export type Pace = "calm" | "brisk" | "quick";
export type GameName = string; // as the server names it: games may be installed beside those of this page

export const LEVELS: readonly Level[] = ["easy", "medium", "hard", "expert"];
export const PACES: readonly Pace[] = ["calm", "brisk", "quick"];

/** What may be chosen: a verb, and limits on its numbers; core/words.py tells what they mean. */
export interface Offer {
  verb: string;
  among?: number[][];
  at?: number[];
  least?: number[];
  each?: number[];
  step?: number[];
  total?: number;
  at_least?: number;
  worth?: number[];
  due?: number;
  parts?: [number, number][];
  swap?: number[];
}

/** All that one viewer may know of a match. Each game adds its own fields. */
export interface View {
  game: GameName;
  players: number;
  me: number | null;
  options: Record<string, unknown>;
  phase: string;
  acting: number[];
  choices: Offer[];
}

export interface Seat {
  kind: "person" | "bot" | "open";
  name?: string;
  guest?: string;
  level?: Level | "";
  here?: boolean;
  overdue?: boolean;
  removed?: boolean;
  barred?: boolean;
}

export interface Terms {
  kind: "none" | "move" | "bank";
  seconds?: number;
  increment?: number;
  then?: "bot" | "default";
}

export interface Question {
  what: "pause" | "resume" | "remove" | "return";
  by: number;
  agreed: number[];
  about?: number | null;
  refused?: number[];
  until?: number | null;
  waiting?: number[];
}

export interface TableInfo {
  id: string;
  serial?: string;
  game: GameName;
  options: Record<string, unknown>;
  status: "open" | "running" | "finished" | "aborted";
  seats: Seat[];
  fair: { commitment: string; people: number[]; wants: number[] };
  clock: Terms;
  public: boolean;
  watch: boolean;
  pace: Pace;
  stand_in: Level;
  absence: number | null;
  created: number;
  host?: string;
  paused?: boolean;
  asked?: Question | null;
  watching?: number;
  next?: string;
  hints?: boolean;
  branched?: { of: string; at: number } | null;
  /** Why the server had to close it, if it had: "edition", the rules have changed. */
  closed?: string;
}

/** A table in the lobby or among one's own: `options` are only those that differ from the game's defaults. */
export interface ListedTable {
  id: string;
  serial: string;
  game: GameName;
  options: Record<string, unknown>;
  status: "open" | "running" | "finished" | "aborted";
  public: boolean;
  watch: boolean;
  hints: boolean;
  clock: Terms;
  created: number;
  seats: Seat[];
  own_box?: boolean; // the options are too long for a list
  branched?: { of: string; at: number };
  you?: number;
  turn?: boolean;
  closed?: string; // why the server closed it
}

export interface ChatLine {
  number: number;
  name: string;
  text: string;
  time: number;
  guest?: string;
  seat?: number | null;
}

export interface Times {
  left: number[];
  running: number[];
}

export interface Hint {
  step: number;
  choices: { word: Word; share: number; error: number; tried: number }[];
  shares: number[];
}

export interface Message {
  version?: number;
  you?: number | null;
  guest?: string;
  table?: TableInfo;
  chat?: ChatLine[];
  view?: View;
  since?: number;
  news?: News[];
  step?: number;
  clock?: Times;
  bye?: string;
  hint?: Hint;
  error?: string;
  told?: string;
  facts?: Record<string, unknown>;
}

/** One wish a message. */
export type Wish =
  | { do: Word; step: number }
  | { hint: true; step: number }
  | { give: string; promise: string }
  | { start: Level }
  | { hand: Level | "me" }
  | { pause: boolean }
  | { agree: boolean }
  | { pace: Pace }
  | { chat: string }
  | { kick: string }
  | { mute: string }
  | { unmute: string }
  | { report: string; text: string }
  | { leave: true }
  | { rematch: true };
