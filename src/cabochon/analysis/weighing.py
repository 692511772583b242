"""What reasons are collected from, and how much each of them counts."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Generic

from cabochon.analysis.reason import Reason, Value
from cabochon.analysis.sight import P_co, Sight
from cabochon.games.paying import Counts
from cabochon.games.state import State
from cabochon.games.verbs import Verb
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
class Case(Generic[P_co]):
    """A move with the position before and after it, both as the seat that decides sees them."""

    move: Move
    before: Sight[P_co]
    after: Sight[P_co]
    end: State
    """When the decisions are made that the turn still asks for."""

    @property
    def seat(self) -> int:
        """Who decides."""
        return self.before.seat

    @property
    def verb(self) -> Verb:
        """What kind of decision the move is."""
        return self.before.game.verb_named[self.move.verb]

    @property
    def acts_on(self) -> bool:
        """Whether the seat still has to act in the same turn, as after Duel's privileges."""
        state = self.after.state
        return state.to_move == self.seat and state.phase == "act" and not state.begins_turn

    @cached_property
    def _turns(self) -> tuple[int, ...]:
        return self.end.turns_after(self.seat)

    @property
    def plays_on(self) -> bool:
        """Whether the seat will have another turn, unless somebody ends the game before."""
        return self.seat in self._turns

    @property
    def rivals(self) -> list[int]:
        """The opponents who will have a turn before this seat has one again, in the order of their turns."""
        return [other for other in self._turns if other not in self.before.side(self.seat)]

    @property
    def gained(self) -> Counts:
        """The tokens that came to the seat, by kind; what was paid or given back counts below zero."""
        pairs = zip(self.after.mine.tokens, self.before.mine.tokens, strict=True)
        return tuple(now - then for now, then in pairs)

    @property
    def bought(self) -> int | None:
        """The card that this move bought, if it did."""
        owned = self.before.position["players"][self.seat]["cards"]
        cards = self.after.position["players"][self.seat]["cards"]
        return next((card for card in cards if card not in owned), None)
