// What each card that the inspector shows today does.

import { COIN, HIGHEST, RING, type FfView } from "./view";

export interface Inspection {
  card: number;
  place: number; // among all cards shown: its key
  isCoin: boolean; // the 150 is one too
  starts: boolean; // an auction
  isDead: boolean; // its value is destroyed
}

const FREE = 3; // FF-24: the first three coin cards start nothing
const MANY = 5; // FF-39: from so many players on values start auctions, too

export function inspections(view: FfView): Inspection[] {
  const first = view.turned - view.today.length;
  return view.today.map((card, today) => {
    const place = first + today;
    const isCoin = card >= HIGHEST;
    const isDead = card < COIN && card < view.lowest;
    return { card, place, isCoin, isDead, starts: isCoin ? startsAt(view, place) : view.players >= MANY && !wasDead(view, today) };
  });
}

/** Whether the coin card at this place is not among the first three. */
function startsAt(view: FfView, place: number): boolean {
  let before = 0;
  for (let at = 0; at < place; at += 1) if ((view.ring[at % RING] ?? 0) >= HIGHEST) before += 1;
  return before >= FREE;
}

/** Whether a value was destroyed before its card came today: it came up lower than the lowest. */
function wasDead(view: FfView, today: number): boolean {
  const card = view.today[today] ?? 0;
  const destroyedToday = view.today.filter((each) => each < view.lowest).length;
  return card < view.lowest - destroyedToday;
}
