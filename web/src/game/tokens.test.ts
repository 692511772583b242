import { game } from "#tests/fixtures/index.ts";
import { expect, it } from "vitest";
import { countsOf, letterOf, total } from "./tokens.ts";

it("tokens are counted in the order of the game's letters", () => {
  expect(countsOf(game("splendor"), ["w", "o", "w", ""])).toEqual([2, 0, 0, 0, 0, 1]);
  expect(countsOf(game("duel"), ["p"])).toEqual([0, 0, 0, 0, 0, 1, 0]);
  expect(total([2, 0, 1])).toBe(3);
});

it("tokens have letters, and what is none has no letter", () => {
  expect(letterOf(game("duel"), "pearl")).toBe("p");
  expect(letterOf(game("splendor"), "wild")).toBe("");
  expect(letterOf(game("splendor"), null)).toBe("");
});
