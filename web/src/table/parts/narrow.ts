import { MediaQuery } from "svelte/reactivity";

/** The window has no room beside the table, so that everything stands in one column. Styles know this width too. */
export const narrow = new MediaQuery("max-width: 999px");
