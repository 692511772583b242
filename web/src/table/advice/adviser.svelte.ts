/** Asks the server what to play, and keeps the answer until the position changes. */

import { hint as askServer } from "../../live/api.ts";
import type { Hint, HintMove } from "../../wire/types.ts";

type Ask = (id: string, signal: AbortSignal) => Promise<Hint>;

export class Adviser {
  readonly #id: string;
  readonly #ask: Ask;
  #asking: AbortController | null = $state.raw(null);
  #hint: Hint | null = $state.raw(null);

  /** Whether the advice lies open; an answer that was put away is still there. */
  open = $state(false);
  trouble: unknown = $state.raw(null);
  /** Which of the moves is looked at. */
  chosen = $state(0);

  constructor(id: string, ask: Ask = askServer) {
    this.#id = id;
    this.#ask = ask;
  }

  get thinking(): boolean {
    return this.#asking !== null;
  }

  /** The answer; null while there is none. */
  get hint(): Hint | null {
    return this.#hint;
  }

  /** The move that is looked at; null where none is shown. */
  get move(): HintMove | null {
    return (this.open && this.#hint?.candidates[this.chosen]) || null;
  }

  /** Opens the advice, and asks for it if that has not been done in this position. */
  async ask(): Promise<void> {
    this.open = true;
    if (this.#hint !== null || this.#asking !== null) return;
    const asking = new AbortController();
    this.#asking = asking;
    this.trouble = null;
    try {
      const answer = await this.#ask(this.#id, asking.signal);
      if (this.#asking === asking) this.#hint = answer;
    } catch (error) {
      if (this.#asking === asking) this.trouble = error;
    }
    if (this.#asking === asking) this.#asking = null;
  }

  toggle(): void {
    if (this.open) this.close();
    else void this.ask();
  }

  /** Puts the advice away. */
  close(): void {
    this.open = false;
  }

  /** Another position: everything about the old one is forgotten, what is being asked too. */
  forget(): void {
    this.#asking?.abort();
    this.#asking = null;
    this.#hint = null;
    this.trouble = null;
    this.chosen = 0;
    this.open = false;
  }
}
