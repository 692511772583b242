/** Where cards lie in a position, by the names that the notation gives to places. */

import type { View } from "../wire/types.ts";

export type Position = View["position"];
export type Player = Position["players"][number];

/** Columns of cards, and of cells. */
export const COLUMNS = "abcde";

/** The notation of a place in the market: level and column from 0. */
export function placeName(level: number, column: number): string {
  return `${level + 1}${COLUMNS.charAt(column)}`;
}

/** All places of the market, level 1 first. */
export function marketPlaces({ market }: Position): string[] {
  return market.flatMap((row, level) => row.map((_, column) => placeName(level, column)));
}

/** The card at "2c" in the market, or at "h1" in the hand of a seat; null if none is seen there. */
export function cardAt(position: Position, place: string, seat: number): number | null {
  if (place.startsWith("h")) {
    return position.players[seat]?.reserved[Number(place[1]) - 1]?.card ?? null;
  }
  return position.market[Number(place[0]) - 1]?.[COLUMNS.indexOf(place[1] ?? "")] ?? null;
}

/** How many cards a deck still has, level 1 first. */
export function deckSize({ decks }: Position, level: number): number {
  const deck = decks[level] ?? 0;
  return typeof deck === "number" ? deck : deck.length;
}

/** Verb and argument of a move: "buy 2c" is buy and 2c. */
export function parts(move: string): [verb: string, argument: string] {
  const [verb = "", argument = ""] = move.split(" ");
  return [verb, argument];
}
