/** Something that the server is asked for by a press: under way, and what went wrong with it. */

import { troubleText } from "../trouble.ts";

export class Attempt {
  /** One at a time. */
  busy = $state(false);
  #trouble: unknown = $state.raw(null);

  /** What went wrong the last time, in words; empty if nothing did. */
  get trouble(): string {
    return this.#trouble === null ? "" : troubleText(this.#trouble);
  }

  async make(deed: () => Promise<unknown>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.#trouble = null;
    try {
      await deed();
    } catch (error) {
      this.#trouble = error;
    }
    this.busy = false;
  }

  /** What was wrong is being put right. */
  forget(): void {
    this.#trouble = null;
  }
}
