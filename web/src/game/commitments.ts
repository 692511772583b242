/** The commitments of tables that this browser has seen while their secret was unknown, kept for later. */

import { Kept } from "../kept.svelte.ts";

type Pair = readonly [id: string, commitment: string];

const MOST = 200;
const kept = new Kept<readonly Pair[]>("commitments", (found) =>
  Array.isArray(found) ? found.filter(isPair) : [],
);

/** Keep a table's commitment when it is first seen; later ones, and those with their secret, prove nothing. */
export function remember(id: string, commitment: string, secret: string | null): void {
  if (secret !== null || remembered(id) !== null) return;
  kept.change((pairs) => [...pairs, [id, commitment] as const].slice(-MOST));
}

/** The commitment that was kept; null if there is none. */
export function remembered(id: string): string | null {
  return kept.now.find(([table]) => table === id)?.[1] ?? null;
}

function isPair(value: unknown): value is Pair {
  return Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === "string");
}
