"""Moves in words. What a move means follows from the form of its verb; the words are named after the verb.

Everything is read off positions, so whoever passes a spectator's positions can be sure that nothing that
only one player knows slips into a sentence.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from cabochon.games.paying import Means
from cabochon.games.places import card_at
from cabochon.games.positions import Position
from cabochon.match.speech import Speech


@dataclass(frozen=True)
class Words(Speech):
    """Speaks about one game in one language; `names` are the players by seat."""

    names: Sequence[str]

    def missing(self, place: str, position: Position) -> tuple[str, int] | None:
        """The gems that the player to move lacks for a card, and their gold; None if nothing is lacking."""
        number = card_at(self.game, position, place)
        if number is None or position["to_move"] is None:
            return None
        means = Means.of(position["players"][position["to_move"]])
        cost = self.game.cards[number].cost
        return (self.tokens(means.missing(cost)), means.gold) if means.short(cost) else None
