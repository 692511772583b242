/** What is said about a puzzle: what is asked, why a move was wrong, why the solution is right. */

import { offer } from "../game/words.ts";
import { offers, percent, why } from "../game/reasons.ts";
import type { Position } from "../game/places.ts";
import { traitsOf } from "../games/traits.ts";
import { join, t } from "../language/index.ts";
import { botTitle } from "../levels.ts";
import type { Status } from "./solving.svelte.ts";
import type { GameInfo, Outcome, Puzzle, PuzzleSolution, PuzzleVerdict } from "../wire/types.ts";

export const KINDS = ["win", "reserve", "defence"] as const satisfies readonly Puzzle["kind"][];

/** How hard a puzzle is, in three words: from the weakest level that finds it. */
export const DIFFICULTIES = ["easy", "medium", "hard"] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

export function difficulty(puzzle: Pick<Puzzle, "level">): Difficulty {
  return puzzle.level <= 3 ? "easy" : puzzle.level <= 5 ? "medium" : "hard";
}

/** The strongest level that every puzzle was tried with; a higher one stands for those that it did not find. */
const STRONGEST = 7;

/** Which level finds it, if one of them does. */
export function foundBy({ level }: Pick<Puzzle, "level">): string {
  return level > STRONGEST
    ? t("puzzle-found-none", { level: botTitle(`level-${STRONGEST}`) })
    : t("puzzle-found", { level: botTitle(`level-${level}`) });
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

/** That the game ends with this turn, where it does: nothing on the table shows it. Else nothing. */
export function lastTurn(puzzle: Puzzle): string {
  const view = puzzle.steps[0]?.view;
  if (!puzzle.last || view?.seat == null) return "";
  const points = view.position.players[1 - view.seat]?.points ?? 0;
  return t("puzzle-last-turn", { player: t("puzzle-opponent"), points });
}

/** What came of a try, or the solution. */
export function title(status: Status): string {
  if (status === "solved") return t("puzzle-right");
  return status === "wrong" ? t("puzzle-wrong") : t("puzzle-solution");
}

/** What is wrong with a decision that was made in a position, one sentence each. */
export function fault(puzzle: Puzzle, game: GameInfo, verdict: PuzzleVerdict, position: Position): string[] {
  const told = fateOf(puzzle, game, verdict, position);
  if (verdict.value === null) return told;
  const chances = t("puzzle-value", { chance: percent(verdict.value), best: percent(puzzle.value) });
  // The numbers say it better.
  return verdict.fate === "worse" ? [chances] : [...told, chances];
}

function fateOf(puzzle: Puzzle, game: GameInfo, verdict: PuzzleVerdict, position: Position): string[] {
  const player = t("puzzle-opponent");
  switch (verdict.fate) {
    case "lost":
      return [lost(puzzle, verdict.outcome)];
    case "on":
      return [t("puzzle-not-won")];
    case "open":
      return [t(`puzzle-open-${puzzle.kind}`, { player })];
    case "answered":
      return [t("puzzle-loses", { player, words: rival(game, verdict.line, position) })];
    default:
      return [t(`puzzle-${verdict.fate}`, { player })];
  }
}

/** How a game that ends with the turn is lost, with the points where they say why. */
function lost(puzzle: Puzzle, outcome: Outcome | null): string {
  const player = t("puzzle-opponent");
  const seat = puzzle.steps[0]?.view.seat ?? 0;
  const [points = 0, others = 0] = [seat, 1 - seat].map((one) => outcome?.scores[one]);
  if (outcome === null || points > others) return t("puzzle-lost", { player });
  return t(points === others ? "puzzle-lost-tied" : "puzzle-lost-points", { player, points, others });
}

/** The line that wins for the opponent, or the first of what they would do. */
export function rival(game: GameInfo, line: readonly string[], position: Position): string {
  const other = 1 - (position.to_move ?? 0);
  return offers(game, line, { ...position, to_move: other });
}

/** The decisions of a solution, in words, each in the position in which it is made; that one pays goes unsaid. */
export function told(puzzle: Puzzle, game: GameInfo, solution: PuzzleSolution): string[] {
  const solved = solution.line.slice(0, solution.at + 1);
  return before(puzzle, solution).flatMap((position, index) => {
    const move = solved[index] ?? "pay";
    return move === "pay" ? [] : [offer(game, move, position)];
  });
}

/** Why a solution is right, one sentence each. */
export function because(puzzle: Puzzle, game: GameInfo, solution: PuzzleSolution): string[] {
  const names = namesAt(puzzle);
  const position = before(puzzle, solution).at(-1);
  if (position === undefined) return [];
  const words = solution.reasons.map((reason) => why(game, reason, names, position));
  if (solution.outcome !== null) words.push(...ending(puzzle, game, solution, solution.outcome));
  if (puzzle.threat.length > 0) {
    words.push(
      t("puzzle-threat", { player: t("puzzle-opponent"), words: rival(game, puzzle.threat, position) }),
    );
  }
  if (puzzle.kind !== "win") {
    words.push(t("puzzle-margin", { chance: percent(puzzle.value), others: percent(puzzle.others) }));
  }
  const other = puzzle.solutions.find(({ line, at }) => line[at] !== solution.line[solution.at]);
  if (other !== undefined) words.push(t("puzzle-other-way", { words: join(told(puzzle, game, other)) }));
  return words;
}

/** How a win comes about: who comes, what counts, and how it stands. */
function ending(puzzle: Puzzle, game: GameInfo, { end }: PuzzleSolution, outcome: Outcome): string[] {
  const first = puzzle.steps[0]?.view;
  if (first?.seat == null) return [];
  const { patrons } = traitsOf(game.name);
  const received = (position: Position) => {
    const player = position.players[first.seat ?? -1];
    return player ? patrons.of(player).length : 0;
  };
  const words: string[] = [];
  if (received(end) > received(first.position)) words.push(t(`puzzle-visit-${patrons.name}`));
  const count = Number(first.position.settings["target"] ?? 0);
  words.push(t(`reason-${outcome.reason}`, { count }));
  if (outcome.reason === "target") {
    const [points = 0, others = 0] = [first.seat, 1 - first.seat].map((seat) => outcome.scores[seat] ?? 0);
    words.push(t("puzzle-score", { points, others, player: t("puzzle-opponent") }));
  }
  return words;
}

/** The positions in which the decisions of a solution are made, up to the one that solves it. */
function before(puzzle: Puzzle, { line, at }: PuzzleSolution): Position[] {
  const positions: Position[] = [];
  let step: number | null | undefined = 0;
  for (const move of line.slice(0, at + 1)) {
    const here: Puzzle["steps"][number] | undefined = puzzle.steps[step ?? -1];
    if (here === undefined) break;
    positions.push(here.view.position);
    step = here.right[move];
  }
  return positions;
}
