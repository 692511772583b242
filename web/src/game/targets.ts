/**
 * Everything that can be pressed has an id: bank-w, card-2c, deck-2, hand-1, noble-2, royal-1, cell-c3, held-w,
 * theirs-w, colour-w, replenish, pass, privilege. Cards in the hands of others are seen-1-2: they can be looked at.
 */

import type { GameInfo } from "../wire/types.ts";
import { cardAt, type Position } from "./places.ts";

/** The target of a place: card-2c, deck-2 for 2t, hand-1 for h1. */
export function targetOf(place: string): string {
  if (place.endsWith("t")) return `deck-${place.slice(0, -1)}`;
  return place.startsWith("h") ? `hand-${place.slice(1)}` : `card-${place}`;
}

/** The place of a target, the other way round; null for what is no place of a card. */
export function targetPlace(target: string): string | null {
  const [kind, name] = target.split("-");
  if (name === undefined) return null;
  return kind === "card" ? name : kind === "deck" ? `${name}t` : kind === "hand" ? `h${name}` : null;
}

/** The card that a target stands for, null where nobody sees one; `near` is the seat whose hand can be pressed. */
export function cardOf(target: string, game: GameInfo, position: Position, near: number): number | null {
  const seen = /^seen-(\d)-(\d)$/.exec(target);
  if (seen) return cardAt(game, position, `h${seen[2] ?? ""}`, Number(seen[1]));
  const place = targetPlace(target);
  return place === null ? null : cardAt(game, position, place, near);
}
