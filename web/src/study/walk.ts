/** Going through the decisions of a game: where keys lead, and how a place is told. */

import { t } from "../language/index.ts";

/** Where a key leads from a position; null if it leads nowhere. */
export function destination(key: string, at: number, last: number): number | null {
  switch (key) {
    case "ArrowLeft":
    case "ArrowDown":
      return at - 1;
    case "ArrowRight":
    case "ArrowUp":
      return at + 1;
    case "Home":
      return 0;
    case "End":
      return last;
    default:
      return null;
  }
}

/** Where one is: the number of the row that is marked, "12 / 40", or the end. */
export function where(at: number, last: number): string {
  return at < last ? t("study-where", { number: at + 1, count: last }) : t("study-end");
}

/** The same as a sentence. */
export function whereWords(at: number, last: number): string {
  return at < last ? t("study-where-words", { number: at + 1, count: last }) : t("study-end-words");
}
