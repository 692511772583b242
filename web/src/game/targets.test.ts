import { game, scenes } from "#tests/fixtures/index.ts";
import { describe, expect, it } from "vitest";
import { cardAt } from "./places.ts";
import { targetsOf } from "./plans.ts";
import { cardOf, targetOf, targetPlace } from "./targets.ts";

describe("targets", () => {
  it.each([
    ["2c", "card-2c"],
    ["3t", "deck-3"],
    ["h1", "hand-1"],
  ])("of the place %s: %s", (place, target) => {
    expect(targetOf(place)).toBe(target);
    expect(targetPlace(target)).toBe(place);
  });

  it("that are no place of a card", () => {
    expect(["bank-w", "cell-c3", "pass"].map(targetPlace)).toEqual([null, null, null]);
  });

  it.each([
    ["splendor", "take", "wwk", ["bank-w", "bank-w", "bank-k"]],
    ["duel", "take", "a1-c1", ["cell-a1", "cell-b1", "cell-c1"]],
    ["duel", "match", "c3", ["cell-c3"]],
    ["duel", "steal", "p", ["theirs-p"]],
    ["splendor", "noble", "2", ["noble-2"]],
    ["splendor", "reserve", "1t", ["deck-1"]],
    ["duel", "replenish", "", ["replenish"]],
  ])("in %s of %s %s", (name, verb, argument, targets) => {
    expect(targetsOf(verb, argument, game(name))).toEqual(targets);
  });

  it("stand for cards in the market, in the own hand and in those of others", () => {
    const played = scenes[0]?.game;
    const position = structuredClone(scenes[0]?.view.position);
    const [mine, theirs] = position?.players ?? [];
    if (!played || !position || !mine || !theirs) throw new Error("the fixtures have no position");
    mine.reserved = [{ card: 5, hidden: false, deck: "1", level: 1 }];
    theirs.reserved = [
      { card: null, hidden: true, deck: "1", level: 1 },
      { card: 7, hidden: false, deck: "1", level: 1 },
    ];
    expect(cardOf("card-2b", played, position, 0)).toBe(cardAt(played, position, "2b", 0));
    expect(cardOf("hand-1", played, position, 0)).toBe(5);
    expect(cardOf("seen-1-2", played, position, 0)).toBe(7);
    expect(cardOf("seen-1-1", played, position, 0)).toBeNull();
    expect(cardOf("deck-1", played, position, 0)).toBeNull();
    expect(cardOf("bank-w", played, position, 0)).toBeNull();
  });
});
