/** The table at which a game goes on from one of its positions. */

import type { AnalysisStart, NewTable } from "../wire/types.ts";

/** I sit on `seat`, bots of one kind on the others. */
export function tableFrom(
  start: AnalysisStart,
  record: string,
  moves: number,
  seat: number,
  bot: string,
): NewTable {
  const seats = Array.from({ length: start.players }, (_, number) =>
    number === seat ? { kind: "me" as const } : { kind: "bot" as const, bot },
  );
  return { game: start.game, seats, base: { record, moves } };
}
