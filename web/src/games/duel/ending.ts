/** How a Duel was won: which of the three goals were reached, and by how much. */

import { cardSources, patronSource, type Source } from "../../game/sources.ts";
import { colour } from "../../game/things.ts";
import { t } from "../../language/index.ts";
import type { DuelPlayer, DuelPosition, GameInfo, Outcome } from "../../wire/types.ts";
import { bestColour, goalsOf } from "./goals.ts";
import { royalsOf } from "./royals.ts";

export function ending(
  game: GameInfo,
  { players }: DuelPosition,
  { winners }: Outcome,
  names: readonly string[],
): string[] {
  const goals = goalsOf(game);
  return winners.flatMap((seat) => {
    const player = names[seat] ?? "";
    const found = players[seat];
    if (!found) return [];
    const best = most(game, found);
    return [
      ...(found.points >= goals.points
        ? [t("end-duel-points", { player, count: found.points, goal: goals.points })]
        : []),
      ...(found.crowns >= goals.crowns
        ? [t("end-duel-crowns", { player, count: found.crowns, goal: goals.crowns })]
        : []),
      ...(best.count >= goals.colour ? [t("end-duel-colour", { player, ...best, goal: goals.colour })] : []),
    ];
  });
}

/** How far a player came towards each goal. */
export function counts(game: GameInfo, player: DuelPlayer): string[] {
  const goals = goalsOf(game);
  return [
    t("duel-goal-points", { count: player.points, goal: goals.points }),
    t("duel-goal-crowns", { count: player.crowns, goal: goals.crowns }),
    t("duel-goal-colour", { ...most(game, player), goal: goals.colour }),
  ];
}

/** Cards of three levels, and royals. */
export function sources(game: GameInfo, player: DuelPlayer): Source[] {
  return [...cardSources(game, player.cards), patronSource("royals", royalsOf(game), player.royals)];
}

function most(game: GameInfo, player: DuelPlayer): { colour: string; count: number } {
  const best = bestColour(player);
  return { colour: colour(game, game.letters.charAt(best)), count: player.colour_points[best] ?? 0 };
}
