/** How a game of Splendor was decided: by points, and where those are equal by the fewest cards. */

import { numberSet, type Settings } from "../../game/settings.ts";
import { cardSources, patronSource, type Source } from "../../game/sources.ts";
import { join, t } from "../../language/index.ts";
import type { GameInfo, Outcome, SplendorPlayer, SplendorPosition } from "../../wire/types.ts";
import { noblesOf } from "./nobles.ts";

export function ending(
  game: GameInfo,
  position: SplendorPosition,
  outcome: Outcome,
  settings: Settings,
  names: readonly string[],
): string[] {
  const why =
    outcome.reason === "deadlock"
      ? t("reason-deadlock")
      : t("reason-target", { count: numberSet(game, settings, "target") });
  return [why, decided(position, outcome, names)];
}

/** Cards of three levels, and nobles. */
export function sources(game: GameInfo, player: SplendorPlayer): Source[] {
  return [...cardSources(game, player.cards), patronSource("nobles", noblesOf(game), player.nobles)];
}

function decided(
  { sides, players }: SplendorPosition,
  { winners }: Outcome,
  names: readonly string[],
): string {
  const sum = (side: readonly number[], of: (player: (typeof players)[number]) => number) =>
    side.reduce((all, seat) => all + (players[seat] ? of(players[seat]) : 0), 0);
  const stood = sides.map((side) => ({
    names: join(side.map((seat) => names[seat] ?? "")),
    count: side.length,
    points: sum(side, (player) => player.points),
    cards: sum(side, (player) => player.cards.length),
    won: side.some((seat) => winners.includes(seat)),
  }));
  const points = Math.max(...stood.map((side) => side.points));
  const tied = stood.filter((side) => side.points === points);
  const first = tied.filter((side) => side.won);
  const cards = first[0]?.cards ?? 0;
  const all = (found: typeof stood) => ({ names: join(found.map((side) => side.names)), points });
  const rest = tied.filter((side) => !side.won);
  if (rest.length > 0) {
    const others = Math.min(...rest.map((side) => side.cards));
    return t("end-fewer", { tied: all(tied).names, names: all(first).names, points, cards, others });
  }
  if (first.length > 1) return t("end-tied", { ...all(first), cards });
  return t("end-most", { ...all(first), count: first[0]?.count ?? 1 });
}
