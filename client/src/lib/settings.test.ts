import { afterEach, expect, it } from "vitest";
import { kept } from "./kept";
import { lasting, set, settings } from "./settings.svelte";

const KEY = "funnymoney settings";

afterEach(() => {
  set("speed", 1);
  settings.text = false;
  kept.remove(KEY);
});

const STYLES = import.meta.glob<string>(["../**/*.css", "../**/*.svelte"], { query: "?raw", import: "default" });

it.each([0, 0.5, 2])("moves what scripts and styles move at the speed %s", (speed) => {
  set("speed", speed);
  expect(lasting(420)).toBe(420 * speed);
  expect(document.documentElement.style.getPropertyValue("--speed")).toBe(String(speed));
});

it("leaves no style that moves at a speed of its own", async () => {
  const wrong: string[] = [];
  for (const [path, read] of Object.entries(STYLES)) {
    for (const [rule] of (await read()).matchAll(/^\s*(animation|transition): [^;]*;/gm)) {
      const own = rule.replaceAll(/calc\([\d.]+s \* var\(--speed\)\)/g, "");
      if (/\b[\d.]+m?s\b/.test(own)) wrong.push(`${path}: ${rule.trim()}`);
    }
  }
  expect(wrong).toEqual([]);
});

it("keeps what was set, and nothing that a link has asked for", () => {
  settings.text = true; // as by ?text
  set("sound", true);
  set("theme", "dark");
  expect(kept.read(KEY)).toEqual({ sound: true, theme: "dark" });
  set("theme", "auto");
  expect(kept.read(KEY)).toEqual({ sound: true, theme: "auto" });
});
