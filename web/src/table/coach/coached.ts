/** At which tables the coach speaks, and what they have said already; kept in the browser. */

import { isRecord, Kept, texts, textsByName } from "../../kept.svelte.ts";

/** Tables that one may come back to. */
const MOST = 20;

class Coached {
  readonly #kept = new Kept("coach", (found) => {
    const { tables, silent, everywhere, said } = isRecord(found) ? found : {};
    /** What was said is told by game, by the names of remarks. */
    return {
      tables: texts(tables),
      silent: texts(silent),
      everywhere: everywhere === true,
      said: textsByName(said),
    };
  });

  /** Whether the coach speaks at every table where they were not told otherwise. */
  get everywhere(): boolean {
    return this.#kept.now.everywhere;
  }

  set everywhere(on: boolean) {
    this.#kept.change((now) => ({ ...now, everywhere: on }));
  }

  /** Whether the coach speaks at a table. */
  at(table: string): boolean {
    const { tables, silent, everywhere } = this.#kept.now;
    return tables.includes(table) || (everywhere && !silent.includes(table));
  }

  /** Has the coach speak at a table, or be silent there. */
  set(table: string, on: boolean): void {
    const noted = (tables: readonly string[], here: boolean) => {
      const others = tables.filter((other) => other !== table);
      return here ? [...others, table].slice(-MOST) : others;
    };
    this.#kept.change((now) => ({
      ...now,
      tables: noted(now.tables, on),
      silent: noted(now.silent, !on),
    }));
  }

  hasHeard(game: string, remark: string): boolean {
    return this.#kept.now.said[game]?.includes(remark) ?? false;
  }

  hear(game: string, remark: string): void {
    this.#kept.change((now) => ({
      ...now,
      said: { ...now.said, [game]: [...new Set(now.said[game]).add(remark)] },
    }));
  }

  /** A first game is heard from the beginning. */
  forget(game: string): void {
    this.#kept.change((now) => ({ ...now, said: { ...now.said, [game]: [] } }));
  }
}

export const coached = new Coached();
