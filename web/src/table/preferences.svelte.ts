/** How this person likes their table; kept in the browser. */

import { recall, remember } from "../memory.ts";

const KEY = "cabochon-table";

interface Kept {
  discounted: boolean;
  animated: boolean;
  log: boolean;
}

const USUAL: Kept = { discounted: false, animated: true, log: true };

function kept(): Kept {
  try {
    return { ...USUAL, ...(JSON.parse(recall(KEY) ?? "{}") as Partial<Kept>) };
  } catch {
    return { ...USUAL }; // something else was kept under this name
  }
}

class Preferences {
  #now = $state(kept());

  /** Cards show what they cost this person, after the discount. */
  get discounted(): boolean {
    return this.#now.discounted;
  }

  set discounted(on: boolean) {
    this.#keep({ discounted: on });
  }

  /** Tokens and cards fly; a system that asks for less motion overrules it. */
  get animated(): boolean {
    return this.#now.animated;
  }

  set animated(on: boolean) {
    this.#keep({ animated: on });
  }

  /** On a wide window the log stands beside the table. */
  get log(): boolean {
    return this.#now.log;
  }

  set log(on: boolean) {
    this.#keep({ log: on });
  }

  #keep(change: Partial<Kept>): void {
    this.#now = { ...this.#now, ...change };
    remember(KEY, JSON.stringify(this.#now));
  }
}

export const preferences = new Preferences();
