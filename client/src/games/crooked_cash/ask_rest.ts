// What is asked of the viewer, for all that a turn leads to.

import { t } from "$lib/words.svelte";
import { groupOf, inHand, isWhole, rentNow, streetsIn } from "./board";
import { chanceName, chanceText, kindOf, WARRANT } from "./cards";
import type { Part } from "./desk/part.svelte";
import { checkedCard, checkedPayment } from "./matters";
import { colour, lot, notes, party, street, streetList, who, type CashScene } from "./say";
import type {
  AuctionMatter,
  BuildingMatter,
  CardMatter,
  CashView,
  DebtMatter,
  DecoderMatter,
  Matter,
  PaymentMatter,
  RentMatter,
  StreetMatter,
  TradeMatter,
} from "./view";

export interface Asked {
  title: string;
  more?: string;
}

export function askRest(scene: CashScene, top: Matter): Asked {
  switch (top.matter) {
    case "street":
      return askStreet(scene, top);
    case "rent":
      return askRent(scene, top);
    case "payment":
      return askPayment(scene, top);
    case "decoder":
      return askDecoder(scene, top);
    case "auction":
      return askAuction(scene, top);
    case "trade":
      return askTrade(scene, top);
    case "building":
      return askBuilding(scene, top);
    case "debt":
      return askDebt(scene, top);
    default:
      return askOther(scene, top);
  }
}

function askStreet({ view, you }: CashScene, top: StreetMatter): Asked {
  const price = view.board.price[top.street] ?? 0;
  const group = streetsIn(groupOf(top.street));
  const owned = group.filter((each) => view.owner[each] === you).length;
  const args = { street: street(view, top.street), price, owned, all: group.length, colour: colour(top.street) };
  const canBuy = view.choices.some((offer) => offer.verb === "buy");
  if (!canBuy) return { title: t("cc-ask-dear", args), more: t("cc-ask-dear-more", { have: inHand(view) }) };
  return { title: t("cc-ask-street", args), more: t("cc-ask-street-more", args) };
}

function askRent(scene: CashScene, top: RentMatter): Asked {
  const { view } = scene;
  const amount = rentNow(view, top.street) * (top.boosted ? 2 : 1);
  const args = { ...who("who", top.visitor, scene), ...who("owner", top.owner, scene), street: street(view, top.street), amount };
  if (top.stage === "asked") return { title: t("cc-ask-asked", args), more: t("cc-ask-asked-more", args) };
  return { title: t("cc-ask-rent", args), more: `${rentKind(view, top.street)} ${t("cc-ask-rent-more")}` };
}

/** Why a rent is as high as it is. */
export function rentKind(view: CashView, number: number): string {
  const kind = view.hotels.includes(number) ? "hotel" : isWhole(view, number) ? "whole" : "single";
  return t(`cc-rent-${kind}`, { amount: rentNow(view, number), colour: colour(number) });
}

function askPayment(scene: CashScene, top: PaymentMatter): Asked {
  const args = { amount: top.due, need: top.need, ...party("to", top.payee, scene), notes: notes(top.exact) };
  const more = [purpose(scene, 1), t("cc-ask-pay-more")].filter(Boolean).join(" ");
  if (top.exact.some(Boolean)) return { title: t("cc-ask-exact", args), more };
  return { title: t(top.need < top.due ? "cc-ask-missing" : "cc-ask-pay", args), more };
}

/** What a payment is for; so many of the last matters are not asked about it. */
export function purpose({ view }: CashScene, last: number): string {
  for (const matter of view.matters.slice(0, -last).reverse()) {
    const told = reason(view, matter);
    if (told) return told;
  }
  return "";
}

function reason(view: CashView, matter: Matter): string {
  switch (matter.matter) {
    case "street":
    case "rent":
    case "hotel":
      return t(`cc-for-${matter.matter}`, { street: street(view, matter.street) });
    case "auction":
      return t("cc-for-auction", { thing: lot(view, matter.thing) });
    case "exchange":
      return t("cc-for-exchange", { notes: notes(matter.taken) });
    case "trade":
      return t("cc-for-trade");
    case "collection":
    case "card":
      return t("cc-for-card");
    case "building":
      return t("cc-for-building");
    case "turn":
      return t(view.jail[matter.player] === null ? "cc-for-card" : "cc-for-jail");
    default:
      return "";
  }
}

function askDecoder(scene: CashScene, top: DecoderMatter): Asked {
  const card = checkedCard(scene.view);
  if (card) {
    const args = { ...who("who", top.owner, scene), card: chanceName(card.kind) };
    const more = `${chanceText(card.kind)}${target(scene, card)} ${t("cc-ask-card-more")}`;
    return { title: t("cc-ask-card", args), more };
  }
  const payment = checkedPayment(scene.view);
  const args = {
    ...who("who", top.owner, scene),
    ...party("to", payment?.payee ?? -1, scene),
    amount: payment?.due ?? 0,
  };
  const more = [purpose(scene, 2), t("cc-ask-check-more")].filter(Boolean).join(" ");
  return { title: t("cc-ask-check", args), more };
}

/** On what or whom a Chance card is played. */
export function target({ view, names, you }: CashScene, card: Pick<CardMatter, "kind" | "target" | "other">): string {
  if (card.target < 0) return "";
  if (card.kind === WARRANT) return ` (${card.target === you ? t("cc-you") : (names[card.target] ?? "?")})`;
  const streets = card.other >= 0 ? `${street(view, card.target)} ↔ ${street(view, card.other)}` : street(view, card.target);
  return ` (${streets})`;
}

function askAuction(scene: CashScene, top: AuctionMatter): Asked {
  const { view } = scene;
  const stands =
    top.leader < 0 ? t("cc-no-bid-yet") : t("cc-bid-stands", { ...who("who", top.leader, scene), amount: top.bid });
  const more = `${stands} ${t("cc-you-have", { amount: inHand(view) })}`;
  return { title: t("cc-ask-auction", { thing: lot(view, top.thing) }), more };
}

function askTrade(scene: CashScene, top: TradeMatter): Asked {
  if (top.stage === "keeping") return { title: t("cc-ask-keep"), more: t("cc-ask-keep-more") };
  if (top.maker === scene.you) return { title: t("cc-trade-title") };
  return { title: t("cc-ask-trade", who("who", top.maker, scene)), more: t("cc-ask-trade-more") };
}

function askBuilding({ view }: CashScene, top: BuildingMatter): Asked {
  if (top.stage === "placing") return { title: t("cc-ask-place") };
  const mine = top.mine;
  const named = mine ? [...mine.wishes, mine.gift, mine.free, mine.permit].filter((each) => each >= 0) : [];
  const soFar = named.length ? ` ${t("cc-wished", { streets: streetList(view, named) })}` : "";
  return { title: t("cc-ask-build"), more: t("cc-ask-build-more", { left: view.hotels_left }) + soFar };
}

function askDebt(scene: CashScene, top: DebtMatter): Asked {
  const title = t("cc-ask-debt", { amount: top.need, ...party("to", top.creditor, scene) });
  return { title, more: t(top.forced ? "cc-ask-debt-more" : "cc-ask-void-more", { have: inHand(scene.view) }) };
}

function askOther(scene: CashScene, top: Matter): Asked {
  const { view, you } = scene;
  switch (top.matter) {
    case "pick": {
      const held = you === null ? null : (view.chance.held[you] ?? null);
      const more = held === null ? t("cc-ask-pick-more") : t("cc-ask-swap-more", { card: chanceName(kindOf(held)) });
      return { title: t("cc-ask-pick"), more };
    }
    case "keep":
      return { title: t("cc-ask-keep"), more: t("cc-ask-keep-more") };
    case "exchange":
      return { title: t("cc-exchange-title") };
    default:
      return { title: t("cc-play-title") };
  }
}

/** What else is done, beside what is asked. */
export function askAside({ view, you }: CashScene, part: Part): Asked {
  const held = you === null ? null : (view.chance.held[you] ?? null);
  switch (part.kind) {
    case "trade":
      return { title: t("cc-trade-title") };
    case "exchange":
      return { title: t("cc-exchange-title") };
    case "hotels":
      return { title: t("cc-ask-build") };
    case "play":
      return { title: t("cc-aside-play", { card: held === null ? "" : chanceName(kindOf(held)) }) };
    default:
      return { title: t("cc-ask-place") };
  }
}
