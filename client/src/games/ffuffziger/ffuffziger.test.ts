// Everything that real moments say has words in all languages; and what the desks send is what was
// composed.

import { beforeAll, describe, expect, it } from "vitest";
import { wordFrom, within, wordsOf } from "$lib/offers";
import type { News, Offer, Word } from "$lib/protocol";
import { LANGUAGES, words } from "$lib/words.svelte";
import { scenesOf } from "../moments.fixture";
import { ask, status, steps, waiting } from "./ask";
import { newDesk } from "./desk.svelte";
import { Buying } from "./desks/buying.svelte";
import { Machines } from "./desks/machines.svelte";
import { Fist, Lead } from "./desks/money.svelte";
import { justEnough } from "./enough";
import { facts } from "./facts";
import { machinesOf, sceneOf } from "./ffuffziger.fixture";
import { inspections } from "./inspections";
import { label, shortcuts, things } from "./label";
import { chances, piles } from "./machines";
import { lastReveal } from "./story";
import { heading, tell } from "./tell";
import { tips } from "./tips";
import { ringCard, type FfScene, type FfView } from "./view";

/** One of each kind of news, also of those that no moment has. */
const ALL_NEWS: News[] = [
  ["marker", 1], ["card", 44, 90], ["round", 2], ["inspector", 0], ["destroyed", 0], ["raided", 0, 2, 3, 4], ["raided", 1, 0, 1, 0],
  ["coins", 2, 3], ["inspector", 4], ["inspector", 5], ["did", 0, "produce", 3], ["did", 0, "sell", 9], ["did", 1, "transform", 1],
  ["turned", 1, 1, 3], ["turned", 0, 1, 0], ["turned", 0, 17, 5], ["turned", 2, 9, 4], ["lot", 1], ["unsold", 4],
  ["did", 0, "offer", 5, 7], ["did", 1, "match"], ["did", 2, "drop"], ["cannot_match", 0], ["cannot_lead", 1], ["won_lot", 0, 4],
  ["closed", 1], ["did", 0, "fist", 1, 0, 0, 0, 0, 3], ["fist", 0, 1, 0, 0, 0, 0, 3], ["fist", 1, 0, 0, 0, 0, 0, 0], ["fist", 2, 0, 0, 0, 0, 0, 0],
  ["won_card", 0, 44, 90], ["no_sale", 44], ["paid", 0, 90], ["did", 0, "buy", 2], ["did", 0, "stop"],
  ["did", 1, "launder", 1, 0, 0, 0, 0], ["laundered", 1, 3], ["did", 2, "launder", 0, 0, 0, 0, 0], ["bonus", 0, 6, 120],
];

function wordsOffered(choices: Offer[]): Word[] {
  return choices.flatMap((offer) =>
    offer.each ? [wordFrom(offer, within(offer, [])), wordFrom(offer, within(offer, [9, 9, 9, 9, 9, 99]))] : wordsOf(offer),
  );
}

/** All that is said about a scene. */
function everything(scene: FfScene): string[] {
  const desk = newDesk(scene);
  return [
    ...scene.news.flatMap((news) => [tell(news, scene)?.text ?? "", heading(news, scene)]),
    ...wordsOffered(scene.view.choices).map((word) => label(word, scene)),
    ...scene.view.choices.flatMap((offer) => things(offer)),
    ...shortcuts(scene).map(([name]) => name),
    ...facts(scene).flatMap(({ title, rows, columns = [] }) => [title, ...columns, ...rows.flat()]),
    ...steps(scene).map(({ text }) => text),
    ...scene.seats.map((_, player) => status(scene, player)),
    ask(scene).title, ask(scene).more ?? "", waiting(scene), desk.label,
    ...tips.map(({ id }) => words.say(id)),
  ];
}

const RAW = /\bff-[a-z]|\{|\$|undefined|NaN/;

describe.each(LANGUAGES)("in %s", (language) => {
  beforeAll(async () => {
    await words.speak(language);
    await words.need("common", "ffuffziger");
  });

  it("has words for every kind of news", () => {
    const scene = sceneOf({}, ALL_NEWS);
    expect(everything(scene).filter((text) => RAW.test(text))).toEqual([]);
    expect(ALL_NEWS.filter((news) => !tell(news, scene)).map((news) => news.join(" "))).toEqual([
      "did 1 transform 1", "closed 1", "did 0 fist 1 0 0 0 0 3", "fist 1 0 0 0 0 0 0",
    ]);
  });

  it("has words for every moment of a match", () => {
    for (const scene of scenesOf<FfView>("ffuffziger")) {
      expect(everything(scene).filter((text) => RAW.test(text))).toEqual([]);
    }
  }, 60_000);
});

describe("the desk of machines", () => {
  it("lets all of them print in one go", () => {
    const desk = new Machines(sceneOf());
    expect(desk.words).toEqual([["produce", 0], ["produce", 4], ["produce", 9], ["produce", 9], ["produce", 9]]);
  });

  it("turns one tile first, and keeps what else was set", () => {
    const desk = new Machines(sceneOf({ round: 7 }));
    desk.set(9, { turn: 1 });
    desk.set(9, { sell: 2 });
    expect(desk.words).toEqual([["transform", 9]]);
    desk.go();
    const next = new Machines(sceneOf({ round: 7, waiting: machinesOf({ 0: 1, 4: 1, 9: 2 }) }), desk.memory);
    expect(next.job(9)).toEqual({ turn: 0, sell: 2 });
    expect(next.words).toEqual([["produce", 0], ["produce", 4], ["sell", 9], ["sell", 9]]);
  });

  it("gives no machine two jobs", () => {
    const desk = new Machines(sceneOf({ round: 8 }));
    desk.set(9, { turn: 2 });
    desk.set(9, { sell: 3 });
    expect(desk.job(9)).toEqual({ turn: 0, sell: 3 });
  });
});

describe("money", () => {
  it("fills a fist with just enough", () => {
    expect(justEnough([1, 2, 1, 0, 0, 45], 44)).toEqual([0, 2, 0, 0, 0, 4]);
    expect(justEnough([0, 0, 1, 0, 0, 0], 44)).toEqual([0, 0, 1, 0, 0, 0]);
    expect(justEnough([1, 0, 0, 0, 0, 3], 44)).toBeNull();
  });

  it("is put into a fist within its limits", () => {
    const offer = { verb: "fist", each: [1, 2, 1, 0, 0, 45] };
    const desk = new Fist(sceneOf({ phase: "fists", choices: [offer] }), offer);
    desk.take(0);
    desk.take(0);
    desk.set(5, 99);
    expect(desk.word).toEqual(["fist", 1, 0, 0, 0, 0, 45]);
    expect(desk.total).toBe(55);
  });

  it("is laid down in one kind, at least what is asked", () => {
    const choices = [{ verb: "offer", at: [1], least: [1], each: [2] }, { verb: "offer", at: [5], least: [5], each: [45] }, { verb: "drop" }];
    const desk = new Lead(sceneOf({ phase: "lead", choices }));
    expect(desk.word).toEqual(["offer", 1, 1]);
    desk.pick(5);
    desk.set(2);
    expect(desk.word).toEqual(["offer", 5, 5]);
  });

  it("buys no more than it can", () => {
    const desk = new Buying(sceneOf({ phase: "buying", choices: [{ verb: "buy", among: [[0], [1], [2]] }, { verb: "stop" }] }));
    desk.set(2, 5);
    desk.set(1, 5);
    expect(desk.words).toEqual([["buy", 1], ["buy", 2], ["stop"]]);
    expect(desk.rest).toBe(5);
  });
});

describe("what is shown", () => {
  it("knows the chances of a back", () => {
    expect(chances(sceneOf().view, 0).slice(3)).toEqual([0, 0, 0]);
    const bought = chances(sceneOf().view, 1);
    expect(bought.reduce((all, each) => all + each)).toBeCloseTo(1);
  });

  it("lays tiles of one look on one pile", () => {
    expect(piles(machinesOf({ 0: 1, 1: 2, 2: 1 }), false)).toEqual([{ kind: 0, count: 3 }, { kind: 2, count: 1 }]);
    expect(piles(machinesOf({ 0: 1, 1: 2 }), true)).toHaveLength(2);
  });

  it("hides the inspector's past cards, but not today's nor where the 150 lies", () => {
    const scene = sceneOf({ ring: [5, 1, 5, 3, null, null, null, null, null, null], turned: 4, today: [5, 3] });
    expect([0, 1, 2, 3, 4, 5].map((place) => ringCard(scene, place))).toEqual([null, null, 5, 3, null, 4]);
  });

  it("tells which coin cards start an auction", () => {
    const view = sceneOf({ ring: [5, 5, 1, 5, 3, 4, 5, null, null, null], turned: 7, today: [4, 5] }).view;
    expect(inspections(view).map(({ starts }) => starts)).toEqual([true, true]);
    expect(inspections(sceneOf().view)[0]?.starts).toBe(false);
  });

  it("remembers the fists of this round", () => {
    expect(lastReveal(ALL_NEWS)?.winner).toBe(0);
    expect(lastReveal([...ALL_NEWS, ["round", 3]])).toBeNull();
  });
});
