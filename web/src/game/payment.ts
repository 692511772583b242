/** How a purchase is paid: with as little gold as possible, and with more where the person wants it. */

import type { GameInfo, View } from "../wire/types.ts";
import { due, goldOf, missing } from "./costs.ts";
import { cardAt } from "./places.ts";
import type { Settings } from "./settings.ts";
import { total } from "./tokens.ts";

/** Counts are by token, gold last. */
export interface Payment {
  /** The card, and its place in notation: "2c" or "h1". */
  readonly card: number;
  readonly place: string;
  /** What is to be paid after the discount. */
  readonly due: readonly number[];
  /** What is paid as the draft stands. */
  readonly tokens: readonly number[];
  /** Whether the person has any choice. */
  readonly choice: boolean;
  /** Letters of the colours of which one more, or one fewer, can be covered with gold. */
  readonly more: readonly string[];
  readonly fewer: readonly string[];
}

/** The payment of a card, with some gems covered; the place is null for the purchase that is under way. */
export function paymentFor(
  place: string | null,
  covered: readonly number[],
  view: View,
  game: GameInfo,
  settings: Settings,
): Payment | null {
  const { position, seat } = view;
  const from = place ?? position.pending.buying ?? "";
  const card = seat === null ? null : cardAt(game, position, from, seat);
  if (seat === null || card === null) return null;
  const buyer = { game, position, seat };
  const cost = due(card, buyer);
  const gold = cost.length - 1;
  const usual =
    (place === null ? position.pending.payment : undefined) ?? leastGold(cost, missing(card, buyer));
  const held = goldOf(buyer);
  const choice =
    place === null ||
    (Boolean(settings["choose_payment"]) &&
      held > (usual[gold] ?? 0) &&
      usual.some((count, colour) => count > 0 && colour < gold));
  const tokens = usual.map((count, colour) =>
    colour === gold ? count + total(covered) : count - (covered[colour] ?? 0),
  );
  // Colours before the last one that the server has covered are settled.
  const first = place === null ? (position.pending.cursor ?? 0) : 0;
  const letters = [...game.letters];
  return {
    card,
    place: from,
    due: cost,
    tokens,
    choice,
    more: letters.filter(
      (_, colour) =>
        choice && colour >= first && colour < gold && (tokens[colour] ?? 0) > 0 && held > (tokens[gold] ?? 0),
    ),
    fewer: letters.filter((_, colour) => (covered[colour] ?? 0) > 0),
  };
}

function leastGold(cost: readonly number[], lacking: readonly number[]): number[] {
  const gold = cost.length - 1;
  return cost.map((count, colour) => (colour === gold ? total(lacking) : count - (lacking[colour] ?? 0)));
}
