/** The browser's caches, in memory; as long as somebody stubs them. */

import { vi } from "vitest";

class FakeCache {
  readonly kept = new Map<string, Response>();
  match = (place: string) => Promise.resolve(this.kept.get(place)?.clone());
  put = (place: string, answer: Response) => Promise.resolve(void this.kept.set(place, answer));
  delete = (place: string | Request) =>
    Promise.resolve(this.kept.delete(typeof place === "string" ? place : new URL(place.url).pathname));
  keys = () =>
    Promise.resolve([...this.kept.keys()].map((place) => new Request(new URL(place, location.href))));
}

/** One cache, empty at first; what is in it. */
export function stubCaches(): () => ReadonlyMap<string, Response> {
  let cache = new FakeCache();
  vi.stubGlobal("isSecureContext", true);
  vi.stubGlobal("caches", {
    open: () => Promise.resolve(cache),
    delete: () => Promise.resolve((cache = new FakeCache())),
  });
  return () => cache.kept;
}

/** Until what is kept on the side is kept. */
export const settled = () => new Promise((resolve) => setTimeout(resolve, 5));
