// The jobs of all machines go by one button, one by one; they belong to the table at which they were set.

import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import type { Message, News, View, Wish, Word } from "$lib/protocol";
import { words } from "$lib/words.svelte";
import { seatedAt, tableInfo, type Seated } from "../../table/table.fixture";
import { gameNamed } from "../registry";
import type { FfDesk } from "./desk.svelte";
import { sceneOf } from "./ffuffziger.fixture";
import type { Machines } from "./desks/machines.svelte";
import Tray from "./Tray.svelte";
import type { FfScene, FfView } from "./view";

const SEATS = ["Iris", "Bram", "Chloé"].map((name) => ({ kind: "person" as const, name, guest: name, here: true }));
const ALL: Word[] = [["produce", 0], ["produce", 4], ["produce", 9], ["produce", 9], ["produce", 9]];

/** What a table says whose first seat must give its machines jobs. */
function message(step: number, more: Partial<FfView> = {}, news: News[] = []): Message {
  const table = tableInfo({ game: "ffuffziger", status: "running", seats: SEATS });
  return { version: 1, you: 0, guest: "Iris", table, step, view: sceneOf(more).view as unknown as View, news };
}

async function opened(id: string): Promise<Seated> {
  const seated = seatedAt(id);
  seated.tell(message(3));
  await vi.waitFor(() => expect(seated.session.desk).not.toBeNull());
  return seated;
}

/** What the tray of a session is drawn with. */
const propsOf = ({ session }: Seated) => ({
  scene: session.scene as unknown as FfScene,
  desk: session.desk as unknown as FfDesk,
  choose: (word: Word, followUps?: readonly Word[]) => session.choose(word, followUps),
});
const chosen = (sent: Wish[]): Word[] => sent.flatMap((wish) => ("do" in wish ? [wish.do] : []));
const machinesOf = ({ session }: Seated): Machines => session.desk as unknown as Machines;

async function pressMain(container: HTMLElement): Promise<void> {
  const button = container.querySelector("[data-main]");
  if (!button) throw new Error("there is no main button");
  await fireEvent.click(button);
  await tick();
}

beforeAll(async () => {
  await words.need("common", "ffuffziger");
  await words.speak("en");
  await gameNamed("ffuffziger"); // no session has to wait for it
});
afterEach(async () => {
  cleanup();
  await tick(); // what is told of the change is heard before the document goes
});

it("does not keep jobs for the next table that were set at this one", async () => {
  const first = await opened("a");
  machinesOf(first).set(9, { sell: 2 });
  first.session.close();
  const second = await opened("b");
  expect(machinesOf(second).job(9)).toEqual({ turn: 0, sell: 0 });
  second.session.close();
});

describe("the jobs of all machines", () => {
  it("are sent as the table asks for the next one, and stay set", async () => {
    const first = await opened("a");
    machinesOf(first).set(9, { sell: 2 });
    const { container } = render(Tray, propsOf(first));
    await pressMain(container);
    expect(chosen(first.sent)).toEqual(ALL.slice(0, 1));
    const waiting = sceneOf().view.waiting.map((count, kind) => (kind ? count : 0));
    first.tell(message(4, { waiting }, [["did", 0, "produce", 0]]));
    await tick();
    expect(chosen(first.sent)).toEqual(ALL.slice(0, 2));
    expect(machinesOf(first).job(9)).toEqual({ turn: 0, sell: 2 });
    first.session.close();
  });

  it("are not sent at the next table", async () => {
    const first = await opened("a");
    const { container, unmount } = render(Tray, propsOf(first));
    await pressMain(container);
    expect(chosen(first.sent)).toEqual(ALL.slice(0, 1));
    unmount();
    first.session.close();
    const second = await opened("b");
    render(Tray, propsOf(second));
    await tick();
    expect(chosen(second.sent)).toEqual([]);
    second.session.close();
  });
});
