// What is read after the first paint; see late.svelte.ts.

import type { Component } from "svelte";
import type { Kind } from "./desk/part.svelte";
import Answer from "./trays/Answer.svelte";
import Asked from "./trays/Asked.svelte";
import Auction from "./trays/Auction.svelte";
import Bundle from "./trays/Bundle.svelte";
import Debt from "./trays/Debt.svelte";
import Decoder from "./trays/Decoder.svelte";
import Exchange from "./trays/Exchange.svelte";
import Hotels from "./trays/Hotels.svelte";
import Jail from "./trays/Jail.svelte";
import Keep from "./trays/Keep.svelte";
import Pick from "./trays/Pick.svelte";
import Play from "./trays/Play.svelte";
import type { PartProps } from "./trays/props";
import Rent from "./trays/Rent.svelte";
import Site from "./trays/Site.svelte";
import Street from "./trays/Street.svelte";
import Trade from "./trays/Trade.svelte";

export { askAside, askRest } from "./ask_rest";
export { default as Deed } from "./board/Deed.svelte";
export { default as Focus } from "./board/Focus.svelte";
export { mainPart, sidePart } from "./desk/parts";
export { facts } from "./facts";
export { label, shortcuts, things } from "./label";
export { default as Secrets } from "./Secrets.svelte";
export { default as Switches } from "./Switches.svelte";
export { default as Held } from "./trays/Held.svelte";

/** The tray of each kind of question; each takes the part of its own kind. */
export const trays: Partial<Record<Kind, Component<PartProps<never>>>> = {
  answer: Answer,
  asked: Asked,
  auction: Auction,
  bundle: Bundle,
  debt: Debt,
  decoder: Decoder,
  exchange: Exchange,
  hotels: Hotels,
  jail: Jail,
  keep: Keep,
  pick: Pick,
  place: Site,
  play: Play,
  rent: Rent,
  site: Site,
  street: Street,
  trade: Trade,
};
