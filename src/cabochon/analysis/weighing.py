"""What reasons are collected from, and how much each of them counts."""

from collections.abc import Iterator
from dataclasses import dataclass

from cabochon.analysis.reason import Reason, Value
from cabochon.analysis.sight import Sight
from cabochon.games.base import State
from cabochon.games.decks import NONE
from cabochon.match import Move


@dataclass(frozen=True)
class Weighed:
    """A reason and its weight among the others."""

    weight: float
    reason: Reason


Found = Iterator[Weighed]


def because(weight: float, code: str, **values: Value) -> Weighed:
    """A reason with its weight."""
    return Weighed(weight, Reason(code, values))


@dataclass(frozen=True)
class Case:
    """A move with the position before and after it, both as the seat that decides sees them."""

    move: Move
    before: Sight
    after: Sight
    end: State
    """When the decisions are made that the turn still asks for."""

    @property
    def seat(self) -> int:
        """Who decides."""
        return self.before.seat

    @property
    def plays_on(self) -> bool:
        """Whether the seat will have another turn, unless somebody ends the game before."""
        return self._closing is None and not self.before.game.is_over(self.end)

    @property
    def _closing(self) -> int | None:
        """Splendor: the seat before which the game will end, once somebody has reached the target."""
        return None if self.before.duel or self.end.closing == NONE else int(self.end.closing)

    @property
    def rivals(self) -> list[int]:
        """The opponents who will have a turn before this seat has one again, in the order of their turns."""
        found: list[int] = []
        if self.before.game.is_over(self.end):
            return found
        seats = len(self.before.players)
        for other in ((self.seat + step) % seats for step in range(1, seats)):
            if other == self._closing:
                break
            if not self.before.allied(self.seat, other):
                found.append(other)
        return found

    @property
    def gained(self) -> tuple[int, ...]:
        """The tokens that came to the seat, by kind; what was paid or given back counts below zero."""
        pairs = zip(self.after.mine.tokens, self.before.mine.tokens, strict=True)
        return tuple(now - then for now, then in pairs)

    @property
    def bought(self) -> int | None:
        """The card that this move bought, if it did."""
        owned = self.before.players[self.seat]["cards"]
        cards = self.after.players[self.seat]["cards"]
        return next((int(card) for card in cards if card not in owned), None)
