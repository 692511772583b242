import { scenes } from "#tests/fixtures/index.ts";
import { describe, expect, it } from "vitest";
import { begin, press, type Draft } from "../../game/draft.ts";
import { spiralOf } from "../../games/duel/board.ts";
import type { DuelPosition } from "../../wire/types.ts";
import { marksOf } from "./marks.ts";

const none = new Set<string>();

function drafted(phase: DuelPosition["phase"], fits: (moves: string[]) => boolean = () => true): Draft {
  const scene = scenes.find(
    ({ view }) => view.position.game === "duel" && view.position.phase === phase && fits(view.legal_moves),
  );
  if (!scene) throw new Error(`no Duel position in phase ${phase}`);
  return begin(scene.view, scene.game, scene.settings);
}

const line = (moves: string[]) => moves.find((move) => /^take \w\w-\w\w$/.test(move))?.slice(5, 7);

describe("marks", () => {
  it("shows nothing where nothing can be decided but what was touched last", () => {
    const marks = marksOf(null, new Set(["cell-c3"]));
    expect(marks.begun).toBe(false);
    expect(marks.open("cell-c3")).toBe(false);
    expect(marks.dimmed("cell-c3")).toBe(false);
    expect(marks.touched("cell-c3")).toBe(true);
  });

  it("dims no cell before anything is chosen, and what does not fit afterwards", () => {
    const start = drafted("act", (moves) => line(moves) !== undefined);
    const cells = spiralOf(start.game).map((cell) => `cell-${cell}`);
    expect(cells.filter(marksOf(start, none).dimmed)).toEqual([]);

    const first = `cell-${line(start.view.legal_moves) ?? ""}`;
    const draft = press(start, first);
    const marks = marksOf(draft, none);
    expect(marks.begun).toBe(true);
    expect(marks.chosen(first)).toBe(1);
    const next = cells.filter(marks.onward);
    expect(next).not.toEqual([]);
    expect(next).not.toContain(first);
    expect(cells.filter(marks.dimmed)).toEqual(
      cells.filter((cell) => cell !== first && !next.includes(cell)),
    );
  });

  it("forgets the last move as soon as the person begins theirs", () => {
    const start = drafted("act", (moves) => line(moves) !== undefined);
    const first = `cell-${line(start.view.legal_moves) ?? ""}`;
    expect(marksOf(start, new Set([first])).touched(first)).toBe(true);
    expect(marksOf(press(start, first), new Set([first])).touched(first)).toBe(false);
  });

  it("dims everything that does not answer a question", () => {
    const draft = drafted("match");
    const cells = spiralOf(draft.game).map((cell) => `cell-${cell}`);
    const answers = draft.view.legal_moves.map((move) => `cell-${move.slice(6)}`);
    const marks = marksOf(draft, none);
    expect(cells.filter((cell) => !marks.dimmed(cell)).sort()).toEqual(answers.sort());
  });
});
