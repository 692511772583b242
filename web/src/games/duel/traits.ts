/** Splendor Duel: tokens lie on the board and go into the bag; each royal has its own place. */

import { letterOf } from "../../game/tokens.ts";
import { t } from "../../language/index.ts";
import type { DuelPosition, GameInfo } from "../../wire/types.ts";
import type { Traits } from "../interface.ts";
import { cellsOf, tokenOn } from "./board.ts";
import { joinedPlans } from "./joined.ts";

const cell = (name: string) => `cell-${name}`;

export const traits: Traits<DuelPosition> = {
  supply: {
    targets: (argument) => cellsOf(argument).map(cell),
    letterAt(target, game, position) {
      const name = /^cell-(.+)$/.exec(target)?.[1];
      return name === undefined || position === null ? "" : letterOf(game, tokenOn(position, name));
    },
    spent: () => "bag",
    goldWith: () => 0,
  },
  patrons: {
    name: "royals",
    at: (place, position) => (position.royals.includes(place - 1) ? place - 1 : null),
    home: (number) => `royal-${number + 1}`,
    of: (player) => player.royals,
  },
  joined: { verbs: ["gold", "privilege"], follows: { gold: "reserve" }, plans: joinedPlans },
  setup: {
    pools(game) {
      const tokens = allTokens(game);
      return { board: { pool: tokens, drawn: tokens.length } };
    },
    faceUp: (level) => 6 - level,
  },
  next({ kind, chosen }) {
    if (kind !== "reserve") return null;
    return chosen.some((target) => target.startsWith("cell-")) ? t("ask-duel-reserve") : t("hint-gold");
  },
  aim: () => null,
};

/** The 25 tokens: four of each gem, two pearls, three gold. */
function allTokens(game: GameInfo): number[] {
  const numbers: Record<string, number> = { pearl: 2, gold: 3 };
  return game.tokens.flatMap((name, token) => Array<number>(numbers[name] ?? 4).fill(token));
}
