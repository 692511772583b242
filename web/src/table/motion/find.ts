/** Where things of the table are on the page. */

import { ends } from "./flights.ts";

/** The element of a target or place, or one that can stand for it, if it has a place on the page. */
export function find(id: string): Element | null {
  for (const name of ends(id)) {
    const value = CSS.escape(name);
    for (const element of document.querySelectorAll(`[data-target="${value}"], [data-place="${value}"]`)) {
      if (element.getClientRects().length > 0) return element;
    }
  }
  return null;
}
