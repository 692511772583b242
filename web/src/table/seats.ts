/** Who sits where, seen from this screen. */

import { yourSeats } from "../game/sides.ts";
import type { Event, Seat, TableState, View } from "../wire/types.ts";

/** The seats that this person plays for, unless a bot plays there in their absence. */
export function ownSeats(seats: readonly Seat[]): number[] {
  return seats.flatMap((seat, number) =>
    seat.yours && seat.kind === "person" && !seat.away ? [number] : [],
  );
}

/** The seat shown nearest: whose cards are shown, else the own one that is next to move, else the first. */
export function nearSeat(seats: readonly Seat[], view: View): number {
  if (view.seat !== null) return view.seat;
  const own = yourSeats(seats);
  const from = view.position.to_move ?? 0;
  const wait = (seat: number) => (seat - from + seats.length) % seats.length;
  return own.sort((a, b) => wait(a) - wait(b))[0] ?? 0;
}

/**
 * Several people share this screen and one of them is to move, but the screen shows nobody's cards yet: whose
 * they would be, and whether there is anything that the others must not see (then the screen is handed over).
 */
export function handOver(table: TableState, view: View): { seat: number; secret: boolean } | null {
  const seat = view.position.to_move;
  if (table.status !== "playing" || seat === null || view.seat === seat) return null;
  const own = ownSeats(table.seats);
  if (own.length < 2 || !own.includes(seat)) return null;
  return { seat, secret: view.position.players[seat]?.reserved.some((card) => card.hidden) ?? false };
}

/** The seat for which this person would take a move back: the one that decided last. */
export function undoSeat(seats: readonly Seat[], events: readonly Event[]): number | null {
  const own = ownSeats(seats);
  const last = events.findLast((event) => event.kind === "move" && own.includes(event.seat));
  return last?.seat ?? own[0] ?? null;
}

/** A bot's name begins with its kind ("Greedy 2"); what follows. Null for the name of a person. */
export function botNumber(seat: Seat): string | null {
  if (seat.kind !== "bot" || seat.bot === null) return null;
  return seat.name.toLowerCase().startsWith(seat.bot) ? seat.name.slice(seat.bot.length) : null;
}
