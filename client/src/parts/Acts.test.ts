import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, expect, it } from "vitest";
import { toast } from "$lib/toast.svelte";
import type { Draft } from "../games/contract";
import Acts from "./Acts.svelte";

const desk = (more: Partial<Draft>): Draft => ({ word: null, label: "Pay 90", why: "", ...more });

afterEach(() => {
  cleanup();
  toast.text = "";
});

it("sends the choice that is composed", async () => {
  const sent: unknown[] = [];
  render(Acts, { desk: desk({ word: ["pay", 1] }), choose: (word) => sent.push(word) });
  await fireEvent.click(screen.getByRole("button"));
  expect([sent, toast.text]).toEqual([[["pay", 1]], ""]);
});

it("is reached while nothing can be sent, and says why when it is pressed", async () => {
  const sent: unknown[] = [];
  render(Acts, { desk: desk({ why: "20 are missing." }), choose: (word) => sent.push(word) });
  const button = screen.getByRole("button");
  button.focus();
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute("aria-disabled")).toBe("true");
  await fireEvent.click(button);
  expect([sent, toast.text]).toEqual([[], "20 are missing."]);
});
