/** What is said about a lesson. Steps count from 0 here, from 1 in the messages. */

import { t, tell } from "../language/index.ts";
import type { GameName } from "../wire/types.ts";

export function lessonTitle(game: GameName, name: string): string {
  return t(`lesson-${game}-${name}`);
}

/** What a step is about; behind it, why the step before was right. */
export function ideaOf(game: GameName, name: string, step: number): string {
  const idea = t(`lesson-${game}-${name}-${step + 1}`);
  return step === 0 ? idea : tell([reasonOf(game, name, step - 1), idea]);
}

/** Why what a step asked for is worth doing. */
export function reasonOf(game: GameName, name: string, step: number): string {
  return t(`lesson-${game}-${name}-${step + 1}-why`);
}

export function slipOf(game: GameName, slip: string): string {
  return t(`slip-${game}-${slip}`);
}
