import { expect, it } from "vitest";
import { told } from "../live/history.ts";
import type { Event } from "../wire/types.ts";
import { goingBack } from "./takeback.ts";

function move(number: number, seat: number, decisions: number): Event {
  return { number, time: 0, kind: "move", seat, moves: "pass", deeds: [], decisions, turn: number };
}

it("finds everything that goes back, the moves of others too, and nothing that has gone already", () => {
  const events = told(
    [],
    [
      { number: 1, time: 0, kind: "started", seat: null, name: "", bot: null },
      move(2, 0, 2),
      move(3, 1, 3),
      { number: 4, time: 0, kind: "undo", seat: 1, decisions: 2, again: false },
      move(5, 1, 4),
      move(6, 0, 5),
      move(7, 1, 6),
    ],
  );
  expect(goingBack(events, 4).map(({ number }) => number)).toEqual([6, 7]);
  expect(goingBack(events, 0).map(({ number }) => number)).toEqual([2, 5, 6, 7]);
  expect(goingBack(events, 6)).toEqual([]);
});
