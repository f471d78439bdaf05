// Being called to a slow game while no page is open (Web Push): a switch, and what it does.
// Nothing is asked of the browser before somebody turns it on.

import { h, told } from "./dom.js";
import { Refused, fetchJson } from "./net.js";

const HOUR = 3600;
const PATIENCE = 30_000; // milliseconds: a browser may try for ever to reach its push service
const ROOT = "/"; // where the worker lives: it must know the tabs of all tables
const WISH = "called"; // in localStorage: this browser shall be called
const TOLD = "told"; // in sessionStorage: under which address the server knows it
const SAID = {
  off: "Turn this on, and this browser shows a notification whenever it is your turn in a game " +
    "with an hour or more to think, also while this page is closed.",
  on: "This browser shows a notification whenever it is your turn in a game with an hour or more " +
    "to think, also while this page is closed.",
  denied: "Your browser lets this site show no notifications, so it cannot call you. Allow them in " +
    "its settings for this site; then this switch can be turned.",
};
const WAITING = "Waiting for your browser…";
const UNANSWERED = "Your browser has asked whether this site may show notifications, and got no " +
  "answer. Nothing was changed.";
const UNREACHED = "Your browser's push service did not answer, or is turned off in its settings. " +
  "Nothing was changed; try again later.";

/** Whether nobody is expected to sit and wait: to such tables the server calls people. */
export const isSlow = ({ clock }) => clock.seconds >= HOUR;

/**
 * What is known of this browser: `is` new, looking, none (nobody can be called), off, on or denied;
 * `wanted` is what it is being turned to.
 */
export const newCalls = (redraw) => ({ is: "new", key: null, wanted: null, told: "", redraw });

/** Describe the switch; nothing where nobody can be called. */
export function callSwitch(calls) {
  if (calls.is === "new") look(calls);
  if (!(calls.is in SAID)) return null;
  return h("section", { class: "panel calls", key: "calls", "aria-label": "Notifications" },
    h("label", { class: "switch" }, bell(), h("b", {}, "Tell me when it is my turn"), h("input", {
      type: "checkbox",
      role: "switch",
      checked: calls.wanted ?? calls.is === "on",
      "aria-describedby": "calls-said",
      "aria-busy": isBusy(calls) && "true",
      "aria-disabled": calls.is === "denied" && "true",
      onchange: (event) => turn(calls, event.target.checked),
    })),
    h("p", { class: "quiet", id: "calls-said", role: "status" },
      isBusy(calls) ? WAITING : SAID[calls.is]),
    told(calls.told));
}

const isBusy = ({ wanted }) => wanted !== null;

const bell = () =>
  h("svg", { viewBox: "0 0 20 20", width: "20", height: "20", "aria-hidden": "true" },
    h("path", {
      d: "M3 14.5h14c-1.6-1.6-2-3-2-6a5 5 0 0 0-10 0c0 3-.4 4.4-2 6zM8.3 17a1.8 1.8 0 0 0 3.4 0M10 3.5V2",
      fill: "none",
      stroke: "currentColor",
      "stroke-width": "1.8",
      "stroke-linecap": "round",
      "stroke-linejoin": "round",
    }));

// --------------------------------------------------------------------------------- finding out

const isAble = () =>
  window.isSecureContext && "serviceWorker" in navigator && "PushManager" in window &&
  "Notification" in window;

/** Find out how things stand; a table can be played however that ends. */
async function look(calls) {
  calls.is = "looking";
  try {
    if (isAble()) ({ key: calls.key } = await fetchJson("GET", "/api/push"));
    calls.is = calls.key ? await found(calls) : "none";
    if (calls.key) await watch(calls);
  } catch {
    calls.is = "none";
  }
  calls.redraw();
}

/** Renew without a word what was wished before: browsers lose addresses, houses change keys. */
async function found(calls) {
  if (Notification.permission === "denied") return "denied";
  if (Notification.permission !== "granted" || !localStorage.getItem(WISH)) return "off";
  try {
    return await subscribe(calls);
  } catch (error) {
    calls.told = why(error);
    return "off";
  }
}

/** Look again when somebody changes his mind in the settings of the browser. */
async function watch(calls) {
  if (calls.permission) return;
  const query = navigator.permissions?.query({ name: "notifications" });
  calls.permission = await query?.catch(() => null); // some browsers do not tell
  if (calls.permission) calls.permission.onchange = () => !isBusy(calls) && look(calls);
}

const why = (error) => (error instanceof Refused ? error.message : UNREACHED);

// ------------------------------------------------------------------------------------- turning

async function turn(calls, wanted) {
  if (isBusy(calls) || Notification.permission === "denied") return calls.redraw();
  Object.assign(calls, { wanted, told: "" });
  calls.redraw();
  try {
    calls.is = await (wanted ? turnOn(calls) : turnOff());
  } catch (error) {
    calls.told = why(error);
  }
  calls.wanted = null;
  return calls.redraw();
}

async function turnOn(calls) {
  const answer = await Notification.requestPermission();
  if (answer === "denied") return "denied";
  if (answer === "granted") return subscribe(calls);
  calls.told = UNANSWERED;
  return "off";
}

/** Let the browser's push service know this house, and this house the browser. */
async function subscribe({ key }) {
  const late = new Promise((_, fail) => setTimeout(() => fail(new Error("late")), PATIENCE));
  await tell(await Promise.race([addressFor(key), late]));
  localStorage.setItem(WISH, "yes");
  return "on";
}

/** Return under which address this browser can be called by one who has the key. */
async function addressFor(key) {
  await navigator.serviceWorker.register("/sw.js", { scope: ROOT, updateViaCache: "none" });
  const { pushManager } = await navigator.serviceWorker.ready;
  const known = await pushManager.getSubscription();
  const isGood = known && textOf(known.options.applicationServerKey) === key;
  if (known && !isGood) await known.unsubscribe(); // made for a key that this house has no more
  const wanted = { userVisibleOnly: true, applicationServerKey: key };
  return isGood ? known : pushManager.subscribe(wanted);
}

/** Say it once while the browser is open: the server may have forgotten, or know us by a new name. */
async function tell(subscription) {
  if (sessionStorage.getItem(TOLD) === subscription.endpoint) return;
  await fetchJson("POST", "/api/push", subscription.toJSON());
  sessionStorage.setItem(TOLD, subscription.endpoint);
}

/** Forget the address on both sides; one is enough, for the server drops addresses that are dead. */
async function turnOff() {
  const registration = await navigator.serviceWorker.getRegistration(ROOT);
  const subscription = await registration?.pushManager.getSubscription();
  if (subscription) {
    const { endpoint } = subscription;
    const asked = [fetchJson("DELETE", "/api/push", { endpoint }), subscription.unsubscribe()];
    const sides = await Promise.allSettled(asked);
    if (sides.every(({ status }) => status === "rejected")) throw sides[0].reason;
  }
  localStorage.removeItem(WISH);
  sessionStorage.removeItem(TOLD);
  return "off";
}

/** Turn it off for one who wants to be forgotten. */
export const endCalls = () => (isAble() ? turnOff().catch(() => null) : null);

/** Take the notification about a table away: somebody looks at it. */
export async function answerCall(table) {
  if (!isAble()) return;
  const registration = await navigator.serviceWorker.getRegistration(ROOT);
  const shown = (await registration?.getNotifications({ tag: table })) ?? [];
  shown.forEach((notification) => notification.close());
}

/** Write bytes as the web writes them, and as the server writes its key. */
export function textOf(bytes) {
  const binary = String.fromCharCode(...new Uint8Array(bytes ?? []));
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
