"""A position as one seat reads it: what everybody can pay, and what is to be had."""

from functools import cached_property
from typing import Generic, cast

from typing_extensions import TypeVar

from cabochon.analysis.whatif import purchases, takes
from cabochon.games.components import Card
from cabochon.games.paying import Counts, Means
from cabochon.games.places import market_cards
from cabochon.games.positions import Position, points_of_side, side_of
from cabochon.games.state import State

P_co = TypeVar("P_co", bound=Position, covariant=True, default=Position)
"""The positions of one game, where a module is about that game."""


class Sight(Generic[P_co]):
    """A position from the side of one seat, which is the one that decides. Unknown cards are left out."""

    def __init__(self, state: State, seat: int) -> None:
        self.game, self.state, self.seat = state.game, state, seat
        self.position = cast(P_co, state.position())
        self._affordable: dict[int, frozenset[int]] = {}
        self._allowed: dict[int, frozenset[int]] = {}

    def card(self, number: int) -> Card:
        """What is printed on a card."""
        return self.game.cards[number]

    def side(self, seat: int) -> list[int]:
        """The seats that win together with a seat."""
        return side_of(self.position, seat)

    def points(self, seat: int) -> int:
        """The points of a seat, or of its team."""
        return points_of_side(self.position, seat)

    def means(self, seat: int) -> Means:
        """What a seat can pay with."""
        return Means.of(self.position["players"][seat])

    @cached_property
    def mine(self) -> Means:
        """What the seat itself can pay with."""
        return self.means(self.seat)

    @cached_property
    def holds_too_much(self) -> bool:
        """Whether the seat will have to give tokens back."""
        return sum(self.mine.tokens) > self.game.token_limit

    @cached_property
    def market(self) -> list[int]:
        """The cards that lie face up."""
        return market_cards(self.position)

    def reach(self, seat: int) -> list[int]:
        """The cards in sight that a seat could buy with enough tokens: the market, and its hand if known."""
        hand = self.position["players"][seat]["reserved"]
        return [*self.market, *(held["card"] for held in hand if held["card"] is not None)]

    def can_buy(self, seat: int, card: int) -> bool:
        """Whether a seat could buy a card if it were its turn."""
        if seat not in self._affordable:
            self._affordable[seat] = frozenset(purchases(self.state, seat))
        return card in self._affordable[seat]

    def may_buy(self, seat: int, card: int) -> bool:
        """Whether the rules let a seat buy a card if only it has the tokens."""
        if seat not in self._allowed:
            enough = max(sum(each.cost) for each in self.game.cards)
            self._allowed[seat] = frozenset(purchases(self.state, seat, more_gold=enough))
        return card in self._allowed[seat]

    @cached_property
    def takes(self) -> frozenset[Counts]:
        """What the seat could take from the table if it were its turn."""
        return takes(self.state, self.seat)

    def worth(self, number: int) -> float:
        """About what a card is worth, in points: to choose which of several is to be named."""
        card = self.card(number)
        return card.points + 0.5 + card.crowns + (0.5 if card.abilities else 0.0)
