/** Where cards lie in a position, by the names that the notation gives to places; and what moves are made of. */

import type { DeckInfo, GameInfo, VerbInfo, View } from "../wire/types.ts";

export type Position = View["position"];
export type Player = Position["players"][number];

/** How many cards a player may have reserved, in every game. */
export const HAND_LIMIT = 3;

export function handFull(position: Position, seat: number): boolean {
  return (position.players[seat]?.reserved.length ?? 0) >= HAND_LIMIT;
}

/** Columns of cards, and of cells. */
export const COLUMNS = "abcdefgh";

/** The notation of a place in the market: the deck that fills it, and the column from 0. */
export function placeName(deck: DeckInfo, column: number): string {
  return `${deck.name}${COLUMNS.charAt(column)}`;
}

/** The notation of the top of a deck. */
export function topOf(deck: DeckInfo): string {
  return `${deck.name}t`;
}

/** The deck of a place on the table: that of 2c, and of 2t; none for a place in a hand. */
export function deckAt(game: GameInfo, place: string): DeckInfo | undefined {
  return game.decks.find(({ name }) => name === place.slice(0, -1));
}

/** The face-up cards of a deck, place by place. */
export function rowOf(game: GameInfo, { market }: Position, deck: DeckInfo): readonly (number | null)[] {
  return market[game.decks.indexOf(deck)] ?? [];
}

/** All places of the market, deck by deck. */
export function marketPlaces(game: GameInfo, position: Position): string[] {
  return game.decks.flatMap((deck) =>
    rowOf(game, position, deck).map((_, column) => placeName(deck, column)),
  );
}

/** The card at "2c" in the market, or at "h1" in the hand of a seat; null if none is seen there. */
export function cardAt(game: GameInfo, position: Position, place: string, seat: number): number | null {
  if (place.startsWith("h")) {
    return position.players[seat]?.reserved[Number(place.slice(1)) - 1]?.card ?? null;
  }
  const deck = deckAt(game, place);
  return deck ? (rowOf(game, position, deck)[COLUMNS.indexOf(place.slice(-1))] ?? null) : null;
}

/** How many cards a deck still has. */
export function deckSize(game: GameInfo, { decks }: Position, deck: DeckInfo): number {
  const left = decks[game.decks.indexOf(deck)] ?? 0;
  return typeof left === "number" ? left : left.length;
}

/** Verb and argument of a move: "buy 2c" is buy and 2c. */
export function parts(move: string): [verb: string, argument: string] {
  const [verb = "", argument = ""] = move.split(" ");
  return [verb, argument];
}

/** What the game says of the verb of a move. */
export function verbOf(game: GameInfo, move: string): VerbInfo | undefined {
  return game.verbs.find(({ name }) => name === parts(move)[0]);
}
