/** The royals, as the catalogue has them. */

import type { RoyalFace } from "../../art/index.ts";
import { abilities } from "../../game/things.ts";
import { join, t } from "../../language/index.ts";
import type { GameInfo } from "../../wire/types.ts";

export function royalsOf(game: GameInfo): readonly RoyalFace[] {
  return (game.components["royals"] ?? []) as RoyalFace[];
}

/** A royal card: "2 points, another turn". */
export function royal(game: GameInfo, number: number): string {
  const face = royalsOf(game)[number];
  if (!face) return "?";
  return join([t("points-words", { count: face.points }), ...abilities(face.abilities)]);
}
