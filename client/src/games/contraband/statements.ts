// What was said in this round, and what became of it: put together from the news.

import type { News, Word } from "$lib/protocol";
import { deedOf, isTrue, type Counts } from "./view";

export type Fate = "waits" | "believed" | "searched" | "informed";

export interface Payment {
  what: string; // duty, fine, damages, reward
  payer: number;
  payee: number;
  amount: number;
}

/** A declaration with all that followed from it. */
export interface Statement {
  number: number; // of its news: its name in lists
  by: number;
  said: Word;
  fate: Fate;
  accepted: boolean;
  informer: number | null;
  opened: Counts | null;
  payments: Payment[];
  threw: number | null; // the card that its speaker threw away before
  isFresh: boolean; // of new cards, not of a suitcase that was passed on
}

const PAYMENTS = ["duty", "fine", "damages", "reward"];

export const paymentOf = (news: News): Payment | null =>
  PAYMENTS.includes(news[0])
    ? { what: news[0], payer: Number(news[1]), payee: Number(news[2]), amount: Number(news[3]) }
    : null;

const lastRound = (all: readonly News[]): number =>
  Math.max(0, all.findLastIndex(([key]) => key === "officer"));

/** The declarations of the last round, the first one first. */
export function statements(all: readonly News[]): Statement[] {
  const found: Statement[] = [];
  let threw: number | null = null;
  for (let number = lastRound(all); number < all.length; number += 1) {
    const news = all[number] as News;
    const deed = deedOf(news);
    if (deed && ["declare", "immunity"].includes(deed.word[0])) {
      found.push(said(number, deed.by, deed.word, threw));
      threw = null;
    } else if (deed?.word[0] === "throw") threw = deed.word[1] ?? null;
    else follow(found.at(-1), news);
  }
  return found;
}

const said = (number: number, by: number, word: Word, threw: number | null): Statement => ({
  number, by, said: word, fate: "waits", accepted: false, informer: null, opened: null,
  payments: [], threw, isFresh: threw === null,
});

/** Add to a statement what happened next. */
function follow(statement: Statement | undefined, news: News): void {
  if (!statement) return;
  const payment = paymentOf(news);
  if (payment) statement.payments.push(payment);
  if (news[0] === "opened") statement.opened = news.slice(2).map(Number);
  const deed = deedOf(news);
  if (deed?.word[0] === "believe") statement.fate = "believed";
  if (deed?.word[0] === "search") statement.fate = "searched";
  if (deed?.word[0] === "accept") statement.accepted = true;
  if (deed?.word[0] === "inform") {
    statement.fate = "informed";
    statement.informer = deed.by;
  }
}

/** Whether a statement turned out to be true; null if nobody knows. */
export const verdict = ({ said, opened }: Statement): boolean | null =>
  opened ? isTrue(said, opened) : null;

/** What somebody won by a statement, or lost. */
export const balance = ({ payments }: Statement, player: number): number =>
  payments.reduce(
    (all, { payer, payee, amount }) =>
      all + (payee === player ? amount : 0) - (payer === player ? amount : 0),
    0,
  );

/** How often the Officer of this round has searched, and how often there was a lie. */
export function searches(found: readonly Statement[]): { all: number; right: number } {
  const searched = found.filter(({ fate }) => fate === "searched");
  return { all: searched.length, right: searched.filter((each) => verdict(each) === false).length };
}

/** The last cards that came into the open suitcase in this round, the newest last. */
export function lastOpened(all: readonly News[], most: number): { kind: number; number: number }[] {
  const found: { kind: number; number: number }[] = [];
  for (let number = lastRound(all); number < all.length; number += 1) {
    const news = all[number] as News;
    if (news[0] === "did" && news[2] === "throw") found.push({ kind: Number(news[3]), number: number * 10 });
    if (news[0] !== "opened") continue;
    news.slice(2).forEach((count, kind) => {
      for (let card = 0; card < Number(count); card += 1) found.push({ kind, number: number * 10 + found.length % 10 });
    });
  }
  return found.slice(-most);
}

/** What was paid since the last choice. */
export function justPaid(all: readonly News[]): Payment[] {
  const since = all.findLastIndex(([key]) => key === "did");
  return all.slice(since + 1).flatMap((news) => paymentOf(news) ?? []);
}
