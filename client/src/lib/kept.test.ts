import { afterEach, expect, it, vi } from "vitest";
import { kept, keptHere } from "./kept";

const refusing = (): never => {
  throw new DOMException("no", "SecurityError");
};

afterEach(() => {
  vi.unstubAllGlobals();
  kept.remove("colour");
});

it("keeps things in the browser", () => {
  kept.write("colour", { is: "red" });
  expect(localStorage.getItem("colour")).toBe('{"is":"red"}');
  expect(kept.read("colour")).toEqual({ is: "red" });
});

it.each([
  ["has no room", { getItem: () => null, setItem: refusing, removeItem: refusing }],
  ["cannot even be asked", null],
])("remembers while the page is open where the browser %s", (_, storage) => {
  const find = storage ? { value: storage } : { get: refusing };
  for (const name of ["localStorage", "sessionStorage"]) {
    vi.stubGlobal(name, undefined);
    Object.defineProperty(globalThis, name, { ...find, configurable: true });
  }
  for (const shelf of [kept, keptHere]) {
    expect(shelf.get("colour")).toBeNull();
    shelf.set("colour", "blue");
    expect(shelf.get("colour")).toBe("blue");
    shelf.remove("colour");
    expect(shelf.get("colour")).toBeNull();
  }
});

it("takes what cannot be read for nothing", () => {
  kept.set("colour", "{");
  expect(kept.read("colour")).toBeNull();
});
