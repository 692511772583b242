/** What a table plays by. */

import type { GameInfo, TableState } from "../wire/types.ts";

export type Settings = TableState["settings"];
export type Value = Settings[string];

/** A setting that is a number; the game's usual one where a table says nothing. */
export function numberSet(game: GameInfo, settings: Settings, name: string): number {
  return Number(settings[name] ?? game.settings.find((shape) => shape.name === name)?.default);
}

/** The settings of the printed game. */
export function usual(game: GameInfo): Record<string, Value> {
  return Object.fromEntries(game.settings.map((setting) => [setting.name, setting.default]));
}

/** Which variant the settings are: "standard", one of the game's, or null for a mix of one's own. */
export function variantOf(game: GameInfo, settings: Readonly<Record<string, Value | null>>): string | null {
  const same = (wanted: Record<string, Value>) =>
    Object.entries(wanted).every(([name, value]) => settings[name] === value);
  if (same(usual(game))) return "standard";
  const names = Object.keys(game.variants);
  return names.find((name) => same({ ...usual(game), ...game.variants[name] })) ?? null;
}
