/** Something made of several parts that the browser remembers: checked when it is read, shared by all tabs. */

import { recall, remember, shelfOf, whenSomebodyElse, type Key } from "./memory.ts";

export class Kept<T> {
  readonly #key: Key;
  readonly #check: (found: unknown) => T;
  /** What was read last, and what it means. */
  #read: { readonly text: string | null; readonly meant: T } | null = null;
  /** Another object whenever something else may be there. */
  #changed = $state.raw({});

  /** `check` makes the best of whatever is found; of undefined, where nothing is. */
  constructor(key: Key, check: (found: unknown) => T) {
    this.#key = key;
    this.#check = check;
    const renew = () => (this.#changed = {});
    whenSomebodyElse(renew);
    // Another tab has written; without a key, everything was cleared.
    addEventListener("storage", (event) => {
      if (event.key === null || event.key === shelfOf(key)) renew();
    });
  }

  get now(): T {
    void this.#changed;
    return this.#current();
  }

  /** Changes what is there now, which another tab may have added to. */
  change(to: (now: T) => T): void {
    remember(this.#key, JSON.stringify(to(this.#current())));
    this.#changed = {};
  }

  #current(): T {
    const text = recall(this.#key);
    if (this.#read?.text !== text) this.#read = { text, meant: this.#check(parsed(text)) };
    return this.#read.meant;
  }
}

function parsed(text: string | null): unknown {
  try {
    return text === null ? undefined : (JSON.parse(text) as unknown);
  } catch {
    return undefined; // something else was kept under this name
  }
}

export function isRecord(found: unknown): found is Record<string, unknown> {
  return typeof found === "object" && found !== null && !Array.isArray(found);
}

/** The texts in a list; none, if it is no list. */
export function texts(found: unknown): readonly string[] {
  return Array.isArray(found) ? found.filter((one) => typeof one === "string") : [];
}

/** Texts by a name, such as a game's. */
export function textsByName(found: unknown): Readonly<Record<string, readonly string[]>> {
  const entries = isRecord(found) ? Object.entries(found) : [];
  return Object.fromEntries(entries.map(([name, list]) => [name, texts(list)]));
}
