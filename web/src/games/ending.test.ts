import { game } from "#tests/fixtures/index.ts";
import { beforeAll, describe, expect, it } from "vitest";
import type { Position } from "../game/places.ts";
import { setLanguage } from "../language/index.ts";
import type { Outcome } from "../wire/types.ts";
import { traitsOf } from "./traits.ts";

beforeAll(() => setLanguage("en"));

const NAMES = ["Ann", "Bob", "Cid", "Dee"];

function ended(
  name: string,
  players: object[],
  winners: number[],
  reason: string,
  sides?: number[][],
): string[] {
  const alone = players.map((_, seat) => [seat]);
  const position = { game: name, players, sides: sides ?? alone } as unknown as Position;
  const outcome: Outcome = { winners, scores: [], reason, seat: null };
  return traitsOf(name).ending(game(name), position, outcome, { target: 15 }, NAMES);
}

describe("the end of Splendor", () => {
  const player = (points: number, cards: number) => ({ points, cards: Array<number>(cards).fill(0) });
  const reached = "The target of 15 prestige points was reached.";

  it("is decided by points", () => {
    expect(ended("splendor", [player(16, 12), player(15, 3)], [0], "target")).toEqual([
      reached,
      "Most points: Ann (16).",
    ]);
  });

  it("is decided by the fewest cards among those with as many points", () => {
    const players = [player(16, 12), player(16, 9), player(15, 3), player(16, 11)];
    expect(ended("splendor", players, [1], "target")[1]).toBe(
      "16 points each: Ann, Bob, Dee. Fewer cards decide: Bob, with 9 against 11.",
    );
  });

  it("can be decided by nothing", () => {
    expect(ended("splendor", [player(7, 5), player(7, 5)], [0, 1], "deadlock")).toEqual([
      "Nobody could do anything any more, so the game was scored as it stood.",
      "Nothing tells Ann, Bob apart: 7 points and 5 cards each.",
    ]);
  });

  it("adds up what a team has", () => {
    const sides = [
      [0, 2],
      [1, 3],
    ];
    const players = [player(9, 4), player(10, 3), player(8, 4), player(7, 6)];
    expect(ended("splendor", players, [0, 2], "target", sides)[1]).toBe(
      "17 points each: Ann, Cid, Bob, Dee. Fewer cards decide: Ann, Cid, with 8 against 9.",
    );
  });
});

describe("the end of a Duel", () => {
  const player = (points: number, crowns: number, colour_points: number[]) => ({
    points,
    crowns,
    colour_points,
  });
  const loser = player(12, 3, [0, 4, 0, 0, 8]);

  it("names the goal that was reached, and by how much", () => {
    const tell = (winner: object) => ended("duel", [loser, winner], [1], "prestige");
    expect(tell(player(22, 3, [5, 5, 0, 0, 0]))).toEqual(["Bob has 22 points; 20 win the game."]);
    expect(tell(player(9, 11, [0, 0, 0, 0, 0]))).toEqual(["Bob has 11 crowns; 10 win the game."]);
    expect(tell(player(14, 2, [0, 10, 0, 0, 0]))).toEqual([
      "Bob has 10 points on cards of one colour (blue); 10 win the game.",
    ]);
    expect(tell(player(20, 10, [0, 0, 0, 0, 0]))).toHaveLength(2);
  });

  it("tells how far everybody came", () => {
    expect(traitsOf("duel").counts(game("duel"), loser as never)).toEqual([
      "12 of 20 prestige points",
      "3 of 10 crowns",
      "black: 8 of 10 prestige points",
    ]);
  });
});

describe("the score by its sources", () => {
  it("is all of the points, from the cards of each level and from those who came", () => {
    for (const [name, patrons] of [
      ["splendor", "nobles"],
      ["duel", "royals"],
    ] as const) {
      const info = game(name);
      const levels = [1, 2, 3].map((level) =>
        info.cards.findIndex((card) => card.level === level && card.points > 0),
      );
      const player = { cards: levels, [patrons]: [0, 2] };
      const sources = traitsOf(name).sources(info, player as never);
      const faces = info.components[patrons] as { points: number }[];
      expect(sources.map(({ points }) => points)).toEqual([
        ...levels.map((card) => info.cards[card]?.points),
        (faces[0]?.points ?? 0) + (faces[2]?.points ?? 0),
      ]);
      expect(sources.map((source) => source.name)).toEqual([
        "Level 1 cards",
        "Level 2 cards",
        "Level 3 cards",
        patrons === "nobles" ? "Nobles" : "Royals",
      ]);
    }
  });
});
