/** The three ways to win a Duel, and how many privileges there are. */

import type { DuelPlayer, GameInfo } from "../../wire/types.ts";

export interface Goals {
  readonly points: number;
  readonly crowns: number;
  /** Points on cards of one colour. */
  readonly colour: number;
}

export function goalsOf({ numbers }: GameInfo): Goals {
  return {
    points: numbers["points"] ?? 0,
    crowns: numbers["crowns"] ?? 0,
    colour: numbers["colour_points"] ?? 0,
  };
}

export function privilegesOf({ numbers }: GameInfo): number {
  return numbers["privileges"] ?? 0;
}

/** The colour of which the cards of a player carry most points: its place in the order of colours. */
export function bestColour(player: DuelPlayer): number {
  return player.colour_points.indexOf(Math.max(...player.colour_points));
}
