// Checks a deal in the page, without the server: docs/fairness.md, byte by byte.

import type { PlainRecord } from "./records";

/** JSON in the one way in which it is hashed: ASCII, no spaces, names in order. */
export function written(thing: unknown): string {
  if (Array.isArray(thing)) return `[${thing.map(written).join(",")}]`;
  if (thing === null || typeof thing !== "object") return ascii(JSON.stringify(thing));
  const all = thing as Record<string, unknown>;
  const names = Object.keys(all).sort();
  return `{${names.map((name) => `${written(name)}:${written(all[name])}`).join(",")}}`;
}

const ascii = (text: string): string =>
  text.replace(/[\x7f-\uffff]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`);

/** Whether this browser can hash: over plain http from another machine it will not. */
export const canHash = (): boolean => typeof crypto !== "undefined" && Boolean(crypto.subtle);

export async function digest(...things: unknown[]): Promise<string> {
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(written(things)));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export interface Found {
  commitment: string;
  seed: string;
  isPromised: boolean; // what was promised before the deal is what was dealt from
  isDealt: boolean; // the seed follows from the promise and from what everybody gave
}

/** Work out commitment and seed from what the record lays open; null if nothing was promised. */
export async function checkDeal(record: PlainRecord): Promise<Found | null> {
  const { fair, game, edition, players, options } = record;
  if (!fair) return null;
  const { secret, salt, table, contributions } = fair;
  const people = contributions.map(([seat]) => seat);
  const terms = [game, edition, players, options];
  const commitment = await digest("funnymoney commitment 1", secret, salt, table, ...terms, people);
  const seed = await digest("funnymoney seed 1", commitment, secret, contributions);
  return { commitment, seed, isPromised: commitment === fair.commitment, isDealt: seed === record.seed };
}

/** The digest of the whole match, by which people compare whether they have the same. */
export const matchDigest = ({ game, edition, players, options, luck, seed, choices }: PlainRecord): Promise<string> =>
  digest("funnymoney match 1", game, edition, players, options, luck, seed, choices);

/** “9f3c·71aa·e20b”: the beginning of a long number, to be compared by eye. */
export const shortly = (long: string): string => long.slice(0, 12).replace(/(....)(?=.)/g, "$1·");
