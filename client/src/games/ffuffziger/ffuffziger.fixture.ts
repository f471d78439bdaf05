// A moment of Falsche FFuffziger for tests.

import { namesOf } from "$lib/names";
import type { News } from "$lib/protocol";
import type { FfScene, FfView } from "./view";

const NO_MACHINES = Array.from({ length: 21 }, () => 0);
export const machinesOf = (counts: Record<number, number>): number[] => NO_MACHINES.map((_, kind) => counts[kind] ?? 0);

/** A scene in which the first seat must give its machines jobs. */
export function sceneOf(more: Partial<FfView> = {}, news: News[] = []): FfScene {
  const waits = machinesOf({ 0: 1, 4: 1, 9: 3 });
  const view: FfView = {
    game: "ffuffziger", players: 3, me: 0, options: {}, phase: "machines", acting: [0], round: 1, first: 0, player: 0,
    lowest: 0, ring: [5, null, null, null, null, null, null, null, null, null], turned: 1, today: [5], free_coins: 2,
    auctions: 0, added: 0, kaputt: 0, waiting: waits, lot: 0, leader: null, staying: [], offered: null, amount: 0,
    stake: [0, 0, 0, 0, 0, 0], card: [13, 44, 90], cards_left: 32, unseen_cards: [0, 1, 20], closed: [],
    won: [0, 0, 0], due: [0, 0, 0], pile: [21, 24, 24, 18, 12],
    unseen_backs: [[3, 6, 9, 3, 3, 0], [6, 6, 9, 3, 3, 0], [6, 6, 9, 3, 3, 0], [3, 4, 6, 2, 3, 0], [3, 4, 0, 2, 0, 3]],
    dealt_unseen: [3, 3, 3, 0, 0], coins: [0, 1, 2], money: [[1, 2, 1, 0, 0, 45], [0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 9]],
    machines: [waits, NO_MACHINES, NO_MACHINES], laid: null,
    choices: [
      { verb: "transform", among: [[0], [4], [9]] },
      { verb: "sell", among: [[0], [4], [9]] },
      { verb: "produce", among: [[0], [4], [9]] },
    ],
    ...more,
  };
  const seats = ["Iris", "Bram", "Chloé"].map((name) => ({ kind: "person" as const, name }));
  return { view, news, seats, names: namesOf(seats), you: 0, mine: true, views: null };
}
