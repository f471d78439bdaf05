import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { listen, signOf } from "./keys";

const places: string[] = [];
let stop = (): void => {};

const press = (key: string, code: string, shiftKey = false): boolean =>
  document.body.dispatchEvent(new KeyboardEvent("keydown", { key, code, shiftKey, bubbles: true }));

beforeEach(() => {
  vi.stubGlobal("CSS", { escape: (text: string) => text }); // jsdom has none
  places.length = 0;
  stop = listen({ go: (place) => places.push(place), help: () => undefined });
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

it("understands letters on a Greek keyboard", () => {
  press("τ", "KeyT");
  press("Λ", "KeyL", true);
  press("t", "KeyT");
  expect(places).toEqual(["tray", "log", "tray"]);
});

it("goes by what a Latin keyboard writes, wherever its letters are", () => {
  expect(signOf({ key: "a", code: "KeyQ", shiftKey: false })).toBe("a");
  expect(signOf({ key: ",", code: "KeyW", shiftKey: false })).toBe(",");
});

it("finds digits that a French keyboard writes with shift", () => {
  expect(signOf({ key: "é", code: "Digit2", shiftKey: false })).toBe("2");
  expect(signOf({ key: "2", code: "Digit2", shiftKey: true })).toBe("2");
  expect(signOf({ key: "@", code: "Digit2", shiftKey: true })).toBe("@");
});

it("presses a button by its own letter first, in any script", () => {
  const pressed: string[] = [];
  for (const key of ["π", "p"]) {
    const button = document.createElement("button");
    button.dataset["key"] = key;
    button.onclick = () => void pressed.push(key);
    document.body.append(button);
  }
  press("π", "KeyP");
  expect(pressed).toEqual(["π"]);
});
