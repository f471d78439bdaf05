// Every moment of a match can be drawn: board, tray, ledger, lamp.

import { cleanup, render } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, it } from "vitest";
import { Habits } from "../../table/habits.svelte";
import { sum } from "$lib/numbers";
import { set } from "$lib/settings.svelte";
import { words } from "$lib/words.svelte";
import { momentsOf } from "../moments.fixture";
import { conduct } from "./conduct.svelte";
import { CashDesk } from "./desk/desk.svelte";
import { loaded } from "./loaded.svelte";
import Ledger from "./Ledger.svelte";
import More from "./More.svelte";
import type { CashScene } from "./say";
import Secrets from "./Secrets.svelte";
import Stage from "./Stage.svelte";
import Tray from "./Tray.svelte";
import type { CashView } from "./view";

const RAW = /\bcc-[a-z]/;

const moments = momentsOf<CashView>("crooked_cash").map(([name, scene]): [string, CashScene] => {
  const { view, you } = scene;
  const views = you === null ? Array.from({ length: view.players }, () => view) : null;
  return [name, { ...scene, news: scene.news.slice(-60), views }];
});

beforeAll(async () => {
  // Nothing moves here: jsdom has no animations.
  Element.prototype.animate ??= () => ({ cancel: () => {}, finished: Promise.resolve() }) as unknown as Animation;
  set("speed", 0);
  await words.speak("en");
  await words.need("common", "crooked_cash");
  await loaded.read();
  conduct.begin(new Habits());
  conduct.set("isHandUp", true);
});
afterEach(cleanup);

it.each(moments)("draws %s", (_name, scene) => {
  const desk = new CashDesk(scene);
  const choose = (): void => {};
  const drawn = [render(Stage, { scene, desk, choose }), render(Ledger, { scene }), render(More, { scene, player: 0 }), render(Secrets, { scene })];
  if (scene.mine) {
    drawn.push(render(Tray, { scene, desk, choose }));
    for (const aside of desk.asides) {
      desk.turnTo(aside);
      render(Tray, { scene, desk, choose }).unmount();
      desk.back();
    }
  }
  for (const { container } of drawn) expect(container.textContent).not.toMatch(RAW);
});

it("lets every fake glow under the lamp, though nobody knows it", async () => {
  const [, scene] = moments.find(([, { view }]) => view.mine && view.matters.at(-1)?.matter === "decoder" && sum(view.mine.plain) > 3) ?? [];
  if (!scene?.view.mine) throw new Error("no decoder window among the moments");
  const { view } = scene;
  const plain = view.mine?.plain.findIndex((count) => count > 1) ?? -1;
  const fakes = (view.mine?.false ?? []).map((count, value) => (value === plain ? count + 1 : count));
  const views = Array.from({ length: view.players }, (_, player) => (player === 0 ? view : { ...view, mine: null }));
  const laid = view.matters.flatMap((each) => (each.matter === "payment" ? [each.notes.map((_, place) => place === 0)] : []));
  const seen = { ...scene, you: null, mine: false, views, hidden: { false: [fakes], laid } };
  const purse = render(Secrets, { scene: seen }).container;
  expect(purse.querySelectorAll(".glow").length).toBe(sum(fakes));
  const board = render(Stage, { scene: seen, desk: new CashDesk(seen), choose: () => {} }).container;
  expect(board.querySelectorAll(".laid .glow").length).toBe(laid.at(-1)?.length ? 1 : 0);
});
