/** The three ways to win a Duel, and how many privileges there are. */

import type { DuelPlayer } from "../../wire/types.ts";

export const GOALS = { points: 20, crowns: 10, colour: 10 } as const;
export const PRIVILEGES = 3;

/** The colour of which the cards of a player carry most points: its place in the order of colours. */
export function bestColour(player: DuelPlayer): number {
  return player.colour_points.indexOf(Math.max(...player.colour_points));
}
