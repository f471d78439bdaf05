// Crooked Cash: what can wait until the table was painted; see loaded.svelte.ts.

import type { Component } from "svelte";
import type { BoardDetails } from "../contract";
import type { Kind } from "./desk/part.svelte";
import Evidence from "./Evidence.svelte";
import { facts } from "./facts";
import { label, shortcuts, things } from "./label";
import Secrets from "./Secrets.svelte";
import Switches from "./Switches.svelte";
import { tips } from "./tips";
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
import type { CashView } from "./view";

export { askAside, askRest } from "./ask_rest";
export { default as Deed } from "./board/Deed.svelte";
export { default as Focus } from "./board/Focus.svelte";
export { mainPart, sidePart } from "./desk/parts";
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

export const details: BoardDetails<CashView> = {
  choiceLabel: label,
  countedThings: things,
  shortcuts,
  isNamed: ({ verb }) => verb === "check",
  textView: facts,
  Switches,
  coach: tips,
  Revealed: Secrets,
  Evidence,
};
