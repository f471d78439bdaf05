// How much room there is, in windows that are made up.

import { afterEach, beforeEach, expect, it, vi } from "vitest";

let width: number;
let height: number;
let listening: (() => void)[];

/** Answer as a browser does: a limit is kept by a window that is no wider, or no higher. */
function matchMedia(query: string): object {
  const limit = (of: string): number => Number(new RegExp(`max-${of}: (\\d+)px`).exec(query)?.[1]);
  return {
    get matches() {
      return width <= limit("width") || height <= limit("height");
    },
    addEventListener: (_: string, look: () => void) => listening.push(look),
  };
}

/** Open a window so wide and high; return what is known of its room. */
async function opened(at: number, high = 900): Promise<Record<"isPhone" | "isNarrow" | "isShort", boolean>> {
  [width, height] = [at, high];
  return (await import("./room.svelte")).room;
}

beforeEach(() => {
  listening = [];
  vi.resetModules();
  vi.stubGlobal("matchMedia", matchMedia);
});
afterEach(() => void vi.unstubAllGlobals());

it.each([
  [390, true, true],
  [760, true, true],
  [761, false, true],
  [1180, false, true],
  [1181, false, false],
])("of %i px: a phone %s, no column for the log %s", async (at, isPhone, isNarrow) => {
  expect(await opened(at)).toMatchObject({ isPhone, isNarrow });
});

it.each([
  [844, 390, true],
  [1440, 500, true],
  [1440, 501, false],
])("of %i x %i px: short, and so with the parts of a phone %s", async (at, high, isShort) => {
  expect(await opened(at, high)).toMatchObject({ isShort, isPhone: isShort, isNarrow: isShort });
});

it("is looked at again when the window changes", async () => {
  const room = await opened(1440);
  width = 390;
  for (const look of listening) look();
  expect(room).toMatchObject({ isPhone: true, isNarrow: true, isShort: false });
});

it("is enough where nobody can be asked", async () => {
  vi.stubGlobal("matchMedia", undefined);
  expect(await opened(390)).toMatchObject({ isPhone: false, isNarrow: false });
});
