import type { GameName } from "../wire/types.ts";
import { table as duel } from "./duel/table.ts";
import type { Table } from "./interface.ts";
import { table as splendor } from "./splendor/table.ts";

const TABLES: Readonly<Record<GameName, Table>> = { splendor, duel };

export function tableOf(name: GameName): Table {
  const found = TABLES[name];
  if (!found) throw new Error(`this page does not draw ${name}`);
  return found;
}
