import type { CardFace, GameInfo } from "../wire/types.ts";

const BONUSES = ["green", "red", "blue"];

/** The showiest cards of a game: one from each deck, in different colours. */
export function showcase(game: GameInfo): CardFace[] {
  return game.decks.flatMap(({ level }, i) => {
    const fitting = game.cards.filter((card) => card.level === level && card.bonus === BONUSES[i]);
    const best = fitting.sort((a, b) => b.points + b.crowns - (a.points + a.crowns))[0];
    return best ? [best] : [];
  });
}
