/** The commitments of tables that this browser has seen while their secret was unknown, kept for later. */

import { recall, remember as store } from "../memory.ts";

const SHELF = "cabochon.commitments";
const MOST = 200;

/** Keep a table's commitment when it is first seen; later ones, and those with their secret, prove nothing. */
export function remember(id: string, commitment: string, secret: string | null): void {
  if (secret !== null) return;
  const kept = read();
  if (kept.some(([table]) => table === id)) return;
  store(SHELF, JSON.stringify([...kept, [id, commitment]].slice(-MOST)));
}

/** The commitment that was kept; null if there is none. */
export function remembered(id: string): string | null {
  return read().find(([table]) => table === id)?.[1] ?? null;
}

/** Keep none of them any longer. */
export function forget(): void {
  store(SHELF, null);
}

function read(): [id: string, commitment: string][] {
  try {
    const kept: unknown = JSON.parse(recall(SHELF) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isPair) : [];
  } catch {
    return [];
  }
}

function isPair(value: unknown): value is [string, string] {
  return Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === "string");
}
