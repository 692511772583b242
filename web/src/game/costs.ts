/** What cards cost a player, after the discount. Counts are by token, gold last. */

import type { GameInfo, TableState } from "../wire/types.ts";
import { total, type Position } from "./places.ts";

export type Settings = TableState["settings"];

/** The bonuses that count for a seat, by token: in a team game the partner's too. */
export function discount(position: Position, seat: number, settings: Settings): number[] {
  const tokens = position.players[seat]?.tokens ?? [];
  const partners = settings["teams"] ? [seat, seat ^ 2] : [seat];
  return tokens.map((_, colour) =>
    total(partners.map((partner) => position.players[partner]?.bonuses[colour] ?? 0)),
  );
}

/** The printed cost less the discount. */
export function due(
  game: GameInfo,
  card: number,
  position: Position,
  seat: number,
  settings: Settings,
): number[] {
  const bonuses = discount(position, seat, settings);
  const cost = game.cards[card]?.cost ?? [];
  return bonuses.map((bonus, colour) => Math.max(0, (cost[colour] ?? 0) - bonus));
}

/** The tokens that a seat lacks for a card before any gold is used. */
export function missing(
  game: GameInfo,
  card: number,
  position: Position,
  seat: number,
  settings: Settings,
): number[] {
  const tokens = position.players[seat]?.tokens ?? [];
  return due(game, card, position, seat, settings).map((count, colour) =>
    Math.max(0, count - (tokens[colour] ?? 0)),
  );
}

/** Whether tokens, bonuses and gold pay for the card; a wild card also needs a bonus that it can copy. */
export function affordable(
  game: GameInfo,
  card: number,
  position: Position,
  seat: number,
  settings: Settings,
): boolean {
  const gold = position.players[seat]?.tokens.at(-1) ?? 0;
  if (game.cards[card]?.bonus === "wild" && total(discount(position, seat, settings)) === 0) return false;
  return total(missing(game, card, position, seat, settings)) <= gold;
}
