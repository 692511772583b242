/** Who wins together: a position says it (`sides`), and before there is one, the game's traits. And whose seats are whose. */

import type { Seat } from "../wire/types.ts";

/** Everybody is a side of their own. */
export function alone(players: number): number[][] {
  return Array.from({ length: players }, (_, seat) => [seat]);
}

/** The side of a seat, or null where everybody plays alone. */
export function team(seat: number, all: readonly (readonly number[])[]): number | null {
  const side = all.findIndex((seats) => seats.includes(seat));
  return (all[side]?.length ?? 0) > 1 ? side : null;
}

/** All seats of this person, also those on which a bot plays in their absence. */
export function yourSeats(seats: readonly Pick<Seat, "yours">[]): number[] {
  return seats.flatMap((seat, number) => (seat.yours ? [number] : []));
}

/** Their one seat; null for those who watch, and for who plays for several and has no eyes of their own. */
export function yourSeat(seats: readonly Pick<Seat, "yours">[]): number | null {
  const [seat, ...others] = yourSeats(seats);
  return seat === undefined || others.length > 0 ? null : seat;
}
