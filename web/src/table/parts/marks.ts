/** How a target shows itself: what can be pressed, what is chosen, what the others touched last. */

import { onward, open, times, type Draft } from "../../game/draft.ts";

export interface Marks {
  /** Something is chosen. */
  readonly begun: boolean;
  /** It can be pressed now. */
  open(target: string): boolean;
  /** Pressing it carries on what has been begun, or could begin something; for a second token too. */
  inviting(target: string): boolean;
  /** It does so, and is not chosen yet. */
  onward(target: string): boolean;
  /** How often it is chosen. */
  chosen(target: string): number;
  /** Something is under way, chosen or asked for, that this does not belong to. */
  dimmed(target: string): boolean;
  touched(target: string): boolean;
}

export function marksOf(draft: Draft | null, highlighted: ReadonlySet<string>): Marks {
  const pressable = draft === null ? new Set<string>() : open(draft);
  const next = draft === null ? new Set<string>() : onward(draft);
  const begun = draft !== null && draft.chosen.length > 0;
  const asked = draft !== null && draft.view.position.phase !== "act";
  const chosen = (target: string) => (draft === null ? 0 : times(draft, target));
  return {
    begun,
    open: (target) => pressable.has(target),
    inviting: (target) => next.has(target),
    onward: (target) => next.has(target) && chosen(target) === 0,
    chosen,
    dimmed: (target) => (begun || asked) && !next.has(target) && chosen(target) === 0,
    touched: (target) => !begun && highlighted.has(target),
  };
}
