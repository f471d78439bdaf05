import { expect, it } from "vitest";
import { router } from "./router.svelte";

it("reads an address that was cut off within a letter", () => {
  router.go("/t/%E0%A4");
  expect(router.parts).toEqual(["t", "%E0%A4"]);
  router.go("/j/%CE%B1");
  expect(router.parts).toEqual(["j", "α"]);
});
