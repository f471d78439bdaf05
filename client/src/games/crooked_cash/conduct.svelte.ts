// What this player lets pass without being asked. Nothing of it is a rule; the table only hears the
// answers.

import type { Scene } from "../contract";
import { kept } from "$lib/kept";
import { offersOf } from "$lib/offers";
import type { Word } from "$lib/protocol";
import { settings } from "$lib/settings.svelte";
import type { Habits } from "../../table/habits.svelte";
import { checkedPayment, topIf } from "./matters";
import type { CashView } from "./view";

const KEY = "funnymoney crooked_cash";
export const PASS_SUMS = [0, 50, 100, 200, 500];

interface Kept {
  isHandUp: boolean; // ask me between turns: trades and hotels
  isHurried: boolean; // a decoder window passes by itself after some seconds
  passBelow: number; // let payments below this sum pass
}

function stored(): Kept {
  const usual = { isHandUp: false, isHurried: true, passBelow: 0 };
  return { ...usual, ...kept.read<Partial<Kept>>(KEY) };
}

class Conduct {
  kept = $state<Kept>(stored());
  /** At this table only. */
  trusted = $state<number[]>([]); // players whose notes and cards are never checked
  trustsAll = $state(false);
  private habits: Habits | null = null;

  set<K extends keyof Kept>(key: K, value: Kept[K]): void {
    this.kept[key] = value;
    kept.write(KEY, this.kept);
    if (key === "isHandUp") this.habits?.changed(); // a moment may be passed over from now on
  }

  trust(player: number, isTrusted: boolean): void {
    this.trusted = this.trusted.filter((each) => each !== player).concat(isTrusted ? [player] : []);
  }

  /** Begin at another table: nothing is decided there. */
  begin(habits: Habits): void {
    this.trusted = [];
    this.trustsAll = false;
    this.habits = habits;
    habits.put("crooked cash", (scene) => this.answer(scene as Scene<CashView>));
  }

  answer(scene: Scene<CashView>): Word | null {
    return this.unraised(scene) ?? this.trusting(scene);
  }

  /** A hand that is down passes over trades and hotels; and so does one that could do nothing. */
  private unraised({ view }: Scene<CashView>): Word | null {
    return isPassedOver(view) ? view.unraised : null;
  }

  private trusting({ view }: Scene<CashView>): Word | null {
    const window = topIf(view, "decoder");
    if (!window || !offersOf(view.choices, "trust").length) return null;
    const payment = checkedPayment(view);
    const isSmall = payment !== null && payment.due < this.kept.passBelow;
    return this.trustsAll || isSmall || this.trusted.includes(window.owner) ? ["trust"] : null;
  }
}

export const conduct = new Conduct();

/** Whether this moment will be passed over, since no hand is up. */
export function isPassedOver(view: CashView): boolean {
  if (!view.unraised) return false;
  const canWish = view.choices.some((offer) => offer.verb.startsWith("wish"));
  const isBuilding = Boolean(topIf(view, "building"));
  if (isBuilding && !canWish) return true;
  // Where the table is read as text no hand can be seen to be needed: what can be built is always asked.
  return !conduct.kept.isHandUp && !(settings.text && isBuilding);
}
