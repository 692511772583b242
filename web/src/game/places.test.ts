import { game, scenes } from "#tests/fixtures/index.ts";
import { describe, expect, it } from "vitest";
import { cardAt, deckAt, deckSize, marketPlaces, rowOf, topOf, verbOf, type Position } from "./places.ts";

const splendor = game("splendor");

/** Two decks of the same level, as in an expansion. */
const wide = {
  ...splendor,
  decks: [
    { name: "1", level: 1, pool: "level1", row: 2 },
    { name: "e1", level: 1, pool: "oriental1", row: 2 },
  ],
};
const position = {
  ...(scenes[0]?.view.position as Position),
  market: [
    [4, null],
    [50, 51],
  ],
  decks: [7, [60, 61]],
} as Position;
const [first, second] = wide.decks;
if (!first || !second) throw new Error("no decks");

describe("places", () => {
  it("belong to decks by their names", () => {
    expect(["1a", "e1b", "e1t", "h1", "2a", ""].map((place) => deckAt(wide, place)?.pool)).toEqual([
      "level1",
      "oriental1",
      "oriental1",
      undefined,
      undefined,
      undefined,
    ]);
    expect(wide.decks.map(topOf)).toEqual(["1t", "e1t"]);
  });

  it("are those of all rows", () => {
    expect(marketPlaces(wide, position)).toEqual(["1a", "1b", "e1a", "e1b"]);
    expect(rowOf(wide, position, second)).toEqual([50, 51]);
  });

  it("hold cards", () => {
    expect(["1a", "1b", "1c", "e1b", "e1t", "9a"].map((place) => cardAt(wide, position, place, 0))).toEqual([
      4,
      null,
      null,
      51,
      null,
      null,
    ]);
    expect([first, second].map((deck) => deckSize(wide, position, deck))).toEqual([7, 2]);
  });

  it("are what verbs are about, or are not", () => {
    expect(verbOf(splendor, "buy 2c")?.form).toBe("place");
    expect(verbOf(splendor, "pay")?.phase).toBe("pay");
    expect(verbOf(game("duel"), "replenish")?.draws).toBe(true);
    expect(verbOf(splendor, "dance")).toBeUndefined();
  });
});
