/** What a table does without for its first moments. */

export { default as Flights } from "./motion/Flights.svelte";
export { default as Sheets } from "./sheets/Sheets.svelte";
