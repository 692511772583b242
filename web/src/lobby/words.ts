/** What the pages say about tables. */

import { join, language, t } from "../language/index.ts";
import { botTitle } from "../levels.ts";
import { personName } from "../names.ts";
import type { Clock, GameInfo, Seat, TableSummary } from "../wire/types.ts";
import { variantOf } from "../game/settings.ts";
import { type Finished, resultOf } from "./results.ts";

/** A name of the wire ("face_up") as it stands in the id of a message. */
export function dashed(name: string): string {
  return name.replaceAll("_", "-");
}

export function clockText(clock: Clock): string {
  return t("clock-words", { minutes: Math.round(clock.initial / 60), seconds: clock.increment });
}

export function playersText(game: GameInfo): string {
  const low = Math.min(...game.player_counts);
  const high = Math.max(...game.player_counts);
  return low === high ? t("players-exactly", { count: low }) : t("players-range", { low, high });
}

export function seatText(seat: Seat): string {
  if (seat.kind === "open") return t("seat-free");
  return seat.kind === "bot" && seat.bot ? botTitle(seat.bot) : personName(seat.name);
}

/** The link of a table in a list, for those who hear it. */
export function linkText(action: string, table: TableSummary): string {
  return t("table-link", { action, game: t(`game-${table.game}`), players: join(table.seats.map(seatText)) });
}

/** How a finished game ended for this person, in a few short marks; none where that is not known. */
export function resultMarks(table: Finished): string[] {
  const { outcome, seats } = table;
  const result = resultOf(table);
  if (outcome === null || result === null) return [];
  if (result === "none") return [t("result-none")];
  const how =
    outcome.reason === "resigned" || outcome.reason === "timeout" ? [t(`result-${outcome.reason}`)] : [];
  if (result === "others") {
    const names = outcome.winners.flatMap((seat) => (seats[seat] ? [seatText(seats[seat])] : []));
    return [t("winners", { count: names.length, names: join(names) }), ...how];
  }
  return [t(`result-${result}`), ...how];
}

/** What is not as usual at a table, in a few short marks. */
export function marks(table: Pick<TableSummary, "settings" | "clock" | "based">, game: GameInfo): string[] {
  const variant = variantOf(game, table.settings) ?? "own";
  return [
    ...(table.based ? [t("table-based")] : []),
    ...(variant === "standard" ? [] : [t(`rules-${variant}`)]),
    ...(table.clock ? [clockText(table.clock)] : []),
  ];
}

const STEPS = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
] as const;

/** "5 minutes ago"; what is less than a minute old is "now". */
export function agoText(time: number, now: number): string {
  const words = new Intl.RelativeTimeFormat(language.locale, { numeric: "auto" });
  const passed = Math.max(0, now - time);
  const step = STEPS.find(([, seconds]) => passed >= seconds);
  return step ? words.format(-Math.floor(passed / step[1]), step[0]) : words.format(0, "second");
}
