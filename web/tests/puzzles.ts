/** A puzzle at a table of the fixtures; which moves are right is said by the test. */

import type { Puzzle, View } from "../src/wire/types.ts";
import { scenes } from "./fixtures/index.ts";

const acting = scenes.find(({ view }) => view.position.game === "splendor" && view.position.phase === "act");
if (!acting || acting.view.seat === null) throw new Error("no fixture has a turn of Splendor");

export const GAME = acting.game;
export const POSITIONS = {
  start: acting.view.position,
  end: { ...acting.view.position, to_move: 1 - acting.view.seat } as View["position"],
};

/** `right` has an entry for each step. */
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
    })),
    value: 1,
    others: 0.4,
    line: Object.keys(right[0] ?? {}).slice(0, 1),
    at: 0,
    reasons: [],
    end: POSITIONS.end,
    outcome: null,
    faults: [],
    threat: [],
    ...more,
  };
}
