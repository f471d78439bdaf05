// The switch for being called, turned on and off: in a browser that is made up.

import assert from "node:assert/strict";
import { pathToFileURL } from "node:url";

const [folder] = process.argv.slice(2);
const { answerCall, callSwitch, endCalls, isSlow, newCalls, textOf } = await import(
  pathToFileURL(`${folder}/calls.js`)
);
const { Line } = await import(pathToFileURL(`${folder}/net.js`));
const KEY = "AAEC-_8";
const KEY_BYTES = new Uint8Array([0, 1, 2, 251, 255]).buffer;

class Storage {
  kept = new Map();
  getItem(name) { return this.kept.get(name) ?? null; }
  setItem(name, value) { this.kept.set(name, value); }
  removeItem(name) { this.kept.delete(name); }
}

const put = (name, value) =>
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });

/** Make a browser; what it does is noted in `seen`, and a page can be loaded in it again. */
function browser(more = {}) {
  const given = { permission: "default", answer: "granted", key: KEY, isSecure: true, ...more };
  const seen = { asked: [], permissions: 0, registered: [], subscribed: 0, closed: [] };
  const world = { ...given, seen, subscription: null, status: 204, permissionChange: {} };
  const made = (name, bytes = KEY_BYTES) => ({
    endpoint: name,
    options: { applicationServerKey: bytes },
    toJSON: () => ({ endpoint: name }),
    async unsubscribe() {
      if (world.stuck) throw new TypeError("stuck");
      world.subscription = null;
      return true;
    },
  });
  const pushManager = {
    getSubscription: async () => world.subscription,
    async subscribe({ userVisibleOnly, applicationServerKey }) {
      assert.deepEqual([userVisibleOnly, applicationServerKey], [true, KEY]);
      assert.equal(world.subscription, null);
      if (world.isSilent) await new Promise(() => {});
      if (world.isUnreached) throw new DOMException("Registration failed", "AbortError");
      seen.subscribed += 1;
      world.subscription = made(world.address ?? `address ${seen.subscribed}`);
      return world.subscription;
    },
  };
  const shown = (tag) => ({ close: () => seen.closed.push(tag) });
  const registration = { pushManager, getNotifications: async ({ tag }) => [shown(tag)] };
  const serviceWorker = {
    register: async (path, options) => seen.registered.push([path, options]),
    getRegistration: async () => (seen.registered.length ? registration : undefined),
    get ready() { return Promise.resolve(registration); },
  };
  const permissions = { query: async () => world.permissionChange };
  put("window", { isSecureContext: world.isSecure, PushManager: 1, Notification: 1 });
  put("navigator", more.isOld ? {} : { serviceWorker, permissions });
  put("localStorage", new Storage());
  put("sessionStorage", new Storage());
  put("Notification", {
    get permission() { return world.permission; },
    async requestPermission() {
      seen.permissions += 1;
      if (world.permission === "default") world.permission = world.answer;
      return world.permission;
    },
  });
  put("fetch", async (path, { method, body }) => {
    seen.asked.push([method, path, body && JSON.parse(body)]);
    if (world.isOffline) throw new TypeError("no network");
    if (method === "GET") return reply(200, { key: world.key });
    return reply(world.status, world.status < 300 ? null : { error: "x", told: "Not now." });
  });
  return Object.assign(world, { made });
}

const reply = (status, body) =>
  ({ ok: status < 300, status, text: async () => (body ? JSON.stringify(body) : "") });
const settled = () => new Promise((done) => setTimeout(done, 5));

/** Load the page, and return what is known of the browser once it has settled. */
async function load() {
  const calls = newCalls(() => { calls.drawn = (calls.drawn ?? 0) + 1; });
  callSwitch(calls);
  await settled();
  return calls;
}

const find = (node, tag) =>
  node?.tag === tag ? node : node?.children?.map((child) => find(child, tag)).find((each) => each);
const textIn = (node) => (node?.children ?? [node]).map((child) =>
  typeof child === "object" ? textIn(child) : child).join("");

/** Turn the switch as a person does. */
async function turn(calls, checked) {
  find(callSwitch(calls), "input").props.onchange({ target: { checked } });
  await settled();
}

const posts = (seen, method) => seen.asked.filter(([own]) => own === method);

const tests = {
  async "nobody is called to quick games"() {
    const clocks = [{ kind: "none", seconds: 0 }, { kind: "move", seconds: 3599 },
      { kind: "move", seconds: 3600 }, { kind: "bank", seconds: 86_400 }];
    assert.deepEqual(clocks.map((clock) => isSlow({ clock })), [false, false, true, true]);
  },
  async "no switch where nobody can be called"() {
    for (const world of [{ key: null }, { isSecure: false }, { isOld: true }]) {
      browser(world);
      assert.equal(callSwitch(await load()), null);
    }
    const gone = browser();
    gone.isOffline = true;
    assert.equal(callSwitch(await load()), null);
  },
  async "nothing is asked of the browser before the switch is turned"() {
    const { seen } = browser();
    const calls = await load();
    assert.equal(calls.is, "off");
    assert.equal(find(callSwitch(calls), "input").props.checked, false);
    assert.deepEqual([seen.permissions, seen.registered.length, seen.subscribed], [0, 0, 0]);
  },
  async "turned on, the server knows the address, and after a reload it is still on"() {
    const { seen } = browser();
    await turn(await load(), true);
    assert.deepEqual(posts(seen, "POST"), [["POST", "/api/push", { endpoint: "address 1" }]]);
    assert.deepEqual(seen.registered[0], ["/sw.js", { scope: "/", updateViaCache: "none" }]);
    const again = await load();
    assert.equal(find(callSwitch(again), "input").props.checked, true);
    assert.deepEqual([seen.subscribed, seen.permissions, posts(seen, "POST").length], [1, 1, 1]);
  },
  async "in a new session the server is told again, for it may have forgotten"() {
    const { seen } = browser();
    await turn(await load(), true);
    put("sessionStorage", new Storage());
    await load();
    assert.equal(posts(seen, "POST").length, 2);
  },
  async "turned off, neither side knows the address, and after a reload it is still off"() {
    const world = browser();
    const calls = await load();
    await turn(calls, true);
    await turn(calls, false);
    assert.equal(calls.is, "off");
    assert.equal(world.subscription, null);
    assert.deepEqual(posts(world.seen, "DELETE"), [["DELETE", "/api/push", { endpoint: "address 1" }]]);
    assert.equal((await load()).is, "off");
  },
  async "turned on again, the server is told again, even if the address is the same"() {
    const world = browser();
    world.address = "always";
    const calls = await load();
    for (const wanted of [true, false, true]) await turn(calls, wanted);
    assert.equal(posts(world.seen, "POST").length, 2);
  },
  async "it is off when one side has forgotten, and on while both remember"() {
    const world = browser();
    const calls = await load();
    await turn(calls, true);
    world.isOffline = world.stuck = true;
    await turn(calls, false);
    assert.equal(calls.is, "on");
    assert.match(calls.told, /does not answer/);
    world.stuck = false;
    await turn(calls, false);
    assert.deepEqual([calls.is, calls.told], ["off", ""]);
  },
  async "one who says no is told what that means and how to undo it"() {
    const world = browser({ answer: "denied" });
    const calls = await load();
    await turn(calls, true);
    assert.equal(calls.is, "denied");
    assert.match(textIn(callSwitch(calls)), /cannot call you.*settings/);
    assert.equal(find(callSwitch(calls), "input").props["aria-disabled"], "true");
    await turn(calls, true);
    assert.deepEqual([world.seen.permissions, posts(world.seen, "POST").length], [1, 0]);
    assert.equal((await load()).is, "denied");
  },
  async "one who changes the settings of his browser is heard at once"() {
    const world = browser();
    const calls = await load();
    await turn(calls, true);
    world.permission = "denied";
    world.subscription = null;
    world.permissionChange.onchange();
    await settled();
    assert.equal(calls.is, "denied");
    world.permission = "granted";
    world.permissionChange.onchange();
    await settled();
    assert.deepEqual([calls.is, world.subscription.endpoint], ["on", "address 2"]);
  },
  async "one who does not answer is told that nothing was changed"() {
    browser({ answer: "default" });
    const calls = await load();
    await turn(calls, true);
    assert.equal(calls.is, "off");
    assert.match(calls.told, /got no answer/);
  },
  async "a push service that is not there is told of"() {
    const world = browser();
    world.isUnreached = true;
    const calls = await load();
    await turn(calls, true);
    assert.equal(calls.is, "off");
    assert.match(calls.told, /push service/);
    assert.equal((await load()).is, "off");
  },
  async "one who waits for his browser sees it, and turns nothing twice"() {
    const world = browser();
    const calls = await load();
    const { requestPermission } = Notification;
    let answer;
    Notification.requestPermission = () => new Promise((done) => { answer = done; });
    await turn(calls, true);
    assert.match(textIn(callSwitch(calls)), /Waiting for your browser/);
    assert.equal(find(callSwitch(calls), "input").props.checked, true);
    await turn(calls, false);
    assert.match(textIn(callSwitch(calls)), /Waiting for your browser/);
    Object.assign(Notification, { requestPermission });
    answer(await requestPermission());
    await settled();
    assert.deepEqual([calls.is, world.seen.subscribed, posts(world.seen, "DELETE")], ["on", 1, []]);
  },
  async "nobody waits for ever for a push service"() {
    const world = browser();
    world.isSilent = true;
    const calls = await load();
    const { setTimeout: real } = globalThis;
    put("setTimeout", (run, wait) => real(run, wait / 10_000));
    await turn(calls, true);
    await new Promise((done) => real(done, 30));
    put("setTimeout", real);
    assert.deepEqual([calls.is, calls.wanted], ["off", null]);
    assert.match(calls.told, /push service/);
  },
  async "what the server refuses is told in its words"() {
    const world = browser();
    world.status = 429;
    const calls = await load();
    await turn(calls, true);
    assert.deepEqual([calls.is, calls.told], ["off", "Not now."]);
  },
  async "an address that was made for an old key is renewed without a word"() {
    const world = browser();
    await turn(await load(), true);
    world.subscription = world.made("old", new Uint8Array([9, 9]).buffer);
    assert.equal((await load()).is, "on");
    assert.deepEqual([world.subscription.endpoint, world.seen.permissions], ["address 2", 1]);
  },
  async "an address that the browser has lost is renewed, but none that was not wished"() {
    const world = browser();
    await turn(await load(), true);
    world.subscription = null;
    assert.equal((await load()).is, "on");
    assert.deepEqual(posts(world.seen, "POST").at(-1)[2], { endpoint: "address 2" });
    const other = browser({ permission: "granted" });
    assert.equal((await load()).is, "off");
    assert.equal(other.seen.subscribed, 0);
  },
  async "one who is forgotten is called no more"() {
    const world = browser();
    await turn(await load(), true);
    await endCalls();
    assert.equal(world.subscription, null);
    assert.equal((await load()).is, "off");
  },
  async "one who sees the table needs no notification of it"() {
    const { seen } = browser();
    await answerCall("t1");
    assert.deepEqual(seen.closed, []);
    await turn(await load(), true);
    await answerCall("t1");
    assert.deepEqual(seen.closed, ["t1"]);
  },
  async "a line that rests is quiet until somebody looks, and then open again"() {
    const sockets = [];
    const heard = {};
    put("WebSocket", class {
      constructor() { sockets.push(this); }
      close() { this.onclose({ code: 1005 }); }
    });
    put("location", { protocol: "https:", host: "house.example" });
    put("document", { visibilityState: "hidden", addEventListener: (name, run) => { heard[name] = run; } });
    put("addEventListener", (name, run) => { heard[name] = run; });
    let is = "";
    const line = new Line("t1", () => {}, (state) => { is = state.is; });
    line.take({ version: 1 });
    assert.equal(is, "open");
    line.rest();
    heard.online();
    heard.visibilitychange();
    assert.deepEqual([is, sockets.length, line.timer], ["connecting", 1, undefined]);
    document.visibilityState = "visible";
    heard.visibilitychange();
    assert.equal(sockets.length, 2);
    sockets[1].close(); // lost by itself: then it tries again
    assert.deepEqual([is, line.timer !== undefined], ["lost", true]);
    clearTimeout(line.timer);
  },
  async "a key is written as the server writes it"() {
    assert.equal(textOf(KEY_BYTES), KEY);
    assert.equal(textOf(null), "");
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
