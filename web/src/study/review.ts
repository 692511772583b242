/** An analysis as it comes in: the game, what has been found out about it so far, and how that ended. */

import { UNREACHABLE } from "../live/problems.ts";
import type { AnalysisLine, AnalysisStart, AnalysisStudy, Grade, Problem } from "../wire/types.ts";

export interface Review {
  /** "waiting": nothing has come yet; "stopped": the person had enough. */
  readonly status: "waiting" | "running" | "done" | "stopped" | "failed";
  readonly start: AnalysisStart | null;
  /** Of the first decisions, in order; in the end of all. */
  readonly studies: readonly AnalysisStudy[];
  /** By seat, 0 to 100, when all decisions were studied; null for a seat that never had a choice. */
  readonly accuracy: readonly (number | null)[] | null;
  readonly problem: Problem | null;
}

export const BEGINNING: Review = {
  status: "waiting",
  start: null,
  studies: [],
  accuracy: null,
  problem: null,
};

/** The review with one more line of the answer. */
export function heard(review: Review, line: AnalysisLine): Review {
  switch (line.type) {
    case "start":
      return { ...BEGINNING, status: "running", start: line };
    case "study":
      return { ...review, studies: [...review.studies, line] };
    case "end":
      return { ...review, status: "done", accuracy: line.accuracy };
    case "problem":
      return failed(review, line);
  }
}

/** What has been found out stays, whatever went wrong afterwards. */
export function failed(review: Review, problem: Problem): Review {
  return { ...review, status: "failed", problem };
}

/** The answer has ended; without its last line something has cut it off. */
export function ended(review: Review): Review {
  return review.status === "waiting" || review.status === "running" ? failed(review, UNREACHABLE) : review;
}

export function stopped(review: Review): Review {
  return { ...review, status: "stopped" };
}

/** What every seat can expect of the victory in each position that is known, from the first on. */
export function expectations(review: Review): (readonly number[])[] {
  const { start, studies } = review;
  const known = studies.map((study) => study.before);
  const last = studies.at(-1);
  if (start === null || last === undefined || studies.length < start.decisions) return known;
  const winners = start.outcome?.winners;
  const final = winners ? last.after.map((_, seat) => share(seat, winners)) : last.after;
  return [...known, final];
}

function share(seat: number, winners: readonly number[]): number {
  return winners.includes(seat) ? 1 / winners.length : 0;
}

/** The decisions that gave something away, from a little to the whole game. */
export const FAULTS: readonly Grade[] = ["inaccuracy", "mistake", "blunder"];

/** The faults of a seat, or of everybody. */
export function faults(review: Review, seat: number | null): AnalysisStudy[] {
  return review.studies.filter(
    (study) => FAULTS.includes(study.grade) && (seat === null || study.seat === seat),
  );
}

/** The next of them after, or before, a position; null if there is none. */
export function nextFault(review: Review, at: number, step: 1 | -1, seat: number | null): number | null {
  const numbers = faults(review, seat).map((study) => study.number);
  const found =
    step === 1 ? numbers.find((number) => number > at) : numbers.findLast((number) => number < at);
  return found ?? null;
}

/** How often a seat was given a grade. */
export function tally(review: Review, seat: number, grade: Grade): number {
  return review.studies.filter((study) => study.seat === seat && study.grade === grade).length;
}
