import type { Table as GameTable } from "../interface.ts";
import Back from "./Back.svelte";
import Patron from "./Patron.svelte";
import Table from "./Table.svelte";

// Every question is answered on the board.
export const table: GameTable = { Table, Back, Patron, questions: {} };
