// What the server tells of a match when it is over: frames, outline, tale, estimates and checks.

import { ask } from "$lib/net";
import type { GameName, Level, News, Seat, View, Word } from "$lib/protocol";

export const CHUNK = 60; // frames in one answer

/** Who is looked through: a seat, nobody's, or all at once. */
export type As = number | "public" | "all";

export interface Telling {
  to: number[] | null; // null: everybody
  item: News;
}

export interface Frame {
  at: number;
  by: number | null;
  word: Word | null;
  news: (News | Telling)[];
  view: View;
  views?: View[];
  hidden?: object | null; // what not even they knew
}

export interface Frames {
  id: string;
  game: GameName;
  total: number;
  from: number;
  seats: Seat[];
  you?: number | null;
  branched?: { of: string; at: number } | null;
  frames: Frame[];
}

export interface Moment {
  at: number;
  what: "lie" | "catch" | "doubt" | "lead" | "swing" | "decided";
  player: number;
  kind?: string;
  to?: number[];
  amount?: number;
  by?: number | null;
  until?: number;
}

export interface Outline {
  id: string;
  game: GameName;
  total: number;
  choices: [player: number, round: number][];
  moments: Moment[];
}

export interface Column {
  key: string;
  amounts: number[];
}

export interface Claim {
  kind: string;
  choice: number;
  player: number;
  to: number[];
  amount: number;
  answers: { player: number; choice: number; believed: boolean }[];
  checker: number | null;
}

export interface Tale {
  game: GameName;
  players: number;
  choices: number;
  scores: number[];
  shares: number[];
  columns: Column[];
  flow: Column[];
  scored_by: string;
  points: { choice: number; amounts: Record<string, number[]> }[];
  lies: Claim[];
  suspected: Claim[];
  unsettled: Claim[];
}

export interface Considered {
  word: Word;
  share: number;
  error: number;
  tried: number;
}

export interface Belief {
  seat: number;
  about: "declaration" | "note" | "money" | "offshore" | "fist";
  player: number;
  true?: number;
  false?: number;
  place?: number;
  worth?: number;
  mean?: number;
  amounts?: [amount: number, share: number][];
}

export interface Estimate {
  id: string;
  at: number;
  next: { player: number; word: Word } | null;
  seats: { share: number; error: number; shares: number[] }[];
  hints: { player: number; choices: Considered[] }[];
  beliefs: Belief[];
}

export type Status = "ok" | "failed" | "unproven";

export interface Check {
  name: string;
  status: Status;
  reason: string;
  facts: Record<string, unknown>;
  says: string;
}

export interface Verdict {
  verdict: "fair" | "false" | "unproven";
  checks: Check[];
}

const under = (id: string): string => `/api/records/${encodeURIComponent(id)}`;

export const outlineOf = (id: string): Promise<Outline> => ask("GET", `${under(id)}/outline`);
export const taleOf = (id: string): Promise<Tale> => ask("GET", `${under(id)}/tale`);
export const recordOf = (id: string): Promise<PlainRecord> => ask("GET", under(id));
export const verdictOf = (id: string): Promise<Verdict> => ask("GET", `${under(id)}/check`);
export const estimateOf = (id: string, at: number): Promise<Estimate> =>
  ask("GET", `${under(id)}/estimate?at=${at}`);
export const framesOf = (id: string, as: As, from: number, to = from + CHUNK - 1): Promise<Frames> =>
  ask("GET", `${under(id)}/frames?as=${as}&from=${from}&to=${to}`);
export const ownFramesOf = (id: string, from?: number): Promise<Frames> => {
  const range = from === undefined ? "" : `?from=${from}&to=${from + CHUNK - 1}`;
  return ask("GET", `/api/tables/${encodeURIComponent(id)}/frames${range}`);
};
export const branchOf = (id: string, at: number, seat: number, level: Level): Promise<{ id: string }> =>
  ask("POST", `${under(id)}/branch`, { at, seat, level });

/** A record as it is saved: all that is needed to check the deal. */
export interface PlainRecord {
  game: string;
  edition: number;
  players: number;
  options: Record<string, unknown>;
  luck: string;
  seed: string;
  seats: string[];
  choices: Word[];
  fair?: {
    table: string;
    salt: string;
    secret: string;
    commitment: string;
    contributions: [seat: number, text: string][];
  };
  branch?: { at: number; of: string; seed: string };
  result?: { scores: number[]; shares: number[]; digest: string };
}
