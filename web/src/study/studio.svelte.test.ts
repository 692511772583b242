import { lines } from "#tests/study.ts";
import { afterEach, describe, expect, it, vi } from "vitest";
import { Trouble } from "../live/api.ts";
import { forgetPerson } from "../memory.ts";
import type { AnalysisLine } from "../wire/types.ts";
import { Studio, studioOf } from "./studio.svelte.ts";

/** A server that gives its lines and then, if it is to, waits until it is told to stop. */
function server(given: readonly AnalysisLine[], waits = false) {
  const plans: { record: string; seconds: number; least: number }[] = [];
  let signalled: AbortSignal | undefined;
  async function* analyse(record: string, budget: { seconds: number; least: number }, signal: AbortSignal) {
    plans.push({ record, ...budget });
    signalled = signal;
    yield* given;
    if (waits) {
      await new Promise((_, stop) => signal.addEventListener("abort", () => stop(signal.reason as Error)));
    }
  }
  return { analyse, plans, stopped: () => signalled?.aborted };
}

const soon = () => new Promise((resolve) => setTimeout(resolve));

afterEach(() => vi.unstubAllGlobals());

describe("a studio", () => {
  it("is found as it was, but not by somebody else", async () => {
    vi.stubGlobal("fetch", () =>
      Promise.resolve(new Response(lines.map((line) => JSON.stringify(line)).join("\n"))),
    );
    await studioOf("abc").run("record", 0.1);
    expect([studioOf("abc").record, studioOf("abc").review.status]).toEqual(["record", "done"]);
    forgetPerson();
    expect([studioOf("abc").record, studioOf("abc").review.start]).toEqual([null, null]);
  });

  it("follows an analysis to its end", async () => {
    const { analyse, plans } = server(lines);
    const studio = new Studio(analyse);
    await studio.run("record", 0.1);
    await studio.run("record", 0.1, 0);
    expect(plans).toEqual([
      { record: "record", seconds: 0.1, least: 0.1 },
      { record: "record", seconds: 0.1, least: 0 },
    ]);
    expect([studio.review.status, studio.running]).toEqual(["done", false]);
  });

  it("goes to positions of the game only, and looks at the best move there first", async () => {
    const studio = new Studio(server(lines).analyse);
    await studio.run("record", 0.1);
    studio.chosen = 1;
    studio.go(2);
    expect([studio.at, studio.chosen, studio.study?.number]).toEqual([2, 0, 2]);
    studio.go(99);
    expect([studio.at, studio.study]).toEqual([4, null]);
    studio.go(-1);
    expect(studio.at).toBe(0);
  });

  it("goes to a position before the game is known, as far as there is one", async () => {
    const studio = new Studio(server(lines).analyse);
    const running = studio.run("record", 0.1);
    studio.go(2);
    await running;
    expect(studio.at).toBe(2);
    const other = studio.run("another", 0.1);
    studio.go(99);
    await other;
    expect(studio.at).toBe(4);
  });

  it("looks at the faults of the own seat, unless one has chosen", async () => {
    const studio = new Studio(server(lines).analyse);
    await studio.run("record", 0.1);
    expect(studio.whose).toBeNull();
    studio.sit(1);
    expect(studio.whose).toBe(1);
    studio.whose = null;
    studio.sit(1);
    expect(studio.whose).toBeNull();
    studio.onlyFaults = true;
    studio.leave();
    studio.sit(0);
    expect([studio.whose, studio.onlyFaults]).toEqual([0, false]);
  });

  it("stops when it is told to, and keeps what it has", async () => {
    const { analyse, stopped } = server(lines.slice(0, 3), true);
    const studio = new Studio(analyse);
    const done = studio.run("record", 0.1);
    await soon();
    expect([studio.running, studio.review.studies.length]).toEqual([true, 2]);
    studio.stop();
    await done;
    expect([stopped(), studio.running, studio.review.status]).toEqual([true, false, "stopped"]);
    expect(studio.review.studies).toHaveLength(2);
  });

  it("stays where it was when the same game is analysed anew, and begins with another one", async () => {
    const studio = new Studio(server(lines).analyse);
    await studio.run("record", 0.1);
    studio.go(3);
    const again = studio.run("record", 2);
    expect(studio.review.start).not.toBeNull();
    await again;
    expect(studio.at).toBe(3);
    await studio.run("another", 2);
    expect(studio.at).toBe(0);
    studio.leave();
    expect([studio.record, studio.review.start]).toEqual([null, null]);
  });

  it("listens to the last analysis only", async () => {
    const { analyse } = server(lines.slice(0, 2), true);
    const studio = new Studio(analyse);
    const first = studio.run("first", 0.1);
    await soon();
    const second = studio.run("second", 0.1);
    await first;
    await soon();
    expect([studio.record, studio.running, studio.review.studies.length]).toEqual(["second", true, 1]);
    studio.stop();
    await second;
  });

  it("says what went wrong, also where the answer just ends", async () => {
    const problem = { code: "error-record", values: {}, message: "no" };
    const refusing = new Studio(() => {
      throw new Trouble(problem, 422);
    });
    await refusing.run("record", 0.1);
    expect([refusing.review.status, refusing.review.problem, refusing.running]).toEqual([
      "failed",
      problem,
      false,
    ]);
    const broken = new Studio(server(lines.slice(0, 3)).analyse);
    await broken.run("record", 0.1);
    expect([broken.review.status, broken.review.problem?.code]).toEqual(["failed", "unreachable"]);
  });
});
