/** The nobles, as the catalogue has them. */

import type { NobleFace } from "../../art/index.ts";
import { tokens } from "../../game/things.ts";
import { t } from "../../language/index.ts";
import type { GameInfo } from "../../wire/types.ts";

export function noblesOf(game: GameInfo): readonly NobleFace[] {
  return (game.components["nobles"] ?? []) as NobleFace[];
}

/** What messages say of a noble. */
export function nobleWords(game: GameInfo, number: number): { points: number; cost: string } {
  const face = noblesOf(game)[number];
  return { points: face?.points ?? 0, cost: tokens(game, face?.cost ?? []) };
}

/** A noble: "Noble, 3 points, wants 4 red, 4 green". */
export function noble(game: GameInfo, number: number): string {
  return t("label-noble", nobleWords(game, number));
}
