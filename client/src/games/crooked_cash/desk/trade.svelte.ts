// A trade that is being put together.

import { times } from "$lib/numbers";
import { misfit, offersOf, wordFrom, type Misfit } from "$lib/offers";
import type { Offer, Word } from "$lib/protocol";
import { t } from "$lib/words.svelte";
import { matterOf } from "../matters";
import type { CashScene } from "../say";
import { STREETS } from "../view";
import { Composed, type Kind } from "./part.svelte";

/** An offer to somebody, or a counter-offer: 35 numbers. */
export class Trading extends Composed {
  readonly kind: Kind = "trade";
  partner = $state(0);
  numbers = $state.raw<number[]>(times(35).map(() => 0));
  constructor(scene: CashScene, readonly verb: "offer" | "counter") {
    super(scene);
    this.partner = verb === "counter" ? (matterOf(scene.view, "trade")?.maker ?? 0) : (this.partners[0] ?? 0);
  }
  get partners(): number[] {
    return offersOf(this.view.choices, "offer").map((offer) => offer.at?.[0] ?? 0);
  }
  get current(): Offer | null {
    if (this.verb === "counter") return this.offer("counter");
    return offersOf(this.view.choices, "offer").find((offer) => offer.at?.[0] === this.partner) ?? null;
  }
  with(partner: number): void {
    this.partner = partner;
    // What is given stays on the table; what was wanted is not his.
    const { each = [] } = this.current ?? {};
    this.numbers = this.numbers.map((count, place) => (place >= 5 && place < 10 ? 0 : Math.min(count, each[place] ?? 0)));
  }
  most(place: number): number {
    return this.current?.each?.[place] ?? 0;
  }
  set(place: number, count: number): void {
    this.numbers = this.numbers.with(place, Math.max(0, Math.min(this.most(place), count)));
  }
  flip(place: number): void {
    this.set(place, this.numbers[place] ? 0 : 1);
  }
  streetsOf(player: number): number[] {
    return times(STREETS).filter((each) => this.most(10 + each) && this.view.owner[each] === player);
  }
  override get open(): readonly number[] {
    return times(STREETS).filter((each) => this.most(10 + each));
  }
  override get chosen(): readonly number[] {
    return times(STREETS).filter((each) => this.numbers[10 + each]);
  }
  override tap(street: number): void {
    this.flip(10 + street);
  }
  private get wrong(): Misfit | null {
    return this.current ? misfit(this.current, this.numbers) : null;
  }
  override get word(): Word | null {
    return this.current && !this.wrong ? wordFrom(this.current, this.numbers) : null;
  }
  override get label(): string {
    return t(`cc-do-${this.verb}`, { who: this.scene.names[this.partner] ?? "" });
  }
  override get why(): string {
    return this.wrong ? t("cc-why-trade") : "";
  }
}
