"""The games of a guest, to look back at."""

from collections.abc import Sequence

from cabochon.server.show import wire
from cabochon.server.show.encoding import Shown, encoded
from cabochon.server.show.lists import Listed, summary_of
from cabochon.server.table.standing import Opening, mark


def games_of(found: Sequence[Listed], guest: str, *, more: bool) -> Shown:
    """What a guest has played and plays. Many take some milliseconds: not for the event loop."""
    message: wire.PlayedGames = {"games": [_game(game, guest) for game in found], "more": more}
    return encoded(message)


def _game(game: Listed, guest: str) -> wire.PlayedGame:
    summary, own = game.summary, mark(game.table, guest)
    begun = game.status == "playing" or summary.outcome is not None
    return {
        **summary_of(game, guest),
        "gave_up": begun and all(seat.mark != own for seat in summary.seats),
        "opening": _opening(summary.opening),
    }


def _opening(opening: Opening | None) -> wire.Opening | None:
    return None if opening is None else {"starter": opening.starter, "cards": list(opening.cards)}
