// What the worker does with requests, a push, a click and a new address: in a browser that is made up.

import { readFileSync } from "node:fs";
import { createContext, runInContext } from "node:vm";
import { describe, expect, it } from "vitest";

const HOUSE = "https://house.example";
const WORDS = {
  en: { turn: "It is your turn", other: "Something has happened", company: "{game}, with {names}", contraband: "Contraband" },
  fr: { turn: "C’est votre tour", other: "Il s’est passé", company: "{game}, avec {names}", contraband: "Contraband" },
};
const BUILT = { version: "v2", shell: ["/", "/assets/main-1.js"], words: WORDS };
const SCRIPT = readFileSync("public/sw.js", "utf-8").replace(/const BUILT = .*;/, `const BUILT = ${JSON.stringify(BUILT)};`);
const ME = {
  tables: [
    { id: "t_1-x", game: "contraband", you: 1, seats: [{ name: "Bram" }, { name: "Ada" }, { name: "" }, { name: "Chloé" }] },
    { id: "bots", game: "contraband", you: 0, seats: [{ name: "Ada" }, { name: "" }] },
  ],
};
const ANSWERS: Record<string, unknown> = {
  "GET /api/me": ME, "GET /api/push": { key: "BKey" }, "POST /api/push": null, "DELETE /api/push": null,
};

type Tab = { path: string; visibilityState?: string; isClosing?: boolean };
type Kept = Record<string, Record<string, string>>;
interface Given { tabs?: Tab[]; answers?: Record<string, unknown>; kept?: Kept; page?: () => Response }

function browser({ tabs = [], answers = ANSWERS, kept = {}, page }: Given = {}) {
  const seen = {
    shown: [] as { title: string; body: string; data: { table: string }; lang: string }[],
    opened: [] as string[], focused: [] as string[], asked: [] as [string, unknown][], subscribed: [] as object[], fetched: [] as string[],
  };
  const heard: Record<string, (event: object) => void> = {};
  const nameOf = (asked: string | { url: string }): string =>
    (typeof asked === "string" ? asked : asked.url).replace(HOUSE, "");
  const cacheOf = (name: string) => ({
    addAll: async (all: { url: string }[]) => { for (const each of all) (kept[name] ??= {})[nameOf(each)] = "kept"; },
    put: async (asked: string, answer: Response) => { (kept[name] ??= {})[nameOf(asked)] = await answer.text(); },
  });
  const caches = {
    open: async (name: string) => { kept[name] ??= {}; return cacheOf(name); },
    keys: async () => Object.keys(kept),
    delete: async (name: string) => delete kept[name],
    match: async (asked: string, { cacheName }: { cacheName?: string } = {}) => {
      const found = (cacheName ? [kept[cacheName] ?? {}] : Object.values(kept)).map((cache) => cache[nameOf(asked)]).find((text) => text !== undefined);
      return found === undefined ? undefined : new Response(found);
    },
  };
  const windows = tabs.map((tab) => ({
    ...tab, url: HOUSE + tab.path,
    focus: async () => { if (tab.isClosing) throw new TypeError("gone"); seen.focused.push(tab.path); },
  }));
  const self = {
    location: { origin: HOUSE },
    addEventListener: (name: string, listener: (event: object) => void) => { heard[name] = listener; },
    skipWaiting: async () => {},
    registration: {
      showNotification: async (title: string, options: object) => seen.shown.push({ title, ...options } as (typeof seen.shown)[0]),
      pushManager: { subscribe: async (wanted: object) => { seen.subscribed.push({ ...wanted }); return address("fresh"); } },
    },
    clients: { matchAll: async () => windows, openWindow: async (path: string) => seen.opened.push(path), claim: async () => {} },
  };
  const fetch = async (asked: string | { url: string }, { method, body }: { method?: string; body?: string } = {}) => {
    if (!method) {
      seen.fetched.push(nameOf(asked));
      if (!page) throw new TypeError("no network");
      return page();
    }
    const what = `${method} ${nameOf(asked)}`;
    seen.asked.push([what, body && JSON.parse(body)]);
    const answer = answers[what] as { status?: number } | null | undefined;
    if (answer === undefined) throw new TypeError("no network");
    const status = answer === null ? 204 : (answer.status ?? 200);
    return { ok: status < 300, status, json: async () => structuredClone(answer) };
  };
  class Asked { constructor(readonly url: string) {} }
  runInContext(SCRIPT, createContext({ self, fetch, caches, URL, AbortSignal, Response, Request: Asked, Intl }));
  const happen = async (name: string, event: object = {}): Promise<typeof seen> => {
    const done: Promise<unknown>[] = [];
    heard[name]?.({ ...event, waitUntil: (promise: Promise<unknown>) => done.push(promise) });
    await Promise.all(done);
    return seen;
  };
  const get = async (path: string, more: object = {}): Promise<string | null> => {
    let answer: Promise<Response> | null = null;
    heard["fetch"]?.({ request: { url: HOUSE + path, method: "GET", mode: "cors", ...more }, respondWith: (given: Promise<Response>) => { answer = given; } });
    return answer && (await (answer as Promise<Response>)).text();
  };
  return { happen, get, seen, kept };
}

const address = (name: string) => ({ endpoint: name, toJSON: () => ({ endpoint: name }) });
const push = (message: unknown) => ({ data: { json: () => structuredClone(message) } });
const turn = push({ table: "t_1-x", kind: "turn" });
const click = (table: string) => ({ notification: { data: { table }, close: () => {} } });
const going = { mode: "navigate" };

describe("a notification", () => {
  it("names the game and the others, in the language of the person", async () => {
    const { shown } = await browser().happen("push", turn);
    expect([shown[0]?.title, shown[0]?.body]).toEqual(["It is your turn", "Contraband, with Bram and Chloé"]);
    const french = browser();
    await french.happen("message", { data: { language: "fr" } });
    await french.happen("push", turn);
    expect(french.seen.shown[0]).toMatchObject({ title: "C’est votre tour", body: "Contraband, avec Bram et Chloé", lang: "fr" });
  });

  it("names a game that was installed beside those of the page as it calls itself", async () => {
    const me = { tables: [{ id: "t_1-x", game: "spoof", you: 0, seats: [{ name: "Ada" }, { name: "Bram" }] }] };
    const made = browser({ answers: { "GET /api/me": me, "GET /api/games": [{ name: "spoof", title: "Spoof" }] } });
    const { shown } = await made.happen("push", turn);
    expect(shown[0]?.body).toBe("Spoof, with Bram");
  });

  it("speaks no language that it does not know", async () => {
    const made = browser();
    for (const data of [{ language: "xx" }, { language: "toString" }, null]) await made.happen("message", { data });
    expect(made.kept["own"]).toBeUndefined();
  });

  it("names only the game among bots, and says less where nothing can be learnt", async () => {
    expect((await browser().happen("push", push({ table: "bots", kind: "turn" }))).shown[0]?.body).toBe("Contraband");
    expect((await browser({ answers: {} }).happen("push", turn)).shown[0]?.body).toBe("");
  });

  it("is shown for what is not known, too", async () => {
    for (const data of [push({ table: "t_1-x", kind: "toString" }).data, null, push(null).data]) {
      expect((await browser().happen("push", { data })).shown[0]?.title).toBe("Something has happened");
    }
  });

  it("is not shown to one who sees that table, but to one who has it behind", async () => {
    const tabs = (visibilityState: string) => [{ path: "/t/t_1-x", visibilityState }];
    expect((await browser({ tabs: tabs("visible") }).happen("push", turn)).shown).toEqual([]);
    expect((await browser({ tabs: tabs("hidden") }).happen("push", turn)).shown).toHaveLength(1);
  });

  it("leads to the table's own tab, or opens one, and leads nowhere else", async () => {
    const { focused, opened } = await browser({ tabs: [{ path: "/" }, { path: "/t/t_1-x" }] }).happen("notificationclick", click("t_1-x"));
    expect([focused, opened]).toEqual([["/t/t_1-x"], []]);
    expect((await browser({ tabs: [{ path: "/t/t_1-x", isClosing: true }] }).happen("notificationclick", click("t_1-x"))).opened).toEqual(["/t/t_1-x"]);
    expect((await browser().happen("notificationclick", click("../j/x?y"))).opened).toEqual(["/t/..%2Fj%2Fx%3Fy"]);
    expect((await browser().happen("notificationclick", click(""))).opened).toEqual(["/"]);
  });
});

describe("a new address", () => {
  it("is told to the server, and the old one is taken back", async () => {
    const change = { oldSubscription: address("old"), newSubscription: address("new") };
    const { asked } = await browser().happen("pushsubscriptionchange", change);
    expect(asked).toEqual([["GET /api/push", undefined], ["POST /api/push", { endpoint: "new" }], ["DELETE /api/push", { endpoint: "old" }]]);
  });

  it("is asked for where the browser brings none, unless nothing is pushed any more", async () => {
    expect((await browser().happen("pushsubscriptionchange")).subscribed).toEqual([{ userVisibleOnly: true, applicationServerKey: "BKey" }]);
    expect((await browser({ answers: { ...ANSWERS, "GET /api/push": { key: null } } }).happen("pushsubscriptionchange")).subscribed).toEqual([]);
  });

  it("does not replace the old one while the server has not taken it", async () => {
    const made = browser({ answers: { ...ANSWERS, "POST /api/push": { status: 503 } } });
    const change = { oldSubscription: address("old"), newSubscription: address("new") };
    await expect(made.happen("pushsubscriptionchange", change)).rejects.toThrow();
    expect(made.seen.asked.map(([what]) => what)).toEqual(["GET /api/push", "POST /api/push"]);
  });
});

describe("the shell", () => {
  it("is kept when the worker is installed; all but the one before is forgotten", async () => {
    const made = browser({ kept: { "shell v0": {}, "shell v1": {}, own: {} } });
    await made.happen("install");
    await made.happen("activate");
    expect(Object.keys(made.kept).sort()).toEqual(["own", "shell v1", "shell v2"]);
    expect(Object.keys(made.kept["shell v2"] ?? {})).toEqual(BUILT.shell);
  });

  it("comes from the server whenever it answers", async () => {
    const made = browser({ kept: { "shell v2": { "/": "old" } }, page: () => new Response("new") });
    expect(await made.get("/t/abc", going)).toBe("new");
  });

  it("comes from the cache where the server does not answer, or is just starting", async () => {
    const kept = { "shell v2": { "/": "old" } };
    expect(await browser({ kept }).get("/bots", going)).toBe("old");
    expect(await browser({ kept, page: () => new Response("busy", { status: 503 }) }).get("/", going)).toBe("old");
  });

  it("keeps what has its hash in its name, and asks for it once", async () => {
    const made = browser({ page: () => new Response("script") });
    expect([await made.get("/assets/a-1.js"), await made.get("/assets/a-1.js")]).toEqual(["script", "script"]);
    expect(made.seen.fetched).toEqual(["/assets/a-1.js"]);
  });

  it("stands in the way of nothing else", async () => {
    const made = browser();
    expect(await made.get("/api/me")).toBeNull();
    expect(await made.get("/sw.js")).toBeNull();
    expect(await made.get("/icon.svg")).toBeNull();
    expect(await made.get("/api/me", { method: "POST" })).toBeNull();
  });
});
