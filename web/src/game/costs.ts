/** What cards cost a player, after the discount. Counts are by token, gold last. */

import type { GameInfo, View } from "../wire/types.ts";
import type { Position } from "./places.ts";
import { total } from "./tokens.ts";

/** Whose prices are meant: a seat in a position of a game. */
export interface Buyer {
  readonly game: GameInfo;
  readonly position: Position;
  readonly seat: number;
}

/** Whoever a view is for; null for those who only watch, and see the printed prices. */
export function buyerOf({ position, seat }: View, game: GameInfo): Buyer | null {
  return seat === null ? null : { game, position, seat };
}

/** The bonuses that count when the seat buys, by token: in a team game the partner's too. */
export function discount({ position, seat }: Buyer): number[] {
  return position.players[seat]?.discount ?? [];
}

/** The printed cost less the discount. */
export function due(card: number, buyer: Buyer): number[] {
  const cost = buyer.game.cards[card]?.cost ?? [];
  return discount(buyer).map((bonus, colour) => Math.max(0, (cost[colour] ?? 0) - bonus));
}

/** The tokens that the buyer lacks for a card before any gold is used. */
export function missing(card: number, buyer: Buyer): number[] {
  const tokens = tokensOf(buyer);
  return due(card, buyer).map((count, colour) => Math.max(0, count - (tokens[colour] ?? 0)));
}

export function goldOf(buyer: Buyer): number {
  return tokensOf(buyer).at(-1) ?? 0;
}

/** Whether tokens, bonuses and gold pay for the card; a wild card also needs a bonus that it can copy. */
export function affordable(card: number, buyer: Buyer): boolean {
  if (buyer.game.cards[card]?.bonus === "wild" && total(discount(buyer)) === 0) return false;
  return total(missing(card, buyer)) <= goldOf(buyer);
}

function tokensOf({ position, seat }: Buyer): readonly number[] {
  return position.players[seat]?.tokens ?? [];
}
