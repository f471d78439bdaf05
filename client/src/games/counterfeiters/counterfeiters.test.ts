// Every kind of news and every choice has words in four languages; desks send what they say.

import { beforeAll, describe, expect, it, vi } from "vitest";
import { misfit, offersOf, wordsOf } from "$lib/offers";
import type { Word } from "$lib/protocol";
import { LANGUAGES, words } from "$lib/words.svelte";
import type { Scene } from "../contract";
import { scenesOf } from "../moments.fixture";
import { bestLot, dropOf, payFor, spoilerOf } from "./lots";
import { knownOf } from "./money";
import { Slide } from "./slide";
import { ahead, markText, policeText } from "./police";
import { banAt, isStrike, marksAt, type CfView } from "./view";

vi.stubGlobal("matchMedia", () => ({ matches: false }));
vi.stubGlobal("CSS", { escape: (name: string) => name });
const { board } = await import("./index");
const { details } = await import("./details");

const fence = { verb: "fence", at: [11], each: [1, 1, 4], total: 8, at_least: 1 };

describe("lots", () => {
  it("are paid at the rate of the worst note", () => {
    expect(payFor("fence", [1, 1, 2])).toBe(80);
    expect(payFor("fence", [0, 3, 3])).toBe(180);
    expect(payFor("shop", [1, 1, 1])).toBe(150);
  });
  it("propose what brings most, and warn of what brings less", () => {
    expect(bestLot(fence)).toEqual([0, 0, 4]);
    expect(dropOf(fence, [0, 0, 4])).toEqual({ quality: 1, pay: 150 });
    expect(spoilerOf(fence, [1, 1, 4])).toEqual({ quality: 0, pay: 150 });
  });
});

describe("what can be known of money", () => {
  it("has limits", () => {
    expect(knownOf([[11, 0, 0]])).toEqual({ hand: [110, 110], offshore: [0, 0], total: [110, 110] });
    expect(knownOf([[5, 1, 3], [8, 0, 8]])).toEqual({ hand: [0, 80], offshore: [0, 80], total: [50, 80] });
  });
});

describe("a space of the track with several specials", () => {
  beforeAll(async () => {
    await words.speak("en");
    await words.need("common", "counterfeiters");
  });
  const track = { last: 9, start: { 2: 0 }, investigation: [5, 5, 9], godfather: [5], strike: [5, 9] };
  const view = (pawn: number): CfView => ({ players: 2, pawn, taught: 0, board: { spaces: [], track } }) as unknown as CfView;

  it("has all of them, in the order in which they happen", () => {
    expect(marksAt(view(0), 5)).toEqual(["investigation", "godfather", "strike"]);
    expect(marksAt(view(0), 9)).toEqual(["investigation", "godfather", "strike"]);
    expect(marksAt(view(0), 4)).toEqual([]);
    expect([banAt(view(0), 5), banAt(view(0), 9)]).toEqual([1, 2]);
    expect([isStrike(view(5)), isStrike(view(9)), isStrike(view(6))]).toEqual([true, true, false]);
  });
  it("has none where the police start, whatever is listed there (CF-R24)", () => {
    const special = { last: 9, start: { 2: 3 }, investigation: [3], godfather: [3], strike: [3] };
    const atStart = { ...view(3), board: { spaces: [], track: special } } as unknown as CfView;
    expect([marksAt(atStart, 3), isStrike(atStart), markText(atStart, 3)]).toEqual([[], false, ""]);
  });
  it("is told whole: where it lies, and when the police are about to come there", () => {
    for (const part of ["investigation", "Godfather", "strike"]) {
      expect(markText(view(0), 5)).toContain(part);
      expect(policeText(view(4))).toContain(part);
      expect(policeText(view(8))).toContain(part);
    }
    expect(policeText(view(8))).toContain("reach the end");
    expect(ahead(view(0)).map(({ steps }) => steps)).toEqual([5, 9]);
    expect(policeText(view(0))).toBe("The police move one space.");
  });
});

describe("the market", () => {
  const spaces = [{ zone: "market" }, { zone: "market" }, { zone: "market", trash: true }];
  const view = (market: (number | null)[], round: number): CfView =>
    ({ market, round, board: { spaces } }) as unknown as CfView;

  it("keeps cards that slide, and drops what lay on the trash icon", () => {
    const slide = new Slide();
    const [dear, , cheap] = slide.next(view([0, 1, 0], 1));
    expect(slide.next(view([0, null, 0], 1)).map(({ id }) => id)).toEqual([dear?.id, cheap?.id]);
    const after = slide.next(view([4, 5, 0], 2));
    expect(after[2]?.id).toBe(dear?.id);
    expect(after.slice(0, 2).every(({ id }) => id > 3)).toBe(true);
  });
});

// --------------------------------------------------------------------------------- all moments

const scenes = scenesOf<CfView>("counterfeiters");

function wordsIn({ view }: Scene<CfView>): Word[] {
  return view.choices.flatMap((offer) =>
    offer.each ? [[offer.verb, ...(offer.at ?? []), ...offer.each] as Word] : wordsOf(offer),
  );
}

/** Everything that is said of a scene, whatever is chosen. */
function said(scene: Scene<CfView>): string[] {
  const desk = board.createDraft(scene);
  const texts = [
    board.words.waiting(scene),
    ...scene.seats.map((_, player) => board.words.seatStatus(scene, player)),
    ...board.words.steps(scene).map(({ text }) => text),
    ...details.textView(scene).flatMap(({ title, rows, columns }) => [title, ...rows.flat(), ...(columns ?? [])]),
    ...scene.news.flatMap((news) => [board.words.newsLine(news, scene)?.text ?? "", board.words.newsHeading(news, scene)]),
  ];
  if (!scene.mine) return texts;
  texts.push(...wordsIn(scene).map((word) => details.choiceLabel(word, scene)), ...details.shortcuts(scene).map(([label]) => label));
  texts.push(...scene.view.choices.flatMap((offer) => details.countedThings(offer, scene)));
  for (const plan of [null, ...desk.plans]) {
    if (plan) desk.choose(plan.space);
    const { title, more = "" } = board.words.prompt(scene, desk);
    texts.push(title, more, desk.label, desk.why);
  }
  return texts;
}

const SLOW = 60_000; // milliseconds: all news of all moments
const RAW = /cf-[a-z]|\{|undefined|NaN|\[object/;

describe.each(LANGUAGES)("in %s", (language) => {
  beforeAll(async () => {
    await words.speak(language);
    await words.need("common", "counterfeiters");
  });
  it("everything has words", { timeout: SLOW }, () => {
    const unsaid = new Set(scenes.flatMap((scene) => said(scene).filter((text) => RAW.test(text))));
    expect([...unsaid]).toEqual([]);
  });
  it("has every hint", () => {
    expect(details.coach.filter(({ id }) => !words.has(id))).toEqual([]);
  });
});

it("what a desk sends is offered", () => {
  for (const scene of scenes.filter(({ mine }) => mine)) {
    const desk = board.createDraft(scene);
    for (const plan of desk.plans) {
      desk.choose(plan.space);
      expect(isOffered(desk.word, scene)).toBe(true);
    }
    if (desk.isFlight || desk.plans.length) expect(isOffered(desk.word, scene)).toBe(true);
  }
});

function isOffered(word: Word | null, { view }: Scene<CfView>): boolean {
  if (!word) return false;
  return offersOf(view.choices, word[0]).some((offer) => {
    const at = offer.at?.length ?? 0;
    if (offer.each) return (!at || offer.at?.[0] === word[1]) && !misfit(offer, word.slice(1 + at) as number[]);
    return wordsOf(offer).some((each) => String(each) === String(word));
  });
}
