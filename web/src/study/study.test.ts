import { start, study } from "#tests/study.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { remember } from "../memory.ts";
import { BUDGETS, usualBudget } from "./budget.ts";
import { tableFrom } from "./playing-on.ts";
import { gamesIn, headingOf, looksLikeRecord } from "./records.ts";
import { shownMoves } from "./shown.ts";

describe("the moves that the table shows", () => {
  const slip = study(1, "mistake", 0.4);

  it("are the one that is looked at, and beside it what was played", () => {
    expect(shownMoves(slip, "take rr", 0)).toEqual([
      { kind: "played", move: "take rr" },
      { kind: "best", move: "reserve 1a" },
    ]);
    expect(shownMoves(slip, "take rr", 1)).toEqual([{ kind: "best", move: "take rr" }]);
  });

  it("are what was played where nothing else is known, and none at the end", () => {
    expect(shownMoves(null, "take rr", 0)).toEqual([{ kind: "played", move: "take rr" }]);
    expect(shownMoves(null, undefined, 0)).toEqual([]);
  });
});

describe("playing on", () => {
  it("seats me, and bots around me", () => {
    expect(tableFrom({ ...start, players: 3 }, "record", 7, 1, "level-4")).toEqual({
      game: "splendor",
      seats: [{ kind: "bot", bot: "level-4" }, { kind: "me" }, { kind: "bot", bot: "level-4" }],
      base: { record: "record", moves: 7 },
    });
  });
});

describe("a file of several games", () => {
  const first =
    '[Format "cabochon 1"]\n[Game "duel"]\n[Seat0 "Ann \\"A\\""]\n[Seat1 "Bob"]\n\n1. Ann: take c3\n';
  const second = '; the second\n[Format "cabochon 1"]\n[Game "splendor"]\n[Date "2026-11-16"]\n';

  it("is taken apart where a game begins", () => {
    expect(gamesIn(first)).toEqual([first]);
    expect(gamesIn(`; all\n${first}`)).toEqual([`; all\n${first}`]);
    const games = gamesIn(`\uFEFF${first}\n${second}${first}`);
    expect(games).toHaveLength(3);
    expect(games.map((text) => headingOf(text).game)).toEqual(["duel", "splendor", "duel"]);
  });

  it("says in its headers what each game is", () => {
    expect(headingOf(first)).toEqual({ game: "duel", date: "", names: ['Ann "A"', "Bob"] });
    expect(headingOf(second)).toEqual({ game: "splendor", date: "2026-11-16", names: [] });
    expect(headingOf("nothing")).toEqual({ game: "", date: "", names: [] });
  });
});

describe("records", () => {
  it.each(['[Format "cabochon 1"]\n[Game "duel"]', '\uFEFF\n[Game "duel"]', '; a note\n[Game "duel"]'])(
    "%j may be one",
    (text) => {
      expect(looksLikeRecord(text)).toBe(true);
    },
  );

  it.each(["", "hello", "[not a header]", '{"game": "duel"}'])("%j is none", (text) => {
    expect(looksLikeRecord(text)).toBe(false);
  });
});

describe("the budget", () => {
  beforeEach(() => localStorage.clear());

  it("is remembered, and quick at first", () => {
    expect(usualBudget.read()).toBe(BUDGETS[0].seconds);
    usualBudget.write(2);
    expect(usualBudget.read()).toBe(2);
  });

  it.each(["nonsense", "0", "1000", "-1"])("is none that the server refuses: %s", (kept) => {
    remember("analysis", kept);
    expect(usualBudget.read()).toBe(BUDGETS[0].seconds);
  });
});
