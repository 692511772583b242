/** Why a move is good, how good, in words: the same messages as in the terminal. */

import { traitsOf } from "../games/traits.ts";
import { join, t, type Values } from "../language/index.ts";
import type { GameInfo, Reason } from "../wire/types.ts";
import { cardAt, COLUMNS, deckAt, marketPlaces, type Position } from "./places.ts";
import { belongs } from "./plans.ts";
import { card, colour, tokens } from "./things.ts";
import { offer } from "./words.ts";

/** A reason as a sentence; a value is worded by its name, see `cabochon.analysis.reason`. */
export function why(game: GameInfo, reason: Reason, names: readonly string[], position: Position): string {
  const worded = Object.entries(reason.values).map(([name, value]) => [
    name,
    wordsOf(game, name, value, names, position),
  ]);
  return t(reason.code, Object.fromEntries(worded) as Values);
}

function wordsOf(
  game: GameInfo,
  name: string,
  value: Reason["values"][string],
  names: readonly string[],
  position: Position,
): string | number {
  if (Array.isArray(value)) return tokens(game, value.map(Number));
  if (typeof value === "string") return name === "colour" ? colour(game, value) : value;
  switch (name) {
    case "card":
      return cardIn(game, value, position);
    case "noble":
    case "royal":
      return traitsOf(game.name).patrons.why(game, value);
    case "player":
      return names[value] ?? "";
    default:
      return value;
  }
}

/** A card; where several in sight read the same, also where it lies. */
function cardIn(game: GameInfo, number: number, position: Position): string {
  const words = card(game, number);
  const mover = position.to_move ?? -1;
  const hand = (position.players[mover]?.reserved ?? []).map((_, index) => `h${index + 1}`);
  const alike = [...marketPlaces(game, position), ...hand].filter((place) => {
    const other = cardAt(game, position, place, mover);
    return other !== null && card(game, other) === words;
  });
  const place = alike.find((place) => cardAt(game, position, place, mover) === number);
  if (place === undefined || alike.length < 2) return words;
  const deck = deckAt(game, place);
  if (deck === undefined) return t("card-in-hand", { card: words });
  return t("card-at", { card: words, level: deck.level, number: COLUMNS.indexOf(place.slice(-1)) + 1 });
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
