/** How a recorded game ended. */

import { join, t } from "../language/index.ts";
import type { Replay } from "../wire/types.ts";

/** Who has won, or that the record ends before anybody has. */
export function endWords(start: Replay, names: readonly string[]): string {
  if (start.outcome === null) return t("study-open-end");
  const winners = start.outcome.winners.map((seat) => names[seat] ?? "");
  return t("winners", { count: winners.length, names: join(winners) });
}
