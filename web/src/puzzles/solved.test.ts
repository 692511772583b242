import { beforeEach, expect, test } from "vitest";
import { done } from "./solved.ts";

beforeEach(() => localStorage.clear());

test("what was solved is remembered, by name", () => {
  expect(done.read()).toEqual({});
  done.write("win-1", "seen");
  done.write("win-2", "solved");
  expect(done.read()).toEqual({ "win-1": "seen", "win-2": "solved" });
});

test("what was solved once stays solved, what was seen can still be solved", () => {
  done.write("win-1", "solved");
  done.write("win-1", "seen");
  done.write("win-2", "seen");
  done.write("win-2", "solved");
  expect(done.read()).toEqual({ "win-1": "solved", "win-2": "solved" });
});

test.each(["", "{", "[1]", "null", "7", '{"win-1":"perhaps"}'])("%s is nothing to remember", (kept) => {
  localStorage.setItem("cabochon.puzzles", kept);
  expect(done.read()).toEqual({});
});
