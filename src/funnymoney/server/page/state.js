// What a viewer knows of his table, put together from the messages of the socket.

export const nothing = () => ({
  you: null,
  guest: "",
  table: null,
  view: null,
  news: [],
  step: 0,
  chat: [],
  clock: null,
  clockAt: 0,
});

/** Return what is known after a message; a first one, or one with a new seat, has everything. */
export function take(state, message, now) {
  const isWhole = message.version !== undefined || "you" in message;
  const before = isWhole ? { ...nothing(), guest: state.guest, table: state.table } : state;
  const known = { ...before };
  for (const part of ["you", "guest", "table", "view", "step"]) {
    if (part in message) known[part] = message[part];
  }
  if (message.clock) Object.assign(known, { clock: message.clock, clockAt: now });
  if (message.news || message.since !== undefined) {
    const since = message.since ?? before.news.length;
    known.news = [...before.news.slice(0, since), ...(message.news ?? [])];
  }
  if (message.chat) known.chat = withLines(before.chat, message.chat);
  return known;
}

/** Add lines of chat; a line with a number that is known replaces that one. */
function withLines(lines, fresh) {
  const all = new Map([...lines, ...fresh].map((line) => [line.number, line]));
  return [...all.values()].sort((one, other) => one.number - other.number);
}

/** Whether a message leaves a gap in the news: then only a new connection helps. */
export const hasGap = (state, message) =>
  !("you" in message) && (message.since ?? 0) > state.news.length;

/** Seconds that somebody has left now. */
export function secondsLeft(state, player, now) {
  const { left, running } = state.clock;
  const gone = running.includes(player) ? (now - state.clockAt) / 1000 : 0;
  return Math.max(0, left[player] - gone);
}

export const isSeated = (state) => state.you !== null;
export const isHost = (state) => Boolean(state.guest) && state.table?.host === state.guest;
export const ownSeat = (state) => (isSeated(state) ? state.table.seats[state.you] : null);

/** Whether this viewer himself owes a choice: it is his, and no bot plays for him. */
export const owesChoice = (state) =>
  Boolean(state.view?.choices?.length) &&
  state.table.status === "running" &&
  ownSeat(state)?.kind === "person" &&
  !ownSeat(state).level;
