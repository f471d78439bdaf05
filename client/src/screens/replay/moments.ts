// Which moments of a match are worth a tall tick, and where turns and rounds begin.

import type { Moment, Outline } from "./records";

const MOST = 14;
const SHARE: [what: Moment["what"][], most: number][] = [
  [["decided"], 1],
  [["swing"], 2],
  [["catch"], 4],
  [["lie"], 4],
  [["doubt"], 2],
  [["lead"], 3],
];
const RANK: Moment["what"][] = ["decided", "catch", "lie", "swing", "doubt", "lead"];

const size = ({ amount = 0 }: Moment): number => Math.abs(amount);

/** A lie that was caught is told as the catch; one that saved nothing is not worth telling. */
const isWorth = ({ what, by, amount = 0 }: Moment): boolean =>
  what !== "lie" || ((by === undefined || by === null) && amount > 0);

/** What somebody does again and again is told once, at its largest. */
const isFirst = ({ what, kind, player }: Moment, place: number, all: Moment[]): boolean =>
  what !== "lie" || all.findIndex((other) => other.kind === kind && other.player === player) === place;

/** The largest of each kind, one a choice, in order. */
export function keyMoments(moments: readonly Moment[], may: (moment: Moment) => boolean = () => true): Moment[] {
  const allowed = moments.filter(may);
  const chosen = SHARE.flatMap(([what, most]) =>
    allowed
      .filter((moment) => what.includes(moment.what) && isWorth(moment))
      .sort((one, two) => size(two) - size(one) || one.at - two.at)
      .filter(isFirst)
      .slice(0, most),
  );
  const best = new Map<number, Moment>();
  for (const moment of chosen) {
    const other = best.get(moment.at);
    if (!other || RANK.indexOf(moment.what) < RANK.indexOf(other.what)) best.set(moment.at, moment);
  }
  return [...best.values()].sort((one, two) => one.at - two.at).slice(0, MOST);
}

export interface Round {
  number: number; // from 1
  from: number; // the frame at which it begins
  to: number;
}

/** The rounds of a match, by the frames at which they begin. */
export function roundsOf({ choices, total }: Pick<Outline, "choices" | "total">): Round[] {
  const rounds: Round[] = [];
  let last: number | null = null;
  for (const [place, [, round]] of choices.entries()) {
    if (round === last) continue;
    const before = rounds.at(-1);
    if (before) before.to = place;
    rounds.push({ number: rounds.length + 1, from: place, to: total });
    last = round;
  }
  return rounds;
}

/** The frame at which another player begins to choose, before or after this one. */
export function otherTurn(choices: Outline["choices"], at: number, step: 1 | -1): number {
  const total = choices.length;
  const key = (place: number): string => `${choices[place]?.[0]} ${choices[place]?.[1]}`;
  const isStart = (place: number): boolean => place === 0 || place >= total || key(place) !== key(place - 1);
  for (let place = at + step; place > 0 && place < total; place += step) if (isStart(place)) return place;
  return step > 0 ? total : 0;
}
