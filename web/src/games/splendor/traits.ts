/** Splendor: tokens lie in the bank, nobles at their places. */

import { t } from "../../language/index.ts";
import type { SplendorPosition } from "../../wire/types.ts";
import type { Traits } from "../interface.ts";

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
  },
  joined: { verbs: [], follows: {}, plans: () => [] },
  setup: {
    pools: (game, players) => ({
      nobles: { pool: [...game.nobles.keys()], drawn: players + 1 },
    }),
    faceUp: (_, settings) => Number(settings["face_up"] ?? 4),
  },
  // Five, however many cards lie there.
  next: () => null,
  aim: (settings) => t("target-points", { count: Number(settings["target"] ?? 15) }),
};
