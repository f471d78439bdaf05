import { afterEach, describe, expect, it, vi } from "vitest";
import { ask, comesBack, Line, Refused, waitBefore, type Connection } from "./net";

class FakeSocket {
  static made: FakeSocket[] = [];
  static OPEN = 1;
  readyState = 1;
  sent: string[] = [];
  onmessage?: (event: { data: string }) => void;
  onclose?: (event: { code: number }) => void;

  constructor() {
    FakeSocket.made.push(this);
  }
  send(text: string): void {
    this.sent.push(text);
  }
  close(code = 1005): void {
    this.onclose?.({ code });
  }
  hear(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const last = (): FakeSocket => FakeSocket.made.at(-1) as FakeSocket;
const see = (visibility: string): void => {
  Object.defineProperty(document, "visibilityState", { value: visibility, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
};

let opened: Line | null = null;

function line(): { line: Line; states: Connection[] } {
  FakeSocket.made = [];
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.useFakeTimers();
  const states: Connection[] = [];
  opened = new Line("t1", () => {}, (now) => states.push(now));
  return { line: opened, states };
}

afterEach(() => {
  opened?.end(); // or it would hear what the next test lets happen
  opened = null;
  see("visible");
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a line to a table", () => {
  it("tries ever more rarely, and never all at once", () => {
    expect([waitBefore(0, () => 0), waitBefore(0, () => 1), waitBefore(30, () => 1)]).toEqual([250, 500, 10_000]);
  });

  it("does not come back where one was sent away", () => {
    expect(["", "restart", "moved", "kicked", "banned", "deleted", "forgotten"].map(comesBack)).toEqual([true, true, true, false, false, false, false]);
  });

  it("connects again by itself", () => {
    const { states } = line();
    last().hear({ version: 1 });
    last().close();
    expect(states.at(-1)?.is).toBe("lost");
    vi.advanceTimersByTime(600);
    expect(FakeSocket.made).toHaveLength(2);
  });

  it("rests until somebody looks", () => {
    const { line: made, states } = line();
    last().hear({ version: 1 });
    see("hidden");
    made.rest();
    vi.advanceTimersByTime(60_000);
    expect([states.at(-1)?.is, FakeSocket.made.length]).toEqual(["connecting", 1]);
    see("visible");
    expect(FakeSocket.made).toHaveLength(2);
    last().close();
    expect(states.at(-1)?.is).toBe("lost");
  });

  it("takes a choice that is not answered for a dead line", () => {
    const { line: made } = line();
    last().hear({ version: 1 });
    expect(made.send({ do: ["pass"], step: 1 })).toBe(true);
    vi.advanceTimersByTime(10_600);
    expect(FakeSocket.made).toHaveLength(2);
  });

  it("does so however often the choice is made again", () => {
    const { line: made } = line();
    last().hear({ version: 1 });
    for (let time = 0; time < 4; time += 1) {
      made.send({ do: ["pass"], step: 1 });
      vi.advanceTimersByTime(3_000);
    }
    expect(FakeSocket.made).toHaveLength(2);
  });

  it("does not wait for the good-bye of a line that is gone", () => {
    const { states } = line();
    const first = last();
    first.hear({ version: 1 });
    first.close = () => {}; // its other end is out of reach
    dispatchEvent(new Event("offline"));
    expect(states.at(-1)?.is).toBe("lost");
    first.hear({ version: 1 }); // what was on its way
    dispatchEvent(new Event("offline"));
    expect(states.at(-1)?.is).toBe("lost");
    vi.advanceTimersByTime(600);
    expect(FakeSocket.made).toHaveLength(2);
  });

  it("keeps trying, and says why, while the server cannot save", () => {
    const { states } = line();
    last().hear({ version: 1 });
    for (let time = 1; time <= 8; time += 1) {
      last().hear({ error: "unavailable", told: "the database is away" });
      last().close(1013);
      expect(states.at(-1)).toMatchObject({ is: "lost", isStoreAway: true });
      vi.advanceTimersByTime(10_000);
      expect(FakeSocket.made).toHaveLength(1 + time);
      expect(states.at(-1)).toEqual({ is: "lost", at: 0, isStoreAway: true });
    }
    last().hear({ version: 1 });
    expect(states.at(-1)).toEqual({ is: "open" });
    last().close(1013); // it could not follow: that is another reason
    expect(states.at(-1)).toMatchObject({ is: "lost", isStoreAway: false });
  });

  it("ends where it is not wanted", () => {
    const { states } = line();
    last().hear({ bye: "kicked" });
    last().close();
    expect(states.at(-1)).toEqual({ is: "ended", bye: "kicked", error: "" });
  });
});

describe("a request", () => {
  it("tells a refusal by its key", async () => {
    vi.stubGlobal("fetch", async () => new Response('{"error":"full","told":"Full.","facts":{"seats":3}}', { status: 409 }));
    const refused = await ask("POST", "/api/x").catch((error: unknown) => error as Refused);
    expect(refused).toMatchObject({ key: "full", status: 409, facts: { seats: 3 } });
  });

  it("tells that there is no line", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
    await expect(ask("GET", "/api/x")).rejects.toMatchObject({ key: "offline", status: 0 });
  });
});
