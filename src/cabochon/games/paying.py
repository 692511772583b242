"""Paying: what a purchase costs and how gold stands in for what is missing.

The upper half is for the rules, on purses (see purse.py) and states with the same field names; gold is the
last token of every game. The lower half is the same for people, on counts by token.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from cabochon.games.purse import colours_from, count, one, returnable, total

if TYPE_CHECKING:
    from cabochon.games.positions import PlayerPosition


def coverable(state: Any, gold: int) -> int:
    """The tokens of the payment that a gold can stand for, as bits, from that of the last cover on."""
    if count(state.tokens[state.to_move], gold) <= count(state.payment, gold):
        return 0
    return (colours_from(state.payment, 1) & ((1 << gold) - 1)) >> int(state.cursor) << int(state.cursor)


def cover(state: Any, token: int, gold: int) -> None:
    """Put one gold more, and one of that token less, into the payment."""
    state.payment += one(gold) - one(token)
    state.cursor = token


def to_return(state: Any, limit: int) -> int:
    """The tokens, as bits, of which the player to move may give one back now."""
    tokens = state.tokens[state.to_move]
    return returnable(tokens, total(tokens) - limit, state.cursor)


# --- For people --------------------------------------------------------------------------------------------

Counts = tuple[int, ...]
"""How many of each token, gold last."""


class Means(NamedTuple):
    """What a player can pay with: tokens, and what is taken off every price."""

    tokens: Counts
    discount: Counts

    @classmethod
    def of(cls, player: "PlayerPosition") -> "Means":
        """What a player of a position has."""
        return cls(tuple(player["tokens"]), tuple(player["discount"]))

    @property
    def gold(self) -> int:
        """The tokens that can stand for any other."""
        return self.tokens[-1]

    def due(self, cost: Sequence[int]) -> Counts:
        """What a price comes to after the discount."""
        return tuple(max(0, price - off) for price, off in zip(cost, self.discount, strict=True))

    def missing(self, cost: Sequence[int]) -> Counts:
        """What is lacking of each token, gold left aside."""
        return tuple(
            max(0, due - held) if token < len(cost) - 1 else 0
            for token, (due, held) in enumerate(zip(self.due(cost), self.tokens, strict=True))
        )

    def short(self, cost: Sequence[int]) -> int:
        """How many tokens are lacking when gold stands for what it can; 0: it can be paid."""
        return max(0, sum(self.missing(cost)) - self.gold)

    def payment(self, cost: Sequence[int]) -> Counts:
        """How a price is paid with as little gold as possible."""
        missing = self.missing(cost)
        *paid, _ = (due - lack for due, lack in zip(self.due(cost), missing, strict=True))
        return (*paid, sum(missing))

    def with_tokens(self, more: Sequence[int]) -> "Means":
        """The same with more tokens (or fewer)."""
        return Means(tuple(held + some for held, some in zip(self.tokens, more, strict=True)), self.discount)

    def after_buying(self, cost: Sequence[int], colour: int, count: int = 1) -> "Means":
        """The same after paying a price, with the card's bonus; colour -1: it has none."""
        tokens = tuple(held - paid for held, paid in zip(self.tokens, self.payment(cost), strict=True))
        discount = tuple(off + count * (token == colour) for token, off in enumerate(self.discount))
        return Means(tokens, discount)
