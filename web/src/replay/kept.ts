/** Games that were gone through in this browser, and can be again while the server is away. */

import { yourSeat } from "../game/sides.ts";
import { recordText, replay, tableState } from "../live/api.ts";
import { digestOf, keptAs, keptNames, orKept } from "../live/shelf.ts";
import type { NewReplay, Replay, TableState, TableSummary } from "../wire/types.ts";

const recordName = (id: string) => `record ${id}`;
const TABLE = "table ";
const tableName = (id: string) => TABLE + id;

async function positionsName({ record, seat }: NewReplay): Promise<string> {
  return `replay ${await digestOf(record)} ${seat ?? "all"}`;
}

/** The record of a table's game. */
export function recordOf(id: string): Promise<string> {
  return orKept(recordName(id), () => recordText(id));
}

/** The table that it was played at. */
export function tableOf(id: string): Promise<TableState> {
  return orKept(tableName(id), () => tableState(id));
}

/** Its positions. */
export async function positionsOf(plan: NewReplay): Promise<Replay> {
  return orKept(await positionsName(plan), () => replay(plan));
}

/** The tables whose games are here as a whole, what was looked at last first. */
export async function keptGames(): Promise<TableSummary[]> {
  const names = await keptNames();
  const ids = names.filter((name) => name.startsWith(TABLE)).map((name) => name.slice(TABLE.length));
  const found = await Promise.all(ids.map((id) => keptGame(id, new Set(names))));
  return found.filter((table) => table !== null);
}

/** The table of a game, as lists have it; null where something that its replay asks for is missing. */
async function keptGame(id: string, names: ReadonlySet<string>): Promise<TableSummary | null> {
  const [record, table] = await Promise.all([
    keptAs<string>(recordName(id)),
    keptAs<TableState>(tableName(id)),
  ]);
  if (record === null || table === null) return null;
  const seats = [null, yourSeat(table.seats)];
  const needed = await Promise.all(seats.map((seat) => positionsName({ record, seat })));
  return needed.every((name) => names.has(name))
    ? { ...table, updated: table.created, your_turn: false, based: table.base !== null }
    : null;
}
