/** The lessons of the games: made by the rules (cabochon.lessons), and fetched with the page's own files. */

import type { Deed, GameName, TableState, View } from "../wire/types.ts";

/** A decision, and what it did. */
export interface LessonEvent {
  readonly seat: number;
  readonly moves: string;
  readonly deeds: readonly Deed[];
}

/** A position of a lesson. Each decision is right and leads on, or wrong and has an explanation. */
export interface Scene {
  /** Which step it belongs to; past the last one, the lesson is done. */
  readonly step: number;
  readonly position: View["position"];
  readonly right: Readonly<Record<string, { readonly to: number; readonly events: readonly LessonEvent[] }>>;
  readonly wrong: Readonly<Record<string, string>>;
}

export interface Lesson {
  readonly name: string;
  readonly seat: number;
  readonly settings: TableState["settings"];
  /** What each step points at. */
  readonly lit: readonly (readonly string[])[];
  readonly scenes: readonly Scene[];
}

const COURSES = import.meta.glob<readonly Lesson[]>("./courses/*.json", { import: "default" });

const fileOf = (game: GameName) => `./courses/${game}.json`;

/** Whether there are lessons for a game. */
export function isTaught(game: GameName): boolean {
  return fileOf(game) in COURSES;
}

export function courseOf(game: GameName): Promise<readonly Lesson[]> {
  return COURSES[fileOf(game)]?.() ?? Promise.resolve([]);
}
