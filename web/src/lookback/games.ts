/** The person's own games: what became of each, against whom it was, and how it was opened. */

import { traitsOf } from "../games/traits.ts";
import { resultOf, type Result } from "../lobby/results.ts";
import { variantOf } from "../game/settings.ts";
import { yourSeats } from "../game/sides.ts";
import type { GameInfo, PlayedGame, Seat } from "../wire/types.ts";

/** How a game stands for the person; "others" and "none" count neither way. */
export type Standing = Result | "running";

export interface Game {
  readonly played: PlayedGame;
  readonly info: GameInfo;
  readonly standing: Standing;
  readonly variant: string;
  /** Those on other sides than one's own; for people who share a screen, everybody else who is there. */
  readonly opponents: readonly Seat[];
  /** One's own seat; null for those who had several, or have given theirs up. */
  readonly seat: number | null;
}

/** The games that this page can show; a table that never came to a game is none. */
export function gamesOf(played: readonly PlayedGame[], infos: readonly GameInfo[]): Game[] {
  return played.flatMap((one) => {
    const info = infos.find(({ name }) => name === one.game);
    const never = one.status === "over" && one.outcome?.scores.length === 0;
    return info === undefined || never || (one.status === "over" && one.outcome === null && !hasBegun(one))
      ? []
      : [gameOf(one, info)];
  });
}

/** Of a game that ended before lists told how, only its seats say that there was one. */
function hasBegun({ seats }: PlayedGame): boolean {
  return seats.every(({ kind }) => kind !== "open");
}

function gameOf(played: PlayedGame, info: GameInfo): Game {
  const { seats, settings } = played;
  const own = yourSeats(seats);
  const sides = traitsOf(played.game).sides(seats.length, settings);
  const mine = new Set(sides.filter((side) => side.some((seat) => own.includes(seat))).flat());
  return {
    played,
    info,
    standing: standingOf(played),
    variant: variantOf(info, settings) ?? "own",
    opponents: seats.filter((seat, number) => seat.kind !== "open" && !mine.has(number)),
    seat: own.length === 1 ? (own[0] ?? null) : null,
  };
}

function standingOf(played: PlayedGame): Standing {
  if (played.status !== "over") return "running";
  // Whoever gives up has lost, whatever the bot made of it.
  if (played.gave_up) return "lost";
  return resultOf(played) ?? "none";
}

/** When one moved first in a game: 0 for whoever began; null where that is not known. */
export function turnOf({ played, seat }: Game): number | null {
  const { opening, seats } = played;
  return opening === null || seat === null ? null : (seat - opening.starter + seats.length) % seats.length;
}

/** The colour of the first card that one bought; null where one bought none, or it is not known. */
export function firstColour({ played, info, seat }: Game): string | null {
  const card = seat === null ? null : (played.opening?.cards[seat] ?? null);
  return card === null ? null : (info.cards[card]?.bonus ?? null);
}
