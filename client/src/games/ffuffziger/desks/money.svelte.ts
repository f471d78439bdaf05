// Desks on which money is laid down: into a fist, for coins, or to be laundered.

import { sum, times } from "$lib/numbers";
import { highest, misfit, offersOf, ranges, within, wordFrom } from "$lib/offers";
import type { Offer, Word } from "$lib/protocol";
import { t } from "$lib/words.svelte";
import { justEnough } from "../enough";
import type { TableMemory } from "../memory";
import { cash, laundered, real, sumOf, worth } from "../things";
import { MONEY, REAL, type FfScene } from "../view";
import { Tapped } from "./base";

/** A number for each kind of money. */
abstract class Counted extends Tapped {
  counts: number[];

  constructor(scene: FfScene, readonly offer: Offer, memory?: TableMemory) {
    super(scene, memory);
    this.counts = $state(within(offer, []));
  }

  get kinds(): number[] {
    return times(this.counts.length).filter((kind) => this.most(kind) > 0);
  }
  override most(kind: number): number {
    return ranges(this.offer)[kind]?.most ?? 0;
  }
  override taken(kind: number): number {
    return this.counts[kind] ?? 0;
  }
  set(kind: number, count: number): void {
    this.counts[kind] = Math.max(0, Math.min(highest(this.offer, this.counts, kind), count));
  }
  override take(kind: number): void {
    this.set(kind, this.taken(kind) + 1);
  }
  setAll(counts: readonly number[]): void {
    this.counts = within(this.offer, counts);
  }
  get word(): Word | null {
    return misfit(this.offer, this.counts) ? null : wordFrom(this.offer, this.counts);
  }
}

export class Fist extends Counted {
  readonly kind = "fist";

  get total(): number {
    return worth(this.counts);
  }
  get least(): number {
    return this.scene.view.card?.[1] ?? 0;
  }
  get pays(): number {
    return this.scene.view.card?.[2] ?? 0;
  }
  get owned(): number {
    return worth(ranges(this.offer).map(({ most }) => most));
  }
  /** The cheapest fist that may win, if there is one. */
  get enough(): number[] | null {
    return justEnough(ranges(this.offer).map(({ most }) => most), this.least);
  }
  get label(): string {
    return this.total ? t("ff-do-fist", { total: this.total }) : t("ff-do-fist-empty");
  }
}

export class Launder extends Counted {
  readonly kind = "launder";

  get earned(): number {
    return laundered(this.counts);
  }
  get label(): string {
    if (!sum(this.counts)) return t("ff-do-keep");
    return t("ff-do-launder", { what: cash(this.counts), sum: real(this.earned) });
  }
}

/** FF-27: money of one kind, so many. */
export class Lead extends Tapped {
  readonly kind = "lead";
  picked: number;
  count: number;
  private readonly offers: Offer[];

  constructor(scene: FfScene, memory?: TableMemory) {
    super(scene, memory);
    this.offers = offersOf(scene.view.choices, "offer");
    const first = this.offers[0];
    this.picked = $state(first?.at?.[0] ?? REAL);
    this.count = $state(first?.least?.[0] ?? 1);
  }

  private offerOf(kind: number): Offer | undefined {
    return this.offers.find((offer) => offer.at?.[0] === kind);
  }
  get kinds(): number[] {
    const held = this.scene.view.money[this.scene.view.player] ?? [];
    return times(MONEY).filter((kind) => (held[kind] ?? 0) > 0);
  }
  canPick(kind: number): boolean {
    return this.offerOf(kind) !== undefined;
  }
  least(kind: number): number {
    return this.offerOf(kind)?.least?.[0] ?? 1;
  }
  override most(kind: number): number {
    return this.offerOf(kind)?.each?.[0] ?? 0;
  }
  override taken(kind: number): number {
    return kind === this.picked ? this.count : 0;
  }
  /** A tap on money picks its kind, and then adds one. */
  override take(kind: number): void {
    if (kind === this.picked) this.set(this.count + 1);
    else this.pick(kind);
  }
  pick(kind: number): void {
    if (!this.canPick(kind)) return;
    this.picked = kind;
    this.count = this.least(kind);
  }
  set(count: number): void {
    this.count = Math.max(this.least(this.picked), Math.min(this.most(this.picked), count));
  }
  get canDrop(): boolean {
    return offersOf(this.scene.view.choices, "drop").length > 0;
  }
  get word(): Word | null {
    return this.canPick(this.picked) ? ["offer", this.picked, this.count] : null;
  }
  get label(): string {
    return t("ff-do-offer", { what: sumOf(this.picked, this.count) });
  }
}

/** FF-26: the same again, or out. Two cards send it, so there is no main button. */
export class Match extends Tapped {
  readonly kind = "match";
  readonly word = null;
  readonly label = "";
}
