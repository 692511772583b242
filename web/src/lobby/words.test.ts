import { game } from "#tests/fixtures/index.ts";
import { beforeAll, describe, expect, it } from "vitest";
import { setLanguage } from "../language/index.ts";
import { usual } from "../game/settings.ts";
import type { Outcome, Seat } from "../wire/types.ts";
import { agoText, clockText, marks, playersText, resultMarks } from "./words.ts";

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
    const plain = { settings, clock: null, based: false };
    expect(marks(plain, splendor)).toEqual([]);
    expect(marks({ ...plain, settings: { ...settings, target: 7 } }, splendor)).toEqual(["custom rules"]);
    const quick = { ...settings, ...splendor.variants["quick"] };
    const clock = { initial: 60, increment: 5 };
    expect(marks({ settings: quick, clock, based: true }, splendor)).toEqual([
      "played on from a position",
      "quick game",
      "1 min + 5 s",
    ]);
  });
});

describe("the result in a list", () => {
  const seat = (name: string, yours = false): Seat => ({
    kind: "person",
    name,
    bot: null,
    yours,
    away: false,
    online: false,
    replaceable: null,
  });
  const told = (seats: Seat[], winners: number[], reason = "target", settings = usual(splendor)) => {
    const outcome: Outcome = { winners, scores: seats.map(() => 15), reason, seat: null };
    return resultMarks({ game: "splendor", settings, seats, outcome });
  };
  const two = [seat("Ann", true), seat("Bob")];

  it("says whether this person has won", () => {
    expect(told(two, [0])).toEqual(["Won"]);
    expect(told(two, [1])).toEqual(["Lost"]);
    expect(told(two, [0, 1])).toEqual(["Draw"]);
    expect(told(two, [1], "resigned")).toEqual(["Lost", "by resignation"]);
    expect(told(two, [0], "timeout")).toEqual(["Won", "on time"]);
    expect(told(two, [], "closed")).toEqual(["No result"]);
    expect(resultMarks({ game: "splendor", settings: {}, seats: two, outcome: null })).toEqual([]);
  });

  it("takes a team for one", () => {
    const four = [seat("Ann", true), seat("Bob"), seat("Cid"), seat("Dee")];
    expect(told(four, [0, 2], "target", { ...usual(splendor), teams: true })).toEqual(["Won"]);
  });

  it("names the winner where several share a screen", () => {
    expect(told([seat("Ann", true), seat("Ben", true)], [1])).toEqual(["Ben wins!"]);
  });
});
