/**
 * A move that has not been made, shown on the table: what goes from where to where. Facts only, like flights.ts;
 * ends are ids of targets and places.
 */

import { cardAt, cellsOf, parts, placeName, tokenOn, type Position } from "../game/places.ts";
import { targetOf } from "../game/plans.ts";
import type { GameInfo, Reason } from "../wire/types.ts";
import { cardsOf } from "./flights.ts";

export interface Trail {
  readonly from: string;
  /** Null for what stays where it is. */
  readonly to: string | null;
}

/** The trails of decisions of a seat; `near` is the seat whose hand can be pressed. */
export function trails(
  moves: readonly string[],
  game: GameInfo,
  position: Position,
  seat: number,
  near: number,
): Trail[] {
  const found = moves.flatMap((move) => trailsOf(move, game, position, seat, near));
  const key = ({ from, to }: Trail) => `${from} ${to ?? ""}`;
  return [...new Map(found.map((trail) => [key(trail), trail])).values()];
}

/** The cards that reasons speak of, in sight of a seat: words alone may fit several. */
export function meant(reasons: readonly Reason[], position: Position, seat: number, near: number): Trail[] {
  const cards = new Set(reasons.map(({ values }) => values["card"]));
  const table = position.market.flatMap((row, level) => row.map((_, column) => placeName(level, column)));
  const hand = (position.players[seat]?.reserved ?? []).map((_, index) => `h${index + 1}`);
  return [...table, ...hand].flatMap((place) => {
    const card = cardAt(position, place, seat);
    return card !== null && cards.has(card) ? [{ from: cardPlace(place, seat, near), to: null }] : [];
  });
}

function trailsOf(move: string, game: GameInfo, position: Position, seat: number, near: number): Trail[] {
  const [verb, argument] = parts(move);
  const mine = (part: string) => `seat-${seat}-${part}`;
  const fromCells = () =>
    cellsOf(argument).map((cell) => ({ from: `cell-${cell}`, to: mine(letterOn(cell, game, position)) }));
  switch (verb) {
    case "take":
      return game.name === "duel"
        ? fromCells()
        : [...argument].map((letter) => ({ from: `bank-${letter}`, to: mine(letter) }));
    case "privilege":
    case "match":
    case "gold":
      return fromCells();
    case "buy":
      return [
        {
          from: cardPlace(argument, seat, near),
          to: cardsOf(seat, cardAt(position, argument, seat), game),
        },
      ];
    case "reserve":
      return [{ from: cardPlace(argument, seat, near), to: mine("hand") }];
    case "noble":
      return [{ from: `noble-${argument}`, to: mine("nobles") }];
    case "royal":
      return [{ from: `royal-${argument}`, to: mine("royals") }];
    case "steal":
      return [{ from: `seat-${1 - seat}-${argument}`, to: mine(argument) }];
    case "return":
      return [{ from: mine(argument), to: game.name === "duel" ? "bag" : `bank-${argument}` }];
    case "replenish":
      return [{ from: "bag", to: "cell-c3" }];
    default:
      return []; // nothing moves: a colour is named, a payment settled, a turn passed
  }
}

/** A card's place; in the hands of others nothing can be pressed. */
function cardPlace(place: string, seat: number, near: number): string {
  return place.startsWith("h") && seat !== near ? `seen-${seat}-${place.slice(1)}` : targetOf(place);
}

function letterOn(cell: string, game: GameInfo, position: Position): string {
  return game.letters.charAt(game.tokens.indexOf(tokenOn(position, cell) ?? ""));
}
