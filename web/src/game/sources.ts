/** Where a player's points come from. */

import { t } from "../language/index.ts";
import type { GameInfo } from "../wire/types.ts";

export interface Source {
  /** What it is, in words. */
  readonly name: string;
  readonly points: number;
}

/** The points on cards, level by level. */
export function cardSources(game: GameInfo, cards: readonly number[]): Source[] {
  const levels = [...new Set(game.cards.map(({ level }) => level))].sort((a, b) => a - b);
  return levels.map((level) => ({
    name: t("source-level", { level }),
    points: cards.reduce((sum, card) => {
      const face = game.cards[card];
      return face?.level === level ? sum + face.points : sum;
    }, 0),
  }));
}

/** The points of those who have come to the player. */
export function patronSource(
  name: string,
  faces: readonly { readonly points: number }[],
  own: readonly number[],
): Source {
  return { name: t(name), points: own.reduce((sum, number) => sum + (faces[number]?.points ?? 0), 0) };
}
