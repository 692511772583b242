/** Where things lie in a position, by the names that the notation gives to places. */

import type { GameInfo, View } from "../wire/types.ts";

export type Position = View["position"];

const COLUMNS = "abcde";

/** The notation of a place on the table: level and column from 0. */
export function placeName(level: number, column: number): string {
  return `${level + 1}${COLUMNS[column] ?? ""}`;
}

/** The card at "2c" on the table, or at "h1" in the hand of a seat; null if none is seen there. */
export function cardAt(position: Position, place: string, seat: number): number | null {
  if (place.startsWith("h")) {
    return position.players[seat]?.reserved[Number(place[1]) - 1]?.card ?? null;
  }
  return position.market[Number(place[0]) - 1]?.[COLUMNS.indexOf(place[1] ?? "")] ?? null;
}

/** The place that a purchase which waits for its payment takes the card from. */
export function buyingFrom(position: Position): string {
  let number = position.pending.buying ?? 0;
  for (const [level, row] of position.market.entries()) {
    // Splendor counts five places in each row, however many cards lie there.
    const width = position.game === "splendor" ? COLUMNS.length : row.length;
    if (number < width) return placeName(level, number);
    number -= width;
  }
  return `h${number + 1}`;
}

/** The cells of "c3", "a1-b1" or "a1-c3". */
export function cellsOf(argument: string): string[] {
  const ends = argument.split("-");
  const [first, last] = ends;
  if (first === undefined || last === undefined) return ends;
  const columns = COLUMNS.indexOf(first[0] ?? "") + COLUMNS.indexOf(last[0] ?? "");
  const lines = Number(first[1]) + Number(last[1]);
  if (columns % 2 || lines % 2) return ends;
  return [first, `${COLUMNS[columns / 2] ?? ""}${lines / 2}`, last];
}

/** The name of the token on a cell of Duel's board; null where there is none. */
export function tokenOn(position: Position, cell: string): string | null {
  if (position.game !== "duel") return null;
  return position.board[Number(cell[1]) - 1]?.[COLUMNS.indexOf(cell[0] ?? "")] ?? null;
}

/** The tokens on some cells, counted by kind. */
export function tokensOn(game: GameInfo, position: Position, cells: readonly string[]): number[] {
  const found = cells.map((cell) => tokenOn(position, cell));
  return game.tokens.map((name) => found.filter((token) => token === name).length);
}

/** Verb and argument of a move: "buy 2c" is buy and 2c. */
export function parts(move: string): [verb: string, argument: string] {
  const [verb = "", argument = ""] = move.split(" ");
  return [verb, argument];
}

export function total(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}
