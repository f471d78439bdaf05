// Being called to a slow game while no page is open (Web Push). Nothing is asked of the browser
// before somebody turns it on.

import { kept, keptHere } from "./kept";
import { ask, Refused } from "./net";
import type { Terms } from "./protocol";
import { reason } from "./refusals";
import { t } from "./words.svelte";
import { ROOT, startWorker } from "./worker";

const HOUR = 3600;
const PATIENCE = 30_000; // milliseconds: a browser may try for ever to reach its push service
const WISH = "called"; // kept for good: this browser shall be called
const TOLD = "told"; // kept in this tab: under which address the server knows it

/** Whether nobody is expected to sit and wait: to such tables the server calls people. */
export const isSlow = ({ clock }: { clock: Terms }): boolean => (clock.seconds ?? 0) >= HOUR;

/** new, looking; none: nobody can be called; off, on; denied by the browser. */
type State = "new" | "looking" | "none" | "off" | "on" | "denied";

const isAble = (): boolean =>
  window.isSecureContext && "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

export class Calls {
  is = $state<State>("new");
  wanted = $state<boolean | null>(null); // what it is being turned to
  told = $state("");
  private key: string | null = null;
  private permission: PermissionStatus | null = null;

  /** Find out how things stand; a table can be played however that ends. */
  async look(): Promise<void> {
    this.is = "looking";
    try {
      if (isAble()) ({ key: this.key } = await ask<{ key: string | null }>("GET", "/api/push"));
      this.is = this.key ? await this.found(this.key) : "none";
      if (this.key) await this.watch();
    } catch {
      this.is = "none";
    }
  }

  /** Renew without a word what was wished before: browsers lose addresses, houses change keys. */
  private async found(key: string): Promise<State> {
    if (Notification.permission === "denied") return "denied";
    if (Notification.permission !== "granted" || !kept.get(WISH)) return "off";
    try {
      return await subscribe(key);
    } catch (error) {
      this.told = why(error);
      return "off";
    }
  }

  /** Look again when somebody changes his mind in the settings of the browser. */
  private async watch(): Promise<void> {
    if (this.permission) return;
    const query = navigator.permissions?.query({ name: "notifications" });
    this.permission = (await query?.catch(() => null)) ?? null; // some browsers do not tell
    if (this.permission) this.permission.onchange = () => void (this.wanted === null && this.look());
  }

  async turn(wanted: boolean): Promise<void> {
    if (this.wanted !== null || Notification.permission === "denied") return;
    this.wanted = wanted;
    this.told = "";
    try {
      this.is = await (wanted ? this.turnOn() : turnOff());
    } catch (error) {
      this.told = why(error);
    }
    this.wanted = null;
  }

  private async turnOn(): Promise<State> {
    const answer = await Notification.requestPermission();
    if (answer === "denied") return "denied";
    if (answer === "granted" && this.key) return subscribe(this.key);
    this.told = t("call-unanswered");
    return "off";
  }
}

export const calls = new Calls();

const why = (error: unknown): string =>
  error instanceof Refused ? reason(error.key, error.facts) : t("call-unreached");

/** Let the browser's push service know this house, and this house the browser. */
async function subscribe(key: string): Promise<State> {
  const late = new Promise<never>((_, fail) => setTimeout(() => fail(new Error("late")), PATIENCE));
  await tell(await Promise.race([addressFor(key), late]));
  kept.set(WISH, "yes");
  return "on";
}

/** Return under which address this browser can be called by one who has the key. */
async function addressFor(key: string): Promise<PushSubscription> {
  await startWorker();
  const { pushManager } = await navigator.serviceWorker.ready;
  const known = await pushManager.getSubscription();
  if (known && textOf(known.options.applicationServerKey) === key) return known;
  await known?.unsubscribe(); // made for a key that this house has no more
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

/** Say it once while the browser is open: the server may have forgotten, or know us by a new name. */
async function tell(subscription: PushSubscription): Promise<void> {
  if (keptHere.get(TOLD) === subscription.endpoint) return;
  await ask("POST", "/api/push", subscription.toJSON());
  keptHere.set(TOLD, subscription.endpoint);
}

/** Forget the address on both sides; one is enough, for the server drops addresses that are dead. */
async function turnOff(): Promise<State> {
  const registration = await navigator.serviceWorker.getRegistration(ROOT);
  const subscription = await registration?.pushManager.getSubscription();
  if (subscription) {
    const { endpoint } = subscription;
    const asked = [ask("DELETE", "/api/push", { endpoint }), subscription.unsubscribe()];
    const sides = await Promise.allSettled(asked);
    if (sides.every(({ status }) => status === "rejected")) throw (sides[0] as PromiseRejectedResult).reason;
  }
  kept.remove(WISH);
  keptHere.remove(TOLD);
  return "off";
}

/** Turn it off for one who wants to be forgotten. */
export const endCalls = async (): Promise<void> => {
  if (isAble()) await turnOff().catch(() => null);
};

/** Take the notification about a table away: somebody looks at it. */
export async function answerCall(table: string): Promise<void> {
  if (!isAble()) return;
  const registration = await navigator.serviceWorker.getRegistration(ROOT);
  const shown = (await registration?.getNotifications({ tag: table })) ?? [];
  for (const notification of shown) notification.close();
}

/** Write bytes as the web writes them, and as the server writes its key. */
export function textOf(bytes: ArrayBuffer | null): string {
  const binary = String.fromCharCode(...new Uint8Array(bytes ?? []));
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
