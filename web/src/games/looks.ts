import type { GameName } from "../wire/types.ts";
import { looks as duel } from "./duel/looks.ts";
import type { Looks } from "./interface.ts";
import { looks as splendor } from "./splendor/looks.ts";

const LOOKS: Readonly<Record<GameName, Looks>> = { splendor, duel };

export function looksOf(name: GameName): Looks {
  return LOOKS[name];
}
