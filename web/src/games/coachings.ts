import type { GameName } from "../wire/types.ts";
import { coaching as duel } from "./duel/coaching.ts";
import type { Coaching } from "./interface.ts";
import { coaching as splendor } from "./splendor/coaching.ts";

const COACHINGS: Readonly<Record<GameName, Coaching>> = { splendor, duel };

export function coachingOf(name: GameName): Coaching {
  const found = COACHINGS[name];
  if (!found) throw new Error(`nobody coaches ${name}`);
  return found;
}
