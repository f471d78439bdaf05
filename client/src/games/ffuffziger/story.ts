// The news in their order: which of them are told together, and where a part of a round begins.

import type { News } from "$lib/protocol";
import { MONEY } from "./view";

export type Part = "setup" | "inspector" | "machines" | "coins" | "fists" | "buying" | "laundering" | "end";

export interface Told {
  together: News[]; // with this one, the last of them; empty if a later one tells it
  begins: Part | ""; // a part of the match begins here
  round: number;
}

/** All fists that were opened together. */
export interface Reveal {
  id: number; // the place of the first in the news
  fists: Map<number, number[]>;
  winner: number | null;
  total: number;
  pays: number;
}

const stories = new WeakMap<readonly News[], Map<News, Told>>();
const MACHINE_DEEDS = ["produce", "sell", "transform"];
const RUNS = ["produce", "sell", "buy"]; // deeds that are told together

export function storyOf(news: readonly News[]): Map<News, Told> {
  let story = stories.get(news);
  if (!story) {
    story = told(news);
    stories.set(news, story);
  }
  return story;
}

function told(news: readonly News[]): Map<News, Told> {
  const story = new Map<News, Told>();
  let part: Part | "" = "";
  let round = 0;
  let run: News[] = [];
  const lastReveal = news.findLastIndex(([key]) => key === "fist");
  news.forEach((item, place) => {
    if (item[0] === "round") round = Number(item[1]);
    const now = partOf(item, news[place + 1], part);
    const begins = now === part ? "" : now;
    part = now;
    run = runOf(run.at(-1)) && runOf(run.at(-1)) === runOf(item) ? [...run, item] : [item];
    const goesOn = runOf(item) !== "" && runOf(news[place + 1]) === runOf(item);
    // Once fists are open nobody needs to know that they were closed, and with what.
    const isStale = place < lastReveal && (item[0] === "closed" || (item[0] === "did" && item[2] === "fist"));
    story.set(item, { together: goesOn || isStale ? [] : run, begins, round });
  });
  return story;
}

/** What news are told together: those with the same name, one after the other. */
function runOf(item: News | undefined): string {
  if (!item) return "";
  if (item[0] === "did" && RUNS.includes(String(item[2]))) return `${item[1]} ${item[2]}`;
  const isEmpty = item[0] === "fist" && item.slice(2).every((amount) => amount === 0);
  return isEmpty ? "empty" : "";
}

function partOf([key, , verb]: News, next: News | undefined, now: Part | ""): Part {
  const deed = key === "did" ? String(verb) : "";
  if (key === "round") return "inspector";
  if (key === "bonus") return "end";
  if (MACHINE_DEEDS.includes(deed)) return "machines";
  // The marker moves before an auction, and before phase 4 of a round without one (FF-30).
  if (key === "lot" || (key === "marker" && next?.[0] === "lot")) return "coins";
  if (key === "marker" && now === "machines") return "fists";
  if (["closed", "fist", "won_card", "no_sale"].includes(key) || deed === "fist") return "fists";
  if (deed === "buy" || deed === "stop") return "buying";
  if (deed === "launder" || key === "laundered") return "laundering";
  return now || "setup";
}

/** The last fists that were opened in this round. */
export function lastReveal(news: readonly News[]): Reveal | null {
  const last = news.findLastIndex(([key]) => key === "fist");
  if (last < 0 || news.slice(last).some(([key]) => key === "round" || key === "lot")) return null;
  let id = last;
  while (news[id - 1]?.[0] === "fist") id -= 1;
  const fists = new Map(
    news.slice(id, last + 1).map((item) => [Number(item[1]), item.slice(2, 2 + MONEY).map(Number)]),
  );
  const after = news[last + 1];
  const isWon = after?.[0] === "won_card";
  return {
    id,
    fists,
    winner: isWon ? Number(after[1]) : null,
    total: isWon ? Number(after[2]) : 0,
    pays: isWon ? Number(after[3]) : 0,
  };
}
