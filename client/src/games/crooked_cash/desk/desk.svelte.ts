// The desk: the question that is asked, and beside it what else may be done now.

import { listed, offers } from "$lib/offers";
import type { Word } from "$lib/protocol";
import type { Draft } from "../../contract";
import { inHand, sitesOf } from "../board";
import { KEY } from "../cards";
import { isPassedOver } from "../conduct.svelte";
import { loaded } from "../loaded.svelte";
import { topOf } from "../matters";
import type { CashScene } from "../say";
import { Idle, Plain, type Part } from "./part.svelte";

/** What else may be done, beside what is asked. */
export type Aside = "play" | "build" | "free_hotel" | "permit" | "offer" | "exchange";

export class CashDesk implements Draft {
  main = $state.raw<Part>() as Part;
  private side = $state.raw<Part | null>(null);

  constructor(private readonly scene: CashScene) {
    this.main = firstPart(scene) ?? new Idle(scene, "loading");
    if (this.main.kind === "loading") loaded.use(({ mainPart }) => (this.main = mainPart(scene)));
  }

  get part(): Part {
    return this.side ?? this.main;
  }
  get isAside(): boolean {
    return this.side !== null;
  }
  get word(): Word | null {
    return this.part.word;
  }
  get label(): string {
    return this.part.label;
  }
  get why(): string {
    return this.part.why;
  }
  get followUps(): readonly Word[] {
    return this.part.followUps;
  }

  /** What else may be done now. */
  get asides(): Aside[] {
    const { view } = this.scene;
    const can = (verb: Aside): boolean => this.main.kind !== "play" && offers(view.choices, verb);
    // In jail the key is one of the ways out.
    const isExit = this.main.kind === "jail" && listed(view.choices, "play").every((word) => word[1] === KEY);
    return [
      ...(can("play") && !isExit ? (["play"] as const) : []),
      ...(this.sites.length && ["turn", "jail"].includes(this.main.kind) ? (["build"] as const) : []),
      ...(["free_hotel", "permit", "offer", "exchange"] as const).filter(can),
    ];
  }

  /** Where the viewer could pay for a hotel in his own turn. */
  private get sites(): number[] {
    const { view, you } = this.scene;
    if (you === null || !(offers(view.choices, "roll") || offers(view.choices, "done"))) return [];
    return sitesOf(view, you).filter((each) => (view.board.hotel_cost[each] ?? 0) <= inHand(view));
  }

  turnTo(aside: Aside | "counter"): void {
    loaded.use(({ sidePart }) => (this.side = sidePart(this.scene, aside, this.sites)));
  }

  back(): void {
    this.side = null;
  }
}

/** What the tray of a turn asks, or null: the others are read later. */
function firstPart(scene: CashScene): Part | null {
  const { view } = scene;
  const top = topOf(view);
  if (!top || !view.choices.length || isPassedOver(view)) return new Idle(scene);
  if (top.matter === "interlude") return new Plain(scene, "interlude", "done");
  if (top.matter !== "turn" || top.stage === "jailed") return null;
  return new Plain(scene, "turn", offers(view.choices, "roll") ? "roll" : "done");
}
