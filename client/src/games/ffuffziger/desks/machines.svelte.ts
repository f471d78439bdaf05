// FF-18: one job for each machine. Turned tiles go first, one by one, since what they show may
// change the mind; then all others in one go.

import { held, sum } from "$lib/numbers";
import { listed } from "$lib/offers";
import type { Word } from "$lib/protocol";
import { t } from "$lib/words.svelte";
import type { Job, Jobs, TableMemory } from "../memory";
import { printed } from "../machines";
import { cash, machine, priceOf, real } from "../things";
import type { FfScene } from "../view";
import { Tapped } from "./base";

const momentOf = ({ view, you }: FfScene): string => `${view.round} ${you}`;

/** What was set, as far as there are still so many machines. */
function recall(scene: FfScene, { jobs: kept }: TableMemory, ahead: readonly Word[]): Jobs {
  const jobs: Jobs = {};
  const before = underWay(ahead) ?? (kept.moment === momentOf(scene) ? kept.jobs : {});
  for (const [kind, count] of held(scene.view.waiting)) {
    const old = before[kind] ?? { turn: 0, sell: 0 };
    const turn = Math.min(old.turn, count);
    jobs[kind] = { turn, sell: Math.min(old.sell, count - turn) };
  }
  return jobs;
}

/** The jobs that a button has decided, and that are still to be sent. */
function underWay(words: readonly Word[]): Jobs | null {
  if (!words.length) return null;
  const jobs: Jobs = {};
  for (const [verb, kind = 0] of words) {
    if (verb === "sell") jobs[kind] = { turn: 0, sell: (jobs[kind]?.sell ?? 0) + 1 };
  }
  return jobs;
}

export class Machines extends Tapped {
  readonly kind = "machines";
  readonly jobs: Jobs;
  private readonly turnable: Set<number>;

  constructor(scene: FfScene, memory?: TableMemory, ahead: readonly Word[] = []) {
    super(scene, memory);
    this.jobs = $state(recall(scene, this.memory, ahead));
    this.turnable = new Set(listed(scene.view.choices, "transform").map((word) => Number(word[1])));
  }

  get kinds(): [kind: number, count: number][] {
    return held(this.scene.view.waiting);
  }

  canTurn(kind: number): boolean {
    return this.turnable.has(kind);
  }

  override job(kind: number): Job | null {
    return this.jobs[kind] ?? null;
  }

  count(kind: number): number {
    return this.scene.view.waiting[kind] ?? 0;
  }

  producing(kind: number): number {
    const { turn = 0, sell = 0 } = this.jobs[kind] ?? {};
    return this.count(kind) - turn - sell;
  }

  set(kind: number, job: Partial<Job>): void {
    const all = this.count(kind);
    const now = { turn: 0, sell: 0, ...this.jobs[kind], ...job };
    // What is set last is kept; the other job gives way.
    if (now.turn + now.sell > all) {
      if (job.turn === undefined) now.turn = all - now.sell;
      else now.sell = all - now.turn;
    }
    this.jobs[kind] = now;
    this.memory.jobs = { moment: momentOf(this.scene), jobs: { ...this.jobs } };
  }

  /** A tap on a tile of the bench: one more of them is turned, then sold, then all print again. */
  override nextJob(kind: number): void {
    const { turn, sell } = this.jobs[kind] ?? { turn: 0, sell: 0 };
    const all = this.count(kind);
    if (this.canTurn(kind) && turn < all && !sell) this.set(kind, { turn: turn + 1 });
    else if (sell < all) this.set(kind, { sell: sell + 1 });
    else this.set(kind, { turn: 0, sell: 0 });
  }

  allPrint(): void {
    for (const [kind] of this.kinds) this.set(kind, { turn: 0, sell: 0 });
  }

  private get turns(): number[] {
    return this.kinds.flatMap(([kind]) => Array<number>(this.jobs[kind]?.turn ?? 0).fill(kind));
  }

  override get words(): Word[] {
    const [first] = this.turns;
    if (first !== undefined) return [["transform", first]];
    return this.kinds.flatMap(([kind, count]) => {
      const sell = this.jobs[kind]?.sell ?? 0;
      return Array.from({ length: count }, (_, place): Word => [place < sell ? "sell" : "produce", kind]);
    });
  }

  get word(): Word | null {
    return this.words[0] ?? null;
  }

  /** The main button was pressed: the tile that it turns needs no job any more, if others of its kind are left. */
  go(): void {
    const [first] = this.turns;
    if (first !== undefined) this.set(first, { turn: (this.jobs[first]?.turn ?? 1) - 1 });
  }

  /** The notes that all printing machines make. */
  get notes(): number[] {
    return printed(this.kinds.map(([kind]) => [kind, this.producing(kind)]));
  }

  get earned(): number {
    return sum(this.kinds.map(([kind]) => (this.jobs[kind]?.sell ?? 0) * priceOf(kind)));
  }

  get label(): string {
    const [first] = this.turns;
    if (first !== undefined) return t("ff-do-turn", { what: machine(first) });
    if (!this.earned) return t("ff-do-print", { what: cash(this.notes) });
    if (!sum(this.notes)) return t("ff-do-sell", { sum: real(this.earned) });
    return t("ff-do-print-sell", { what: cash(this.notes), sum: real(this.earned) });
  }

  /** What follows from everything that is set. */
  get outcome(): string {
    const turns = this.turns.length;
    const parts = [
      ...(sum(this.notes) ? [cash(this.notes)] : []),
      ...(turns ? [t("ff-turns", { count: turns })] : []),
      ...(this.earned ? [real(this.earned)] : []),
    ];
    return parts.join(", ");
  }
}
