// Choices of money: notes to lay out, a street to buy, a bid, notes changed at the bank.

import { sum, times } from "$lib/numbers";
import { misfit, wordFrom, type Misfit } from "$lib/offers";
import type { Offer, Word } from "$lib/protocol";
import { t } from "$lib/words.svelte";
import { worth } from "../board";
import { automatic, payOffer, SORTS, worthOfBundle } from "../bundles";
import { topIf } from "../matters";
import type { CashScene } from "../say";
import { Composed, saying, type Kind } from "./part.svelte";

/** Notes to lay out; filled in with the fewest, known real ones first. */
export class Bundle extends Composed {
  readonly kind: Kind = "bundle";
  readonly pay: Offer;
  picked = $state.raw<number[]>([]);
  constructor(scene: CashScene, pay?: Offer) {
    super(scene);
    this.pay = pay ?? this.offer("pay") ?? { verb: "pay", each: times(SORTS).map(() => 0) };
    this.picked = automatic(this.pay);
  }
  get isAutomatic(): boolean {
    return automatic(this.pay).join() === this.picked.join();
  }
  get worth(): number {
    return worthOfBundle(this.picked);
  }
  get due(): number {
    return this.pay.due ?? worth((this.pay.parts ?? []).map(([, count]) => count));
  }
  lay(sort: number, by: 1 | -1): void {
    const count = (this.picked[sort] ?? 0) + by;
    if (count >= 0 && count <= (this.pay.each?.[sort] ?? 0)) this.picked = this.picked.with(sort, count);
  }
  choose(): void {
    this.picked = automatic(this.pay);
  }
  clear(): void {
    this.picked = times(SORTS).map(() => 0);
  }
  get isRight(): boolean {
    return !misfit(this.pay, this.picked);
  }
  override get word(): Word | null {
    return this.isRight ? wordFrom(this.pay, this.picked) : null;
  }
  override get label(): string {
    return t("cc-do-pay", { amount: this.worth });
  }
  override get why(): string {
    return saying(misfit(this.pay, this.picked));
  }
}

/** A street for sale: buy it with these notes, or have it auctioned. */
export class Buying extends Composed {
  readonly kind: Kind = "street";
  readonly bundle: Bundle;
  readonly price: number;
  constructor(scene: CashScene) {
    super(scene);
    const { mine, board } = scene.view;
    this.price = board.price[topIf(scene.view, "street")?.street ?? 0] ?? 0;
    this.bundle = new Bundle(scene, payOffer(mine ?? { plain: [], true: [], false: [] }, this.price));
  }
  get canBuy(): boolean {
    return Boolean(this.offer("buy"));
  }
  override get word(): Word | null {
    if (!this.canBuy) return ["auction"];
    return this.bundle.isRight ? ["buy"] : null;
  }
  override get label(): string {
    return this.canBuy ? t("cc-do-buy", { amount: this.price }) : t("cc-do-auction");
  }
  override get why(): string {
    return this.canBuy ? this.bundle.why : "";
  }
  override get followUps(): readonly Word[] {
    return this.canBuy && this.bundle.word ? [this.bundle.word] : [];
  }
}

export class Bidding extends Composed {
  readonly kind: Kind = "auction";
  amount = $state(0);
  constructor(scene: CashScene) {
    super(scene);
    this.amount = this.least;
  }
  get least(): number {
    return this.offer("bid")?.least?.[0] ?? 0;
  }
  get most(): number {
    return this.offer("bid")?.each?.[0] ?? 0;
  }
  get canBid(): boolean {
    return this.most >= this.least && Boolean(this.offer("bid"));
  }
  set(amount: number): void {
    this.amount = Math.max(this.least, Math.min(this.most, Math.round(amount / 10) * 10));
  }
  override get word(): Word | null {
    const offer = this.offer("bid");
    return offer && this.canBid ? wordFrom(offer, [this.amount]) : null;
  }
  override get label(): string {
    return this.offer("bid") ? t("cc-do-bid", { amount: this.amount }) : "";
  }
  override get why(): string {
    return this.canBid ? "" : t("cc-why-bid", { amount: this.least });
  }
}

/** Notes at the bank: handed in, and wanted for them. */
export class Exchanging extends Composed {
  readonly kind: Kind = "exchange";
  numbers = $state.raw<number[]>(times(10).map(() => 0));
  get limits(): number[] {
    return this.offer("exchange")?.each ?? [];
  }
  get given(): number {
    return worth(this.numbers.slice(0, 5));
  }
  get taken(): number {
    return worth(this.numbers.slice(5));
  }
  set(place: number, count: number): void {
    this.numbers = this.numbers.with(place, Math.max(0, Math.min(this.limits[place] ?? 0, count)));
  }
  put(numbers: number[]): void {
    this.numbers = numbers;
  }
  private get wrong(): Misfit | null {
    const offer = this.offer("exchange");
    return offer ? misfit(offer, this.numbers) : null;
  }
  override get word(): Word | null {
    const offer = this.offer("exchange");
    return offer && !this.wrong ? wordFrom(offer, this.numbers) : null;
  }
  override get label(): string {
    return t("cc-do-exchange", { amount: this.given });
  }
  override get why(): string {
    if (!sum(this.numbers)) return t("cc-why-exchange");
    return saying(this.wrong);
  }
}
