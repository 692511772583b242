// The geometry of Duel's board, in units of its drawing; `cellBox` gives shares of it for tokens laid upon it.

export const BOARD_SIDE = 5;
export const CELL = 66;
/** The rim of the board, where the names of columns and rows stand. */
export const EDGE = 24;
export const BOARD = BOARD_SIDE * CELL + 2 * EDGE;

/** Column and row of a cell, from 0: "c3" is [2, 2]. */
export function cellPlace(cell: string): [column: number, row: number] {
  return [cell.charCodeAt(0) - "a".charCodeAt(0), Number(cell.slice(1)) - 1];
}

/** The middle of a cell in the drawing. */
export function cellMiddle(cell: string): [x: number, y: number] {
  const [column, row] = cellPlace(cell);
  return [EDGE + CELL * (column + 0.5), EDGE + CELL * (row + 0.5)];
}

/** Where a token of a cell lies: left, top and size in percent of the board's width. */
export function cellBox(cell: string): { left: number; top: number; size: number } {
  const [x, y] = cellMiddle(cell);
  const size = CELL * 0.86;
  const share = (value: number) => (100 * value) / BOARD;
  return { left: share(x - size / 2), top: share(y - size / 2), size: share(size) };
}
