/**
 * A move that has not been made, shown on the table: what goes from where to where. Facts only, like flights.ts;
 * ends are ids of targets and places.
 */

import { cardAt, marketPlaces, parts, type Position } from "../../game/places.ts";
import { targetsOf } from "../../game/plans.ts";
import { targetOf } from "../../game/targets.ts";
import { traitsOf } from "../../games/traits.ts";
import type { GameInfo, Reason } from "../../wire/types.ts";
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
export function meant(
  reasons: readonly Reason[],
  game: GameInfo,
  position: Position,
  seat: number,
  near: number,
): Trail[] {
  const cards = new Set(reasons.map(({ values }) => values["card"]));
  const hand = (position.players[seat]?.reserved ?? []).map((_, index) => `h${index + 1}`);
  return [...marketPlaces(game, position), ...hand].flatMap((place) => {
    const card = cardAt(game, position, place, seat);
    return card !== null && cards.has(card) ? [{ from: cardPlace(place, seat, near), to: null }] : [];
  });
}

function trailsOf(move: string, game: GameInfo, position: Position, seat: number, near: number): Trail[] {
  const [verb, argument] = parts(move);
  const mine = (part: string) => `seat-${seat}-${part}`;
  const { supply, patrons } = traitsOf(game.name);
  switch (verb) {
    case "take":
    case "privilege":
    case "match":
    case "gold":
      return targetsOf(verb, argument, game).map((from) => ({
        from,
        to: mine(supply.letterAt(from, game, position)),
      }));
    case "buy":
      return [
        {
          from: cardPlace(argument, seat, near),
          to: cardsOf(seat, cardAt(game, position, argument, seat), game),
        },
      ];
    case "reserve":
      return [{ from: cardPlace(argument, seat, near), to: mine("hand") }];
    case "noble":
    case "royal":
      return [{ from: `${verb}-${argument}`, to: mine(patrons.name) }];
    case "steal":
      return [{ from: `seat-${1 - seat}-${argument}`, to: mine(argument) }];
    case "return":
      return [{ from: mine(argument), to: supply.spent(argument) }];
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
