// What can be known of money: hand and envelope are secret, what moved in the open is not.

import type { Scene } from "../contract";
import type { CfView, Run } from "./view";

export interface Known {
  hand: [least: number, most: number];
  offshore: [least: number, most: number];
  total: [least: number, most: number];
}

const span = (numbers: number[]): [number, number] => [Math.min(...numbers) * 10, Math.max(...numbers) * 10];

/** The limits of what fits all that was seen of a player's money, in dollars. */
export function knownOf(runs: readonly Run[]): Known {
  if (!runs.length) return { hand: [0, 0], offshore: [0, 0], total: [0, 0] };
  return {
    hand: span(runs.flatMap(([total, least, most]) => [total - most, total - least])),
    offshore: span(runs.flatMap(([, least, most]) => [least, most])),
    total: span(runs.map(([total]) => total)),
  };
}

export const isSure = ([least, most]: [number, number]): boolean => least === most;

/** A player's own money, where the scene may tell it: the viewer's, or everybody's under the lamp. */
export function ownMoney(scene: Scene<CfView>, player: number): { hand: number; offshore: number } | null {
  const view = scene.views?.[player] ?? (scene.view.me === player ? scene.view : null);
  if (view?.hand == null || view.offshore == null) return sureMoney(scene.view, player);
  return { hand: view.hand, offshore: view.offshore };
}

/** Money that everybody can work out: nothing was flown yet, or the game is over. */
function sureMoney(view: CfView, player: number): { hand: number; offshore: number } | null {
  const { hand, offshore } = knownOf(view.money[player] ?? []);
  return isSure(hand) && isSure(offshore) ? { hand: hand[0], offshore: offshore[0] } : null;
}
