/** What a table plays by. */

import type { GameInfo, TableState } from "../wire/types.ts";

export type Settings = TableState["settings"];

/** A setting that is a number; the game's usual one where a table says nothing. */
export function numberSet(game: GameInfo, settings: Settings, name: string): number {
  return Number(settings[name] ?? game.settings.find((shape) => shape.name === name)?.default);
}
