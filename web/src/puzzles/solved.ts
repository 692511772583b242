/** Which puzzles have been solved, and of which the solution has only been seen; remembered in the browser. */

import { isRecord, Kept } from "../kept.svelte.ts";

/** "solved" by oneself, or "seen". */
export type Done = "solved" | "seen";

const kept = new Kept<Readonly<Record<string, Done>>>("puzzles", (found) => {
  const entries = isRecord(found) ? Object.entries(found) : [];
  return Object.fromEntries(entries.filter((entry): entry is [string, Done] => isDone(entry[1])));
});

export const done = {
  /** By the names of the puzzles. */
  read(): Readonly<Record<string, Done>> {
    return kept.now;
  },
  /** What was solved once stays solved. */
  write(name: string, how: Done): void {
    kept.change((before) => (before[name] === "solved" ? before : { ...before, [name]: how }));
  },
};

function isDone(found: unknown): found is Done {
  return found === "solved" || found === "seen";
}
