/** The levels of the bots: which there are, what they are called, and how long they think. */

import { known, t } from "./language/index.ts";
import type { BotInfo } from "./wire/types.ts";

/** Who plays a game: a bot with a network can play none but the one for which that was trained. */
function playing(bots: readonly BotInfo[], game: string): BotInfo[] {
  return bots.filter(({ games }) => games?.includes(game) ?? true);
}

/** The bots that people choose from for a game, the weakest first. */
export function levels(bots: readonly BotInfo[], game: string): BotInfo[] {
  const found = playing(bots, game).filter((bot) => bot.level !== null);
  return found.toSorted((a, b) => (a.level ?? 0) - (b.level ?? 0));
}

/** The levels, and behind them the bots of the server's own for that game, which have no text here. */
export function botChoices(bots: readonly BotInfo[], game: string): BotInfo[] {
  const own = playing(bots, game).filter((bot) => bot.level === null && !known(`bot-${bot.name}`));
  return [...levels(bots, game), ...own];
}

/** What a bot is called where there is room: a level with its number. */
export function botTitle(bot: string): string {
  return known(`bot-${bot}`) ? t(`bot-${bot}`) : bot;
}

/** What a bot is called at the table: short. */
export function botName(bot: string): string {
  const level = /^level-(\d)$/.exec(bot)?.[1];
  return level === undefined ? botTitle(bot) : t(`level-name-${level}`);
}

/** The names in a record in the reader's language: bots were written down by their kind, "Level-3 2". */
export function namesOf(names: readonly string[], bots: readonly BotInfo[]): string[] {
  return names.map((name) => {
    const [kind = "", ...number] = name.split(" ");
    const bot = bots.find((bot) => bot.name === kind.toLowerCase());
    return bot === undefined ? name : [botName(bot.name), ...number].join(" ");
  });
}

/** Who answers before one has looked up answers at once. */
export function timeText({ seconds }: Pick<BotInfo, "seconds">): string {
  const rounded = seconds < 0.2 ? 0 : seconds < 1 ? Math.round(seconds * 10) / 10 : Math.round(seconds);
  return t("level-time", { seconds: rounded });
}
