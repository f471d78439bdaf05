// The desk composes what is offered, habits answer what was decided, and everything that is told or
// offered has words in all languages.

import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { Habits } from "../../table/habits.svelte";
import { namesOf } from "$lib/names";
import { isOffered, misfit, within, wordFrom, wordsOf } from "$lib/offers";
import type { News, Offer, Word } from "$lib/protocol";
import { LANGUAGES, words } from "$lib/words.svelte";
import { scenesOf } from "../moments.fixture";
import { ask, waiting } from "./ask";
import { automatic, payOffer, worthOfBundle } from "./bundles";
import { CHANCE, CHEST, chanceName, chanceText, chestName, chestText } from "./cards";
import { conduct } from "./conduct.svelte";
import { CashDesk, type Aside } from "./desk/desk.svelte";
import { Owing, Wishing } from "./desk/estate.svelte";
import { Buying } from "./desk/money.svelte";
import { facts } from "./facts";
import { heading, rule, status, steps } from "./flow";
import { label, shortcuts, things } from "./label";
import { loaded } from "./loaded.svelte";
import { oddsOf } from "./odds";
import { onSpace, short, street, type CashScene } from "./say";
import { tell } from "./tell";
import { tips } from "./tips";
import type { CashView } from "./view";

const RAW = /\bcc-[a-z]/;
const NAMES = [
  "Rue Grande, Dinant", "Diestsestraat, Leuven", "Steenstraat, Brugge", "Place du Monument, Spa",
  "Kapellestraat, Oostende", "Rue de Diekirch, Arlon", "Bruul, Mechelen", "Place Verte, Verviers",
  "Lippenslaan, Knokke", "Rue Royale, Tournai", "Groenplaats, Antwerpen", "Rue St. Léonard, Liège",
  "Lange Steenstraat, Kortrijk", "Grand Place, Mons", "Grote Markt, Hasselt", "Place de l'Ange, Namur",
  "Hoogstraat / Rue Haute, Brussel", "Veldstraat, Gent", "Boulevard Tirou, Charleroi",
  "Boulevard d'Avroy, Liège", "Meir, Antwerpen", "Nieuwstraat / Rue Neuve, Brussel",
]; // prettier-ignore
const five = (): number[] => [0, 0, 0, 0, 0];

function sceneOf(more: Partial<CashView> = {}, news: News[] = []): CashScene {
  const view: CashView = {
    game: "crooked_cash", players: 2, me: 0, phase: "turn", acting: [0], choices: [{ verb: "roll" }],
    options: { printed: [30, 30, 30, 30, 30], false: [10, 10, 10, 10, 10], chips: 2, cards: true },
    board: {
      city: "Belgium", streets: NAMES, price: NAMES.map(() => 100), rent: NAMES.map(() => 50),
      hotel_rent: NAMES.map(() => 200), hotel_cost: NAMES.map(() => 100),
    },
    round: 1, first: 0, dice: [3, 4], exchanged: false,
    matters: [{ matter: "turn", player: 0, stage: "start", doubles: 0, again: false }],
    position: [0, 0], jail: [null, null], chips: [2, 2], bankrupt: [], proposals: [0, 0],
    owner: NAMES.map(() => null), hotels: [], hotels_left: 12, money: [1500, 1500],
    notes: [[3, 1, 3, 3, 2], [3, 1, 3, 3, 2]],
    mine: { plain: [3, 1, 3, 3, 2], true: five(), false: five() },
    sure: { false: [five(), five()], true: [five(), five()] },
    public: { false: [five(), five()], true: [five(), five()] },
    bank: [24, 28, 24, 24, 26], printed: five(),
    chance: { held: [null, null], shown: [2, 8, 18], under: [], unseen: CHANCE.map(() => 2), true: CHANCE.map(() => null) },
    chest: { held: [[], []], under: [], unseen: CHEST.map(() => 1) },
    unraised: null,
    ...more,
  }; // prettier-ignore
  const seats = ["Iris", "Bram"].map((name) => ({ kind: "person" as const, name }));
  return { view, news, seats, names: namesOf(seats), you: 0, mine: true, views: null };
}

const wordsIn = (offer: Offer): Word[] => (offer.each ? [wordFrom(offer, within(offer, []))] : wordsOf(offer));

/** All that is said about a moment. */
function everything(scene: CashScene): string[] {
  const desk = new CashDesk(scene);
  const said = [desk.label, desk.why];
  for (const aside of desk.asides) {
    desk.turnTo(aside);
    said.push(desk.label, desk.why);
    desk.back();
  }
  const players = Array.from({ length: scene.view.players }, (_, player) => status(scene, player));
  const { title, more = "" } = ask(scene);
  return [
    ...said, title, more, waiting(scene), ...players,
    ...steps(scene).map((step) => step.text),
    ...scene.view.choices.flatMap((offer) => [...wordsIn(offer).map((word) => label(word, scene)), ...things(offer, scene)]),
    ...shortcuts(scene).map(([text]) => text),
    ...facts(scene).flatMap((fact) => [fact.title, ...(fact.columns ?? []), ...fact.rows.flat()]),
  ]; // prettier-ignore
}

// Every kind of news, also those that no moment has.
const NEWS: News[] = [
  ["turn", 0], ["rolls_first", 1, 7], ["rolled", 0, 3, 3], ["moves", 1, 9], ["salary", 0], ["chips", 1], ["jailed", 0],
  ["leaves_jail", 1], ["round_cap", 100], ["owes", 0, -1, 50], ["paid", 0, -1, 50], ["paid", 1, 0, 50], ["unpaid", 1, -1, 50],
  ["not_owed", 0, 1], ["bankrupt", 1, 0], ["bankrupt", 0, -1], ["shows", 0, 50, 10], ["checked", 1, 0, 50, 1],
  ["checked", 0, 0, 50, 0], ["takes_back", 0, 10], ["breaks", 1, 100], ["bank_pays", 0, 0, 1, 0, 0, 0], ["printed", 0, 500, 2],
  ["short", 1, 40], ["exchanged", 0, 2, 0, 0, 0, 0], ["final_rent", 0, 500, 300], ["auction", 3], ["auction", -1],
  ["no_bid", 3], ["no_bid", -1], ["sold", 1, -1, 60], ["buys", 0, 4], ["sells_hotel", 0, 4, 50], ["sells_street", 1, 4, 50],
  ["hotel", 0, 4], ["wrecked", 1, 4], ["wishes", 0, 4, 5], ["nobody_builds"], ["no_room", 1], ["rent", 0, 1, 4, 60],
  ["shown", 0, 1], ["takes", 0, 1, 0, 2], ["plays", 1, 3], ["unchecked", 0, 3], ["card_checked", 1, 0, 3, 1],
  ["card_checked", 0, 1, 3, 0], ["swapped", 0, 1, 1, 2], ["chest", 1, 6], ["keeps", 0, 2, 3], ["accepted", 0, 1],
  ["traded", 1, 0], ["trade_off", 0, 1], ["did", 0, "offer", 1, ...Array(35).fill(1)], ["did", 1, "counter", ...Array(35).fill(1)],
  ["did", 0, "exchange", 1, 0, 0, 0, 0, 0, 0, 0, 0, 0], ["did", 1, "bid", 0, 40], ["did", 0, "check", 0], ["did", 0, "wish", 3],
  ["did", 0, "wish_gift", 3],
  ...["fine", "cell_card", "keep", "waive", "pass", "refuse", "accept_keep_old", "accept_keep_new", "keep_old", "keep_new", "give_up"]
    .flatMap((verb): News[] => [["did", 0, verb], ["did", 1, verb]]),
  ...["free_hotel", "permit"].flatMap((verb): News[] => [["did", 0, verb, 3], ["did", 1, verb, 3]]),
  ...["roll", "done", "demand", "auction", "take", "play", "sell", "accept", "auto", "pay", "buy", "pay_rent", "check", "ready", "trust", "place", "wish"]
    .map((verb): News => ["did", 1, verb, 0]),
]; // prettier-ignore

const all = scenesOf<CashView>("crooked_cash");
beforeAll(async () => {
  await loaded.read();
  for (const language of LANGUAGES) {
    await words.speak(language);
    await words.need("common", "crooked_cash");
  }
});

describe.each(LANGUAGES)("words in %s", (language) => {
  beforeAll(() => words.speak(language));

  it("has a sentence for every kind of news", () => {
    const scene = sceneOf({}, NEWS);
    for (const news of NEWS) {
      const line = tell(news, scene);
      expect(`${line?.text ?? ""} ${heading(news, scene)}`, String(news)).not.toMatch(RAW);
      if (line) expect(line.text, String(news)).toBeTruthy();
    }
  });

  it("names every card and hint", () => {
    const told = [
      ...CHANCE.flatMap((_, kind) => [chanceName(kind), chanceText(kind)]),
      ...CHEST.flatMap((_, card) => [chestName(card), chestText(card)]),
      ...tips.map((tip) => words.say(tip.id)),
    ];
    for (const text of told) expect(text).not.toMatch(RAW);
  });

  it("says everything about every moment of a match", () => {
    const raw: string[] = [];
    const told = new Set<string>();
    for (const scene of [sceneOf(), ...all]) {
      raw.push(...everything(scene).filter((text) => RAW.test(text)));
      for (const news of scene.news) {
        if (told.has(news.join())) continue;
        told.add(news.join());
        if (RAW.test(tell(news, scene)?.text ?? "")) raw.push(news.join());
      }
    }
    expect(raw).toEqual([]);
  }, 60_000);
});

describe("the end of a turn in jail", () => {
  beforeAll(() => words.speak("en"));
  const ended = (jail: number | null): CashScene =>
    sceneOf({
      matters: [{ matter: "turn", player: 0, stage: "finish", doubles: 3, again: false }],
      jail: [jail, null],
      choices: [{ verb: "done" }],
    });

  it("is told to whoever came there in this turn, with its rule", () => {
    expect(ask(ended(0)).more).toContain("no more rolls this turn");
    expect(rule(ended(0))).toBe("CC-C19");
    expect(new CashDesk(ended(0)).word).toEqual(["done"]);
  });

  it("is told after a failed roll, and not to those who are free", () => {
    expect([ask(ended(1)).more, rule(ended(1))]).toEqual([ask(ended(0)).more, "CC-10"]);
    expect([ask(ended(null)).more, rule(ended(null))]).toEqual(["Then the next player rolls.", "CC-10"]);
  });
});

describe("the desk", () => {
  beforeAll(() => words.speak("en"));
  beforeEach(() => conduct.begin(new Habits()));

  it("proposes notes without change, the fewest, known real ones first", () => {
    const offer = payOffer({ plain: [3, 1, 3, 3, 2], true: [0, 0, 1, 0, 0], false: [0, 0, 1, 0, 0] }, 160);
    const picked = automatic(offer);
    expect(worthOfBundle(picked)).toBe(160);
    expect(misfit(offer, picked)).toBeNull();
    expect(picked[2 * 3 + 1]).toBe(1);
  });

  it("always proposes a bundle that can be laid out", () => {
    for (const { view } of all) {
      for (const offer of view.choices.filter((each) => each.verb === "pay")) expect(misfit(offer, automatic(offer))).toBeNull();
    }
  });

  it("buys a street and pays for it with the notes that were shown", () => {
    const scene = sceneOf({
      matters: [
        { matter: "turn", player: 0, stage: "moving", doubles: 0, again: false },
        { matter: "street", player: 0, street: 2, stage: "choosing" },
      ],
      choices: [{ verb: "buy" }, { verb: "auction" }],
    });
    const desk = new CashDesk(scene);
    expect(desk.part).toBeInstanceOf(Buying);
    expect(desk.word).toEqual(["buy"]);
    const { pay, word } = (desk.part as Buying).bundle;
    expect(desk.followUps).toEqual([word]);
    expect(isOffered([{ verb: "auto" }, pay], word!)).toBe(true);
  });

  it("can buy whatever is offered", () => {
    for (const scene of all.filter(({ view }) => view.choices.some((offer) => offer.verb === "buy"))) {
      expect(new CashDesk(scene).word, JSON.stringify(scene.view.mine)).toEqual(["buy"]);
    }
  });

  it("sends several hotels one after the other, then is ready", () => {
    const wish = { verb: "wish", among: [[5], [6], [7]] };
    const building = { matter: "building" as const, begins: 0, asked: [0], stage: "wishing" as const, winner: -1 };
    conduct.set("isHandUp", true);
    const scene = sceneOf({ matters: [building], choices: [{ verb: "ready" }, wish], unraised: ["ready"] });
    const { part } = new CashDesk(scene);
    if (!(part instanceof Wishing)) throw new Error("no wishes");
    part.tap(5);
    part.tap(7);
    expect([part.word, ...part.followUps]).toEqual([["wish", 5], ["wish", 7], ["ready"]]);
    conduct.set("isHandUp", false);
  });

  it("sells what was chosen on the board", () => {
    const scene = sceneOf({
      matters: [{ matter: "debt", debtor: 0, creditor: 1, need: 90, forced: true }],
      choices: [{ verb: "sell", among: [[1], [2]] }],
    });
    const { part } = new CashDesk(scene);
    expect(part).toBeInstanceOf(Owing);
    expect(part.word).toBeNull();
    part.tap(2);
    expect(part.word).toEqual(["sell", 2]);
  });

  it("offers nothing that the table would refuse", () => {
    for (const scene of all) {
      const desk = new CashDesk(scene);
      const asides: (Aside | null)[] = [null, ...desk.asides];
      for (const aside of asides) {
        if (aside) desk.turnTo(aside);
        if (desk.word) expect(isOffered(scene.view.choices, desk.word), desk.word.join()).toBe(true);
        desk.back();
      }
    }
  });
});

describe("habits", () => {
  beforeEach(() => conduct.begin(new Habits()));

  it("passes over trades and hotels while no hand is up", () => {
    const matters = [{ matter: "interlude" as const, after: 1, asked: [0] }];
    const scene = sceneOf({ matters, choices: [{ verb: "done" }], unraised: ["done"] });
    expect(conduct.answer(scene)).toEqual(["done"]);
    conduct.set("isHandUp", true);
    expect(conduct.answer(scene)).toBeNull();
    conduct.set("isHandUp", false);
  });

  it("answers a moment at once that is passed over since the hand went down", () => {
    const habits = new Habits();
    habits.changed = vi.fn();
    conduct.begin(habits);
    conduct.set("isHandUp", false);
    expect(habits.changed).toHaveBeenCalledOnce();
  });

  it("lets small payments pass, and those of somebody who is trusted", () => {
    const payment = {
      matter: "payment" as const, payer: 1, payee: 0, due: 40, need: 40, part: 0, laying: false, exact: [], notes: [],
    }; // prettier-ignore
    const window = { matter: "decoder" as const, owner: 1, asked: [0], things: 1 };
    const scene = sceneOf({ matters: [payment, window], choices: [{ verb: "trust" }, { verb: "check", each: [0] }] });
    expect(conduct.answer(scene)).toBeNull();
    conduct.set("passBelow", 50);
    expect(conduct.answer(scene)).toEqual(["trust"]);
    conduct.set("passBelow", 0);
    conduct.trust(1, true);
    expect(conduct.answer(scene)).toEqual(["trust"]);
  });
});

describe("streets and odds", () => {
  it("names streets shortly, and each in its own way", () => {
    const { view } = sceneOf();
    const names = NAMES.map((_, number) => short(view, number));
    expect(new Set(names).size).toBe(NAMES.length);
    for (const [number] of NAMES.entries()) expect(onSpace(view, number).length).toBeLessThanOrEqual(9);
  });

  it("shortens the bilingual streets in their languages", async () => {
    const { view } = sceneOf();
    await words.speak("fr");
    expect(street(view, 21)).toBe("Rue Neuve, Bruxelles");
    await words.speak("nl");
    expect(street(view, 21)).toBe("Nieuwstraat, Brussel");
    await words.speak("en");
  });

  it("takes what was found into account", () => {
    const { view } = sceneOf();
    expect(oddsOf(view, 1, 2).share).toBeCloseTo(1 / 3);
    view.sure.false[1] = [0, 0, 3, 0, 0];
    expect(oddsOf(view, 1, 2).share).toBe(1);
  });
});
