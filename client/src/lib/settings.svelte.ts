// What somebody likes, kept in this browser.

import { kept } from "./kept";
import { tellWorker } from "./worker";
import { LANGUAGES, preferred, words, type Language } from "./words.svelte";

export type Theme = "auto" | "light" | "dark";

export interface Settings {
  language: Language | "";
  theme: Theme;
  speed: number; // of animations: 0 none, 1 as drawn, 2 half as fast
  sound: boolean;
  vibration: boolean;
  text: boolean; // the table as text, for screen readers and slow lines
  tips: boolean;
  keys: boolean; // single letters are shortcuts
}

const KEY = "funnymoney settings";
const DEFAULTS: Settings = {
  language: "",
  theme: "auto",
  speed: 1,
  sound: false,
  vibration: false,
  text: false,
  tips: true,
  keys: true,
};

const chosen = (): Partial<Settings> | null => kept.read<Partial<Settings>>(KEY);

export const settings = $state<Settings>({ ...DEFAULTS, ...chosen() });

/** Change a setting, here and for next time; what an address has asked for is for this time only. */
export function set<K extends keyof Settings>(key: K, value: Settings[K]): void {
  settings[key] = value;
  kept.write(KEY, { ...chosen(), [key]: value });
  if (key === "theme" || key === "speed") dress();
}

/** Let the page look and move as it was set, or as the system does. */
export function dress(): void {
  document.documentElement.style.setProperty("--speed", String(settings.speed));
  if (settings.theme === "auto") delete document.documentElement.dataset["theme"];
  else document.documentElement.dataset["theme"] = settings.theme;
}

export async function speak(language: Language): Promise<void> {
  await words.speak(language);
  set("language", language);
  tellWorker(language);
}

/** The language to begin with: asked for in the address, chosen before, or the browser's. */
export function firstLanguage(): Language {
  const asked = new URLSearchParams(location.search).get("lang") ?? settings.language;
  return LANGUAGES.find((language) => language === asked) ?? preferred();
}

const still = typeof matchMedia === "function"
  ? matchMedia("(prefers-reduced-motion: reduce)")
  : null;

/** How long an animation takes here: 120, 220 or 420 ms as drawn. */
export const lasting = (milliseconds: number): number =>
  still?.matches ? 0 : milliseconds * settings.speed;
