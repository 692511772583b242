/** What is said about a puzzle: what is asked, why a move was wrong, why the solution is right. */

import { offer } from "../game/words.ts";
import { offers, percent, why } from "../game/reasons.ts";
import { parts, type Position } from "../game/places.ts";
import { traitsOf } from "../games/traits.ts";
import { t } from "../language/index.ts";
import type { Status } from "./solving.svelte.ts";
import type { GameInfo, Outcome, Puzzle, PuzzleFault } from "../wire/types.ts";

export const KINDS = ["win", "reserve", "defence"] as const satisfies readonly Puzzle["kind"][];

/** How hard a puzzle is, in three words: from the weakest level that finds it. */
export const DIFFICULTIES = ["easy", "medium", "hard"] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

export function difficulty(puzzle: Pick<Puzzle, "level">): Difficulty {
  return puzzle.level <= 3 ? "easy" : puzzle.level <= 5 ? "medium" : "hard";
}

/** Everybody's names: the person's own seat, and the opponent. */
export function namesAt(puzzle: Puzzle): string[] {
  const seat = puzzle.steps[0]?.view.seat ?? 0;
  const players = puzzle.steps[0]?.view.position.players ?? [];
  return players.map((_, other) => (other === seat ? t("puzzle-you") : t("puzzle-opponent")));
}

/** What is to be found. */
export function question(puzzle: Puzzle): string {
  return t(`puzzle-ask-${puzzle.kind}`, { player: t("puzzle-opponent") });
}

/** What came of a try, or the solution. */
export function title(status: Status): string {
  if (status === "solved") return t("puzzle-right");
  return status === "wrong" ? t("puzzle-wrong") : t("puzzle-solution");
}

/** What is known of decisions from the beginning, the last of which is wrong. */
function known(puzzle: Puzzle, path: readonly string[]): PuzzleFault | undefined {
  return puzzle.faults.find(({ line }) => path.every((move, index) => line[index] === move));
}

/** What the opponent wins with after such decisions; empty where that is not certain. */
export function reply(puzzle: Puzzle, game: GameInfo, path: readonly string[]): readonly string[] {
  if (puzzle.kind !== "defence") return [];
  const fault = known(puzzle, path);
  if (fault !== undefined) return fault.line.slice(path.length);
  return draws(game, path) ? [] : puzzle.threat;
}

/** Whether chance decides what comes of the last decision. */
function draws(game: GameInfo, path: readonly string[]): boolean {
  const [verb] = parts(path.at(-1) ?? "");
  return game.verbs.some(({ name, draws }) => name === verb && draws);
}

/** What is wrong with the last of these decisions, one sentence each. */
export function fault(puzzle: Puzzle, game: GameInfo, path: readonly string[], position: Position): string[] {
  const found = known(puzzle, path);
  const line = reply(puzzle, game, path);
  if (line.length > 0) {
    return [t("puzzle-loses", { player: t("puzzle-opponent"), words: rival(game, line, position) })];
  }
  if (found === undefined && draws(game, path)) return [t("puzzle-chance")];
  const told = puzzle.kind === "win" ? [t("puzzle-not-won")] : [];
  if (found !== undefined) {
    told.push(t("puzzle-value", { chance: percent(found.value), best: percent(puzzle.value) }));
  }
  return told.length > 0 ? told : [t("puzzle-worse")];
}

/** The line that wins for the opponent, or the first of what they would do. */
export function rival(game: GameInfo, line: readonly string[], position: Position): string {
  const other = 1 - (position.to_move ?? 0);
  return offers(game, line, { ...position, to_move: other });
}

/** The decisions of the solution, in words, each in the position in which it is made; that one pays goes unsaid. */
export function solution(puzzle: Puzzle, game: GameInfo): string[] {
  const told: string[] = [];
  let at: number | null | undefined = 0;
  for (const move of puzzle.line) {
    if (typeof at !== "number") break;
    const step: Puzzle["steps"][number] | undefined = puzzle.steps[at];
    if (step === undefined) break;
    if (move !== "pay") told.push(offer(game, move, step.view.position));
    at = step.right[move];
  }
  return told;
}

/** Why the solution is right, one sentence each. */
export function because(puzzle: Puzzle, game: GameInfo): string[] {
  const names = namesAt(puzzle);
  const position = positionOf(puzzle);
  if (position === undefined) return [];
  const told = puzzle.reasons.map((reason) => why(game, reason, names, position));
  if (puzzle.outcome !== null) told.push(...ending(puzzle, game, puzzle.outcome));
  if (puzzle.threat.length > 0) {
    told.push(
      t("puzzle-threat", { player: t("puzzle-opponent"), words: rival(game, puzzle.threat, position) }),
    );
  }
  if (puzzle.kind !== "win") {
    told.push(t("puzzle-margin", { chance: percent(puzzle.value), others: percent(puzzle.others) }));
  }
  return told;
}

/** How a win comes about: who comes, what counts, and how it stands. */
function ending(puzzle: Puzzle, game: GameInfo, outcome: Outcome): string[] {
  const first = puzzle.steps[0]?.view;
  if (first?.seat == null) return [];
  const { patrons } = traitsOf(game.name);
  const received = (position: Position) => {
    const player = position.players[first.seat ?? -1];
    return player ? patrons.of(player).length : 0;
  };
  const told: string[] = [];
  if (received(puzzle.end) > received(first.position)) told.push(t(`puzzle-visit-${patrons.name}`));
  const count = Number(first.position.settings["target"] ?? 0);
  told.push(t(`reason-${outcome.reason}`, { count }));
  if (outcome.reason === "target") {
    const [points = 0, others = 0] = [first.seat, 1 - first.seat].map((seat) => outcome.scores[seat] ?? 0);
    told.push(t("puzzle-score", { points, others, player: t("puzzle-opponent") }));
  }
  return told;
}

/** The position of the decision that the reasons are about. */
function positionOf(puzzle: Puzzle): Position | undefined {
  let at = 0;
  for (const move of puzzle.line.slice(0, puzzle.at)) {
    const next = puzzle.steps[at]?.right[move];
    if (typeof next !== "number") break;
    at = next;
  }
  return puzzle.steps[at]?.view.position;
}
