// What a view of Crooked Cash tells, as games/crooked_cash/view.py makes it.

import type { View } from "$lib/protocol";

export type Five = number[]; // by value: 10, 20, 50, 100, 500
export const FACES = [10, 20, 50, 100, 500] as const;
export const LOOKS = ["plain", "true", "false"] as const;
export type Look = (typeof LOOKS)[number];
export const STREETS = 22;
export const BANK = -1;

export interface BoardFacts {
  city: string;
  streets: string[];
  price: number[];
  rent: number[];
  hotel_rent: number[];
  hotel_cost: number[];
}

export interface TurnMatter {
  matter: "turn";
  player: number;
  stage: "start" | "jailed" | "rolling" | "fined" | "moving" | "landed" | "finish" | "interlude" | "closing";
  doubles: number;
  again: boolean;
}
export interface StreetMatter {
  matter: "street";
  player: number;
  street: number;
  stage: "choosing" | "buying" | "bidding";
}
export interface RentMatter {
  matter: "rent";
  owner: number;
  visitor: number;
  street: number;
  stage: "asking" | "asked" | "paying";
  boosted: boolean;
}
/** A note on the table: its value, what its payer knows of it (to him alone), found true or not. */
export type Laid = [value: number, look: number | null, seen: number];
export interface PaymentMatter {
  matter: "payment";
  payer: number;
  payee: number;
  due: number;
  need: number;
  part: number; // notes before it were laid out earlier
  laying: boolean;
  exact: Five;
  notes: Laid[];
}
export interface DecoderMatter {
  matter: "decoder";
  owner: number;
  asked: number[];
  things: number;
  mine?: number; // −1: trusts; 0 and more: checks that one
}
export interface CardMatter {
  matter: "card";
  owner: number;
  kind: number;
  target: number;
  other: number;
}
export interface AuctionMatter {
  matter: "auction";
  thing: number; // a street, or −1: a hotel
  bidders: number[];
  after: number;
  bid: number;
  leader: number;
  passed: number[];
}
export interface TradeMatter {
  matter: "trade";
  maker: number;
  partner: number;
  stage: "making" | "answer" | "keeping" | "paying" | "done";
  give: Five;
  take: Five;
  streets: number[];
  cards: number[]; // 0 the maker's Cell key, 1 the partner's, 2 the Cell pass
}
export interface Wishes {
  ready: boolean;
  wishes: number[];
  gift: number;
  free: number;
  permit: number;
}
export interface BuildingMatter {
  matter: "building";
  begins: number;
  asked: number[];
  stage: "wishing" | "serving" | "placing";
  winner: number;
  mine?: Wishes;
}
export interface DebtMatter {
  matter: "debt";
  debtor: number;
  creditor: number;
  need: number;
  forced: boolean;
}
export interface ExchangeMatter {
  matter: "exchange";
  player: number;
  given: Five;
  taken: Five;
}
export interface PickMatter {
  matter: "pick";
  player: number;
}
export interface KeepMatter {
  matter: "keep";
  player: number;
  card: number;
}
export interface InterludeMatter {
  matter: "interlude";
  after: number;
  asked: number[];
}
export interface HotelMatter {
  matter: "hotel";
  player: number;
  street: number;
  permit: boolean;
}
export interface CollectionMatter {
  matter: "collection";
  receiver: number;
  amount: number;
  payer: number;
}

export type Matter =
  | TurnMatter
  | StreetMatter
  | RentMatter
  | PaymentMatter
  | DecoderMatter
  | CardMatter
  | AuctionMatter
  | TradeMatter
  | BuildingMatter
  | DebtMatter
  | ExchangeMatter
  | PickMatter
  | KeepMatter
  | InterludeMatter
  | HotelMatter
  | CollectionMatter;

export interface Sure {
  false: Five[];
  true: Five[];
}

export interface CashView extends View {
  board: BoardFacts;
  round: number;
  first: number;
  dice: [number, number] | null;
  exchanged: boolean;
  matters: Matter[];
  position: number[];
  jail: (number | null)[]; // rolls that failed there
  chips: number[]; // green ones
  bankrupt: number[];
  proposals: number[];
  owner: (number | null)[];
  hotels: number[];
  hotels_left: number;
  money: number[];
  notes: Five[];
  mine: Record<Look, Five> | null;
  sure: Sure; // at least so many false and true ones of each holder
  public: Sure;
  bank: Five;
  printed: Five; // beyond those of the box, all true
  chance: {
    held: (number | null)[];
    shown: number[];
    under: number[];
    unseen: number[]; // by kind, in the pile
    true: (number | null)[]; // which of the two cards of a kind, if that can be known
  };
  chest: { held: number[][]; under: number[]; unseen: number[] };
  unraised: [string, ...number[]] | null;
}

/** What nobody knew, where all secrets are open. */
export interface Hidden {
  false: Five[]; // notes in each hand
  laid: boolean[][]; // which notes of each payment on the table are false
}
