/** The events of a table, with those that were taken back marked. */

import type { Event } from "../wire/types.ts";

/** An event, and whether it has been taken back since. */
export type Told = Event & { readonly undone: boolean };

/** The history with more events behind it. */
export function told(history: readonly Told[], events: readonly Event[]): Told[] {
  let all = [...history];
  for (const event of events) {
    if (event.kind === "undo") {
      all = all.map((earlier) =>
        earlier.kind === "move" && earlier.decisions > event.decisions
          ? { ...earlier, undone: true }
          : earlier,
      );
    }
    all.push({ ...event, undone: false });
  }
  return all;
}
