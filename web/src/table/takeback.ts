/** What a move that is taken back takes along. */

import type { Told } from "../live/history.ts";
import type { MoveEvent } from "../wire/types.ts";

/** The moves that go back when only the first decisions of the game are kept, the earliest first. */
export function goingBack(events: readonly Told[], decisions: number): MoveEvent[] {
  return events.filter(
    (event): event is Told & MoveEvent =>
      event.kind === "move" && !event.undone && event.decisions > decisions,
  );
}
