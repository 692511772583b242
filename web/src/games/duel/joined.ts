/** What is done in one go: a gold with the card that is reserved for it, and several privileges at once. */

import { cardAt, deckSize, marketPlaces, parts, topOf } from "../../game/places.ts";
import type { Plan } from "../../game/plans.ts";
import { targetOf } from "../../game/targets.ts";
import type { DuelPosition, GameInfo, View } from "../../wire/types.ts";

export function joinedPlans({ position, legal_moves: legal }: View, seat: number, game: GameInfo): Plan[] {
  const duel = position as DuelPosition;
  return [...reservations(legal, duel, game), ...privileges(legal, duel.players[seat]?.privileges ?? 0)];
}

/** Whichever is pressed first, the gold or the card. */
function reservations(legal: readonly string[], position: DuelPosition, game: GameInfo): Plan[] {
  const golds = legal.filter((move) => move.startsWith("gold "));
  const places = [
    ...marketPlaces(game, position).filter((place) => cardAt(game, position, place, 0) !== null),
    ...game.decks.filter((deck) => deckSize(game, position, deck) > 0).map(topOf),
  ];
  return golds.flatMap((gold) =>
    places.map((place): Plan => {
      const cell = parts(gold)[1];
      return {
        kind: "reserve",
        targets: [`cell-${cell}`, targetOf(place)],
        moves: [gold, `reserve ${place}`],
      };
    }),
  );
}

/** One cell for each privilege that is spent, in the order in which the game wants them. */
function privileges(legal: readonly string[], held: number): Plan[] {
  const cells = legal.filter((move) => move.startsWith("privilege "));
  return choices(cells, held).map((moves) => ({
    kind: "privilege",
    targets: ["privilege", ...moves.map((move) => `cell-${parts(move)[1]}`)],
    moves,
  }));
}

/** All ways to choose one to `most` of some things, in their order. */
function choices<T>(things: readonly T[], most: number): T[][] {
  if (most < 1) return [];
  return things.flatMap((thing, index) => [
    [thing],
    ...choices(things.slice(index + 1), most - 1).map((rest) => [thing, ...rest]),
  ]);
}
