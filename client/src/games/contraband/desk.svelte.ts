// The choice that is being composed: a declaration, or the card to throw away.

import { highest, misfit, offersOf, wordFrom, within } from "$lib/offers";
import type { Offer, Word } from "$lib/protocol";
import { t } from "$lib/words.svelte";
import type { Draft } from "../contract";
import { shortly, money, theKind } from "./things";
import { cardsOf, dutyOf, goodsOf, isEmpty, ownCards, type CbScene, type Counts } from "./view";

export class CbDesk implements Draft {
  readonly offer: Offer | undefined; // of a declaration
  readonly mayClaim: boolean;
  readonly throws: number[]; // kinds that may be thrown away
  readonly cards: number[]; // one's own, one by one
  /** How many of each good are going to be declared. */
  numbers = $state.raw<Counts>([]);
  /** Immunity is going to be claimed instead. */
  claims = $state(false);
  /** The place of the card that is lifted, to be thrown away. */
  lifted = $state<number | null>(null);

  constructor(private readonly scene: CbScene) {
    const { choices } = scene.view;
    this.offer = offersOf(choices, "declare")[0];
    this.mayClaim = offersOf(choices, "immunity").length > 0;
    this.throws = offersOf(choices, "throw").flatMap(({ among = [] }) => among.map(([kind = 0]) => kind));
    this.cards = cardsOf(ownCards(scene.view) ?? []);
    if (this.offer) this.numbers = within(this.offer, []);
    const only = this.throws.length === 1 ? this.throws[0] : undefined;
    if (only !== undefined) this.lifted = this.cards.indexOf(only);
  }

  // ---------------------------------------------------------------------------------- declaring

  most(good: number): number {
    return this.offer ? highest(this.offer, this.numbers, good) : 0;
  }

  set(good: number, count: number): void {
    this.claims = false;
    this.numbers = this.numbers.with(good, count);
  }

  /** One more of a good, as long as that can be said. */
  add(good: number): void {
    const count = (this.claims ? 0 : (this.numbers[good] ?? 0)) + 1;
    if (count <= this.most(good)) this.set(good, count);
  }

  tellTruth(): void {
    this.claims = false;
    if (this.offer) this.numbers = within(this.offer, goodsOf(ownCards(this.scene.view) ?? []));
  }

  /** Whether a card of the hand, at this place, is among what is going to be declared. */
  isSaid(place: number): boolean {
    const kind = this.cards[place] ?? 0;
    const before = this.cards.slice(0, place).filter((each) => each === kind).length;
    return !this.claims && before < (this.numbers[kind] ?? 0);
  }

  /** Say that this card is there, or say it no more. */
  turn(place: number): void {
    const kind = this.cards[place] ?? 0;
    if (this.isSaid(place)) this.set(kind, (this.numbers[kind] ?? 0) - 1);
    else this.add(kind);
  }

  /** What is going to be said. */
  get said(): Word {
    return this.claims || !this.offer ? ["immunity"] : wordFrom(this.offer, this.numbers);
  }

  // ------------------------------------------------------------------------------------ sending

  get word(): Word | null {
    if (!this.scene.mine) return null;
    if (this.offer) return !this.claims && misfit(this.offer, this.numbers) ? null : this.said;
    const kind = this.lifted === null ? undefined : this.cards[this.lifted];
    return kind === undefined ? null : ["throw", kind];
  }

  get label(): string {
    if (this.offer) return this.claims ? t("cb-go-claim") : this.declareLabel();
    if (!this.throws.length) return "";
    const kind = this.lifted === null ? undefined : this.cards[this.lifted];
    return kind === undefined ? t("cb-go-throw") : t("cb-go-throw-this", { what: theKind(kind) });
  }

  private declareLabel(): string {
    if (isEmpty(this.numbers)) return t("cb-go-declare-nothing");
    const duty = dutyOf(this.said, this.scene.view.options);
    return t("cb-go-declare", { goods: shortly(this.numbers), duty: money(duty) });
  }

  get why(): string {
    if (this.throws.length && this.lifted === null) return t("cb-why-throw");
    const wrong = this.offer && !this.claims ? misfit(this.offer, this.numbers) : null;
    return wrong ? t(wrong.id, wrong.args) : "";
  }
}
