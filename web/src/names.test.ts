import { afterAll, expect, it } from "vitest";
import { setLanguage } from "./language/index.ts";
import { isNearlyTooLong, isTooLong, personName, widthOf } from "./names.ts";

afterAll(() => setLanguage("en"));

it("calls people without a name guests, in the reader's language", async () => {
  await setLanguage("en");
  expect(["Guest", "Guest 2"].map(personName)).toEqual(["Guest", "Guest 2"]);
  await setLanguage("fr");
  expect(["Guest", "Guest 2"].map(personName)).toEqual(["Invité", "Invité 2"]);
  expect(["Ada", "Guest of honour", "Guesthouse"].map(personName)).toEqual([
    "Ada",
    "Guest of honour",
    "Guesthouse",
  ]);
});

it("counts wide letters twice, and marks not at all", () => {
  expect(widthOf("Ada 20")).toBe(6);
  expect(widthOf("20点、勝ち")).toBe(2 + 2 * 4);
  expect(widthOf("e\u0301")).toBe(1);
});

it("speaks of the limit when there is little room left", () => {
  expect(["Ada", "x".repeat(19), "漢".repeat(9)].map(isNearlyTooLong)).toEqual([false, false, false]);
  expect(["x".repeat(20), "漢".repeat(10)].map(isNearlyTooLong)).toEqual([true, true]);
  expect(isTooLong("x".repeat(20))).toBe(false);
});
