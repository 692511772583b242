import type { GameName } from "../wire/types.ts";
import { rules as duel } from "./duel/rules.ts";
import type { Rules } from "./interface.ts";
import { rules as splendor } from "./splendor/rules.ts";

const RULES: Readonly<Record<GameName, Rules>> = { splendor, duel };

/** The games whose rules this page has, in the order in which they are offered. */
export const RULED: readonly GameName[] = Object.keys(RULES);

/** The rules of a game; null if this page has none of that name. */
export function rulesOf(name: GameName): Rules | null {
  return Object.hasOwn(RULES, name) ? (RULES[name] ?? null) : null;
}
