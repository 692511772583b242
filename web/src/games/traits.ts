import type { GameName } from "../wire/types.ts";
import { traits as duel } from "./duel/traits.ts";
import type { Traits } from "./interface.ts";
import { traits as splendor } from "./splendor/traits.ts";

const TRAITS: Readonly<Record<GameName, Traits>> = { splendor, duel };

export function traitsOf(name: GameName): Traits {
  const found = TRAITS[name];
  if (!found) throw new Error(`this page does not draw ${name}`);
  return found;
}
