// Whether numbers fit an offer is compared with core/words.py in tests/client/test_offers.py.

import { describe, expect, it } from "vitest";
import { highest, isOffered, misfit, within, wordFrom, wordsOf } from "./offers";

describe("an offer", () => {
  it("puts the numbers of an older one within its own", () => {
    expect(within({ verb: "x", each: [5, 80], least: [0, 10], step: [1, 10] }, [9, 47])).toEqual([5, 40]);
    expect(within({ verb: "x", each: [5] }, [])).toEqual([0]);
  });

  it("says why something cannot be sent", () => {
    const offer = { verb: "declare", each: [4, 4], total: 4 };
    expect(misfit(offer, [3, 2])).toMatchObject({ id: "misfit-too-many", args: { got: 5, total: 4 } });
    expect(misfit(offer, [5, 0])).toMatchObject({ id: "misfit-range", place: 0 });
    expect(misfit(offer, [2, 2])).toBeNull();
  });

  it("lets a number grow as far as the others leave room", () => {
    const offer = { verb: "declare", each: [4, 4], total: 5 };
    expect([highest(offer, [0, 0], 0), highest(offer, [1, 3], 0)]).toEqual([4, 2]);
  });

  it("is a word with its place and its numbers", () => {
    expect(wordFrom({ verb: "pay", at: [2] }, [1, 0])).toEqual(["pay", 2, 1, 0]);
    expect(wordsOf({ verb: "take", among: [[0], [1]] })).toEqual([["take", 0], ["take", 1]]);
    expect(wordsOf({ verb: "roll" })).toEqual([["roll"]]);
  });

  it("holds the words that fit it, and no others", () => {
    const choices = [{ verb: "take", among: [[0], [1]] }, { verb: "pay", at: [2], each: [3, 1] }, { verb: "roll" }];
    const held = [["take", 1], ["pay", 2, 3, 0], ["roll"]] as const;
    expect(held.every((word) => isOffered(choices, [...word]))).toBe(true);
    const others = [["take", 2], ["take"], ["pay", 1, 0, 0], ["pay", 2, 4, 0], ["done"]] as const;
    expect(others.some((word) => isOffered(choices, [...word]))).toBe(false);
  });
});
