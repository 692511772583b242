/** Who wins together. */

import type { TableState } from "../wire/types.ts";

export type Settings = TableState["settings"];

/** The seats of each side; everybody is a side of their own, unless those opposite each other play together. */
export function sides(players: number, settings: Readonly<Record<string, unknown>>): number[][] {
  const seats = Array.from({ length: players }, (_, seat) => seat);
  if (settings["teams"] !== true) return seats.map((seat) => [seat]);
  return [seats.filter((seat) => seat % 2 === 0), seats.filter((seat) => seat % 2 === 1)];
}

/** The side of a seat, or null where everybody plays alone. */
export function team(seat: number, all: readonly (readonly number[])[]): number | null {
  const side = all.findIndex((seats) => seats.includes(seat));
  return (all[side]?.length ?? 0) > 1 ? side : null;
}
