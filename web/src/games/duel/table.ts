import type { Table as GameTable } from "../interface.ts";
import Back from "./Back.svelte";
import Patron from "./Patron.svelte";
import Table from "./Table.svelte";

export const table: GameTable = { Table, Back, Patron, questions: {} };
