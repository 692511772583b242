import { start } from "#tests/study.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { openStudy, setLanguage } from "../language/index.ts";
import { endWords } from "./ending.ts";
import { destination, where, whereWords } from "./walk.ts";

beforeEach(async () => {
  await setLanguage("en");
  await openStudy();
});

describe("going through a game", () => {
  it.each([
    ["ArrowLeft", 2],
    ["ArrowDown", 2],
    ["ArrowRight", 4],
    ["ArrowUp", 4],
    ["Home", 0],
    ["End", 9],
    ["x", null],
  ])("%s leads to %s", (key, to) => {
    expect(destination(key, 3, 9)).toBe(to);
  });

  it("shows the number of the row that is marked, which are counted from one", () => {
    expect(where(0, 9)).toMatch(/1.*\/.*9/);
    expect(where(8, 9)).toMatch(/9.*\/.*9/);
    expect(where(9, 9)).toBe("End");
    expect(whereWords(0, 9)).toMatch(/1.* of .*9/);
    expect(whereWords(9, 9)).not.toMatch(/9/);
  });

  it("says who won, or that nobody has yet", () => {
    expect(endWords(start, start.names)).toContain("Ada");
    expect(endWords({ ...start, outcome: null }, start.names)).toBe("The record ends here");
    const resigned = { reason: "resigned", seat: 1 };
    expect(endWords({ ...start, outcome: null, ended: resigned }, start.names)).toBe("Ben has resigned.");
    const closed = { reason: "closed", seat: null };
    expect(endWords({ ...start, outcome: null, ended: closed }, start.names)).toMatch(/^The operator/);
  });
});
