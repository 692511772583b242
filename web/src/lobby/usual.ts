/** The level that the person chose last; remembered in the browser. */

import { levels } from "../levels.ts";
import { recall, remember } from "../memory.ts";
import type { BotInfo } from "../wire/types.ts";

const FIRST_CHOICE = "level-3";

export const usualBot = {
  read(bots: readonly BotInfo[], game: string): string {
    const names = levels(bots, game).map((bot) => bot.name);
    const wanted = [recall("bot"), FIRST_CHOICE, names.at(-1)];
    return wanted.find((name) => typeof name === "string" && names.includes(name)) ?? "";
  },
  write(name: string): void {
    remember("bot", name);
  },
};
