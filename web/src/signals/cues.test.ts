import { describe, expect, it } from "vitest";
import type { Deed, Event, Outcome } from "../wire/types.ts";
import { cuesOf, endingCue } from "./cues.ts";

const move = (...kinds: Deed["kind"][]): Event => ({
  number: 1,
  time: 0,
  kind: "move",
  seat: 0,
  moves: "",
  deeds: kinds.map((kind) => ({ kind, seat: 0 })),
  decisions: 1,
  turn: 1,
});

describe("what is heard", () => {
  it("is what happened, each once", () => {
    expect(cuesOf([move("take"), move("take", "return")])).toEqual(["token"]);
    expect(cuesOf([move("buy", "noble")])).toEqual(["purchase", "patron"]);
    expect(cuesOf([move("last-round", "again")])).toEqual([]);
    expect(cuesOf([{ number: 1, time: 0, kind: "joined", seat: 1, name: "Bob", bot: null }])).toEqual([]);
  });

  it("is never more than a few sounds", () => {
    expect(cuesOf([move("take", "reserve", "buy", "royal")])).toHaveLength(3);
  });

  it("is a victory for whoever has won it alone", () => {
    const outcome: Outcome = { winners: [1], scores: [3, 15], reason: "target", seat: null };
    expect(endingCue(outcome, [1])).toBe("won");
    expect(endingCue(outcome, [0])).toBe("over");
    expect(endingCue(outcome, [])).toBe("over");
    expect(endingCue(outcome, [0, 1])).toBe("over");
  });
});
