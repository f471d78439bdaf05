// A choice that is being composed: a space and what is done there, or money on a flight.

import { misfit, offersOf, within, wordFrom, type Misfit } from "$lib/offers";
import type { Offer, Word } from "$lib/protocol";
import { t } from "$lib/words.svelte";
import type { Draft, Scene } from "../contract";
import { bestLot, payFor, type Lot } from "./lots";
import { deedLabel } from "./deed_label";
import { mayPass, plansOf, wordOf, type Plan } from "./plans";
import type { CfView } from "./view";

const isSale = ({ verb }: Plan): boolean => verb === "shop" || verb === "fence";

export class CfDesk implements Draft {
  readonly plans: Plan[];
  readonly mayPass: boolean;
  /** Midway in a sale the space is settled. */
  readonly isSettled: boolean;
  private readonly view: CfView;
  private readonly stash: Offer | undefined;
  private readonly fetch: Offer | undefined;
  private place = $state<number | null>(null);
  private passes = $state(false);
  private edited = $state.raw<Lot | null>(null);
  private moved = $state(0); // offshore after a flight

  constructor(private readonly scene: Scene<CfView>) {
    this.view = scene.view;
    this.plans = plansOf(this.view);
    this.mayPass = mayPass(this.view);
    this.isSettled = this.view.phase === "selling";
    [this.stash] = offersOf(this.view.choices, "stash");
    [this.fetch] = offersOf(this.view.choices, "fetch");
    this.moved = this.stash ? this.most : this.least;
    if (this.isSettled) this.place = this.plans[0]?.space ?? null;
    if (!this.plans.length && this.mayPass) this.passes = true;
  }

  // ------------------------------------------------------------------------------ a placement

  get plan(): Plan | null {
    return this.place === null ? null : this.planAt(this.place);
  }

  get passing(): boolean {
    return this.passes;
  }

  readonly lot = $derived.by((): Lot => {
    if (!this.plan || !isSale(this.plan)) return [0, 0, 0];
    return within(this.plan.offer, this.edited ?? bestLot(this.plan.offer));
  });

  get pay(): number {
    return this.plan ? payFor(this.plan.verb, this.lot) : 0;
  }

  planAt(space: number): Plan | null {
    return this.plans.find((plan) => plan.space === space) ?? null;
  }

  choose(space: number): void {
    this.place = space;
    this.passes = false;
    this.edited = null;
  }

  choosePass(): void {
    this.place = null;
    this.passes = true;
  }

  /** Back to the list of spaces. */
  clear(): void {
    if (this.isSettled) return;
    this.place = null;
    this.passes = false;
    this.edited = null;
  }

  setLot(lot: Lot): void {
    this.edited = lot;
  }

  // --------------------------------------------------------------------------------- a flight

  get isFlight(): boolean {
    return Boolean(this.stash ?? this.fetch);
  }

  get hand(): number {
    return this.view.hand ?? 0;
  }

  get offshore(): number {
    return this.view.offshore ?? 0;
  }

  /** Offshore after the flight, as it is set now, and the two ends of the slider. */
  get after(): number {
    return this.moved;
  }

  get least(): number {
    return this.offshore - (this.fetch?.each?.[0] ?? 0);
  }

  get most(): number {
    return this.offshore + (this.stash?.each?.[0] ?? 0);
  }

  fly(after: number): void {
    this.moved = Math.min(this.most, Math.max(this.least, after));
  }

  private get flight(): Word | null {
    const change = this.moved - this.offshore;
    const offer = change > 0 ? this.stash : this.fetch;
    const amount = Math.abs(change);
    return offer && change && !misfit(offer, [amount]) ? wordFrom(offer, [amount]) : null;
  }

  // ------------------------------------------------------------------------------- the choice

  private get unfit(): Misfit | null {
    return this.plan && isSale(this.plan) ? misfit(this.plan.offer, this.lot) : null;
  }

  readonly word = $derived.by((): Word | null => {
    if (this.isFlight) return this.flight;
    if (this.passing) return ["pass"];
    if (!this.plan || this.unfit) return null;
    return isSale(this.plan) ? wordFrom(this.plan.offer, this.lot) : wordOf(this.plan);
  });

  get label(): string {
    if (this.word) return deedLabel(this.word, this.scene);
    if (this.isFlight) return t("cf-do-move");
    if (this.unfit) return t(`cf-do-${this.plan?.verb ?? "fence"}-none`);
    return t(this.view.phase === "lawyer" ? "cf-do-choose-henchman" : "cf-do-choose-space");
  }

  get why(): string {
    if (this.word || !this.view.choices.length) return "";
    if (this.isFlight) return t("cf-why-move");
    return this.unfit ? t(this.unfit.id, this.unfit.args) : "";
  }
}
