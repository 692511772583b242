/** Which moves the table shows with arrows: the one that is looked at, and beside it what was played. */

import type { AnalysisStudy } from "../wire/types.ts";

interface ShownMove {
  readonly kind: "best" | "played";
  readonly move: string;
}

/** Before anything is known about a decision, what was played is all there is to show. */
export function shownMoves(
  study: AnalysisStudy | null,
  played: string | undefined,
  chosen: number,
): ShownMove[] {
  if (played === undefined) return [];
  const looked = study?.candidates[chosen]?.move;
  if (looked === undefined) return [{ kind: "played", move: played }];
  if (looked === played) return [{ kind: "best", move: looked }];
  return [
    { kind: "played", move: played },
    { kind: "best", move: looked },
  ];
}
