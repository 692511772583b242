import { expect, test } from "vitest";
import {
  analysisPath,
  gamesPath,
  learnPath,
  newTablePath,
  puzzlesPath,
  replayPath,
  routeOf,
  rulesPath,
  spotOf,
  tablePath,
  settingsPath,
  transferPath,
} from "./route.ts";

const at = (path: string) => routeOf(new URL(path, "http://table.example"));

test("the pages have addresses", () => {
  expect(at("/")).toEqual({ page: "home" });
  expect(at(newTablePath("duel", "screen"))).toEqual({ page: "new", game: "duel", company: "screen" });
  expect(at(tablePath("k7m2p9x4qa"))).toEqual({ page: "table", id: "k7m2p9x4qa" });
  expect(at(replayPath())).toEqual({ page: "replay", id: null });
  expect(at(replayPath("k7m2p9x4qa"))).toEqual({ page: "replay", id: "k7m2p9x4qa" });
  expect(at(analysisPath())).toEqual({ page: "analysis", id: null });
  expect(at(analysisPath("k7m2p9x4qa"))).toEqual({ page: "analysis", id: "k7m2p9x4qa" });
  expect(at(gamesPath())).toEqual({ page: "games" });
  expect(at(`${gamesPath()}?game=duel&page=2`)).toEqual({ page: "games" });
  expect(at(rulesPath("duel"))).toEqual({ page: "rules", game: "duel" });
  expect(at(rulesPath("duel", "term-gold"))).toEqual({ page: "rules", game: "duel" });
  expect(at(settingsPath())).toEqual({ page: "settings" });
  expect(at(transferPath())).toEqual({ page: "transfer" });
  expect(at(transferPath("K7M2P9X4"))).toEqual({ page: "transfer" });
  expect(at("/rules")).toEqual({ page: "rules", game: null });
  expect(at(puzzlesPath())).toEqual({ page: "puzzles", game: null, number: null });
  expect(at(puzzlesPath("duel"))).toEqual({ page: "puzzles", game: "duel", number: null });
  expect(at(puzzlesPath("duel", 12))).toEqual({ page: "puzzles", game: "duel", number: 12 });
  expect(at("/puzzles/duel?n=0")).toEqual({ page: "puzzles", game: "duel", number: null });
  expect(at(learnPath())).toEqual({ page: "learn", game: null, lesson: null });
  expect(at(learnPath("duel"))).toEqual({ page: "learn", game: "duel", lesson: null });
  expect(at(learnPath("duel", 2))).toEqual({ page: "learn", game: "duel", lesson: 2 });
  expect(at("/learn/duel?n=0")).toEqual({ page: "learn", game: "duel", lesson: null });
});

test("a position of a replay has an address, counted as people count", () => {
  const spot = (path: string) => spotOf(new URL(path, "http://table.example"));
  expect(replayPath("abc", { at: 11, seat: 1 })).toBe("/replay/abc?at=12&as=2");
  for (const seat of [null, 0, 3]) {
    expect(spot(replayPath("abc", { at: 0, seat }))).toEqual({ at: 0, seat });
  }
  for (const query of ["", "?at=0&as=0", "?at=-1&as=x", "?at=1e3&as=", "?at=123456"]) {
    expect(spot(`/replay/abc${query}`)).toEqual({ at: undefined, seat: undefined });
  }
});

test("a decision of an analysis has an address, counted as people count", () => {
  expect(analysisPath("abc", 11)).toBe("/analysis/abc?at=12");
  expect(at(analysisPath("abc", 11))).toEqual({ page: "analysis", id: "abc" });
  expect(spotOf(new URL(analysisPath("abc", 11), "http://table.example")).at).toBe(11);
});

test("a slash at the end does not matter", () => {
  expect(at("/new/?game=duel")).toEqual({ page: "new", game: "duel", company: "friends" });
  expect(at("/t/abc/")).toEqual({ page: "table", id: "abc" });
});

test("unknown company means the usual, and whether there is such a game is asked elsewhere", () => {
  expect(at("/new?game=chess&with=ghosts")).toEqual({ page: "new", game: "chess", company: "friends" });
  expect(at("/new")).toEqual({ page: "new", game: "", company: "friends" });
});

test.each([
  "/t",
  "/t/",
  "/t/a/b",
  "/t/ABC",
  "/t/a%2fb",
  "/analysis/a/b",
  "/replay/a/b",
  "/games/a",
  "/rules/a/b",
  "/puzzles/a/b",
  "/elsewhere",
])("%s is nowhere", (path) => {
  expect(at(path)).toEqual({ page: "missing" });
});
