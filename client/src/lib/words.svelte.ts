// The words of the page: Project Fluent, one folder a language in src/funnymoney/words.

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable, type Scope } from "@fluent/bundle";

export const LANGUAGES = ["en", "fr", "nl", "el"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Args = Record<string, FluentVariable>;

const FALLBACK: Language = "en";
const FILES = import.meta.glob<string>("$words/*/*.ftl", { query: "?raw", import: "default" });

const NOT_FOUND = 404;
const brought = new Set<string>(); // games whose words the server has
const loaded = new Map<string, Promise<FluentResource | null>>();
const bundles = new Map<Language, FluentBundle>();

function bundleOf(language: Language): FluentBundle {
  const known = bundles.get(language);
  if (known) return known;
  const made = new FluentBundle(language, { useIsolating: false });
  bundles.set(language, made);
  return made;
}

function pathOf(language: Language, file: string): string | undefined {
  return Object.keys(FILES).find((path) => path.endsWith(`/${language}/${file}.ftl`));
}

/** The messages of a file, read once; null if there is no such file in that language. */
export function resource(language: Language, file: string): Promise<FluentResource | null> {
  const key = `${language}/${file}`;
  let found = loaded.get(key);
  if (!found) {
    found = read(language, file);
    found.catch(() => loaded.delete(key)); // the line may be back next time
    loaded.set(key, found);
  }
  return found;
}

async function read(language: Language, file: string): Promise<FluentResource | null> {
  const path = pathOf(language, file);
  const open = path && FILES[path];
  if (open) return new FluentResource(await open());
  return brought.has(file) ? readBrought(language, file) : null;
}

/** The words of a game that was installed: in this language, or else in English. */
async function readBrought(language: Language, game: string): Promise<FluentResource | null> {
  for (const each of new Set([language, FALLBACK])) {
    const answer = await fetch(`/api/games/${encodeURIComponent(game)}/locale/${each}`);
    if (answer.ok) return new FluentResource(await answer.text());
    if (answer.status !== NOT_FOUND) throw new Error(`the words of ${game}: ${answer.status}`);
  }
  return null;
}

/** Have the words of a game asked of the server: they are not among those of the page. */
export function bring(game: string): string {
  brought.add(game);
  return game;
}

/** Numbers are written with a true minus, which is as wide as a plus; Intl takes a hyphen. */
const withMinus = (text: string): string => text.replace("-", "−");

class Negative extends FluentNumber {
  override toString(scope?: Scope): string {
    return withMinus(super.toString(scope));
  }
}

function signed(args: Args): Args {
  let found = args;
  for (const [name, value] of Object.entries(args)) {
    if (typeof value === "number" && value < 0) found = { ...found, [name]: new Negative(value) };
  }
  return found;
}

/** Formats are dear to make and are asked for at every view. */
const formats = new Map<string, unknown>();

function kept<F>(key: string, make: () => F): F {
  const known = formats.get(key) as F | undefined;
  if (known) return known;
  const made = make();
  formats.set(key, made);
  return made;
}

const MOST_SAID = 5000; // messages that are remembered

/** A name for a message with its arguments; empty if one of them is more than a word or a number. */
function nameOf(id: string, args: Args | undefined): string {
  let name = id;
  for (const key in args) {
    const value = args[key];
    if (typeof value === "object") return "";
    name += `\n${key}\n${typeof value === "number" ? "#" : ""}${value}`;
  }
  return name;
}

class Words {
  language = $state<Language>(FALLBACK);
  private readonly files = new Set<string>();
  private version = $state(0); // counts what was read, so that what was said before is said again
  // Every view says much the same as the one before, and to word it takes longer than to look it up.
  private readonly said = new Map<string, string>();
  private saidIn = "";

  /** Have these files ready in the language of the page. */
  async need(...files: string[]): Promise<void> {
    for (const file of files) this.files.add(file);
    await this.fetch(this.language, files);
  }

  /** Speak another language from now on. */
  async speak(language: Language): Promise<void> {
    await this.fetch(language, [...this.files]);
    this.language = language;
    document.documentElement.lang = language;
  }

  private async fetch(language: Language, files: string[]): Promise<void> {
    const bundle = bundleOf(language);
    for (const found of await Promise.all(files.map((file) => resource(language, file)))) {
      if (found) bundle.addResource(found, { allowOverrides: true });
    }
    this.version += 1;
  }

  has(id: string): boolean {
    const [name = id, attribute] = id.split(".");
    const message = this.version > 0 ? bundleOf(this.language).getMessage(name) : undefined;
    return Boolean(attribute ? message?.attributes[attribute] : message);
  }

  /** Say a message in the language of the page; what is missing shows as its name. */
  say(id: string, args?: Args): string {
    const spoken = `${this.language} ${this.version}`;
    if (spoken !== this.saidIn || this.said.size > MOST_SAID) this.said.clear();
    this.saidIn = spoken;
    const name = nameOf(id, args);
    const known = name ? this.said.get(name) : undefined;
    if (known !== undefined) return known;
    const text = this.word(id, args);
    if (name) this.said.set(name, text);
    return text;
  }

  private word(id: string, args?: Args): string {
    const [name = id, attribute] = id.split(".");
    const bundle = this.version > 0 ? bundleOf(this.language) : null;
    const message = bundle?.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    return bundle && pattern ? bundle.formatPattern(pattern, args ? signed(args) : null, []) : id;
  }

  number(value: number): string {
    const { language } = this;
    return withMinus(kept(language, () => new Intl.NumberFormat(language)).format(value));
  }

  /** “+225”, “−300”: a change of money. */
  signed(value: number): string {
    return (value < 0 ? "−" : "+") + this.number(Math.abs(value));
  }

  /** “a”, “a and b”, “a, b and c”. */
  list(parts: string[], kind: "conjunction" | "disjunction" = "conjunction"): string {
    const { language } = this;
    if (parts.length < 2) return parts[0] ?? "";
    return kept(`${language} ${kind}`, () => new Intl.ListFormat(language, { type: kind })).format(parts);
  }

  percent(share: number): string {
    const { language } = this;
    const format = kept(`${language} %`, () => new Intl.NumberFormat(language, { style: "percent" }));
    return withMinus(format.format(share));
  }

  date(seconds: number): string {
    const style = { dateStyle: "medium", timeStyle: "short" } as const;
    return new Intl.DateTimeFormat(this.language, style).format(seconds * 1000);
  }
}

export const words = new Words();

/** Say a message: `t("home-play")`, `t("cb-declares", { who, goods })`. */
export const t = (id: string, args?: Args): string => words.say(id, args);

/** The first of the browser's languages that we speak. */
export function preferred(asked: readonly string[] = navigator.languages): Language {
  for (const tag of asked) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return FALLBACK;
}
