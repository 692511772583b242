/**
 * How a table fills the window. Decided here alone; styles follow the names: the page carries `data-layout`, the
 * stage the class of its arrangement. Widths and heights count in letters, so that large text counts as little room.
 */

import { MediaQuery } from "svelte/reactivity";

/** Wide: players and log beside the table. Short: three columns, the last one is the bar. Tall: one column. */
export type Layout = "wide" | "short" | "tall";

/** Where the players are: around the table, in a column beside it, or above and below. */
export type Arrangement = "wide" | "columns" | "tall";

const slim = new MediaQuery("max-width: 62.49em");
const lying = new MediaQuery(
  "(min-width: 34em) and (min-aspect-ratio: 5/4) and ((max-width: 62.49em) or (max-height: 34.99em))",
);
const roomy = new MediaQuery("min-width: 48em");
const small = new MediaQuery("(max-width: 37.49em) or (max-height: 37.49em)");

export const layout = {
  get current(): Layout {
    return lying.current ? "short" : this.upright;
  },
  /** For a page that scrolls as a whole, whose height is no matter. */
  get upright(): "wide" | "tall" {
    return slim.current ? "tall" : "wide";
  },
  /** The same where there is room for something beside the table in a short window: then it has its place. */
  get studied(): Layout {
    return lying.current && roomy.current ? "short" : this.upright;
  },
  /** Cards are drawn with large figures. */
  get compact(): boolean {
    return small.current;
  },
};
