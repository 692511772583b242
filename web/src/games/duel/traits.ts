/** Splendor Duel: tokens lie on the board and go into the bag; each royal has its own place. */

import { HAND_LIMIT, handFull } from "../../game/places.ts";
import { alone } from "../../game/sides.ts";
import { letterOf } from "../../game/tokens.ts";
import { t } from "../../language/index.ts";
import { abilityTerms } from "../../rules/terms.ts";
import type { DuelPosition } from "../../wire/types.ts";
import type { Traits } from "../interface.ts";
import { cellsOf, tokenOn } from "./board.ts";
import { counts, ending, sources } from "./ending.ts";
import { goalsOf } from "./goals.ts";
import { joinedPlans } from "./joined.ts";
import { royal, royalsOf } from "./royals.ts";

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
    words: (game, number) => ({ royal: royal(game, number) }),
    why: royal,
    terms: (game, number) => ["royals", ...abilityTerms(royalsOf(game)[number]?.abilities ?? [])],
  },
  joined: { verbs: ["gold", "privilege"], follows: { gold: "reserve" }, plans: joinedPlans },
  // Every question is answered on the board.
  asked: [],
  possessions: [
    "prestige",
    "crown",
    "colour-points",
    "privilege",
    "bonus",
    "token",
    "gold",
    "limit",
    "reserve",
    "royals",
  ],
  faceUp: (deck) => deck.row,
  sides: alone,
  next({ kind, chosen }) {
    if (kind === "privilege") return t("next-privilege");
    if (kind !== "reserve") return null;
    return chosen.some((target) => target.startsWith("cell-")) ? t("ask-duel-reserve") : t("hint-gold");
  },
  barred(position, seat) {
    if (handFull(position, seat)) return t("barred-hand", { limit: HAND_LIMIT });
    return position.board.flat().includes("gold") ? null : t("barred-gold");
  },
  ending: (game, position, outcome, _, names) => ending(game, position, outcome, names),
  sources,
  counts,
  aim(game) {
    const { points, crowns, colour } = goalsOf(game);
    return t("duel-aim", { points, crowns, colour });
  },
};
