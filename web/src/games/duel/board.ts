/** The board by the names of its cells: a1 to e5. */

import { COLUMNS } from "../../game/places.ts";
import type { DuelPosition, GameInfo } from "../../wire/types.ts";

/** The cells in the order in which they are filled. */
export function spiralOf(game: GameInfo): readonly string[] {
  return (game.components["spiral"] ?? []) as string[];
}

/** The name of a cell: column and row from 0. */
export function cellName(column: number, row: number): string {
  return `${COLUMNS.charAt(column)}${row + 1}`;
}

/** The cells of "c3", "a1-b1" or "a1-c3". */
export function cellsOf(argument: string): string[] {
  const ends = argument.split("-");
  const [first, last] = ends;
  if (first === undefined || last === undefined) return ends;
  const columns = COLUMNS.indexOf(first[0] ?? "") + COLUMNS.indexOf(last[0] ?? "");
  const lines = Number(first[1]) + Number(last[1]);
  if (columns % 2 || lines % 2) return ends;
  return [first, cellName(columns / 2, lines / 2 - 1), last];
}

/** The name of the token on a cell; null where there is none. */
export function tokenOn(position: DuelPosition, cell: string): string | null {
  return position.board[Number(cell[1]) - 1]?.[COLUMNS.indexOf(cell[0] ?? "")] ?? null;
}
