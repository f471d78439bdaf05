// The desk: the question that is asked, and beside it what else may be done now.

import { listed, offers } from "$lib/offers";
import type { Word } from "$lib/protocol";
import type { Desk } from "../../game";
import { inHand, sitesOf } from "../board";
import { isPassedOver } from "../conduct.svelte";
import { topOf } from "../matters";
import type { CashScene } from "../say";
import { Picking, Playing } from "./chance.svelte";
import { Building, Owing, Siting, Wishing } from "./estate.svelte";
import { Bidding, Bundle, Buying, Exchanging } from "./money.svelte";
import { Base, OneOf, Plain, type Kind, type Part } from "./part.svelte";
import { Trading } from "./trade.svelte";
import { jailExit } from "../label";

/** What else may be done, beside what is asked. */
export type Aside = "play" | "build" | "free_hotel" | "permit" | "offer" | "exchange";

class Idle extends Base {
  constructor(scene: CashScene, readonly kind: Kind = "other") {
    super(scene);
  }
}

export class CashDesk implements Desk {
  readonly main: Part;
  private side = $state.raw<Part | null>(null);

  constructor(private readonly scene: CashScene) {
    this.main = mainOf(scene);
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

  /** What else may be done now. */
  get asides(): Aside[] {
    const { view } = this.scene;
    const can = (verb: Aside): boolean => this.main.kind !== "play" && offers(view.choices, verb);
    return [
      ...(can("play") ? (["play"] as const) : []),
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
    const { scene } = this;
    if (aside === "play") this.side = new Playing(scene);
    else if (aside === "build") this.side = new Building(scene, this.sites);
    else if (aside === "exchange") this.side = new Exchanging(scene);
    else if (aside === "offer" || aside === "counter") this.side = new Trading(scene, aside);
    else this.side = new Siting(scene, "site", aside);
  }

  back(): void {
    this.side = null;
  }
}

function mainOf(scene: CashScene): Part {
  const { view } = scene;
  const { choices } = view;
  const top = topOf(view);
  if (!top || !choices.length || isPassedOver(view)) return new Idle(scene);
  switch (top.matter) {
    case "turn":
      if (top.stage === "jailed") return new OneOf(scene, "jail", jailExit);
      return new Plain(scene, "turn", offers(choices, "roll") ? "roll" : "done");
    case "street":
      return new Buying(scene);
    case "payment":
      return new Bundle(scene);
    case "decoder":
      return new Plain(scene, "decoder", "trust");
    case "rent":
      return offers(choices, "demand") ? new Plain(scene, "rent", "demand") : new Idle(scene, "asked");
    case "auction":
      return new Bidding(scene);
    case "trade":
      if (offers(choices, "offer")) return new Trading(scene, "offer");
      return new Idle(scene, listed(choices, "keep_old").length ? "keep" : "answer");
    case "building":
      return offers(choices, "place") ? new Siting(scene, "place", "place") : new Wishing(scene);
    case "debt":
      return new Owing(scene);
    case "pick":
      return new Picking(scene);
    case "card":
      return new Playing(scene);
    case "exchange":
      return new Exchanging(scene);
    case "interlude":
      return new Plain(scene, "interlude", "done");
    case "keep":
      return new Idle(scene, "keep");
    default:
      return new Idle(scene);
  }
}
