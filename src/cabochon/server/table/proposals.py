"""What needs the agreement of others: taking a move back, a bot for somebody who has left, the next game."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Literal

ProposalKind = Literal["undo", "bot", "rematch"]


@dataclass(frozen=True)
class Proposal:
    """`by` asks the seats of `waiting`; `seat` is whose decision goes back, or where the bot would play.

    `decisions` is how many of the game would be kept. For a rematch the seats are those of the line-up: who
    gave up and was followed by a bot is asked, too.
    """

    kind: ProposalKind
    by: int
    seat: int
    waiting: tuple[int, ...]
    agreed: tuple[int, ...] = ()
    bot: str | None = None
    decisions: int = 0

    def agreed_by(self, seats: Iterable[int]) -> "Proposal":
        """The proposal when these seats have agreed."""
        agreeing = [seat for seat in self.waiting if seat in set(seats)]
        return replace(
            self,
            agreed=(*self.agreed, *agreeing),
            waiting=tuple(seat for seat in self.waiting if seat not in agreeing),
        )

    def concerns(self, seat: int) -> bool:
        """Whether it is about, by or to somebody."""
        return seat in (self.seat, self.by, *self.waiting, *self.agreed)

    def lapses_with_move(self, seat: int) -> bool:
        """Whether a move makes it pointless: the game went on, or the missing person is back."""
        return self.kind == "undo" or seat == self.seat
