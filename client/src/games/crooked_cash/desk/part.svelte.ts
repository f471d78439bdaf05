// What is composed at the desk: what all kinds of question have in common, and the simplest ones.

import { listed, offersOf, type Misfit } from "$lib/offers";
import type { Offer, Word } from "$lib/protocol";
import { t } from "$lib/words.svelte";
import { rentNow } from "../board";
import { matterOf } from "../matters";
import type { CashScene } from "../say";
import type { CashView } from "../view";

export type Kind =
  | "turn" | "jail" | "street" | "bundle" | "decoder" | "rent" | "asked" | "auction" | "answer" | "trade"
  | "exchange" | "hotels" | "place" | "debt" | "pick" | "play" | "interlude" | "keep" | "site" | "other" | "loading"; // prettier-ignore

/** A choice that is being composed. */
export interface Part {
  readonly kind: Kind;
  readonly word: Word | null;
  readonly label: string;
  readonly why: string;
  /** What is to be answered after it, without being asked again. */
  readonly followUps: readonly Word[];
  /** Streets of the board that may be tapped, and those that are. */
  readonly open: readonly number[];
  readonly chosen: readonly number[];
  tap(street: number): void;
}

export const saying = (wrong: Misfit | null): string => (wrong ? t(wrong.id, wrong.args) : "");
export const toggled = (list: readonly number[], one: number): number[] =>
  list.includes(one) ? list.filter((each) => each !== one) : [...list, one];

export abstract class Composed implements Part {
  abstract readonly kind: Kind;
  constructor(protected readonly scene: CashScene) {}
  protected get view(): CashView {
    return this.scene.view;
  }
  get word(): Word | null {
    return null;
  }
  get label(): string {
    return "";
  }
  get why(): string {
    return "";
  }
  get followUps(): readonly Word[] {
    return [];
  }
  get open(): readonly number[] {
    return [];
  }
  get chosen(): readonly number[] {
    return [];
  }
  tap(_street: number): void {}
  protected offer(verb: string): Offer | null {
    return offersOf(this.view.choices, verb)[0] ?? null;
  }
}

/** Nothing to compose: a tray of single taps, or one that is not there yet. */
export class Idle extends Composed {
  constructor(scene: CashScene, readonly kind: Kind = "other") {
    super(scene);
  }
}

// --------------------------------------------------------------------------- a single answer

/** A question that is answered by one verb: roll, done, demand, trust, ready… */
export class Plain extends Composed {
  constructor(scene: CashScene, readonly kind: Kind, private readonly verb: string) {
    super(scene);
  }
  override get word(): Word | null {
    return listed(this.view.choices, this.verb)[0] ?? null;
  }
  override get label(): string {
    if (this.verb === "demand") {
      const rent = matterOf(this.view, "rent");
      return t("cc-do-demand", { amount: rent ? rentNow(this.view, rent.street) : 0 });
    }
    return t(`cc-do-${this.verb.replaceAll("_", "-")}`);
  }
}

/** One of a few exits, none of which is the usual one: jail, which card to keep, an answer. */
export class OneOf extends Composed {
  picked = $state<Word | null>(null);
  constructor(scene: CashScene, readonly kind: Kind, private readonly name: (word: Word) => string) {
    super(scene);
  }
  override get word(): Word | null {
    return this.picked;
  }
  override get label(): string {
    return this.picked ? this.name(this.picked) : t("cc-choose-one");
  }
}
