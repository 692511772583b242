/** What of the table is in sight: on a narrow screen a coach stands above it and the own cards below. */

import { find } from "./find.ts";

export interface Span {
  readonly top: number;
  readonly bottom: number;
}

/** Between which heights of the window things on the table show. */
export function sight(table: Element): Span {
  const stage = table.closest(".tall");
  const { top, bottom } = (stage ?? table).getBoundingClientRect();
  const edge = (name: string) => stage?.querySelector(name)?.getBoundingClientRect();
  return {
    top: Math.max(top, edge(".coached")?.bottom ?? top),
    bottom: Math.min(bottom, edge(".dock")?.top ?? bottom),
  };
}

/** The same of the table itself, as it lies now: others may stand above it. */
export function clipped(table: Element): Span {
  const { top, bottom } = table.getBoundingClientRect();
  const shown = sight(table);
  return { top: Math.max(top, shown.top), bottom: Math.min(bottom, shown.bottom) };
}

/** How far to scroll until all that is pointed at is in the middle, or the first of it where there is no room for all. */
export function distance(pointed: readonly Span[], shown: Span): number {
  const [first] = pointed;
  if (first === undefined) return 0;
  const top = Math.min(...pointed.map((one) => one.top));
  const bottom = Math.max(...pointed.map((one) => one.bottom));
  const meant = bottom - top <= shown.bottom - shown.top ? { top, bottom } : first;
  return (meant.top + meant.bottom - shown.top - shown.bottom) / 2;
}

/** Brings into sight what a coach points at. */
export function reveal(targets: readonly string[]): void {
  const lying = targets.flatMap((target) => find(target) ?? []).filter((one) => !one.closest(".dock"));
  const stage = lying[0]?.closest(".stage");
  const table = stage?.querySelector(".table");
  if (!stage || !table) return;
  // On a narrow screen the table scrolls, and the stage around it.
  for (const scroller of stage.matches(".tall") ? [table, stage] : [table]) {
    const boxes = lying.map((one) => one.getBoundingClientRect());
    const shown = scroller === table ? clipped(table) : sight(table);
    scroller.scrollBy({ top: distance(boxes, shown), behavior: "instant" });
  }
}
