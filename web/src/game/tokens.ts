/** Counts of tokens, by the order of the game's letters, gold last. */

import type { GameInfo } from "../wire/types.ts";

export function total(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}

/** How many there are of each token among some letters. */
export function countsOf(game: GameInfo, letters: readonly string[]): number[] {
  return [...game.letters].map((letter) => letters.filter((other) => other === letter).length);
}

/** The letter of a token by its name; empty for what is none, such as a wild bonus. */
export function letterOf(game: GameInfo, token: string | null | undefined): string {
  return game.letters.charAt(game.tokens.indexOf(token ?? ""));
}
