// The switch for being called, turned on and off: in a browser that is made up.

import { beforeEach, describe, expect, it, vi } from "vitest";
import { answerCall, Calls, endCalls, isSlow, textOf } from "./calls.svelte";

const KEY = "AAEC-_8";
const KEY_BYTES = new Uint8Array([0, 1, 2, 251, 255]).buffer;

interface World {
  permission: string;
  answer: string;
  key: string | null;
  subscription: ReturnType<typeof made> | null;
  status: number;
  isOffline: boolean;
  isUnreached: boolean;
  isStuck: boolean;
  subscribed: number;
  asked: [method: string, path: string, body: unknown][];
  permissions: number;
  registered: unknown[][];
  closed: string[];
  change: { onchange?: () => void };
}
let world: World;

const made = (name: string, bytes: ArrayBuffer = KEY_BYTES) => ({
  endpoint: name,
  options: { applicationServerKey: bytes },
  toJSON: () => ({ endpoint: name }),
  unsubscribe: async () => {
    if (world.isStuck) throw new TypeError("stuck");
    world.subscription = null;
    return true;
  },
});

function browser(more: Partial<World> = {}): World {
  world = {
    permission: "default", answer: "granted", key: KEY, subscription: null, status: 204, isOffline: false,
    isUnreached: false, isStuck: false, subscribed: 0, asked: [], permissions: 0, registered: [], closed: [], change: {}, ...more,
  };
  const pushManager = {
    getSubscription: async () => world.subscription,
    subscribe: async () => {
      if (world.isUnreached) throw new DOMException("Registration failed", "AbortError");
      world.subscribed += 1;
      return (world.subscription = made(`address ${world.subscribed}`));
    },
  };
  const shown = (tag: string) => ({ close: () => world.closed.push(tag) });
  const registration = { pushManager, getNotifications: async ({ tag }: { tag: string }) => [shown(tag)] };
  const serviceWorker = {
    register: async (...asked: unknown[]) => world.registered.push(asked),
    getRegistration: async () => (world.registered.length ? registration : undefined),
    ready: Promise.resolve(registration),
  };
  vi.stubGlobal("isSecureContext", true);
  vi.stubGlobal("PushManager", class {});
  vi.stubGlobal("navigator", { serviceWorker, permissions: { query: async () => world.change } });
  vi.stubGlobal("Notification", {
    get permission() { return world.permission; },
    requestPermission: async () => {
      world.permissions += 1;
      if (world.permission === "default") world.permission = world.answer;
      return world.permission;
    },
  });
  vi.stubGlobal("fetch", async (path: string, { method, body }: { method: string; body?: string }) => {
    world.asked.push([method, path, body && JSON.parse(body)]);
    if (world.isOffline) throw new TypeError("no network");
    if (method === "GET") return new Response(JSON.stringify({ key: world.key }));
    return new Response(world.status === 204 ? null : '{"error":"x","told":"Not now."}', { status: world.status });
  });
  return world;
}

async function load(): Promise<Calls> {
  const calls = new Calls();
  await calls.look();
  return calls;
}
const asked = (method: string): unknown[][] => world.asked.filter(([own]) => own === method);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe("being called", () => {
  it("is for slow games", () => {
    const clocks = [{ kind: "none" }, { kind: "move", seconds: 3599 }, { kind: "move", seconds: 3600 }, { kind: "bank", seconds: 86_400 }] as const;
    expect(clocks.map((clock) => isSlow({ clock }))).toEqual([false, false, true, true]);
  });

  it("is not offered where nobody can be called", async () => {
    browser({ key: null });
    expect((await load()).is).toBe("none");
    browser({ isOffline: true });
    expect((await load()).is).toBe("none");
    browser();
    vi.stubGlobal("isSecureContext", false);
    expect((await load()).is).toBe("none");
  });

  it("asks nothing of the browser before the switch is turned", async () => {
    browser();
    expect((await load()).is).toBe("off");
    expect([world.permissions, world.registered.length, world.subscribed]).toEqual([0, 0, 0]);
  });

  it("is told to the server, and is still on after a reload", async () => {
    browser();
    await (await load()).turn(true);
    expect(asked("POST")).toEqual([["POST", "/api/push", { endpoint: "address 1" }]]);
    expect(world.registered[0]).toEqual(["/sw.js", { scope: "/", updateViaCache: "none" }]);
    expect((await load()).is).toBe("on");
    expect([world.subscribed, world.permissions, asked("POST").length]).toEqual([1, 1, 1]);
  });

  it("is told again in a new session, for the server may have forgotten", async () => {
    browser();
    await (await load()).turn(true);
    sessionStorage.clear();
    await load();
    expect(asked("POST")).toHaveLength(2);
  });

  it("turned off, is known to neither side", async () => {
    browser();
    const calls = await load();
    await calls.turn(true);
    await calls.turn(false);
    expect([calls.is, world.subscription]).toEqual(["off", null]);
    expect(asked("DELETE")).toEqual([["DELETE", "/api/push", { endpoint: "address 1" }]]);
    expect((await load()).is).toBe("off");
  });

  it("stays on while both sides remember", async () => {
    browser();
    const calls = await load();
    await calls.turn(true);
    world.isOffline = world.isStuck = true;
    await calls.turn(false);
    expect(calls.is).toBe("on");
    world.isStuck = false;
    await calls.turn(false);
    expect([calls.is, calls.told]).toEqual(["off", ""]);
  });

  it("is denied by one who says no, who is not asked again", async () => {
    browser({ answer: "denied" });
    const calls = await load();
    await calls.turn(true);
    await calls.turn(true);
    expect([calls.is, world.permissions, asked("POST").length]).toEqual(["denied", 1, 0]);
  });

  it("follows the settings of the browser at once", async () => {
    browser();
    const calls = await load();
    await calls.turn(true);
    Object.assign(world, { permission: "denied", subscription: null });
    world.change.onchange?.();
    await vi.waitFor(() => expect(calls.is).toBe("denied"));
    world.permission = "granted";
    world.change.onchange?.();
    await vi.waitFor(() => expect(calls.is).toBe("on"));
  });

  it("says so where the browser or its push service does not answer", async () => {
    browser({ answer: "default" });
    const calls = await load();
    await calls.turn(true);
    expect([calls.is, calls.told]).toEqual(["off", "call-unanswered"]);
    browser({ isUnreached: true });
    const others = await load();
    await others.turn(true);
    expect([others.is, others.told]).toEqual(["off", "call-unreached"]);
  });

  it("tells what the server refuses", async () => {
    browser({ status: 429 });
    const calls = await load();
    await calls.turn(true);
    expect([calls.is, calls.told]).toEqual(["off", "refused-somehow"]);
  });

  it("renews an address that was lost, or was made for an old key", async () => {
    browser();
    await (await load()).turn(true);
    world.subscription = made("old", new Uint8Array([9, 9]).buffer);
    expect((await load()).is).toBe("on");
    expect(world.subscription?.endpoint).toBe("address 2");
    world.subscription = null;
    expect((await load()).is).toBe("on");
  });

  it("ends for one who is forgotten", async () => {
    browser();
    await (await load()).turn(true);
    await endCalls();
    expect(world.subscription).toBeNull();
  });

  it("takes away the notification of a table that is seen", async () => {
    browser();
    await answerCall("t1");
    await (await load()).turn(true);
    await answerCall("t1");
    expect(world.closed).toEqual(["t1"]);
  });

  it("writes a key as the server does", () => {
    expect([textOf(KEY_BYTES), textOf(null)]).toEqual([KEY, ""]);
  });
});
