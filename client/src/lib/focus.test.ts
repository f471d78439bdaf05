import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { focusHead, giveBack, lieOver } from "./focus";

let opener: HTMLElement;
let sheet: HTMLElement;
let ask: HTMLElement;

function put(markup: string, id: string): HTMLElement {
  const made = document.createElement(markup);
  made.id = id;
  document.body.append(made);
  return made;
}

const press = (key: string): boolean =>
  document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));

beforeEach(() => {
  [opener, sheet, ask] = [put("button", "opener"), put("aside", "sheet"), put("h2", "ask")];
  opener.focus();
});
afterEach(() => document.body.replaceChildren());

it("has the focus in a sheet, and then where it was", () => {
  const end = lieOver(sheet, () => {});
  expect(document.activeElement).toBe(sheet);
  end();
  expect(document.activeElement).toBe(opener);
});

it("leaves the focus where somebody has put it meanwhile", () => {
  const other = put("button", "other");
  const end = lieOver(sheet, () => {});
  other.focus();
  end();
  expect(document.activeElement).toBe(other);
});

it("closes a sheet with Esc, and nobody else hears of it", () => {
  const heard: string[] = [];
  const table = (event: KeyboardEvent): number => heard.push(event.key);
  addEventListener("keydown", table);
  let isOpen = true;
  const end = lieOver(sheet, () => (isOpen = false));
  press("t");
  press("Escape");
  end();
  expect([isOpen, heard]).toEqual([false, ["t"]]);
  press("Escape");
  expect(heard).toEqual(["t", "Escape"]);
  removeEventListener("keydown", table);
});

it("puts a lost focus on the question when what had it is gone", () => {
  opener.remove();
  giveBack(opener);
  expect(document.activeElement).toBe(ask);
});

it("waits for the heading of a screen", async () => {
  opener.blur();
  const page = put("div", "page");
  focusHead();
  await new Promise((done) => setTimeout(done, 20));
  expect(document.activeElement).toBe(document.body);
  page.append(document.createElement("h1"));
  await vi.waitFor(() => expect(document.activeElement?.tagName).toBe("H1"));
});

it("leaves the focus to one who was faster than the screen", async () => {
  opener.blur();
  const page = put("div", "page");
  focusHead();
  opener.focus();
  page.append(document.createElement("h1"));
  await new Promise((done) => setTimeout(done, 20));
  expect(document.activeElement).toBe(opener);
});
