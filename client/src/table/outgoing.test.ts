// Several choices that one button sends: each as the table asks for it, and no more than was promised.

import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { nothing, type Known } from "$lib/known";
import type { Message, News, Offer, View, Word } from "$lib/protocol";
import { words } from "$lib/words.svelte";
import { gameNamed } from "../games/registry";
import { Outgoing } from "./outgoing";
import { seatedAt, tableInfo, type Seated } from "./table.fixture";

const LIST: Word[] = [["sell", 1], ["sell", 2], ["stop"]];
const ALL: Offer[] = [{ verb: "sell", among: [[1], [2]] }, { verb: "stop" }];
const did = (word: Word, player = 0): News => ["did", player, ...word];

describe("a list", () => {
  let list: Outgoing;
  const at = (step: number, news: News[] = [], choices = ALL): Known =>
    ({ ...nothing(), you: 0, step, news, view: { choices } as View });

  beforeEach(() => {
    list = new Outgoing();
    list.begin(LIST, 4);
  });

  it("goes on choice by choice, and is known to the desk", () => {
    expect([list.next(at(4)), list.ahead(at(4))]).toEqual([null, LIST]);
    const second = at(5, [did(["sell", 1])]);
    expect([list.next(second), list.ahead(second)]).toEqual([["sell", 2], LIST.slice(1)]);
    expect(list.next(at(6, [did(["sell", 1]), did(["sell", 2]), did(["sell", 1], 1)]))).toEqual(["stop"]);
    expect(list.next(at(7, [did(["stop"])]))).toBeNull();
  });

  it.each<[string, Known]>([
    ["something else is offered", at(5, [did(["sell", 1])], [{ verb: "pay" }])],
    ["somebody else has chosen for this seat", at(5, [did(["stop"])])],
    ["more was chosen than is known of", at(6, [did(["sell", 1])])],
  ])("stops when %s, and stays stopped", (_, surprise) => {
    expect([list.ahead(surprise), list.next(surprise)]).toEqual([[], null]);
    expect(list.next(at(5, [did(["sell", 1])]))).toBeNull();
  });

  it("gives way to the next choice of the player", () => {
    list.begin([["sell", 2]], 4);
    expect(list.next(at(5, [did(["sell", 2])]))).toBeNull();
  });
});

describe("at a table", () => {
  let seated: Seated;
  const hear = (step: number, news: News[], more: Message = {}): void => {
    const view = { choices: ALL, acting: [0], players: 3 } as unknown as View;
    seated.tell({ step, since: 0, news, view, ...more });
  };
  const whole = (): Message => ({ version: 1, you: 0, guest: "iris", table: tableInfo({ status: "running" }) });
  const sent = (): Word[] => seated.sent.flatMap((wish) => ("do" in wish ? [wish.do] : []));

  beforeAll(async () => {
    await words.need("common");
    await gameNamed("contraband"); // no session has to wait for it
  });
  beforeEach(async () => {
    vi.useFakeTimers();
    seated = seatedAt();
    // A game that draws nothing: what is offered here is of no game.
    seated.session.game = {
      name: "contraband",
      board: {
        createDraft: () => ({ word: null, label: "", why: "" }),
        words: { prompt: () => ({ title: "" }), newsLine: () => null, newsHeading: () => "" },
      },
    } as never;
    hear(4, [], whole());
    await vi.advanceTimersByTimeAsync(0);
    seated.session.choose(LIST[0]!, LIST.slice(1));
  });
  afterEach(() => {
    seated.session.close();
    vi.useRealTimers();
  });

  it("each choice is sent once, with its step", async () => {
    hear(5, [did(["sell", 1])]);
    await vi.advanceTimersByTimeAsync(10_000); // nothing is heard of it: it is not said again
    expect(seated.sent).toEqual([{ do: ["sell", 1], step: 4 }, { do: ["sell", 2], step: 5 }]);
    expect(seated.session.answers).toBe(1);
  });

  it("what others do meanwhile changes nothing", async () => {
    seated.tell({ since: 0, news: [did(["sell", 2], 1)] });
    await vi.advanceTimersByTimeAsync(5000);
    expect(sent()).toEqual(LIST.slice(0, 1));
  });

  it("nothing more is sent once a choice was refused", async () => {
    seated.tell({ error: "not_among", told: "no", step: 4 });
    hear(5, [did(["sell", 1])]);
    await vi.advanceTimersByTimeAsync(5000);
    expect(sent()).toEqual(LIST.slice(0, 1));
  });

  it("goes on with a new connection, if the choice before had arrived", async () => {
    seated.change({ is: "connecting" });
    seated.change({ is: "open" });
    hear(5, [did(["sell", 1])], whole());
    await vi.advanceTimersByTimeAsync(0);
    expect(sent()).toEqual(LIST.slice(0, 2));
  });

  it("waits for the player with a new connection, if it had not", async () => {
    seated.change({ is: "connecting" });
    seated.change({ is: "open" });
    hear(4, [], whole());
    await vi.advanceTimersByTimeAsync(5000);
    expect(sent()).toEqual(LIST.slice(0, 1));
  });

  it("waits while the table is paused", async () => {
    hear(5, [did(["sell", 1])], { table: tableInfo({ status: "running", paused: true }) });
    await vi.advanceTimersByTimeAsync(0);
    expect(sent()).toEqual(LIST.slice(0, 1));
    seated.tell({ table: tableInfo({ status: "running" }) });
    await vi.advanceTimersByTimeAsync(0);
    expect(sent()).toEqual(LIST.slice(0, 2));
  });

  it("ends with its table", async () => {
    seated.session.close();
    const next = seatedAt("t2");
    next.session.game = seated.session.game;
    [seated] = [next];
    hear(5, [did(["sell", 1])], whole());
    await vi.advanceTimersByTimeAsync(5000);
    expect(sent()).toEqual([]);
  });
});
