/** The kind of bot that the person chose last; remembered in the browser. */

import { recall, remember } from "../memory.ts";
import type { BotInfo } from "../wire/types.ts";

const KEY = "cabochon.bot";
const FIRST_CHOICE = "greedy";

export const usualBot = {
  read(bots: readonly BotInfo[]): string {
    const names = bots.map((bot) => bot.name);
    const wanted = [recall(KEY), FIRST_CHOICE, names.at(-1)];
    return wanted.find((name) => typeof name === "string" && names.includes(name)) ?? "";
  },
  write(name: string): void {
    remember(KEY, name);
  },
};
