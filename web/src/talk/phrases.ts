/** What players can say to each other: the server knows the codes, everybody reads them in their language. */

import { t } from "../language/index.ts";
import type { Phrase } from "../wire/types.ts";

export const FACES = ["smile", "laugh", "wow", "sad", "heart", "gem"] as const satisfies readonly Phrase[];
export type Face = (typeof FACES)[number];

export const PHRASES = [
  "hello",
  "luck",
  "nice-move",
  "thinking",
  "moment",
  "oops",
  "thanks",
  "good-game",
] as const satisfies readonly Exclude<Phrase, Face>[];

export function isFace(phrase: Phrase): phrase is Face {
  return FACES.some((face) => face === phrase);
}

/** A phrase in words; faces have some, too, for those who don't see them. */
export function said(phrase: Phrase): string {
  return t(`talk-${phrase}`);
}
