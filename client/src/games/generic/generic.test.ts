// A game without a board here can be played: every choice can be made, with keys, too, and all is told.

import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { catalogue, type GameFacts } from "$lib/catalogue.svelte";
import { misfit } from "$lib/offers";
import { GAMES } from "$lib/catalogue.fixture";
import type { News, Offer, View, Word } from "$lib/protocol";
import { LANGUAGES, words } from "$lib/words.svelte";
import type { Scene } from "../contract";
import type { Game } from "../game.svelte";
import { scenesOf } from "../moments.fixture";
import { gameNamed } from "../registry";
import Revealed from "./Revealed.svelte";

const LOCALE = `
tg-label-stake = Stake { $n1 }
tg-label-close = Close a fist
    .n1 = Coins
tg-did-stake = { $whoYou ->
    [yes] You stake
   *[no] { $who } stakes
  } { $n1 }
tg-news-banker = { $who1 } is the banker
tg-news-secret = { "" }
tg-view-box = In the box
tg-value-box = { $n1 ->
    [-1] unknown
   *[other] { $n1 }
  }
`;
const FACTS: GameFacts = {
  name: "toy_game", title: "Toy", code: "TG", players: [2], options: [], lobby: { seats: 2, minutes: 1, first_game: {} },
}; // prettier-ignore
let game: Game;

function sceneOf(choices: Offer[], more: object = {}): Scene {
  const view = {
    game: "toy_game", players: 2, me: 0, options: {}, acting: [0], choices, scores: [3, -2], box: -1, last_price: 4,
    is_open: true, held: [[1, 2], [3]], note: null, ...more,
  } as unknown as View; // prettier-ignore
  return { view, news: [], seats: [], names: ["Iris", "Bram"], you: 0, mine: true, views: null };
}

function tray(choices: Offer[]): { chosen: Word[]; container: HTMLElement } {
  const chosen: Word[] = [];
  const scene = sceneOf(choices);
  const desk = game.board.createDraft(scene);
  const { container } = render(game.board.Tray, { scene, desk, choose: (word: Word) => void chosen.push(word) });
  return { chosen, container };
}

beforeAll(async () => {
  catalogue.take([FACTS]);
  vi.stubGlobal("fetch", async (path: string) =>
    path === "/api/games/toy_game/locale/en" ? new Response(LOCALE) : new Response("", { status: 404 }),
  );
  await words.speak("en");
  await words.need("common");
  game = await gameNamed("toy_game");
  await game.readDetails();
});
afterEach(cleanup);

it("has a control for each choice that is listed, worded by the game or by its verb", async () => {
  const { chosen } = tray([{ verb: "stake", among: [[1], [2]] }, { verb: "pass_on" }]);
  for (const name of ["Stake 1", "Stake 2", "pass on"]) await fireEvent.click(screen.getByRole("button", { name }));
  expect(chosen).toEqual([["stake", 1], ["stake", 2], ["pass_on"]]);
});

it("offers a long list as a menu, and every choice of it can be made", async () => {
  const among = Array.from({ length: 30 }, (_, number) => [number]);
  const { chosen, container } = tray([{ verb: "stake", among }]);
  const menu = screen.getByRole("combobox");
  for (const number of [0, 17, 29]) {
    await fireEvent.change(menu, { target: { value: number } });
    await fireEvent.click(container.querySelector("button") as HTMLElement);
  }
  expect(chosen).toEqual([["stake", 0], ["stake", 17], ["stake", 29]]);
});

it("has a field for each number, which arrow keys change, within what is offered", async () => {
  const offer: Offer = { verb: "close", least: [1, 0], each: [3, 9], total: 10 };
  const { chosen } = tray([offer]);
  expect(screen.getByRole("group", { name: "Close a fist" })).toBeTruthy();
  const [coins, guess] = screen.getAllByRole("spinbutton");
  expect([coins, guess].map((field) => field?.getAttribute("aria-label"))).toEqual(["Coins", "Number 2"]);
  for (const [field, times] of [[coins, 5], [guess, 4]] as const) {
    for (let press = 0; press < times; press += 1) await fireEvent.keyDown(field as HTMLElement, { key: "ArrowUp" });
  }
  await fireEvent.click(screen.getByRole("button", { name: /^Close a fist/ }));
  expect(chosen).toEqual([["close", 3, 4]]);
  expect(misfit(offer, [3, 4])).toBeNull();
});

it("is reached by digits: each button is an option", () => {
  const { container } = tray([{ verb: "stake", among: [[1], [2]] }, { verb: "close", each: [3] }]);
  expect(container.querySelectorAll("button[data-option]").length).toBe(3);
});

it("tells the whole view as text: by seat, and as rows", () => {
  const [seats, table] = game.details?.textView(sceneOf([])) ?? [];
  expect(seats?.columns).toEqual(["Player", "scores"]);
  expect(seats?.rows).toEqual([["Iris", "3"], ["Bram", "−2"]]);
  expect(table?.rows).toEqual([
    ["In the box", "unknown"], ["last price", "4"], ["is open", "on"], ["held", "1, 2, 3"], ["note", "–"],
  ]); // prettier-ignore
});

it("draws that as a board", () => {
  const scene = sceneOf([]);
  render(game.board.Board, { scene, desk: game.board.createDraft(scene), choose: () => undefined });
  expect(screen.getByRole("rowheader", { name: "In the box" }).nextElementSibling?.textContent).toBe("unknown");
  expect(screen.getByRole("columnheader", { name: "scores" })).toBeTruthy();
});

it("words news by its messages, or by key and numbers; an empty message hides it", () => {
  const told = (...news: News): string | undefined => game.board.words.newsLine(news, sceneOf([]))?.text;
  expect(told("banker", 1)).toBe("Bram is the banker");
  expect(told("round_over", 2)).toBe("round over: 2");
  expect(told("secret", 5)).toBeUndefined();
  expect(told("did", 0, "stake", 2)).toBe("You stake 2");
  expect(told("did", 1, "close", 2, 7)).toBe("**Bram** – Close a fist: 2, 7");
});

it("says who chooses, and the score where the view has one", () => {
  const { prompt, waiting, seatStatus, score } = game.board.words;
  const scene = sceneOf([], { acting: [1] });
  expect([prompt(scene).title, waiting(scene), seatStatus(scene, 1), seatStatus(scene, 0)]).toEqual([
    "What do you choose?", "Bram is choosing", "choosing", "",
  ]); // prettier-ignore
  expect([score(scene, 1), score(sceneOf([], { scores: undefined }), 1)]).toEqual([-2, undefined]);
});

it("shows under the lamp what not all see alike", () => {
  const views = [4, -1].map((box) => ({ ...sceneOf([]).view, box }) as unknown as View);
  render(Revealed, { scene: { ...sceneOf([]), views } });
  expect(screen.getByRole("heading", { level: 4 }).textContent).toBe("In the box");
  expect(screen.getAllByRole("listitem").map((item) => item.querySelector("b")?.textContent)).toEqual(["4", "unknown"]);
});

it.each(LANGUAGES)("has words of its own for the frame in %s", async (language) => {
  await words.speak(language);
  const { prompt, waiting, newsLine } = game.board.words;
  const said = [prompt(sceneOf([])).title, waiting(sceneOf([])), newsLine(["did", 1, "close", 1], sceneOf([]))?.text ?? ""];
  expect(said.filter((text) => !text || text.includes("generic-"))).toEqual([]);
  expect(said[2]).toContain("Close a fist"); // the game speaks English alone
  await words.speak("en");
});

describe.each(GAMES)("a match of $name", ({ name }) => {
  const scenes = scenesOf(name);

  it("can be drawn and chosen in, though nothing is known of its rules", () => {
    for (const scene of scenes) {
      const desk = game.board.createDraft(scene);
      const choose = (): void => {};
      const board = render(game.board.Board, { scene, desk, choose });
      expect(board.getAllByRole("rowheader").length).toBeGreaterThan(2);
      const controls = render(game.board.Tray, { scene, desk, choose }).container.querySelectorAll("[data-option]");
      const verbs = new Set(scene.view.choices.map(({ verb }) => verb));
      expect(controls.length).toBeGreaterThanOrEqual(verbs.size);
      for (const item of scene.news) expect(game.board.words.newsLine(item, scene)?.text).toBeTruthy();
      cleanup();
    }
  });
});
