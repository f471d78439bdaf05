// Composes every question but those of a turn; see ../loaded.svelte.ts.

import { listed, offers } from "$lib/offers";
import type { Word } from "$lib/protocol";
import { t } from "$lib/words.svelte";
import { topOf } from "../matters";
import type { CashScene } from "../say";
import { Picking, Playing } from "./chance.svelte";
import type { Aside } from "./desk.svelte";
import { Building, Owing, Siting, Wishing } from "./estate.svelte";
import { Bidding, Bundle, Buying, Exchanging } from "./money.svelte";
import { Idle, OneOf, Plain, type Part } from "./part.svelte";
import { Trading } from "./trade.svelte";

/** A way out of jail, as the main button says it. */
const jailExit = (word: Word): string => t(`cc-exit-${word[0].replaceAll("_", "-")}`);

/** What is asked. */
export function mainPart(scene: CashScene): Part {
  const { choices } = scene.view;
  const top = topOf(scene.view);
  switch (top?.matter) {
    case "turn":
      return new OneOf(scene, "jail", jailExit);
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
    case "keep":
      return new Idle(scene, "keep");
    default:
      return new Idle(scene);
  }
}

/** What may be done beside it; hotels are paid for on these sites. */
export function sidePart(scene: CashScene, aside: Aside | "counter", sites: readonly number[]): Part {
  if (aside === "play") return new Playing(scene);
  if (aside === "build") return new Building(scene, sites);
  if (aside === "exchange") return new Exchanging(scene);
  if (aside === "offer" || aside === "counter") return new Trading(scene, aside);
  return new Siting(scene, "site", aside);
}
