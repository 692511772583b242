"""A position as one seat reads it: what everybody can pay, and what is to be had."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from cabochon.games.base import Game, State

TOKEN_LIMIT = 10
COLOURS = 5

Counts = tuple[int, ...]
"""How many of each token, gold last; or of each colour."""


@dataclass(frozen=True)
class Means:
    """What a player can pay with."""

    tokens: Counts
    bonuses: Counts

    @property
    def gold(self) -> int:
        """The tokens that can stand for any other."""
        return self.tokens[-1]

    def due(self, cost: Sequence[int]) -> Counts:
        """What a price comes to after the bonuses."""
        bonuses = (*self.bonuses, *(0 for _ in cost[len(self.bonuses) :]))
        return tuple(max(0, price - bonus) for price, bonus in zip(cost, bonuses, strict=True))

    def missing(self, cost: Sequence[int]) -> Counts:
        """The gems and pearls that are lacking for a price, gold left aside."""
        return tuple(max(0, due - held) for due, held in zip(self.due(cost), self.tokens, strict=False))

    def short(self, cost: Sequence[int]) -> int:
        """How many tokens are lacking for a price when gold stands for what it can; 0: it can be paid."""
        return max(0, sum(self.missing(cost)) - self.gold)

    def with_tokens(self, more: Sequence[int]) -> "Means":
        """The same with more tokens (or fewer)."""
        tokens = tuple(held + taken for held, taken in zip(self.tokens, more, strict=True))
        return Means(tokens, self.bonuses)

    def after_buying(self, cost: Sequence[int], colour: int | None, count: int = 1) -> "Means":
        """The same after paying a price with as little gold as possible, with the card's bonus."""
        lacking = self.missing(cost)
        paid = [due - lack for due, lack in zip(self.due(cost), lacking, strict=True)]
        tokens = [held - gone for held, gone in zip(self.tokens, paid, strict=False)] + [
            self.gold - sum(lacking)
        ]
        bonuses = tuple(held + count * (kind == colour) for kind, held in enumerate(self.bonuses))
        return Means(tuple(tokens), bonuses)


class Sight:
    """A position from the side of one seat, which is the one that decides. Unknown cards are left out."""

    def __init__(self, game: Game, state: State, seat: int) -> None:
        self.game, self.state, self.seat = game, state, seat
        self.position: dict[str, Any] = game.position(state)
        self.players: list[dict[str, Any]] = self.position["players"]
        self.duel = game.name == "duel"

    def side(self, seat: int) -> list[dict[str, Any]]:
        """The players who win together with a seat."""
        return [player for other, player in enumerate(self.players) if self.allied(seat, other)]

    def allied(self, seat: int, other: int) -> bool:
        """Whether two seats win together; partners sit opposite each other."""
        return seat == other or (self.position["settings"].get("teams", False) and (seat - other) % 2 == 0)

    def means(self, seat: int) -> Means:
        """What a seat can pay with; the bonuses of a team count together."""
        bonuses = zip(*(player["bonuses"] for player in self.side(seat)), strict=True)
        return Means(tuple(self.players[seat]["tokens"]), tuple(map(sum, bonuses)))

    @cached_property
    def mine(self) -> Means:
        """What the seat itself can pay with."""
        return self.means(self.seat)

    def points(self, seat: int) -> int:
        """The points of a seat, or of its team."""
        return sum(int(player["points"]) for player in self.side(seat))

    @cached_property
    def table(self) -> list[int]:
        """The cards that lie face up."""
        rows = self.position["market"]
        return [card for row in rows for card in row if card is not None]

    def hand(self, seat: int) -> list[int]:
        """The reserved cards of a seat, as far as they are known."""
        return [entry["card"] for entry in self.players[seat]["reserved"] if entry["card"] is not None]

    def reach(self, seat: int) -> list[int]:
        """The cards that a seat could buy if it had the tokens."""
        return [*self.table, *self.hand(seat)]

    def can_buy(self, seat: int, card: int, means: Means | None = None) -> bool:
        """Whether a seat can pay for a card now; one that is wild needs a bonus to copy."""
        means = means or self.means(seat)
        return means.short(self.game.cards[card].cost) == 0 and self.fits(card, means)

    def fits(self, card: int, means: Means) -> bool:
        """Whether a card may be bought at all: a wild card needs a bonus that it can copy."""
        return self.game.cards[card].bonus != COLOURS or any(means.bonuses)

    def supply(self, kind: int) -> int:
        """How many tokens of a kind lie in the bank, or on the board of Duel."""
        if self.duel:
            return sum(row.count(self.game.tokens[kind]) for row in self.position["board"])
        return int(self.position["bank"][kind])

    def worth(self, card: int) -> float:
        """About what a card is worth, in points: to choose which of several is to be named."""
        face = self.game.cards[card]
        worth = float(face.points) + 0.5
        if self.duel:
            worth += face.crowns + (0.5 if face.ability not in ("none", "wild") else 0.0)
        return worth
