/** Answers that were had once and are had again without a network, where the browser can keep them. */

import { isAway } from "./problems.ts";

const SHELF = "cabochon-replays";
const PLACE = "/kept/";
/** A game takes four: its record, its table, its positions with nothing hidden and as one seat saw them. */
const MOST = 48;

/** What the server answers; where it can't be reached, what it answered under this name before. */
export async function orKept<T>(name: string, ask: () => Promise<T>): Promise<T> {
  const shelf = await opened();
  const place = placeOf(name);
  try {
    const answer = await ask();
    if (shelf) void put(shelf, place, answer).catch(() => undefined); // there may be no room
    return answer;
  } catch (error) {
    const kept = isAway(error) && shelf ? await shelf.match(place) : undefined;
    if (kept) return (await kept.json()) as T;
    throw error;
  }
}

/** The names under which something is kept, what was had last first. */
export async function keptNames(): Promise<string[]> {
  const places = (await (await opened())?.keys()) ?? [];
  return places.map(({ url }) => decodeURIComponent(new URL(url).pathname.slice(PLACE.length))).reverse();
}

/** What is kept under a name; null for nothing. */
export async function keptAs<T>(name: string): Promise<T | null> {
  const found = await (await opened())?.match(placeOf(name));
  return found ? ((await found.json()) as T) : null;
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

function placeOf(name: string): string {
  return PLACE + encodeURIComponent(name);
}

async function put(shelf: Cache, place: string, answer: unknown): Promise<void> {
  await shelf.delete(place); // so that the oldest come first
  await shelf.put(place, new Response(JSON.stringify(answer)));
  const places = await shelf.keys();
  await Promise.all(places.slice(0, -MOST).map((old) => shelf.delete(old)));
}
