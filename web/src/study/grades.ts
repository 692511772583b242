/** The grades of decisions: each has a sign, so that colour is never alone. */

import type { Grade } from "../wire/types.ts";

export const SIGNS: Readonly<Record<Grade, string>> = {
  forced: "□",
  best: "★",
  good: "✓",
  inaccuracy: "?!",
  mistake: "?",
  blunder: "??",
};
