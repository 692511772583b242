import type { CardFace, GameInfo } from "../wire/types.ts";

const BONUSES = ["green", "red", "blue"];

/** The showiest cards of a game: one of each level, in different colours. */
export function showcase(game: GameInfo): CardFace[] {
  return [1, 2, 3].flatMap((level, i) => {
    const fitting = game.cards.filter((card) => card.level === level && card.bonus === BONUSES[i]);
    const best = fitting.sort((a, b) => b.points + b.crowns - (a.points + a.crowns))[0];
    return best ? [best] : [];
  });
}
