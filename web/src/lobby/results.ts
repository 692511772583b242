/** How games ended for this person. */

import { traitsOf } from "../games/traits.ts";
import type { TableSummary } from "../wire/types.ts";

export type Finished = Pick<TableSummary, "game" | "settings" | "seats" | "outcome">;

/** "others": nobody here was on one side alone. "none": nobody has won. */
export type Result = "won" | "draw" | "lost" | "others" | "none";

/** The result of a game; null where there is none that is known. */
export function resultOf({ game, settings, seats, outcome }: Finished): Result | null {
  if (outcome === null) return null;
  if (outcome.winners.length === 0) return "none";
  const sides = traitsOf(game).sides(seats.length, settings);
  const own = sides.filter((side) => side.some((seat) => seats[seat]?.yours));
  const first = sides.filter((side) => side.some((seat) => outcome.winners.includes(seat)));
  const [mine] = own;
  // Several people at one screen, or nobody here.
  if (own.length !== 1 || mine === undefined) return "others";
  if (!first.includes(mine)) return "lost";
  return first.length > 1 ? "draw" : "won";
}
