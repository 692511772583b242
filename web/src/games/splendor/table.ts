import type { Table as GameTable } from "../interface.ts";
import Back from "./Back.svelte";
import Guest from "./Guest.svelte";
import NobleSheet from "./NobleSheet.svelte";
import Table from "./Table.svelte";

export const table: GameTable = { Table, Back, Guest, questions: { noble: NobleSheet } };
