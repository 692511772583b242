import { expect, test } from "vitest";
import { analysisPath, newTablePath, routeOf, rulesPath, tablePath } from "./route.ts";

const at = (path: string) => routeOf(new URL(path, "http://table.example"));

test("the pages have addresses", () => {
  expect(at("/")).toEqual({ page: "home" });
  expect(at(newTablePath("duel", "screen"))).toEqual({ page: "new", game: "duel", company: "screen" });
  expect(at(tablePath("k7m2p9x4qa"))).toEqual({ page: "table", id: "k7m2p9x4qa" });
  expect(at(analysisPath())).toEqual({ page: "analysis", id: null });
  expect(at(analysisPath("k7m2p9x4qa"))).toEqual({ page: "analysis", id: "k7m2p9x4qa" });
  expect(at(rulesPath("duel"))).toEqual({ page: "rules", game: "duel" });
  expect(at(rulesPath("duel", "term-gold"))).toEqual({ page: "rules", game: "duel" });
  expect(at("/rules")).toEqual({ page: "rules", game: null });
});

test("a slash at the end does not matter", () => {
  expect(at("/new/?game=duel")).toEqual({ page: "new", game: "duel", company: "friends" });
  expect(at("/t/abc/")).toEqual({ page: "table", id: "abc" });
});

test("unknown company means the usual, and whether there is such a game is asked elsewhere", () => {
  expect(at("/new?game=chess&with=ghosts")).toEqual({ page: "new", game: "chess", company: "friends" });
  expect(at("/new")).toEqual({ page: "new", game: "", company: "friends" });
});

test.each(["/t", "/t/", "/t/a/b", "/t/ABC", "/t/a%2fb", "/analysis/a/b", "/rules/a/b", "/elsewhere"])(
  "%s is nowhere",
  (path) => {
    expect(at(path)).toEqual({ page: "missing" });
  },
);
