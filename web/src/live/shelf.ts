/** Answers that were had once and are had again without a network, where the browser can keep them. */

import { Trouble } from "./problems.ts";

const SHELF = "cabochon-replays";
/** A game takes four: its record, its table, its positions with nothing hidden and as one seat saw them. */
const MOST = 48;

/** What the server answers; where it can't be reached, what it answered under this name before. */
export async function orKept<T>(name: string, ask: () => Promise<T>): Promise<T> {
  const shelf = await opened();
  const place = `/kept/${encodeURIComponent(name)}`;
  try {
    const answer = await ask();
    if (shelf) void put(shelf, place, answer).catch(() => undefined); // there may be no room
    return answer;
  } catch (error) {
    const away = error instanceof Trouble && error.status === 0;
    const kept = away && shelf ? await shelf.match(place) : undefined;
    if (kept) return (await kept.json()) as T;
    throw error;
  }
}

/** Forgets everything: whoever uses this browser from now on is somebody else. */
export async function clearShelf(): Promise<void> {
  if (canKeep()) await caches.delete(SHELF).catch(() => undefined);
}

/** A short name for a long text. */
export async function digestOf(text: string): Promise<string> {
  if (!canKeep()) return ""; // nothing is kept under it
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Only pages that come by https, or from this very machine. */
function canKeep(): boolean {
  return "caches" in globalThis && isSecureContext;
}

async function opened(): Promise<Cache | null> {
  return canKeep() ? caches.open(SHELF).catch(() => null) : null;
}

async function put(shelf: Cache, place: string, answer: unknown): Promise<void> {
  await shelf.delete(place); // so that the oldest come first
  await shelf.put(place, new Response(JSON.stringify(answer)));
  const places = await shelf.keys();
  await Promise.all(places.slice(0, -MOST).map((old) => shelf.delete(old)));
}
