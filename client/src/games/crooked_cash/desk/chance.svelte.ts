// Choices of Chance cards: one to take, one to play.

import { times } from "$lib/numbers";
import { listed } from "$lib/offers";
import type { Word } from "$lib/protocol";
import { t } from "$lib/words.svelte";
import { chanceName, kindOf, SWAP, WARRANT } from "../cards";
import type { CashScene } from "../say";
import { Composed, type Kind } from "./part.svelte";

/** One of the three open Chance cards. */
export class Picking extends Composed {
  readonly kind: Kind = "pick";
  slot = $state<number | null>(null);
  override get word(): Word | null {
    return this.slot === null ? null : ["take", this.slot];
  }
  override get label(): string {
    if (this.slot === null) return t("cc-do-take-none");
    return t("cc-do-take", { card: chanceName(kindOf(this.view.chance.shown[this.slot] ?? 0)) });
  }
  override get why(): string {
    return this.slot === null ? t("cc-why-take") : "";
  }
}

/** One's own Chance card, with its targets. */
export class Playing extends Composed {
  readonly kind: Kind = "play";
  targets = $state.raw<number[]>([]);
  readonly card: number;
  private readonly ways: number[][];
  constructor(scene: CashScene) {
    super(scene);
    const found = listed(scene.view.choices, "play").map((word) => word.slice(1) as number[]);
    this.card = found[0]?.[0] ?? 0;
    this.ways = found.map((way) => way.slice(1));
    if (this.ways.length === 1) this.targets = this.ways[0] ?? [];
  }
  get depth(): number {
    return this.ways[0]?.length ?? 0;
  }
  /** Targets that may be named first, or second. */
  choices(place: number): number[] {
    const found = this.ways.filter((way) => place === 0 || this.targets[0] === undefined || way[0] === this.targets[0]);
    return [...new Set(found.map((way) => way[place] ?? 0))];
  }
  get isAboutPlayers(): boolean {
    return this.card === WARRANT;
  }
  pick(place: number, target: number): void {
    this.targets = place === 0 ? [target, ...this.targets.slice(1)] : [this.targets[0] ?? -1, target];
  }
  override get open(): readonly number[] {
    if (this.isAboutPlayers) return [];
    return times(this.depth).flatMap((place) => this.choices(place));
  }
  override get chosen(): readonly number[] {
    return this.isAboutPlayers ? [] : this.targets;
  }
  override tap(street: number): void {
    const place = this.card === SWAP && !this.choices(0).includes(street) ? 1 : 0;
    if (this.open.includes(street)) this.pick(place, street);
  }
  override get word(): Word | null {
    const way = this.ways.find((each) => each.join() === this.targets.join());
    return way ? ["play", this.card, ...way] : null;
  }
  override get label(): string {
    return t("cc-do-play", { card: chanceName(this.card) });
  }
  override get why(): string {
    if (this.word) return "";
    return t(this.isAboutPlayers ? "cc-why-player" : "cc-why-street");
  }
}
