/** How a recorded game ended. */

import { join, t } from "../language/index.ts";
import type { Replay } from "../wire/types.ts";

/** Who has won, who has given up, or that the record ends before anybody has. */
export function endWords(start: Replay, names: readonly string[]): string {
  const { outcome, ended } = start;
  if (outcome === null) {
    // A game that was kept here by an older page does not say.
    return ended
      ? t(`reason-${ended.reason}`, { player: names[ended.seat ?? -1] ?? "" })
      : t("study-open-end");
  }
  const winners = outcome.winners.map((seat) => names[seat] ?? "");
  return t("winners", { count: winners.length, names: join(winners) });
}
