/** Where a game is studied: its record, what has been found out, and the position that is looked at. */

import { analyse, analyseTable, Trouble } from "../live/api.ts";
import { UNREACHABLE } from "../live/problems.ts";
import { whenSomebodyElse } from "../memory.ts";
import type { AnalysisLine, AnalysisStart, AnalysisStudy, GameInfo } from "../wire/types.ts";
import { BEGINNING, ended, failed, heard, stopped, type Review } from "./review.ts";

/** Seconds for each decision; what is kept of a game will do, if at least `least` of them went into it. */
interface Budget {
  readonly seconds: number;
  readonly least: number;
}

type Analyse = (record: string, budget: Budget, signal: AbortSignal) => AsyncIterable<AnalysisLine>;

export class Studio {
  readonly #analyse: Analyse;
  #record: string | null = $state.raw(null);
  #review: Review = $state.raw(BEGINNING);
  #running: AbortController | null = $state.raw(null);
  #at = $state(0);
  #chosen = $state(0);
  #whose: number | null | undefined = $state();
  /** Whether the list leaves out what was no fault. */
  onlyFaults = $state(false);

  constructor(analyse: Analyse) {
    this.#analyse = analyse;
  }

  /** The seat whose faults are looked at; null for everybody's. */
  get whose(): number | null {
    return this.#whose ?? null;
  }

  set whose(seat: number | null) {
    this.#whose = seat;
  }

  /** The person's own seat, whose faults they want to see unless they have said otherwise. */
  sit(seat: number): void {
    if (this.#whose === undefined) this.#whose = seat;
  }

  /** The text of the record; null until there is one. */
  get record(): string | null {
    return this.#record;
  }

  get review(): Review {
    return this.#review;
  }

  get running(): boolean {
    return this.#running !== null;
  }

  /** The number of the position that is looked at: before the decision with this number. */
  get at(): number {
    return this.#at;
  }

  /** Which of the best moves is looked at. */
  get chosen(): number {
    return this.#chosen;
  }

  set chosen(candidate: number) {
    this.#chosen = candidate;
  }

  /** What is known about the decision that is looked at; null where it is not known yet, and at the end. */
  get study(): AnalysisStudy | null {
    return this.#review.studies[this.#at] ?? null;
  }

  /** Goes to a position; how many there are is known when the game is. */
  go(position: number): void {
    const last = this.#review.start?.decisions ?? position;
    this.#at = Math.min(last, Math.max(0, position));
    this.#chosen = 0;
  }

  /** Has a record analysed. Of the same game the position that is looked at stays. */
  async run(record: string, seconds: number, least = seconds): Promise<void> {
    this.stop();
    const same = record === this.#record;
    if (!same) this.go(0);
    this.#record = record;
    // A game that is analysed anew stays on the screen meanwhile.
    this.#review = { ...BEGINNING, start: same ? this.#review.start : null };
    const running = new AbortController();
    this.#running = running;
    try {
      for await (const line of this.#analyse(record, { seconds, least }, running.signal)) {
        if (this.#running !== running) return;
        this.#review = heard(this.#review, line);
        if (line.type === "start") this.go(this.#at);
      }
      if (this.#running === running) this.#review = ended(this.#review);
    } catch (error) {
      if (this.#running !== running) return;
      this.#review = failed(this.#review, error instanceof Trouble ? error.problem : UNREACHABLE);
    }
    if (this.#running === running) this.#running = null;
  }

  /** Enough: what has been found out stays. */
  stop(): void {
    if (this.#running === null) return;
    this.#running.abort();
    this.#running = null;
    this.#review = stopped(this.#review);
  }

  /** Back to where no record was chosen. */
  leave(): void {
    this.stop();
    this.#record = null;
    this.#review = BEGINNING;
    this.#whose = undefined;
    this.onlyFaults = false;
    this.go(0);
  }
}

/** What the parts of a study are about. */
export interface StudyProps {
  studio: Studio;
  start: AnalysisStart;
  game: GameInfo;
  names: readonly string[];
}

const studios: Record<string, Studio> = {};
whenSomebodyElse(() => Object.values(studios).forEach((studio) => studio.leave()));

/** The studio of a table, or that of records from elsewhere; whoever comes back finds it as it was. */
export function studioOf(table: string | null): Studio {
  return (studios[table ?? ""] ??= new Studio((record, budget, signal) =>
    table === null
      ? analyse({ record, seconds: budget.seconds }, signal)
      : analyseTable(table, budget, signal),
  ));
}
