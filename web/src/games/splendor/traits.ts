/** Splendor: tokens lie in the bank, nobles at their places. */

import { HAND_LIMIT, handFull } from "../../game/places.ts";
import { numberSet } from "../../game/settings.ts";
import { alone } from "../../game/sides.ts";
import { t, tell } from "../../language/index.ts";
import type { SplendorPosition } from "../../wire/types.ts";
import type { Traits } from "../interface.ts";
import { ending, sources } from "./ending.ts";
import { nobleWords } from "./nobles.ts";

const bank = (letter: string) => `bank-${letter}`;

export const traits: Traits<SplendorPosition> = {
  supply: {
    targets: (argument) => [...argument].map(bank),
    letterAt: (target) => /^bank-(.)$/.exec(target)?.[1] ?? "",
    spent: bank,
    goldWith: (position) => Math.min(1, position.bank.at(-1) ?? 0),
  },
  patrons: {
    name: "nobles",
    at: (place, position) => position.nobles[place - 1] ?? null,
    home(number, position) {
      const index = position?.nobles.indexOf(number) ?? -1;
      return index < 0 ? "nobles" : `noble-${index + 1}`;
    },
    of: (player) => player.nobles,
    words: nobleWords,
    why: (game, number) => nobleWords(game, number).cost,
    terms: () => ["nobles"],
  },
  joined: { verbs: [], follows: {}, plans: () => [] },
  asked: ["noble"],
  possessions: ["prestige", "bonus", "token", "gold", "limit", "reserve", "nobles"],
  faceUp: (_, game, settings) => numberSet(game, settings, "face_up"),
  sides(players, settings) {
    if (settings["teams"] !== true) return alone(players);
    const seats = [...Array(players).keys()];
    return [0, 1].map((side) => seats.filter((seat) => seat % 2 === side));
  },
  next({ kind, chosen }, room, onward) {
    if (kind !== "take" || room === 0) return null;
    const lacking = t("next-take", { count: room });
    if (chosen.length > 1) return lacking;
    if (chosen.some((target) => onward.has(target))) return t("next-take-same", { count: room });
    return tell([lacking, t("next-pair")]);
  },
  barred: (position, seat) => (handFull(position, seat) ? t("barred-hand", { limit: HAND_LIMIT }) : null),
  ending,
  sources,
  counts: (_, player) => [t("cards-count", { count: player.cards.length })],
  aim: (game, settings) => t("target-points", { count: numberSet(game, settings, "target") }),
};
