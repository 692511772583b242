import { settled, stubCaches } from "#tests/caches.ts";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { clearShelf } from "../live/shelf.ts";
import { keptGames, positionsOf, recordOf, tableOf } from "./kept.ts";

const seat = (yours: boolean) => ({ kind: "person", name: "Ada", yours });
/** Tables that a server has: at one this person had a seat, at the other two. */
const TABLES: Record<string, object> = {
  one: { id: "one", game: "duel", created: 7, seats: [seat(false), seat(true)] },
  both: { id: "both", game: "splendor", created: 8, seats: [seat(true), seat(true)] },
};

let away = false;
beforeEach(() => {
  away = false;
  stubCaches();
  vi.stubGlobal("fetch", (url: string) => {
    const id = /tables\/([a-z]+)/.exec(url)?.[1] ?? "";
    if (away) return Promise.reject(new TypeError("no network"));
    if (url.endsWith("/record")) return Promise.resolve(new Response(`the record of ${id}`));
    return Promise.resolve(Response.json(TABLES[id] ?? {}));
  });
});
afterEach(() => vi.unstubAllGlobals());

/** What the page asks for to show a replay. */
async function goThrough(id: string, ...seats: (number | null)[]): Promise<void> {
  const [record] = await Promise.all([recordOf(id), tableOf(id)]);
  for (const seat of seats) await positionsOf({ record, seat });
  await settled();
}

const listed = async () => (await keptGames()).map(({ id }) => id);

it("lists the games that were gone through here, the last first", async () => {
  expect(await listed()).toEqual([]);
  await goThrough("one", null, 1);
  await goThrough("both", null);
  away = true;
  expect(await listed()).toEqual(["both", "one"]);
  expect((await keptGames())[1]).toMatchObject({ game: "duel", updated: 7, your_turn: false });
  await goThrough("one", null, 1);
});

it("lists no game of which something is missing", async () => {
  await goThrough("one", null); // and nothing as oneself saw it
  await tableOf("both");
  await settled();
  expect(await listed()).toEqual([]);
});

it("lists nothing of who was here before", async () => {
  await goThrough("one", null, 1);
  await clearShelf();
  expect(await listed()).toEqual([]);
});
