/** A puzzle being solved: the moves that are made at its table, judged one by one. */

import type { Played } from "../table/desk.svelte.ts";
import type { Problem, Puzzle, PuzzleSolution, PuzzleStep, PuzzleVerdict, View } from "../wire/types.ts";

/** "open" for a try, "wrong" after one, "solved" by a right one, "shown" for whoever gave up. */
export type Status = "open" | "wrong" | "solved" | "shown";

export class Solving implements Played {
  readonly puzzle: Puzzle;
  #at = $state(0);
  #status: Status = $state("open");
  /** The decisions since the beginning. */
  #path: readonly string[] = $state.raw([]);
  /** There is nobody to wait for. */
  readonly waiting = 0;

  constructor(puzzle: Puzzle) {
    this.puzzle = puzzle;
  }

  get status(): Status {
    return this.#status;
  }

  /** The decisions of a try; of one that went wrong, the last of them did. */
  get path(): readonly string[] {
    return this.#path;
  }

  /** Whether something right has been found that is not all. */
  get begun(): boolean {
    return this.#at > 0;
  }

  get step(): PuzzleStep {
    return this.puzzle.steps[this.#at] as PuzzleStep;
  }

  get seat(): number {
    return this.puzzle.steps[0]?.view.seat ?? 0;
  }

  /** The way in which the puzzle was solved; the shortest for whoever gave up. */
  get solution(): PuzzleSolution {
    const { solutions } = this.puzzle;
    const taken = solutions.find(
      ({ line, at }) =>
        at + 1 === this.#path.length && this.#path.every((move, index) => line[index] === move),
    );
    return taken ?? (solutions[0] as PuzzleSolution);
  }

  /** What comes of the decision that went wrong; null if none has. */
  get verdict(): PuzzleVerdict | null {
    if (this.#status !== "wrong") return null;
    return this.puzzle.verdicts[this.step.wrong[this.#path.at(-1) ?? ""] ?? -1] ?? null;
  }

  /** What lies on the table; nothing can be decided unless it is open. */
  get view(): View {
    if (this.#status === "open") return this.step.view;
    const first = this.puzzle.steps[0] as PuzzleStep;
    const { seat } = first.view;
    if (this.#status === "solved") return { seat, position: this.solution.end, legal_moves: [] };
    const { position } = this.#status === "wrong" ? this.step.view : first.view;
    return { seat, position, legal_moves: [] };
  }

  get table(): { settings: View["position"]["settings"] } {
    return { settings: this.step.view.position.settings };
  }

  /** Decisions as they are sent to a table: each is right and leads on, or wrong. */
  play(moves: string): Promise<Problem | null> {
    if (this.#status === "open") this.#judge(moves.split(", "));
    return Promise.resolve(null);
  }

  #judge(moves: readonly string[]): void {
    for (const move of moves) {
      const next = this.step.right[move];
      this.#path = [...this.#path, move];
      if (next === undefined) {
        this.#status = "wrong";
        return;
      }
      if (next === null) {
        this.#status = "solved";
        return;
      }
      this.#at = next;
    }
  }

  /** From the beginning. */
  again(): void {
    this.#at = 0;
    this.#path = [];
    this.#status = "open";
  }

  show(): void {
    this.again();
    this.#status = "shown";
  }
}
