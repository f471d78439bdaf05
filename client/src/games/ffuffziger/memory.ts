// What is remembered of one table from one choice to the next. The first desk of a session makes
// it, every desk hands it to the next one, and it ends with the session: nothing that was set at
// one table is there at another.

export interface Job {
  turn: number;
  sell: number;
}
export type Jobs = Record<number, Job>;

export class TableMemory {
  /** Jobs of machines that were set before a tile was turned, and stay set after it. */
  jobs: { moment: string; jobs: Jobs } = { moment: "", jobs: {} };
}
