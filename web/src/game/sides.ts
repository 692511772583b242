/** Who wins together: a position says it (`sides`), and before there is one, the game's traits. */

/** Everybody is a side of their own. */
export function alone(players: number): number[][] {
  return Array.from({ length: players }, (_, seat) => [seat]);
}

/** The side of a seat, or null where everybody plays alone. */
export function team(seat: number, all: readonly (readonly number[])[]): number | null {
  const side = all.findIndex((seats) => seats.includes(seat));
  return (all[side]?.length ?? 0) > 1 ? side : null;
}
