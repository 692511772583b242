import { game } from "#tests/fixtures/index.ts";
import { beforeAll, describe, expect, it } from "vitest";
import { setLanguage } from "../language/index.ts";
import { usual } from "./new/plan.ts";
import { agoText, clockText, marks, playersText } from "./words.ts";

const splendor = game("splendor");
const duel = game("duel");

beforeAll(() => setLanguage("en"));

describe("words about tables", () => {
  it.each([
    [0, "now"],
    [59, "now"],
    [60, "1 minute ago"],
    [3_599, "59 minutes ago"],
    [7_200, "2 hours ago"],
    [86_400, "yesterday"],
    [-5, "now"],
  ])("%i seconds are %s", (passed, words) => {
    expect(agoText(1_000_000 - passed, 1_000_000)).toBe(words);
  });

  it("tell the clock, with seconds a turn if there are any", () => {
    expect(clockText({ initial: 600, increment: 10 })).toBe("10 min + 10 s");
    expect(clockText({ initial: 60, increment: 0 })).toBe("1 min");
  });

  it("tell for how many a game is", () => {
    expect(playersText(splendor)).toBe("2 to 4 players");
    expect(playersText(duel)).toBe("2 players");
  });

  it("mark only what is not as usual", () => {
    const settings = usual(splendor);
    expect(marks({ settings, clock: null }, splendor)).toEqual([]);
    expect(marks({ settings: { ...settings, target: 7 }, clock: null }, splendor)).toEqual(["custom rules"]);
    const quick = { ...settings, ...splendor.variants["quick"] };
    expect(marks({ settings: quick, clock: { initial: 60, increment: 5 } }, splendor)).toEqual([
      "quick game",
      "1 min + 5 s",
    ]);
  });
});
