import type { GameName } from "../wire/types.ts";
import type { Table } from "./interface.ts";

const FETCH: Readonly<Record<GameName, () => Promise<{ table: Table }>>> = {
  splendor: () => import("./splendor/table.ts"),
  duel: () => import("./duel/table.ts"),
};
const fetched: Record<GameName, Table> = {};

/** Fetches the table of a game: nobody needs those of the others. */
export async function fetchTable(name: GameName): Promise<Table> {
  const fetch = FETCH[name];
  if (!fetch) throw new Error(`this page does not draw ${name}`);
  return (fetched[name] ??= (await fetch()).table);
}

/** The table of a game, once it has been fetched: whatever lies on a table can ask for it. */
export function tableOf(name: GameName): Table {
  const found = fetched[name];
  if (!found) throw new Error(`the table of ${name} is not here`);
  return found;
}
