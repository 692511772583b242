/** Cards and nobles of the game for the pictures in its rules, which ask nothing of a server. */

import type { NobleFace } from "../../art/index.ts";
import type { CardFace } from "../../wire/types.ts";

type Cost = readonly [white: number, blue: number, green: number, red: number, black: number];

function card(level: number, bonus: string, points: number, cost: Cost): CardFace {
  return { level, bonus, points, bonus_count: 1, crowns: 0, abilities: [], cost: [...cost, 0] };
}

const noble = (cost: Cost): NobleFace => ({ points: 3, cost: [...cost, 0] });

/** Three rows of cards, the highest first. */
export const ROWS: readonly (readonly CardFace[])[] = [
  [
    card(3, "white", 4, [3, 0, 0, 3, 6]),
    card(3, "green", 4, [3, 6, 3, 0, 0]),
    card(3, "red", 4, [0, 3, 6, 3, 0]),
    card(3, "blue", 3, [3, 0, 3, 3, 5]),
  ],
  [
    card(2, "blue", 2, [0, 5, 0, 0, 0]),
    card(2, "green", 2, [4, 2, 0, 0, 1]),
    card(2, "black", 1, [3, 0, 3, 0, 2]),
    card(2, "red", 2, [3, 0, 0, 0, 5]),
  ],
  [
    card(1, "green", 0, [0, 0, 0, 3, 0]),
    card(1, "red", 0, [0, 2, 1, 0, 0]),
    card(1, "blue", 0, [1, 0, 1, 1, 1]),
    card(1, "black", 0, [1, 2, 1, 1, 0]),
  ],
];

/** A card with everything that can be printed on one. */
export const RICH: CardFace = card(2, "green", 2, [4, 2, 0, 0, 1]);

/** One that costs four emeralds. */
export const PRICED: CardFace = card(1, "white", 1, [0, 0, 4, 0, 0]);

export const RESERVED: CardFace = card(3, "red", 4, [0, 3, 6, 3, 0]);

/** By number. */
export const NOBLES: readonly (readonly [number: number, face: NobleFace])[] = [
  [3, noble([0, 0, 0, 4, 4])],
  [5, noble([3, 3, 3, 0, 0])],
  [1, noble([0, 4, 4, 0, 0])],
];
