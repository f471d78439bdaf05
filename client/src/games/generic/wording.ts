// Words of a game that has no board here. Its locale may have messages for them; what it does not
// word is shown as it is called in the view, with spaces.

import type { Word } from "$lib/protocol";
import { t, words, type Args } from "$lib/words.svelte";

export const spoken = (key: string): string => key.replaceAll("_", " ");

/** The numbers of a choice or of news as `$n1`, `$n2` …; where one is a seat, its name as `$who1`, `$who2` … */
function argsOf(values: readonly (string | number)[], names: readonly string[]): Args {
  const args: Args = {};
  for (const [place, value] of values.entries()) {
    args[`n${place + 1}`] = value;
    args[`who${place + 1}`] = (typeof value === "number" && names[value]) || "–";
  }
  return args;
}

export class Wording {
  private readonly prefix: string;

  constructor(code: string) {
    this.prefix = code.toLowerCase();
  }

  private id(kind: string, key: string): string {
    return `${this.prefix}-${kind}-${key}`;
  }

  /** A choice: its message, and its numbers where the message does not name them itself. */
  choice([verb, ...numbers]: Word, names: readonly string[]): string {
    const id = this.id("label", verb);
    if (!words.has(id)) return withNumbers(spoken(verb), numbers);
    const text = t(id, argsOf(numbers, names));
    return text === t(id) ? withNumbers(text, numbers) : text;
  }

  /** A verb: its message, as far as that needs no numbers. */
  verb(verb: string): string {
    const id = this.id("label", verb);
    const hasOwn = words.has(id) && t(id) === t(id, argsOf([0, 0, 0, 0], []));
    return hasOwn ? t(id) : spoken(verb);
  }

  /** That somebody has made a choice, if the game words it itself. */
  did(verb: string, numbers: readonly number[], names: readonly string[], who: Args): string | null {
    const id = this.id("did", verb);
    return words.has(id) ? t(id, { ...argsOf(numbers, names), ...who }) : null;
  }

  /** What the numbers of a verb count: attributes of its message, `.n1`, `.n2` … */
  counted(verb: string, places: number): string[] {
    return Array.from({ length: places }, (_, place) => {
      const id = `${this.id("label", verb)}.n${place + 1}`;
      return words.has(id) ? t(id) : t("generic-number", { place: place + 1 });
    });
  }

  /** News, or null if its message is empty: then it is not shown. */
  news(key: string, values: readonly (string | number)[], names: readonly string[]): string | null {
    const id = this.id("news", key);
    if (!words.has(id)) return withNumbers(spoken(key), values);
    return t(id, argsOf(values, names)).trim() || null;
  }

  /** What a key of the view is called. */
  key(key: string): string {
    const id = this.id("view", key);
    return words.has(id) ? t(id) : spoken(key);
  }

  /** What stands beside a key of the view. */
  value(key: string, value: unknown, names: readonly string[]): string {
    const id = this.id("value", key);
    if (!words.has(id)) return plain(value);
    const values = (Array.isArray(value) ? value : [value]).map((each) => (typeof each === "number" ? each : plain(each)));
    return t(id, argsOf(values, names));
  }
}

const withNumbers = (text: string, numbers: readonly (string | number)[]): string =>
  numbers.length ? t("generic-with-numbers", { text, numbers: numbers.map(plain).join(", ") }) : text;

/** A value of a view as text; of what has parts, each part. */
export function plain(value: unknown): string {
  if (typeof value === "number") return words.number(value);
  if (typeof value === "boolean") return t(value ? "option-on" : "option-off");
  if (typeof value === "string") return value;
  if (value === null || value === undefined) return "–";
  if (Array.isArray(value)) return value.map(plain).join(", ") || "–";
  return Object.entries(value).map(([key, each]) => `${spoken(key)} ${plain(each)}`).join(", ") || "–";
}
