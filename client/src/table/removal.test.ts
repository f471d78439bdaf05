// Removing somebody from a match: who is asked, what the host and the removed are offered.

import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import type { Scene } from "../games/contract";
import type { Game } from "../games/game.svelte";
import { mayAnswer, mayHaveHints, mayTakeSeat, nothing, type Known } from "$lib/known";
import { namesOf } from "$lib/names";
import type { Question, Seat, TableInfo } from "$lib/protocol";
import { toast } from "$lib/toast.svelte";
import { words } from "$lib/words.svelte";
import PlayerSheet from "./PlayerSheet.svelte";
import { seatedAt, tableInfo, type Seated } from "./table.fixture";
import Vote from "./Vote.svelte";
import Waiting from "./Waiting.svelte";

const PEOPLE: Seat[] = ["Iris", "Bram", "Chloé"].map((name) => ({ kind: "person", name, guest: name, here: true }));
const BOT: Seat = { kind: "bot", level: "easy" };
const withSeat = (player: number, more: Partial<Seat>, seats = PEOPLE): Seat[] =>
  seats.map((seat, place) => (place === player ? { ...seat, ...more } : seat));

const running = (more: Partial<TableInfo> = {}): TableInfo =>
  tableInfo({ status: "running", seats: PEOPLE, host: "Iris", ...more });
const knownAt = (you: number, table: TableInfo): Known => ({ ...nothing(), you, guest: PEOPLE[you]?.name ?? "", table });

function seated(you: number, table: TableInfo): Seated & { scene: Scene } {
  const made = seatedAt();
  made.tell({ version: 1, you, guest: PEOPLE[you]?.name ?? "", table, step: 0 });
  const scene = { seats: table.seats, names: namesOf(table.seats), you, view: { acting: [] } } as unknown as Scene;
  return { ...made, scene };
}

beforeAll(async () => {
  // jsdom knows no dialogs.
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement): void {
    this.open = true;
  };
  await words.need("common");
  await words.speak("en");
});
afterEach(() => cleanup());

const REMOVE: Question = { what: "remove", by: 0, agreed: [0], about: 1 };
const RETURN: Question = { what: "return", by: 1, agreed: [1], until: Date.now() / 1000 + 30 };
const REMOVED = withSeat(1, { level: "medium", removed: true });

describe("hints", () => {
  const fair = (...people: number[]) => ({ commitment: "ab12", people, wants: [] });

  it("do not open because somebody has gone", () => {
    const alone = [PEOPLE[0], BOT, BOT] as Seat[];
    expect(mayHaveHints(knownAt(0, running({ seats: alone, fair: fair(0, 1) })))).toBe(false);
    expect(mayHaveHints(knownAt(0, running({ seats: alone, fair: fair(0, 1), hints: true })))).toBe(true);
  });

  it("are for who began against bots alone, also in a match that goes on from another", () => {
    const alone = [PEOPLE[0], BOT, BOT] as Seat[];
    expect(mayHaveHints(knownAt(0, running({ seats: alone, fair: fair(0) })))).toBe(true);
    expect(mayHaveHints(knownAt(0, running({ seats: alone, fair: fair() })))).toBe(true);
  });
});

describe("a question about removing somebody", () => {
  it("is put to the others, and not to the one concerned", () => {
    const table = running({ asked: REMOVE });
    expect([0, 1, 2].map((you) => mayAnswer(knownAt(you, table)))).toEqual([false, false, true]);
  });

  it("names both, and offers an answer", async () => {
    const { session, scene, sent } = seated(2, running({ asked: REMOVE }));
    render(Vote, { session, scene });
    expect(screen.getByRole("alert").textContent).toContain("Iris asks to remove Bram");
    await fireEvent.click(screen.getByRole("button", { name: "Agree" }));
    expect(sent).toEqual([{ agree: true }]);
    session.close();
  });

  it("tells the one concerned that the others decide", () => {
    const { session, scene } = seated(1, running({ asked: REMOVE }));
    render(Vote, { session, scene });
    expect(screen.getByRole("alert").textContent).toContain("Iris asks the others to remove you");
    expect(screen.queryAllByRole("button")).toEqual([]);
    session.close();
  });
});

describe("a removed person", () => {
  it("may ask for the seat once, until all have refused", () => {
    expect(mayTakeSeat(knownAt(1, running({ seats: REMOVED })))).toBe(true);
    expect(mayTakeSeat(knownAt(1, running({ seats: REMOVED, asked: RETURN })))).toBe(false);
    const others = { ...RETURN, by: 2, agreed: [2] };
    expect(mayTakeSeat(knownAt(1, running({ seats: REMOVED, asked: others })))).toBe(true);
    const next = { ...others, waiting: [1] };
    expect(mayTakeSeat(knownAt(1, running({ seats: REMOVED, asked: next })))).toBe(false);
    const barred = withSeat(1, { barred: true }, REMOVED);
    expect(mayTakeSeat(knownAt(1, running({ seats: barred })))).toBe(false);
    const alone = [{ ...PEOPLE[0], level: "easy" }, barred[1], BOT] as Seat[];
    expect(mayTakeSeat(knownAt(1, running({ seats: alone })))).toBe(true);
  });

  it("is welcomed back or refused by the others, once each", () => {
    const table = running({ seats: REMOVED, asked: { ...RETURN, refused: [0] } });
    expect([0, 1, 2].map((you) => mayAnswer(knownAt(you, table)))).toEqual([false, false, true]);
    const { session, scene } = seated(2, table);
    render(Vote, { session, scene });
    expect(screen.getByRole("button", { name: "Welcome back" })).toBeTruthy();
    expect(screen.getByRole("button", { name: "Refuse" })).toBeTruthy();
    session.close();
  });
});

describe("the host", () => {
  const Nothing = (): object => ({});
  const game = {
    board: { words: { score: () => null, seatStatus: () => "" }, SeatFacts: Nothing, PrivateNotes: Nothing },
  } as unknown as Game;
  const sheetOf = (table: TableInfo) => {
    const { session, scene, sent } = seated(0, table);
    render(PlayerSheet, { session, game, scene, player: 1, close: () => {} });
    return { session, sent };
  };

  it("is told that the others must agree", async () => {
    const { session, sent } = sheetOf(running());
    const button = screen.getByRole("button", { name: "Ask to remove Bram" });
    const more = document.getElementById(button.getAttribute("aria-describedby") ?? "");
    expect(more?.textContent).toContain("Everyone else must agree");
    await fireEvent.click(button);
    expect(sent).toEqual([{ kick: "Bram" }]);
    session.close();
  });

  it("need not ask about one who is away for too long", () => {
    const { session } = sheetOf(running({ seats: withSeat(1, { here: false, overdue: true }) }));
    expect(screen.getByRole("button", { name: "Remove Bram (away)" })).toBeTruthy();
    session.close();
  });

  it("is told why nobody can be asked", async () => {
    const { session, sent } = sheetOf(running({ seats: [...PEOPLE.slice(0, 2), BOT] }));
    const button = screen.getByRole("button", { name: "Ask to remove Bram" });
    expect(button.getAttribute("aria-disabled")).toBe("true");
    await fireEvent.click(button);
    expect(sent).toEqual([]);
    session.close();
  });

  it("sends somebody away before the deal, when sure", async () => {
    const { session, sent } = seated(0, tableInfo({ host: "Iris", seats: withSeat(2, { kind: "open" }) }));
    render(Waiting, { session });
    expect(screen.getAllByRole("button", { name: /Send away/ })).toHaveLength(1);
    await fireEvent.click(screen.getByRole("button", { name: "Send away Bram" }));
    await tick();
    expect(sent).toEqual([]);
    await fireEvent.click(screen.getByRole("button", { name: "Send away" }));
    expect(sent).toEqual([{ kick: "Bram" }]);
    session.close();
  });
});

describe("that somebody was removed", () => {
  const removedBefore = async (you: number): Promise<void> => {
    toast.text = "";
    const { session, tell } = seated(you, running());
    await vi.waitFor(() => expect(session.game).not.toBeNull(), 5000);
    tell({ table: running({ seats: REMOVED }) });
    session.close();
  };

  it("is told to the others by a passing note", async () => {
    await removedBefore(0);
    await vi.waitFor(() => expect(toast.text).toBe("Bram was removed from this match. A bot plays the seat."));
  });

  it("is read to the one concerned, who sees it in the tray", async () => {
    const region = Object.assign(document.createElement("p"), { id: "urgent" });
    document.body.append(region);
    await removedBefore(1);
    await vi.waitFor(() => expect(region.textContent).toContain("You were removed from this match."));
    expect(toast.text).toBe("");
    region.remove();
  });
});
