// What a viewer knows of his table, put together from the messages of the socket.

import type { ChatLine, Hint, Message, News, Seat, TableInfo, Times, View } from "./protocol";

export interface Known {
  you: number | null;
  guest: string;
  table: TableInfo | null;
  view: View | null;
  news: News[];
  step: number;
  chat: ChatLine[];
  clock: Times | null;
  clockAt: number;
  hint: Hint | null;
}

export const nothing = (): Known => ({
  you: null,
  guest: "",
  table: null,
  view: null,
  news: [],
  step: 0,
  chat: [],
  clock: null,
  clockAt: 0,
  hint: null,
});

/** Return what is known after a message; a first one, or one with a new seat, has everything. */
export function take(state: Known, message: Message, now: number): Known {
  const isWhole = message.version !== undefined || "you" in message;
  const before = isWhole ? { ...nothing(), guest: state.guest, table: state.table } : state;
  const known: Known = { ...before };
  if (message.you !== undefined) known.you = message.you;
  if (message.guest !== undefined) known.guest = message.guest;
  if (message.table) known.table = message.table;
  if (message.view) known.view = message.view;
  if (message.step !== undefined) known.step = message.step;
  if (message.hint) known.hint = message.hint;
  if (message.clock) {
    known.clock = message.clock;
    known.clockAt = now;
  }
  if (message.news || message.since !== undefined) {
    const since = message.since ?? before.news.length;
    known.news = [...before.news.slice(0, since), ...(message.news ?? [])];
  }
  if (message.chat) known.chat = withLines(before.chat, message.chat);
  return known;
}

/** Add lines of chat; a line with a number that is known replaces that one. */
function withLines(lines: ChatLine[], fresh: ChatLine[]): ChatLine[] {
  const all = new Map([...lines, ...fresh].map((line) => [line.number, line]));
  return [...all.values()].sort((one, other) => one.number - other.number);
}

/** Whether a message leaves a gap in the news: then only a new connection helps. */
export const hasGap = (state: Known, message: Message): boolean =>
  message.you === undefined && (message.since ?? 0) > state.news.length;

/** Seconds that somebody has left now. */
export function secondsLeft(state: Known, player: number, now: number): number | null {
  if (!state.clock) return null;
  const gone = state.clock.running.includes(player) ? (now - state.clockAt) / 1000 : 0;
  return Math.max(0, (state.clock.left[player] ?? 0) - gone);
}

export const isHost = (state: Known): boolean =>
  Boolean(state.guest) && state.table?.host === state.guest;

export const ownSeat = (state: Known): Seat | null =>
  state.you === null ? null : (state.table?.seats[state.you] ?? null);

/** Whether hints are allowed: what a match began with holds to its end, whoever leaves. */
export function mayHaveHints({ table, you }: Known): boolean {
  if (!table) return false;
  const { people } = table.fair;
  // A match that goes on from another promises nothing, and has nobody but its one person.
  const beganAlone = people.length
    ? people.every((player) => player === you)
    : table.seats.every((seat, player) => player === you || seat.kind === "bot");
  return Boolean(table.hints) || beganAlone;
}

/** The people who play themselves, apart from these. */
export const otherPeople = (table: TableInfo, ...apart: (number | null)[]): number[] =>
  table.seats.flatMap((seat, player) =>
    seat.kind === "person" && !seat.level && !apart.includes(player) ? [player] : [],
  );

/** Whether this viewer is asked what the table is asked, and has not answered yet. */
export function mayAnswer(state: Known): boolean {
  const { table, you } = state;
  const asked = table?.asked;
  if (!asked || you === null || you === asked.about || ownSeat(state)?.removed) return false;
  return !asked.agreed.includes(you) && !asked.refused?.includes(you);
}

/** Whether a bot plays for this viewer, and they may ask to play themselves. */
export function mayTakeSeat(state: Known): boolean {
  const { table, you } = state;
  const seat = ownSeat(state);
  if (!table || seat?.kind !== "person" || !seat.level) return false;
  const { asked } = table;
  const hasAsked = asked?.what === "return" && (asked.by === you || asked.waiting?.includes(you ?? -1));
  const isRefused = seat.barred && otherPeople(table, you).length > 0;
  return !hasAsked && !isRefused;
}

/** Whether this viewer himself owes a choice: it is his, and no bot plays for him. */
export function owesChoice(state: Known): boolean {
  const seat = ownSeat(state);
  return (
    Boolean(state.view?.choices.length) &&
    state.table?.status === "running" &&
    seat?.kind === "person" &&
    !seat.level
  );
}
