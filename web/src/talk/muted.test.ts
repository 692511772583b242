import { beforeEach, expect, test } from "vitest";
import { muted } from "./muted.ts";

beforeEach(() => localStorage.clear());

test("a seat of a table is muted, and that of no other", () => {
  muted.set("abc", 1, true);
  expect([muted.has("abc", 1), muted.has("abc", 0), muted.has("def", 1)]).toEqual([true, false, false]);
  muted.set("abc", 1, false);
  expect(muted.has("abc", 1)).toBe(false);
});

test("who is muted stays so in the next game, where everybody sits one seat further on", () => {
  muted.set("abc", 0, true);
  muted.set("abc", 2, true);
  muted.follow("abc", "next", 3);
  expect([0, 1, 2].map((seat) => muted.has("next", seat))).toEqual([false, true, true]);
});

test("old tables are forgotten", () => {
  for (let number = 0; number <= 100; number += 1) muted.set(`t${number}`, 0, true);
  expect([muted.has("t0", 0), muted.has("t1", 0), muted.has("t100", 0)]).toEqual([false, true, true]);
});
