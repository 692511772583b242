/** Who is not heard. Nobody is told who another person is, but a seat is the same person's while its game lasts. */

import { Kept, texts } from "../kept.svelte.ts";

const MOST = 100;
const kept = new Kept("muted", texts);
const placeOf = (table: string, seat: number) => `${table} ${seat}`;

export const muted = {
  has(table: string, seat: number): boolean {
    return kept.now.includes(placeOf(table, seat));
  },
  set(table: string, seat: number, on: boolean): void {
    const place = placeOf(table, seat);
    kept.change((places) => {
      const others = places.filter((other) => other !== place);
      return on ? [...others, place].slice(-MOST) : others;
    });
  },
  /** From a game to the next one, where everybody sits one seat further on: on the one before theirs. */
  follow(table: string, next: string, seats: number): void {
    for (let seat = 0; seat < seats; seat += 1)
      if (muted.has(table, seat)) muted.set(next, (seat + seats - 1) % seats, true);
  },
};
