/** Why a move is good, how good, in words: the same messages as in the terminal. */

import { traitsOf } from "../games/traits.ts";
import { join, t, type Values } from "../language/index.ts";
import type { GameInfo, Reason } from "../wire/types.ts";
import type { Position } from "./places.ts";
import { belongs } from "./plans.ts";
import { card, colour, offer, tokens } from "./words.ts";

/** A reason as a sentence; a value is worded by its name, see `cabochon.analysis.reason`. */
export function why(game: GameInfo, reason: Reason, names: readonly string[]): string {
  const worded = Object.entries(reason.values).map(([name, value]) => [
    name,
    wordsOf(game, name, value, names),
  ]);
  return t(reason.code, Object.fromEntries(worded) as Values);
}

function wordsOf(
  game: GameInfo,
  name: string,
  value: Reason["values"][string],
  names: readonly string[],
): string | number {
  if (Array.isArray(value)) return tokens(game, value.map(Number));
  if (typeof value === "string") return name === "colour" ? colour(game, value) : value;
  switch (name) {
    case "card":
      return card(game, value);
    case "noble":
    case "royal":
      return traitsOf(game.name).patrons.why(game, value);
    case "player":
      return names[value] ?? "";
    default:
      return value;
  }
}

/** Decisions made in one go as one piece of advice; how it is paid, and what only leads to the next, goes unsaid. */
export function offers(game: GameInfo, moves: readonly string[], position: Position): string {
  const told = moves.filter(
    (move, index) => (index === 0 || !/^(pay|cover)\b/.test(move)) && !belongs(moves[index + 1], move, game),
  );
  return join(told.map((move) => offer(game, move, position)));
}

/** A share of the victory as a whole percentage; only what is certain is 0 or 100. */
export function percent(share: number): string {
  const rounded = Math.round(100 * share);
  const shown = share > 0 && share < 1 ? Math.min(Math.max(rounded, 1), 99) : rounded;
  return t("share-percent", { number: shown });
}
