// FF-34: machines are bought one by one, but chosen all at once.

import { sum, times, worthOf } from "$lib/numbers";
import type { Word } from "$lib/protocol";
import { t } from "$lib/words.svelte";
import type { TableMemory } from "../memory";
import { real } from "../things";
import { BUY, REAL, VALUES, type FfScene } from "../view";
import { Tapped } from "./base";

export class Buying extends Tapped {
  readonly kind = "buying";
  counts: number[];

  constructor(scene: FfScene, memory?: TableMemory, ahead: readonly Word[] = []) {
    super(scene, memory);
    this.counts = $state(times(VALUES).map((value) => ahead.filter((word) => word[1] === value).length));
  }

  get money(): number {
    return this.scene.view.money[this.scene.view.player]?.[REAL] ?? 0;
  }
  get cost(): number {
    return worthOf(this.counts, BUY);
  }
  get rest(): number {
    return this.money - this.cost;
  }
  isAlive(value: number): boolean {
    return value >= this.scene.view.lowest;
  }
  pile(value: number): number {
    return this.scene.view.pile[value] ?? 0;
  }
  /** How many of a value can be had, the others being what they are. */
  limit(value: number): number {
    const own = this.counts[value] ?? 0;
    const affordable = own + Math.floor(this.rest / (BUY[value] ?? 1));
    return this.isAlive(value) ? Math.min(this.pile(value), affordable) : 0;
  }
  override canBuy(value: number): boolean {
    return this.bought(value) < this.limit(value);
  }
  override bought(value: number): number {
    return this.counts[value] ?? 0;
  }
  override buy(value: number): void {
    this.set(value, this.bought(value) + 1);
  }
  set(value: number, count: number): void {
    this.counts[value] = Math.max(0, Math.min(this.limit(value), count));
  }
  /** Why no more of a value can be bought; nothing if it can. */
  whyNot(value: number): string {
    if (!this.isAlive(value)) return t("ff-not-destroyed");
    if (this.bought(value) >= this.pile(value)) return t("ff-not-sold-out");
    return this.canBuy(value) ? "" : t("ff-not-dear", { sum: real(this.rest) });
  }

  override get words(): Word[] {
    const bought = this.counts.flatMap((count, value) => Array<Word>(count).fill(["buy", value]));
    return [...bought, ["stop"]];
  }
  get word(): Word | null {
    return this.words[0] ?? null;
  }
  get label(): string {
    const count = sum(this.counts);
    return count ? t("ff-do-buy", { count, sum: real(this.cost) }) : t("ff-do-stop");
  }
}
