/** A puzzle at a table of the fixtures; which moves are right is said by the test. */

import type { Puzzle, PuzzleSolution, PuzzleVerdict, View } from "../src/wire/types.ts";
import { scenes } from "./fixtures/index.ts";

const acting = scenes.find(({ view }) => view.position.game === "splendor" && view.position.phase === "act");
if (!acting || acting.view.seat === null) throw new Error("no fixture has a turn of Splendor");

export const GAME = acting.game;
export const POSITIONS = {
  start: acting.view.position,
  end: { ...acting.view.position, to_move: 1 - acting.view.seat } as View["position"],
};

/** What comes of every wrong move, unless a test says something else. */
export const WRONG: PuzzleVerdict = { fate: "on", line: [], outcome: null, value: null };

/** A way to solve it in one decision, unless a test says something else. */
export function solution(more: Partial<PuzzleSolution> & { line: string[] }): PuzzleSolution {
  return { at: more.line.length - 1, reasons: [], end: POSITIONS.end, outcome: null, ...more };
}

/** `right` has an entry for each step; all other moves have the first verdict. */
export function puzzle({
  right,
  ...more
}: Partial<Puzzle> & { right: Puzzle["steps"][number]["right"][] }): Puzzle {
  const legal = acting?.view.legal_moves ?? [];
  return {
    name: "win-1",
    kind: "win",
    level: 4,
    steps: right.map((moves) => ({
      view: {
        seat: acting?.view.seat ?? 0,
        position: POSITIONS.start,
        legal_moves: [...legal, ...Object.keys(moves)],
      },
      right: moves,
      wrong: Object.fromEntries(legal.filter((move) => !(move in moves)).map((move) => [move, 0])),
    })),
    last: false,
    verdicts: [WRONG],
    value: 1,
    others: 0.4,
    solutions: [solution({ line: right.flatMap((moves) => Object.keys(moves).slice(0, 1)) })],
    threat: [],
    ...more,
  };
}
