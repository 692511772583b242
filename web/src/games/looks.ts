import type { GameName } from "../wire/types.ts";
import { looks as duel } from "./duel/looks.ts";
import type { Looks } from "./interface.ts";
import { looks as splendor } from "./splendor/looks.ts";

const LOOKS: Readonly<Record<GameName, Looks>> = { splendor, duel };

export function looksOf(name: GameName): Looks {
  const found = LOOKS[name];
  if (!found) throw new Error(`this page does not draw ${name}`);
  return found;
}

/** Whether this page can draw a game; a server may have others beside. */
export function isDrawn(name: GameName): boolean {
  return name in LOOKS;
}
