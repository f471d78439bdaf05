import { beforeAll, expect, it } from "vitest";
import { t, words } from "./words.svelte";

beforeAll(async () => {
  await words.speak("en");
  await words.need("common");
});

it("writes a loss with a minus, not with a hyphen", () => {
  expect(words.number(-1250)).toBe("−1,250");
  expect(words.signed(-300)).toBe("−300");
  expect(t("guide-step", { number: -2, all: 7 })).toContain("−2");
});

it("writes lists and numbers in the language of the page", async () => {
  expect(words.list(["a", "b"])).toBe("a and b");
  expect(words.list(["a", "b"], "disjunction")).toBe("a or b");
  await words.speak("nl");
  expect(words.list(["a", "b"])).toBe("a en b");
  expect(words.number(1250)).toBe("1.250");
});

it("says the same in another language, and another number otherwise, though it was said before", async () => {
  await words.speak("en");
  const [one, many, name] = [t("watchers", { count: 1 }), t("watchers", { count: 2 }), t("you")];
  expect(new Set([one, many]).size).toBe(2);
  expect([t("watchers", { count: 1 }), t("you")]).toEqual([one, name]);
  await words.speak("fr");
  expect(t("you")).not.toBe(name);
  await words.speak("en");
  expect(t("you")).toBe(name);
});
