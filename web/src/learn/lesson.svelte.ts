/**
 * A lesson as a table: it plays like one of the server's, but takes only what the lesson is about. Nothing is asked
 * of a server.
 */

import { t } from "../language/index.ts";
import { told } from "../live/history.ts";
import type { Latest, Live, Told } from "../live/live.svelte.ts";
import type { Event, GameName, Problem, Seat, TableState, View } from "../wire/types.ts";
import type { Lesson, LessonEvent, Scene } from "./course.ts";

const NOTHING = () => Promise.resolve<Problem | null>(null);

export class LessonTable implements Live {
  readonly id = "";
  readonly kept = false;
  readonly state = "live";
  readonly problem = null;
  readonly pause = null;
  readonly waiting = 0;
  readonly clocksAt = 0;
  readonly replaceableAt = [];
  readonly remarks = [];

  readonly #game: GameName;
  readonly #lesson: Lesson;
  #at = $state(0);
  #slip: string | null = $state(null);
  #events: readonly Told[] = $state.raw([]);
  #latest: Latest = $state.raw({ events: [], live: false });

  constructor(game: GameName, lesson: Lesson) {
    this.#game = game;
    this.#lesson = lesson;
  }

  readonly scene = $derived.by(() => this.#scene(this.#at));

  readonly view: View = $derived.by(() => {
    const { position, right, wrong } = this.scene;
    return {
      seat: this.#lesson.seat,
      position,
      legal_moves: [...Object.keys(right), ...Object.keys(wrong)],
    };
  });

  readonly table: TableState = $derived.by(() => ({
    id: this.id,
    game: this.#game,
    settings: this.#lesson.settings,
    listed: false,
    host: false,
    status: "playing",
    created: 0,
    seats: this.scene.position.players.map((_, seat) => seated(seat === this.#lesson.seat)),
    spectators: 0,
    clock: null,
    clocks: null,
    commitment: "",
    secret: null,
    hints: false,
    base: null,
    outcome: null,
    proposal: null,
    undo: "no",
    rematch: "no",
    next: null,
  }));

  get events(): readonly Told[] {
    return this.#events;
  }

  get latest(): Latest {
    return this.#latest;
  }

  get step(): number {
    return this.scene.step;
  }

  get steps(): number {
    return this.#lesson.lit.length;
  }

  get done(): boolean {
    return this.step === this.steps;
  }

  /** What explains the last try, if it was wrong. */
  get slip(): string | null {
    return this.#slip;
  }

  /** What the step points at. */
  get lit(): readonly string[] {
    return this.#lesson.lit[this.step] ?? [];
  }

  /** Goes on if all of it is right; else nothing changes but what the coach says. */
  play(moves: string): Promise<Problem | null> {
    const happened: LessonEvent[] = [];
    let at = this.#at;
    for (const move of moves.split(", ")) {
      const { right, wrong } = this.#scene(at);
      const onward = right[move];
      if (onward === undefined) {
        this.#slip = wrong[move] ?? null;
        return NOTHING();
      }
      at = onward.to;
      happened.push(...onward.events);
    }
    this.#slip = null;
    this.#at = at;
    const before = this.#events.length;
    this.#events = told(
      this.#events,
      happened.map((event, index) => this.#event(event, before + index + 1)),
    );
    this.#latest = { events: this.#events.slice(before), live: true };
    return NOTHING();
  }

  /** From the beginning. */
  again(): void {
    this.#at = 0;
    this.#slip = null;
    this.#events = [];
    this.#latest = { events: [], live: false };
  }

  /** The explanation has been read. */
  dismiss(): void {
    this.#slip = null;
  }

  // Nobody else is here, and nothing is kept.
  readonly undo = NOTHING;
  readonly resign = NOTHING;
  readonly replace = NOTHING;
  readonly comeBack = NOTHING;
  readonly answer = NOTHING;
  readonly rematch = NOTHING;
  look(): void {}
  say(): void {}
  retry(): void {}
  close(): void {}

  #scene(number: number): Scene {
    const found = this.#lesson.scenes[number];
    if (!found) throw new Error(`${this.#lesson.name} has no scene ${number}`);
    return found;
  }

  #event({ seat, moves, deeds }: LessonEvent, number: number): Event {
    const { turn } = this.scene.position;
    return { number, time: 0, kind: "move", seat, moves, deeds: [...deeds], decisions: number, turn };
  }
}

function seated(yours: boolean): Seat {
  return {
    kind: "person",
    // A name, not "you": the log tells of them as of anybody.
    name: yours ? t("learn-pupil") : t("coach-name"),
    bot: null,
    yours,
    away: false,
    online: true,
    replaceable: null,
  };
}
