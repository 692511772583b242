/** A table as it stands now: reactive, kept up to date by the socket. */

import { remember } from "../game/commitments.ts";
import type { Phrase, Presence, Problem, Said, TableState, Update, View } from "../wire/types.ts";
import { browser } from "./browser.ts";
import { Connection, type State, type Surroundings } from "./connection.ts";
import { told, type Told } from "./history.ts";

export type { State, Told };

/** What an update brought; `live` is false for history, which needs no announcement and no animation. */
export interface Latest {
  readonly events: readonly Told[];
  readonly live: boolean;
}

/** Something that was said, after which event. */
export interface Remark {
  readonly number: number;
  readonly after: number;
  readonly seat: number;
  readonly phrase: Phrase;
}

const MOST_REMARKS = 200;

/** A table that changes under one's eyes: one of the server's, or that of a lesson. */
export type Live = Pick<LiveTable, keyof LiveTable>;

/** Open a table; it connects at once. Close it when it is left. */
export function openTable(id: string, surroundings: Surroundings = browser(id)): Live {
  return new LiveTable(id, surroundings);
}

class LiveTable {
  readonly id: string;
  /** Whether the server keeps it: it has a record and shuffles, and can be resigned. */
  readonly kept: boolean = true;
  #table: TableState | null = $state.raw(null);
  #view: View | null = $state.raw(null);
  #events: readonly Told[] = $state.raw([]);
  #latest: Latest = $state.raw({ events: [], live: false });
  #remarks: readonly Remark[] = $state.raw([]);
  #state: State = $state("connecting");
  #problem: Problem | null = $state.raw(null);
  #pause: Problem | null = $state.raw(null);
  #waiting = $state(0);
  #clocksAt = $state(0);
  #replaceableAt: readonly (number | null)[] = $state.raw([]);
  readonly #connection: Connection;

  constructor(id: string, surroundings: Surroundings) {
    this.id = id;
    this.#connection = new Connection(surroundings, {
      state: (state) => (this.#state = state),
      update: (update, news) => this.#update(update, news),
      history: (events) => (this.#events = told(this.#events, events)),
      forget: () => (this.#events = []),
      presence: (presence) => this.#presence(presence),
      said: (said) => this.#said(said),
      problem: (problem) => (this.#problem = problem),
      pause: (reason) => (this.#pause = reason),
      waiting: (requests) => (this.#waiting = requests),
    });
  }

  get table(): TableState | null {
    return this.#table;
  }

  get view(): View | null {
    return this.#view;
  }

  /** Everything that has happened, taken back or not. */
  get events(): readonly Told[] {
    return this.#events;
  }

  /** What came last: a new object with every update. */
  get latest(): Latest {
    return this.#latest;
  }

  /** What was said while this page was here, the latest last. */
  get remarks(): readonly Remark[] {
    return this.#remarks;
  }

  get state(): State {
    return this.#state;
  }

  /** Why it is closed, or what the server refused last; `dismiss()` forgets it. */
  get problem(): Problem | null {
    return this.#problem;
  }

  /** Why there was no connection last, if the server has said it. */
  get pause(): Problem | null {
    return this.#pause;
  }

  /** How many requests wait for their answer. */
  get waiting(): number {
    return this.#waiting;
  }

  /** `performance.now()` at the moment to which `table.clocks` belongs. */
  get clocksAt(): number {
    return this.#clocksAt;
  }

  /** `performance.now()` from which on a bot may play for who is missing, by seat; null where nobody is. */
  get replaceableAt(): readonly (number | null)[] {
    return this.#replaceableAt;
  }

  // Each request resolves with null when it was carried out and shows here, else with what was wrong.

  play(moves: string, seat: number): Promise<Problem | null> {
    return this.#connection.request({ type: "move", seat, moves });
  }

  undo(seat: number): Promise<Problem | null> {
    return this.#connection.request({ type: "undo", seat });
  }

  resign(seat: number): Promise<Problem | null> {
    return this.#connection.request({ type: "resign", seat });
  }

  replace(seat: number): Promise<Problem | null> {
    return this.#connection.request({ type: "replace", seat });
  }

  comeBack(seat: number): Promise<Problem | null> {
    return this.#connection.request({ type: "return", seat });
  }

  answer(agree: boolean): Promise<Problem | null> {
    return this.#connection.request({ type: "answer", agree });
  }

  /** Ask everybody for another game, or agree to it; or decline it. */
  rematch(agree: boolean): Promise<Problem | null> {
    return this.#connection.request({ type: "rematch", agree });
  }

  /** With several own seats on this screen: show the cards of one of them, or of nobody. */
  look(seat: number | null): void {
    this.#connection.look(seat);
  }

  say(phrase: Phrase, seat: number): void {
    this.#connection.say(seat, phrase);
  }

  /** Connect now instead of waiting. */
  retry(): void {
    this.#connection.retry();
  }

  dismiss(): void {
    this.#problem = null;
  }

  close(): void {
    this.#connection.close();
  }

  #update(update: Update, news: boolean): void {
    const before = this.#events.length;
    this.#events = told(this.#events, update.events);
    this.#table = update.table;
    this.#view = update.view;
    this.#clocksAt = performance.now();
    this.#waitToReplace(update.table.seats.map((seat) => seat.replaceable));
    this.#latest = { events: this.#events.slice(before), live: news };
    remember(update.table.id, update.table.commitment, update.table.secret);
  }

  #said({ seat, phrase }: Said): void {
    const number = (this.#remarks.at(-1)?.number ?? 0) + 1;
    const after = this.#events.at(-1)?.number ?? 0;
    this.#remarks = [...this.#remarks, { number, after, seat, phrase }].slice(-MOST_REMARKS);
  }

  #presence({ online, replaceable, spectators }: Presence): void {
    if (!this.#table) return;
    const seats = this.#table.seats.map((seat, number) => ({
      ...seat,
      online: online[number] ?? false,
      replaceable: replaceable[number] ?? null,
    }));
    this.#table = { ...this.#table, seats, spectators };
    this.#waitToReplace(replaceable);
  }

  /** The server tells how long it takes from now on; that would be out of date at once. */
  #waitToReplace(replaceable: Presence["replaceable"]): void {
    const now = performance.now();
    this.#replaceableAt = replaceable.map((wait) => (wait === null ? null : now + wait));
  }
}
