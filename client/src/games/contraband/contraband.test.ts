// Every piece of news, every question and every choice of real moments, and of a few of our own, has
// words in all languages.

import { cleanup, render } from "@testing-library/svelte";
import { beforeAll, describe, expect, it } from "vitest";
import { namesOf } from "$lib/names";
import { wordFrom, within, wordsOf } from "$lib/offers";
import type { News, Word } from "$lib/protocol";
import { set } from "$lib/settings.svelte";
import { toast } from "$lib/toast.svelte";
import { LANGUAGES, words } from "$lib/words.svelte";
import { scenesOf } from "../moments.fixture";
import { ask, comesLater, doesOnTheWay, notSeen, status, steps, waiting } from "./ask";
import { CbDesk } from "./desk.svelte";
import { facts } from "./facts";
import Hand from "./Hand.svelte";
import { label, shortcuts, things } from "./label";
import { outcome } from "./outcome";
import { answer, speech } from "./scenery";
import { endText, fateText, moneyText } from "./saying";
import { lastOpened, searches, statements, verdict } from "./statements";
import { heading, tell } from "./tell";
import { tips } from "./tips";
import { allOf, cardsOf, differs, isTrue, KINDS, wayOf, type CbScene, type CbView } from "./view";

const OPTIONS = {
  duties: [25, 50, 75, 100, 150, 200, 250, 500],
  fines: [50, 100, 150, 200, 300, 400, 500, 1000],
  damages: 200, reward: 1000, false_claim: 200, reward_needs_fine: false,
};
const CARDS = [1, 0, 0, 0, 1, 0, 0, 0, 0, 2];
const NONE = Array.from({ length: KINDS }, () => 0);

function sceneOf(more: Partial<CbView> = {}, news: News[] = []): CbScene {
  const view: CbView = {
    game: "contraband", players: 3, me: 0, options: OPTIONS, phase: "declaration", acting: [0], round: 0,
    rounds: 3, officer: 1, balances: [3300, 3300, 3300], deck: 52, discard: NONE, holder: 0, size: 4, passes: 0,
    said: [null, null, null], threw: [null, null, null], thrown: [], held: CARDS, drew: null, had: [],
    known: CARDS, unseen: [3, 4, 4, 4, 3, 4, 4, 1, 1, 24],
    choices: [{ verb: "declare", each: [4, 4, 4, 4, 4, 4, 4, 1], total: 4 }, { verb: "immunity" }], ...more,
  };
  const seats = ["Iris", "Bram", "Chloé"].map((name) => ({ kind: "person" as const, name }));
  return { view, news, seats, names: namesOf(seats), you: 0, mine: true, views: null };
}

/** All that is said about a scene. */
function everything(scene: CbScene): string[] {
  const desk = new CbDesk(scene);
  const offered = scene.view.choices.flatMap((offer): Word[] =>
    offer.each ? [wordFrom(offer, within(offer, [])), wordFrom(offer, within(offer, [1, 0, 1, 0, 1]))] : wordsOf(offer),
  );
  const round = statements(scene.news);
  return [
    ...scene.news.map((news) => tell(news, scene)?.text ?? "cb-missing"),
    ...scene.news.map((news) => heading(news, scene)),
    ...scene.seats.map((_, player) => status(scene, player)),
    ...steps(scene).map(({ text }) => text),
    ...Object.values(ask(scene)),
    ...[0, 1, 2].map((place) => doesOnTheWay(scene, place)),
    ...scene.seats.map((_, player) => comesLater(scene, player)),
    waiting(scene), notSeen(scene), desk.label, desk.why,
    ...offered.map((word) => label(word, scene)),
    ...scene.view.choices.flatMap((offer) => things(offer, scene)),
    ...shortcuts(scene).map(([text]) => text),
    ...facts(scene).flatMap(({ title, rows, columns = [] }) => [title, ...columns, ...rows.flat()]),
    ...round.flatMap((each) => [fateText(each).text, moneyText(each, scene), endText(each).text]),
    speech(scene)?.text ?? "", answer(scene).text,
    ...tips.map(({ id }) => words.say(id)),
  ];
}

describe.each(LANGUAGES)("words in %s", (language) => {
  beforeAll(async () => {
    await words.need("common", "contraband");
    await words.speak(language);
  });

  it("has a word for everything", () => {
    const ours = [sceneOf(), sceneOf({ choices: [{ verb: "throw", among: [[0], [4], [9]] }], phase: "rejection" })];
    for (const scene of [...ours, ...scenesOf<CbView>("contraband")]) {
      for (const text of everything(scene)) expect(text).not.toMatch(/\bcb-|undefined|NaN|\{/);
    }
  });

  it("words what a declaration leads to", () => {
    const said: Word[] = [["immunity"], ["declare", 1, 0, 0, 0, 1, 0, 0, 0], ["declare", 1, 0, 0, 0, 0, 0, 0, 0],
      ["declare", 2, 0, 0, 0, 1, 0, 0, 0], ["declare", 0, 0, 0, 1, 0, 0, 0, 0]];
    for (const word of said) expect(Object.values(outcome(word, sceneOf().view)).join(" ")).not.toMatch(/cb-/);
  });
});

describe("the way of the suitcase", () => {
  const seen = (you: number, more: Partial<CbView>): string[] =>
    [0, 1, 2].map((place) => doesOnTheWay({ ...sceneOf(more), you }, place));
  const SEARCHING: Partial<CbView> = { phase: "inspection", holder: 0, officer: 1, said: [["immunity"], null, null] };

  it.each([
    ["en", "believe or search", "believes or searches", "accept or inform"],
    ["fr", "croyez ou fouillez", "croit ou fouille", "acceptez ou dénoncez"],
    ["nl", "gelooft of doorzoekt", "gelooft of doorzoekt", "neemt aan of verklikt"],
    ["el", "πιστεύετε ή ψάχνετε", "πιστεύει ή ψάχνει", "δέχεστε ή καταδίδετε"],
  ] as const)("speaks to the viewer as to one, and of others as of others, in %s", async (language, you, other, next) => {
    await words.speak(language);
    await words.need("common", "contraband");
    expect(seen(1, SEARCHING)[1]).toBe(you);
    expect(seen(0, SEARCHING)[1]).toBe(other);
    expect(seen(2, SEARCHING)[2]).toBe(next);
  });
});

describe("the desk", () => {
  it("composes a declaration, card by card, and no more than is allowed", () => {
    const desk = new CbDesk(sceneOf());
    expect(desk.cards).toEqual([4, 0, 9, 9]);
    desk.turn(0);
    expect(desk.word).toEqual(["declare", 0, 0, 0, 0, 1, 0, 0, 0]);
    expect(desk.isSaid(0)).toBe(true);
    for (let time = 0; time < 9; time += 1) desk.add(1);
    expect(desk.word).toEqual(["declare", 0, 3, 0, 0, 1, 0, 0, 0]);
    desk.turn(0);
    expect(desk.isSaid(0)).toBe(false);
    desk.tellTruth();
    expect(desk.word).toEqual(["declare", 1, 0, 0, 0, 1, 0, 0, 0]);
    desk.claims = true;
    expect(desk.word).toEqual(["immunity"]);
    desk.add(2);
    expect(desk.claims).toBe(false);
  });

  it("throws a lifted card away, and lifts the only one that may go", () => {
    const free = new CbDesk(sceneOf({ choices: [{ verb: "throw", among: [[0], [4], [9]] }] }));
    expect(free.word).toBeNull();
    expect(free.why).not.toBe("");
    free.lifted = 1;
    expect(free.word).toEqual(["throw", 0]);
    const bag = new CbDesk(sceneOf({ choices: [{ verb: "throw", among: [[9]] }] }));
    expect(bag.word).toEqual(["throw", 9]);
  });

  it("sends nothing for one who only watches", () => {
    expect(new CbDesk({ ...sceneOf(), mine: false }).word).toBeNull();
  });
});

it("says why a card cannot be declared, to fingers and keys alike", async () => {
  await words.speak("en");
  await words.need("common", "contraband");
  Element.prototype.animate ??= () => ({ cancel: () => {}, finished: Promise.resolve() }) as unknown as Animation;
  set("speed", 0); // nothing moves here: jsdom has no animations
  const scene = sceneOf();
  const { container } = render(Hand, { scene, desk: new CbDesk(scene) });
  const baggage = container.querySelector<HTMLButtonElement>("button[aria-disabled=true]");
  expect(baggage?.disabled).toBe(false);
  baggage?.click();
  expect(toast.text).toBe(words.say("cb-why-baggage"));
  cleanup();
});

describe("what was said", () => {
  const news: News[] = [
    ["officer", 0], ["did", 2, "declare", 1, 0, 0, 0, 0, 0, 0, 0], ["officer", 1],
    ["did", 2, "declare", 0, 0, 1, 0, 0, 0, 0, 0], ["did", 1, "believe"], ["duty", 2, 1, 75],
    ["did", 0, "accept"], ["received", ...CARDS], ["did", 0, "throw", 4], ["drew", 3],
    ["did", 0, "declare", 0, 0, 0, 0, 0, 0, 0, 0], ["did", 1, "search"],
    ["opened", 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 2], ["fine", 0, 1, 250],
    ["did", 2, "immunity"], ["did", 1, "believe"], ["did", 0, "inform"],
    ["opened", 2, 0, 0, 0, 0, 0, 0, 0, 0, 1, 3], ["damages", 0, 2, 200],
  ];

  it("is put together from the news of this round", () => {
    const found = statements(news);
    expect(found.map(({ by, fate, threw }) => [by, fate, threw])).toEqual([
      [2, "believed", null], [0, "searched", 4], [2, "informed", null],
    ]);
    expect(found.map(verdict)).toEqual([null, false, true]);
    expect(searches(found)).toEqual({ all: 1, right: 1 });
    expect(lastOpened(news, 3).map(({ kind }) => kind)).toEqual([9, 9, 9]);
  });
});

describe("the view", () => {
  it("compares what is said with what is there", () => {
    expect(isTrue(["declare", 1, 0, 0, 0, 1, 0, 0, 0], CARDS)).toBe(true);
    expect(isTrue(["immunity"], CARDS)).toBe(false);
    const { hidden, invented } = differs(["declare", 0, 1, 0, 0, 1, 0, 0, 0], CARDS);
    expect([hidden[0], hidden[4], invented[1]]).toEqual([1, 0, 1]);
  });

  it("knows the way, and how many cards of a kind there are", () => {
    expect(wayOf(sceneOf({ players: 6, holder: 5, officer: 1 }).view)).toEqual([5, 1, 0, 2, 3, 4]);
    expect(wayOf(sceneOf({ holder: 2 }).view)).toEqual([2, 1, 0]);
    expect(allOf(sceneOf().view, 0)).toBe(4);
    expect(cardsOf(CARDS)).toEqual([4, 0, 9, 9]);
  });
});
