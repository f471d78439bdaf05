// @vitest-environment node
import { expect, test } from "vitest";
import { checkDeal, digest, matchDigest, shortly, written } from "./deal";
import record from "./record.fixture.json";
import type { PlainRecord } from "./records";

const real = record as unknown as PlainRecord;

test("what is hashed is written as docs/fairness.md says", async () => {
  const terms = ["fists", 1, 3, { tips: true, rounds: 2 }, [0, 2]];
  const list = ["funnymoney commitment 1", "0".repeat(64), "f".repeat(64), "table 7", ...terms];
  expect(written(list)).toContain('"table 7","fists",1,3,{"rounds":2,"tips":true},[0,2]]');
  expect(await digest(...list)).toBe("9f9f28859c07eb60cddf7bd937022bfafbb6dbc28fac52d3bf189bed0b553fc5");
  expect(written("plum é🎲")).toBe('"plum \\u00e9\\ud83c\\udfb2"');
});

test("a real record fits its promise", async () => {
  const found = await checkDeal(real);
  expect(found).toMatchObject({ isPromised: true, isDealt: true, commitment: real.fair?.commitment });
  expect(await matchDigest(real)).toBe(real.result?.digest);
});

test("whatever is exchanged later is seen", async () => {
  const { fair } = real;
  if (!fair) throw new Error("the record has no promise");
  const other = await checkDeal({ ...real, fair: { ...fair, contributions: [[0, "pear"], [2, "4711"]] } });
  expect(other).toMatchObject({ isPromised: true, isDealt: false });
  expect(await checkDeal({ ...real, options: { ...real.options, bags: 2 } })).toMatchObject({ isPromised: false });
  const { fair: _, ...bare } = real;
  expect(await checkDeal(bare)).toBeNull();
});

test("a long number is shown by its beginning", () => {
  expect(shortly("9f3c71aae20b55")).toBe("9f3c·71aa·e20b");
});
