/** A game of four decisions, and what is found out about them. */

import type { AnalysisEnd, AnalysisLine, AnalysisStart, AnalysisStudy, Grade } from "../src/wire/types.ts";

export const start: AnalysisStart = {
  type: "start",
  game: "splendor",
  names: ["Ada", "Ben"],
  settings: {},
  players: 2,
  decisions: 4,
  moves: ["take wbg", "take rr", "buy 1a", "take wbg"],
  seats: [0, 1, 0, 1],
  positions: [],
  outcome: { winners: [0], scores: [15, 3], reason: "target", seat: null },
  ended: null,
  file: "splendor-2026-11-16-ada-ben",
  seconds: 0.1,
  kept: null,
};

export function study(number: number, grade: Grade, share: number): AnalysisStudy {
  const move = start.moves[number] ?? "";
  return {
    type: "study",
    number,
    seat: number % 2,
    move,
    grade,
    loss: 0,
    before: [share, 1 - share],
    after: [share, 1 - share],
    candidates: [
      { move: "reserve 1a", share: 0.7, value: share, line: ["reserve 1a"], deeds: [] },
      { move, share: 0.3, value: share, line: [move], deeds: [] },
    ],
    reasons: [],
  };
}

export const studies = [
  study(0, "good", 0.5),
  study(1, "blunder", 0.4),
  study(2, "best", 0.8),
  study(3, "inaccuracy", 0.9),
];
export const end: AnalysisEnd = { type: "end", accuracy: [98, null] };
export const lines: readonly AnalysisLine[] = [start, ...studies, end];
