/** A recorded game that is gone through: its positions, where one is, through whose eyes, and playing it back. */

import { whenSomebodyElse } from "../memory.ts";
import type { NewReplay, Replay } from "../wire/types.ts";
import { positionsOf } from "./kept.ts";
import { usualPace } from "./pace.ts";

type Ask = (plan: NewReplay) => Promise<Replay>;

export class Reel {
  readonly #ask: Ask;
  #record: string | null = $state.raw(null);
  #all: Replay | null = $state.raw(null);
  #seen: Replay | null = $state.raw(null);
  #seat: number | null = $state(null);
  #at = $state(0);
  #playing = $state(false);
  #pace = $state(usualPace.read());
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** What was asked for already, by seat. */
  #asked: Record<string, Replay> = {};

  constructor(ask: Ask = positionsOf) {
    this.#ask = ask;
  }

  /** The text of the record; null until there is one. */
  get record(): string | null {
    return this.#record;
  }

  /** The game with nothing hidden, from which moves are told; null until it is here. */
  get all(): Replay | null {
    return this.#all;
  }

  /** The game as it is looked at; null until it is here. */
  get seen(): Replay | null {
    return this.#seen;
  }

  /** The seat through whose eyes; null sees everything. */
  get seat(): number | null {
    return this.#seat;
  }

  /** The number of the position: before the decision with this number. */
  get at(): number {
    return this.#at;
  }

  get last(): number {
    return this.#all?.decisions ?? 0;
  }

  get playing(): boolean {
    return this.#playing;
  }

  /** How many times the usual speed. */
  get pace(): number {
    return this.#pace;
  }

  set pace(times: number) {
    this.#pace = times;
    usualPace.write(times);
    if (this.#playing) this.#wait();
  }

  /** Begins with a record, at its first position; throws what the server has against it. */
  async open(record: string, seat: number | null): Promise<void> {
    this.leave();
    this.#record = record;
    try {
      const all = await this.#positions(null);
      if (this.#record !== record) return;
      this.#all = this.#seen = all;
      if (seat !== null && seat < all.players) await this.look(seat);
    } catch (error) {
      if (this.#record === record) this.leave();
      throw error;
    }
  }

  /** Looks through the eyes of a seat, or (null) at everything. */
  async look(seat: number | null): Promise<void> {
    const record = this.#record;
    const before = this.#seat;
    this.#seat = seat;
    try {
      const seen = await this.#positions(seat);
      if (this.#record === record && this.#seat === seat) this.#seen = seen;
    } catch (error) {
      if (this.#record === record && this.#seat === seat) this.#seat = before;
      throw error;
    }
  }

  /** Goes to a position, and stays there. */
  go(position: number): void {
    this.pause();
    this.#at = Math.min(this.last, Math.max(0, position));
  }

  /** Goes on by itself; from the end, all over again. */
  play(): void {
    if (this.#at === this.last) this.#at = 0;
    this.#playing = true;
    this.#wait();
  }

  pause(): void {
    this.#playing = false;
    clearTimeout(this.#timer);
  }

  /** Back to where no record was chosen. */
  leave(): void {
    this.pause();
    this.#record = this.#all = this.#seen = this.#seat = null;
    this.#at = 0;
    this.#asked = {};
  }

  #wait(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#step(), usualPace.pause / this.#pace);
  }

  #step(): void {
    this.#at = Math.min(this.last, this.#at + 1);
    if (this.#at === this.last) this.pause();
    else this.#wait();
  }

  async #positions(seat: number | null): Promise<Replay> {
    const asked = this.#asked;
    return (asked[String(seat)] ??= await this.#ask({ record: this.#record ?? "", seat }));
  }
}

const reels: Record<string, Reel> = {};
whenSomebodyElse(() => Object.values(reels).forEach((reel) => reel.leave()));

/** The reel of a table, or that of records from elsewhere; whoever comes back finds it as it was. */
export function reelOf(table: string | null): Reel {
  return (reels[table ?? ""] ??= new Reel());
}
