"""The games of a guest, to look back at."""

from collections.abc import Sequence
from typing import NamedTuple

from cabochon.server.show import wire
from cabochon.server.show.encoding import Shown, encoded
from cabochon.server.show.tables import outcome, time_control
from cabochon.server.table.standing import Opening, Status, Summary, mark


class PastGame(NamedTuple):
    """A game of a list; `awaited` are the guests who are to say something there."""

    table: str
    created: float
    updated: float
    status: Status
    awaited: Sequence[str]
    summary: Summary


def games_of(found: Sequence[PastGame], guest: str, *, more: bool) -> Shown:
    """What a guest has played and plays. Many take some milliseconds: not for the event loop."""
    message: wire.PlayedGames = {"games": [_game(game, guest) for game in found], "more": more}
    return encoded(message)


def _game(game: PastGame, guest: str) -> wire.PlayedGame:
    summary = game.summary
    own = mark(game.table, guest)
    begun = game.status == "playing" or summary.outcome is not None
    return {
        "id": game.table,
        "game": summary.game,
        "settings": summary.settings,
        "status": game.status,
        "created": game.created,
        "updated": game.updated,
        "clock": time_control(summary.clock),
        "seats": [
            {
                "kind": seat.kind,
                "name": seat.name,
                "bot": seat.bot,
                "yours": seat.mark == own,
                "away": seat.away,
                "online": True,
                "replaceable": None,
            }
            for seat in summary.seats
        ],
        "your_turn": guest in game.awaited,
        "outcome": outcome(summary.outcome),
        "gave_up": begun and all(seat.mark != own for seat in summary.seats),
        "opening": _opening(summary.opening),
    }


def _opening(opening: Opening | None) -> wire.Opening | None:
    return None if opening is None else {"starter": opening.starter, "cards": list(opening.cards)}
