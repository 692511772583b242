import { lines, start, studies, study } from "#tests/study.ts";
import { describe, expect, it } from "vitest";
import type { AnalysisLine } from "../wire/types.ts";
import { BEGINNING, ended, expectations, faults, heard, nextFault, stopped, tally } from "./review.ts";

const after = (heardLines: readonly AnalysisLine[]) => heardLines.reduce(heard, BEGINNING);
const whole = after(lines);
const half = after(lines.slice(0, 3));

describe("a review", () => {
  it("grows line by line until it is done", () => {
    expect(lines.map((_, count) => after(lines.slice(0, count + 1)).status)).toEqual([
      ...Array<string>(5).fill("running"),
      "done",
    ]);
    expect(whole.studies).toEqual(studies);
    expect(whole.accuracy).toEqual([98, null]);
  });

  it("keeps what was found out when it breaks off", () => {
    const problem = { type: "problem", code: "error-server", values: {}, message: "no" } as const;
    const broken = heard(half, problem);
    expect([broken.status, broken.problem?.code, broken.studies.length]).toEqual([
      "failed",
      "error-server",
      2,
    ]);
    expect([ended(half).status, ended(half).problem?.code]).toEqual(["failed", "unreachable"]);
    expect(ended(whole)).toBe(whole);
    expect([stopped(half).status, stopped(half).studies.length]).toEqual(["stopped", 2]);
  });

  it("begins anew with another start", () => {
    expect(heard(whole, start)).toEqual({ ...BEGINNING, status: "running", start });
  });
});

describe("expectations", () => {
  it("end with the outcome", () => {
    expect(expectations(whole).map(([first]) => first)).toEqual([0.5, 0.4, 0.8, 0.9, 1]);
    expect(expectations(half).map(([first]) => first)).toEqual([0.5, 0.4]);
    expect(expectations(BEGINNING)).toEqual([]);
  });

  it("share a victory among its winners, and are the last ones where nobody has won", () => {
    const shared = { ...start, outcome: { winners: [0, 1], scores: [15, 15], reason: "target", seat: null } };
    expect(expectations(after([shared, ...studies])).at(-1)).toEqual([0.5, 0.5]);
    const open = expectations(after([{ ...start, outcome: null }, ...studies])).at(-1);
    expect(open).toEqual(studies[3]?.after);
  });
});

describe("faults", () => {
  it("are found one after the other, both ways", () => {
    expect(faults(whole, null).map(({ number }) => number)).toEqual([1, 3]);
    expect([0, 1, 2, 3].map((at) => nextFault(whole, at, 1, null))).toEqual([1, 3, 3, null]);
    expect([0, 1, 2, 4].map((at) => nextFault(whole, at, -1, null))).toEqual([null, null, 1, 3]);
  });

  it("can be those of one seat alone", () => {
    const mixed = heard(whole, study(0, "mistake", 0.5));
    expect(faults(mixed, 0).map(({ number }) => number)).toEqual([0]);
    expect(faults(mixed, 1).map(({ number }) => number)).toEqual([1, 3]);
    expect([nextFault(mixed, 0, 1, 0), nextFault(mixed, 4, -1, 0)]).toEqual([null, 0]);
  });

  it("are counted for each seat", () => {
    expect([tally(whole, 1, "blunder"), tally(whole, 0, "blunder"), tally(whole, 0, "best")]).toEqual([
      1, 0, 1,
    ]);
  });
});
