/** The lessons that somebody has done, by game and name; kept in the browser. */

import { Kept, textsByName } from "../kept.svelte.ts";
import type { Lesson } from "./course.ts";

class Progress {
  readonly #done = new Kept("lessons", textsByName);

  has(game: string, { name }: Lesson): boolean {
    return this.#done.now[game]?.includes(name) ?? false;
  }

  add(game: string, { name }: Lesson): void {
    this.#done.change((done) => ({ ...done, [game]: [...new Set(done[game]).add(name)] }));
  }

  /** The lesson to go on with: the first that is not done, or the first of all. */
  next(game: string, lessons: readonly Lesson[]): number {
    return Math.max(
      0,
      lessons.findIndex((lesson) => !this.has(game, lesson)),
    );
  }
}

export const progress = new Progress();
