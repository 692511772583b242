/** Which puzzles have been solved, and of which the solution has only been seen; remembered in the browser. */

import { recall, remember } from "../memory.ts";

const KEY = "cabochon.puzzles";

/** "solved" by oneself, or "seen". */
export type Done = "solved" | "seen";

export const done = {
  /** By the names of the puzzles. */
  read(): Readonly<Record<string, Done>> {
    try {
      const found: unknown = JSON.parse(recall(KEY) ?? "{}");
      if (typeof found !== "object" || found === null || Array.isArray(found)) return {};
      const entries = Object.entries(found).filter(([, how]) => how === "solved" || how === "seen");
      return Object.fromEntries(entries) as Record<string, Done>;
    } catch {
      return {};
    }
  },
  /** What was solved once stays solved. */
  write(name: string, how: Done): void {
    const before = done.read();
    if (before[name] !== "solved") remember(KEY, JSON.stringify({ ...before, [name]: how }));
  },
};
