// What the page's worker does with a push, a click and a new address: in a browser that is made up.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createContext, runInContext } from "node:vm";

const [folder] = process.argv.slice(2);
const SCRIPT = readFileSync(`${folder}/sw.js`, "utf-8");
const HOUSE = "https://house.example";
const ME = {
  tables: [
    { id: "other", game: "ffuffziger", you: 0, seats: [{ name: "Ada" }] },
    {
      id: "t_1-x", game: "contraband", you: 1,
      seats: [{ name: "Bram" }, { name: "Ada" }, { name: "" }, { name: "Chloé" }, { name: "Ada" }],
    },
    { id: "bots", game: "contraband", you: 0, seats: [{ name: "Ada" }, { name: "" }] },
  ],
};
const ANSWERS = {
  "GET /api/me": ME,
  "GET /api/games": [{ name: "contraband", title: "Contraband" }],
  "GET /api/push": { key: "BKey" },
  "POST /api/push": null,
  "DELETE /api/push": null,
};

/** Start the worker in a browser with these tabs, and a server with these answers. */
function browser({ tabs = [], answers = ANSWERS } = {}) {
  const seen = { shown: [], opened: [], focused: [], asked: [], subscribed: [] };
  const heard = {};
  const windows = tabs.map((tab) => ({
    ...tab,
    url: HOUSE + tab.path,
    async focus() {
      if (tab.closing) throw new TypeError("gone");
      seen.focused.push(tab.path);
    },
  }));
  const self = {
    addEventListener: (name, listener) => { heard[name] = listener; },
    skipWaiting: () => { seen.skipped = true; },
    registration: {
      showNotification: async (title, options) => seen.shown.push({ title, ...options }),
      pushManager: {
        async subscribe(wanted) {
          seen.subscribed.push({ ...wanted });
          return address("fresh");
        },
      },
    },
    clients: {
      async matchAll(which) {
        assert.equal(which.type, "window");
        return which.includeUncontrolled ? windows : [];
      },
      openWindow: async (path) => seen.opened.push(path),
    },
  };
  const fetch = async (path, { method, body }) => {
    seen.asked.push([`${method} ${path}`, body && JSON.parse(body)]);
    const answer = answers[`${method} ${path}`];
    if (answer === undefined) throw new TypeError("no network");
    const status = answer === null ? 204 : answer.status ?? 200;
    return { ok: status < 300, status, json: async () => structuredClone(answer) };
  };
  runInContext(SCRIPT, createContext({ self, fetch, URL, AbortSignal }));
  const happen = async (name, event = {}) => {
    const done = [];
    heard[name]({ ...event, waitUntil: (promise) => done.push(promise) });
    await Promise.all(done);
    return seen;
  };
  return { happen, heard, seen };
}

const address = (name) => ({ endpoint: name, toJSON: () => ({ endpoint: name, keys: {} }) });
const push = (message) => ({ data: { json: () => structuredClone(message) } });
const turn = push({ table: "t_1-x", kind: "turn" });
const click = (table) => {
  const notification = { data: { table }, closed: 0, close() { this.closed += 1; } };
  return { notification };
};

const tests = {
  async "a turn is shown with its game and the others"() {
    const { shown: [{ title, body, tag, data, renotify }] } = await browser().happen("push", turn);
    assert.equal(title, "It is your turn");
    assert.equal(body, "Contraband, with Bram, Chloé and Ada");
    assert.equal(tag, "t_1-x");
    assert.equal(renotify, true);
    assert.equal(data.table, "t_1-x");
  },
  async "among bots only the game is named"() {
    const { shown } = await browser().happen("push", push({ table: "bots", kind: "turn" }));
    assert.equal(shown[0].body, "Contraband");
  },
  async "a turn is shown even if nothing more can be learnt"() {
    for (const answers of [{}, { ...ANSWERS, "GET /api/me": { status: 401 } }]) {
      const { shown } = await browser({ answers }).happen("push", turn);
      assert.deepEqual(shown.map(({ title, body }) => [title, body]), [["It is your turn", ""]]);
    }
  },
  async "of what it does not know it says that something has happened"() {
    for (const kind of ["earthquake", "toString", undefined]) {
      const { shown } = await browser().happen("push", push({ table: "t_1-x", kind }));
      assert.equal(shown[0].title, "Something has happened at your table");
    }
  },
  async "a push without a message is shown, and leads to all tables"() {
    const broken = { json() { throw new SyntaxError("no"); } };
    for (const data of [null, broken, push(null).data]) {
      const { shown } = await browser().happen("push", { data });
      assert.deepEqual([shown.length, shown[0].data.table, shown[0].renotify], [1, "", false]);
    }
    assert.deepEqual((await browser().happen("notificationclick", click(""))).opened, ["/"]);
  },
  async "nothing is shown to one who sees that table"() {
    const tabs = [{ path: "/", visibilityState: "hidden" },
      { path: "/t/t_1-x", visibilityState: "visible" }];
    assert.deepEqual((await browser({ tabs }).happen("push", turn)).shown, []);
  },
  async "it is shown to one who sees another table, or has this one behind"() {
    const tabs = [{ path: "/t/other", visibilityState: "visible" },
      { path: "/t/t_1-x", visibilityState: "hidden" }];
    assert.equal((await browser({ tabs }).happen("push", turn)).shown.length, 1);
  },
  async "a click brings the table's own tab to the front"() {
    const tabs = [{ path: "/" }, { path: "/t/t_1-x" }];
    const event = click("t_1-x");
    const { focused, opened } = await browser({ tabs }).happen("notificationclick", event);
    assert.deepEqual([focused, opened], [["/t/t_1-x"], []]);
    assert.equal(event.notification.closed, 1);
  },
  async "a click opens the table if it is open nowhere, or closing"() {
    for (const tabs of [[], [{ path: "/t/other" }], [{ path: "/t/t_1-x", closing: true }]]) {
      const { focused, opened } = await browser({ tabs }).happen("notificationclick", click("t_1-x"));
      assert.deepEqual([focused, opened], [[], ["/t/t_1-x"]]);
    }
  },
  async "a click leads nowhere but to a table"() {
    const { opened } = await browser().happen("notificationclick", click("../j/x?y"));
    assert.deepEqual(opened, ["/t/..%2Fj%2Fx%3Fy"]);
  },
  async "a new address is told to the server, and the old one taken back"() {
    const change = { oldSubscription: address("old"), newSubscription: address("new") };
    const { asked, subscribed } = await browser().happen("pushsubscriptionchange", change);
    assert.deepEqual(asked, [
      ["GET /api/push", undefined],
      ["POST /api/push", { endpoint: "new", keys: {} }],
      ["DELETE /api/push", { endpoint: "old" }],
    ]);
    assert.deepEqual(subscribed, []);
  },
  async "a browser that brings no new address gets one"() {
    const { asked, subscribed } = await browser().happen("pushsubscriptionchange", {});
    assert.deepEqual(subscribed, [{ userVisibleOnly: true, applicationServerKey: "BKey" }]);
    assert.deepEqual(asked.slice(1), [["POST /api/push", { endpoint: "fresh", keys: {} }]]);
  },
  async "an old address is kept while the server has not taken the new one"() {
    const { happen, seen } = browser({ answers: { ...ANSWERS, "POST /api/push": { status: 503 } } });
    const change = { oldSubscription: address("old"), newSubscription: address("new") };
    await assert.rejects(happen("pushsubscriptionchange", change));
    assert.deepEqual(seen.asked.map(([what]) => what), ["GET /api/push", "POST /api/push"]);
  },
  async "where nothing is pushed any more, no address is asked for"() {
    const answers = { ...ANSWERS, "GET /api/push": { key: null } };
    const { asked, subscribed } = await browser({ answers }).happen("pushsubscriptionchange", {});
    assert.deepEqual([asked.length, subscribed], [1, []]);
  },
  async "a new worker takes the place of the old one at once"() {
    assert.equal((await browser().happen("install")).skipped, true);
  },
  async "it stands in the way of no request"() {
    const { heard } = browser();
    assert.deepEqual(Object.keys(heard).sort(),
      ["install", "notificationclick", "push", "pushsubscriptionchange"]);
    assert.doesNotMatch(SCRIPT, /caches|onfetch/);
  },
};

let failed = 0;
for (const [name, test] of Object.entries(tests)) {
  try {
    await test();
  } catch (error) {
    failed += 1;
    console.error(`${name}: ${error.stack}`);
  }
}
process.exit(failed ? 1 : 0);
