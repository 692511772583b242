/** Names and events in words. */

import { story } from "../game/words.ts";
import { t } from "../language/index.ts";
import { botName } from "../levels.ts";
import { personName } from "../names.ts";
import type { Event, GameInfo, Seat } from "../wire/types.ts";
import { botNumber } from "./seats.ts";

/** The name of whoever sits there; bots have names in the reader's language. */
export function nameOf(seat: Seat | undefined): string {
  if (seat === undefined) return "";
  const number = botNumber(seat);
  return number === null ? personName(seat.name) : botName(seat.bot ?? "") + number;
}

/** What happened, as one text; empty for what need not be told. */
export function tiding(event: Event, game: GameInfo, seats: readonly Seat[]): string {
  const names = seats.map(nameOf);
  const of = (seat: number | null) => (seat === null ? "" : (names[seat] ?? ""));
  switch (event.kind) {
    case "move":
      return story(game, event.deeds, names);
    case "undo":
      return event.again
        ? t("event-undo-again", { player: of(event.seat) })
        : t("event-undo", { player: of(event.seat) });
    case "joined":
    case "left":
    case "resigned":
    case "timeout":
    case "agreed":
    case "declined":
    case "returned":
      return t(`event-${event.kind}`, { player: of(event.seat) || personName(event.name) });
    case "replaced":
      return t("event-replaced", { player: of(event.seat) || personName(event.name) });
    case "proposed":
      return event.bot === null
        ? t("event-proposed-undo", { player: personName(event.name) || of(event.seat) })
        : t("event-proposed-bot", { player: personName(event.name), absent: of(event.seat) });
    case "invited":
      return t("rematch-wanted", { player: of(event.seat) || personName(event.name) });
    case "started":
      return t("event-started");
    case "over":
      return t("game-over");
    case "forgotten":
      return t("event-forgotten");
    default:
      return "";
  }
}
