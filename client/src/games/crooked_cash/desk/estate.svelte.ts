// Choices of streets: hotels, and what is sold for a debt.

import { sum } from "$lib/numbers";
import { listed } from "$lib/offers";
import type { Word } from "$lib/protocol";
import { t } from "$lib/words.svelte";
import { brings } from "../board";
import { matterOf } from "../matters";
import { short, shortList, type CashScene } from "../say";
import { Composed, toggled, type Kind } from "./part.svelte";

/** Hotels that are wished for: several streets, each by money or by a card. */
export class Wishing extends Composed {
  readonly kind: Kind = "hotels";
  wishes = $state.raw<Word[]>([]);
  get offered(): Word[] {
    return ["wish", "wish_gift", "wish_free", "wish_permit"].flatMap((verb) => listed(this.view.choices, verb));
  }
  /** A street gets one hotel, and a card gives one. */
  flip(word: Word): void {
    const isThere = this.wishes.some((each) => each.join() === word.join());
    const rest = this.wishes.filter((each) => each[1] !== word[1] && (each[0] === "wish" || each[0] !== word[0]));
    this.wishes = isThere ? rest : [...rest, word];
  }
  get cost(): number {
    const paid = this.wishes.filter(([verb]) => verb === "wish" || verb === "wish_permit");
    return sum(paid.map((word) => this.view.board.hotel_cost[word[1] ?? 0] ?? 0));
  }
  override get word(): Word | null {
    return this.wishes[0] ?? ["ready"];
  }
  override get label(): string {
    if (!this.wishes.length) return t("cc-do-ready");
    const streets = shortList(this.view, this.chosen);
    return t("cc-do-build", { streets, amount: this.cost });
  }
  override get followUps(): readonly Word[] {
    return this.wishes.length ? [...this.wishes.slice(1), ["ready"]] : [];
  }
  override get open(): readonly number[] {
    return [...new Set(this.offered.map((word) => word[1] ?? 0))];
  }
  override get chosen(): readonly number[] {
    return this.wishes.map((word) => word[1] ?? 0);
  }
  override tap(street: number): void {
    const word = this.wishes.find((each) => each[1] === street) ?? this.offered.find((each) => each[1] === street);
    if (word) this.flip(word);
  }
}

/** Hotels for one's own turn: they are wished for in the window that the roll, or the end, opens. */
export class Building extends Wishing {
  constructor(scene: CashScene, private readonly sites: readonly number[]) {
    super(scene);
  }
  override get offered(): Word[] {
    return this.sites.map((street): Word => ["wish", street]);
  }
  private get next(): "roll" | "done" {
    return this.offer("roll") ? "roll" : "done";
  }
  override get word(): Word | null {
    return this.wishes.length ? [this.next] : null;
  }
  override get label(): string {
    const streets = shortList(this.view, this.chosen);
    return t(`cc-do-build-${this.next}`, { streets, amount: this.cost, count: this.wishes.length });
  }
  override get why(): string {
    return this.wishes.length ? "" : t("cc-why-street");
  }
  override get followUps(): readonly Word[] {
    return [...this.wishes, ["ready"]];
  }
}

/** One street: for a hotel that was won, or that a card gives. */
export class Siting extends Composed {
  street = $state<number | null>(null);
  constructor(scene: CashScene, readonly kind: Kind, readonly verb: "place" | "free_hotel" | "permit") {
    super(scene);
    const { open } = this;
    if (open.length === 1) this.street = open[0] ?? null;
  }
  override get open(): readonly number[] {
    return listed(this.view.choices, this.verb).map((word) => word[1] ?? 0);
  }
  override get chosen(): readonly number[] {
    return this.street === null ? [] : [this.street];
  }
  override tap(street: number): void {
    if (this.open.includes(street)) this.street = street;
  }
  override get word(): Word | null {
    return this.street === null ? null : [this.verb, this.street];
  }
  override get label(): string {
    if (this.street === null) return t("cc-do-place-none");
    const amount = this.view.board.hotel_cost[this.street] ?? 0;
    return t(`cc-do-${this.verb.replace("_", "-")}`, { street: short(this.view, this.street), amount });
  }
  override get why(): string {
    return this.street === null ? t("cc-why-street") : "";
  }
}

/** A debt: what is sold to the bank for it, one after the other. */
export class Owing extends Composed {
  readonly kind: Kind = "debt";
  sold = $state.raw<number[]>([]);
  override get open(): readonly number[] {
    return listed(this.view.choices, "sell").map((word) => word[1] ?? 0);
  }
  override get chosen(): readonly number[] {
    return this.sold;
  }
  override tap(street: number): void {
    if (this.open.includes(street)) this.sold = toggled(this.sold, street);
  }
  get raised(): number {
    return sum(this.sold.map((each) => brings(this.view, each)));
  }
  override get word(): Word | null {
    const [first] = this.sold;
    if (first !== undefined) return ["sell", first];
    return this.open.length ? null : (listed(this.view.choices, "give_up")[0] ?? null);
  }
  override get label(): string {
    if (!this.open.length) return t(matterOf(this.view, "debt")?.forced ? "cc-do-bankrupt" : "cc-do-give-up");
    const streets = shortList(this.view, this.sold);
    return this.sold.length ? t("cc-do-sell", { streets, amount: this.raised }) : t("cc-do-sell-none");
  }
  override get why(): string {
    return this.open.length && !this.sold.length ? t("cc-why-sell") : "";
  }
  override get followUps(): readonly Word[] {
    return this.sold.slice(1).map((each): Word => ["sell", each]);
  }
}
