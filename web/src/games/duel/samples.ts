/** Cards, royals and a board of the game for the pictures in its rules, which ask nothing of a server. */

import type { RoyalFace } from "../../art/index.ts";
import type { CardFace } from "../../wire/types.ts";
import { cellName } from "./board.ts";

type Cost = readonly [white: number, blue: number, green: number, red: number, black: number, pearl: number];

function card(
  level: number,
  bonus: string,
  [points, crowns, count]: readonly [points: number, crowns: number, count: number],
  abilities: string[],
  cost: Cost,
): CardFace {
  return { level, bonus, bonus_count: count, points, crowns, abilities, cost: [...cost, 0] };
}

/** Three rows of cards, the highest first. */
export const ROWS: readonly (readonly CardFace[])[] = [
  [
    card(3, "blue", [3, 2, 1], [], [3, 0, 3, 0, 5, 1]),
    card(3, "red", [4, 0, 1], [], [0, 0, 2, 6, 2, 0]),
    card(3, "wild", [3, 0, 1], ["extra_turn"], [0, 0, 0, 8, 0, 0]),
  ],
  [
    card(2, "white", [1, 0, 2], [], [0, 5, 2, 0, 0, 0]),
    card(2, "black", [2, 1, 1], [], [0, 2, 2, 2, 0, 1]),
    card(2, "green", [2, 0, 1], ["privilege"], [0, 2, 4, 0, 0, 1]),
    card(2, "red", [1, 0, 1], ["steal"], [0, 3, 0, 0, 4, 0]),
  ],
  [
    card(1, "green", [0, 0, 1], ["extra_turn"], [0, 0, 0, 2, 2, 1]),
    card(1, "blue", [0, 1, 1], [], [0, 0, 3, 0, 0, 0]),
    card(1, "none", [3, 0, 0], [], [0, 0, 0, 4, 0, 1]),
    card(1, "white", [0, 0, 1], ["take_matching"], [0, 0, 0, 2, 2, 0]),
    card(1, "wild", [1, 0, 1], [], [2, 0, 2, 0, 1, 1]),
  ],
];

/** A card with an ability, and one with a crown. */
export const ABLE: CardFace = card(2, "green", [2, 0, 1], ["privilege"], [0, 2, 4, 0, 0, 1]);
export const CROWNED: CardFace = card(2, "black", [2, 1, 1], [], [0, 2, 2, 2, 0, 1]);
export const RESERVED: CardFace = card(3, "blue", [3, 2, 1], [], [3, 0, 3, 0, 5, 1]);

/** By number. */
export const ROYALS: readonly RoyalFace[] = [
  { points: 2, abilities: ["extra_turn"] },
  { points: 2, abilities: ["privilege"] },
  { points: 2, abilities: ["steal"] },
  { points: 3, abilities: [] },
];

/** The cells from the middle outwards. */
export const SPIRAL: readonly string[] =
  "c3 c4 b4 b3 b2 c2 d2 d3 d4 d5 c5 b5 a5 a4 a3 a2 a1 b1 c1 d1 e1 e2 e3 e4 e5".split(" ");

const KINDS: Readonly<Record<string, string>> = {
  w: "white",
  b: "blue",
  g: "green",
  r: "red",
  k: "black",
  p: "pearl",
  o: "gold",
};

/** A board as letters, row by row from the top; a dot is an empty place. */
export function laid(rows: readonly string[]): { cell: string; kind: string }[] {
  return rows.flatMap((row, y) =>
    [...row].flatMap((letter, x) => {
      const kind = KINDS[letter];
      return kind === undefined ? [] : [{ cell: cellName(x, y), kind }];
    }),
  );
}

/** All 25 tokens. */
export const FULL = ["bwrgk", "kgobr", "wprbg", "ogwko", "rbpkw"];
/** The board in the middle of a game. */
export const THINNED = [".w.gk", "k.obr", "..rb.", "og.k.", "..p.."];
/** One place is empty; the lines of the picture run here. */
export const LINED = ["bwrgk", "gkobr", "wprbg", "ogw.o", "rbpkw"];
