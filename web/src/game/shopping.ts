/** The cards that a player could buy, now or soon, by their targets. */

import type { CardFace } from "../wire/types.ts";
import { affordable, goldOf, missing, type Buyer } from "./costs.ts";
import { cardAt, marketPlaces } from "./places.ts";
import { targetOf } from "./targets.ts";
import { total } from "./tokens.ts";

export interface Offer {
  readonly target: string;
  readonly face: CardFace;
  /** How many tokens are lacking, gold counted. */
  readonly short: number;
  readonly affordable: boolean;
}

/** All cards that the player may buy once they have the tokens: those on the table, then the own hand. */
export function offersTo(buyer: Buyer): Offer[] {
  const { game, position, seat } = buyer;
  const hand = (position.players[seat]?.reserved ?? []).map((_, index) => `h${index + 1}`);
  return [...marketPlaces(game, position), ...hand].flatMap((place): Offer[] => {
    const card = cardAt(game, position, place, seat);
    const face = card === null ? undefined : game.cards[card];
    if (card === null || face === undefined) return [];
    const short = Math.max(0, total(missing(card, buyer)) - goldOf(buyer));
    return [{ target: targetOf(place), face, short, affordable: affordable(card, buyer) }];
  });
}

/** The targets of some cards. */
export function targetsOf(offers: readonly Offer[]): string[] {
  return offers.map(({ target }) => target);
}

/** The card that lacks the fewest tokens, though some; undefined where there is none. */
export function nearest(offers: readonly Offer[]): Offer | undefined {
  return offers.filter(({ short }) => short > 0).toSorted((a, b) => a.short - b.short)[0];
}
