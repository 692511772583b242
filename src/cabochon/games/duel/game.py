"""Splendor Duel as the rest of the package sees it."""

import hashlib
from collections import Counter
from collections.abc import Mapping, Sequence
from types import ModuleType
from typing import Any, ClassVar

from cabochon.games.base import Game, Outcome, StateRecord
from cabochon.games.chance import generator
from cabochon.games.duel import features, rules, view
from cabochon.games.duel.actions import ACTIONS_VERSION, PASS, REPLENISH, VERBS, WORDS
from cabochon.games.duel.cards import (
    CARDS,
    DECKS,
    FIRST,
    FIRST_TOKEN,
    LETTERS,
    PRIVILEGES,
    ROYALS,
    SIDE,
    SPIRAL,
    TOKEN_KIND,
    TOKENS,
)
from cabochon.games.duel.position import LAYOUT, DuelPosition, from_position, to_position
from cabochon.games.duel.state import PHASES, ROWS, STATE, TOKEN_LIMIT
from cabochon.games.errors import SetupError
from cabochon.games.places import cell_name
from cabochon.games.purse import count
from cabochon.games.settings import CHOOSE_PAYMENT, Settings


class Duel(Game):
    """Splendor Duel for two players."""

    name = "duel"
    player_counts = (2,)
    settings = (CHOOSE_PAYMENT,)
    variants: ClassVar[Mapping[str, Settings]] = {}
    tokens = TOKENS
    letters = LETTERS
    token_limit = TOKEN_LIMIT
    numbers: ClassVar[Mapping[str, int]] = {
        "points": rules.VICTORY_POINTS,
        "crowns": rules.VICTORY_CROWNS,
        "colour_points": rules.VICTORY_COLOUR_POINTS,
        "privileges": PRIVILEGES,
    }
    cards = CARDS
    decks = DECKS
    first = FIRST
    royals = ROYALS
    patrons = ("royal",)
    token_pools = frozenset({"board"})
    future_keys = ("bag_order", "chance")
    phases = PHASES
    verbs = VERBS
    last_resorts = frozenset({PASS})
    actions_version = ACTIONS_VERSION
    state_type = STATE
    layout = LAYOUT
    mask_words = WORDS
    rules: ClassVar[ModuleType] = rules
    views: ClassVar[ModuleType] = view
    features: ClassVar[ModuleType] = features

    @property
    def title(self) -> str:
        return "SplendorDuel"

    def _more_pools(self) -> dict[str, list[int]]:
        return {"board": TOKEN_KIND.tolist()}

    def _place_orders(self, state: StateRecord, orders: Mapping[str, list[int]]) -> None:
        super()._place_orders(state, orders)
        state.bag_order[:] = _token_order(orders["board"])
        # Refills whose order nobody fixes (see arrange_bag) follow from the setup.
        digest = hashlib.sha256(repr(sorted(orders.items())).encode()).digest()
        rules.seed_refills(state, generator(int.from_bytes(digest[:8], "big")))

    def is_masked(self, state: StateRecord) -> bool:
        return super().is_masked(state) or bool(state["bag_order"].min() < 0)

    def bag_to_shuffle(self, state: StateRecord, action: int) -> list[int]:
        if action != REPLENISH:
            return []
        return [kind for kind in range(len(TOKENS)) for _ in range(count(state.bag, kind))]

    def arrange_bag(self, state: StateRecord, order: Sequence[int]) -> None:
        if Counter(order) != Counter(self.bag_to_shuffle(state, REPLENISH)):
            raise SetupError("the order must hold the tokens of the bag, each exactly once")
        state.bag_order[:] = _token_order(order)

    @property
    def components(self) -> Mapping[str, list[Any]]:
        return {
            "royals": [{"points": royal.points, "abilities": list(royal.abilities)} for royal in ROYALS],
            "spiral": [cell_name(*divmod(cell, SIDE)) for cell in SPIRAL.tolist()],
        }

    def row_lengths(self, state: StateRecord) -> tuple[int, ...]:  # noqa: ARG002
        return ROWS

    def reveals(self, before: StateRecord, after: StateRecord) -> bool:
        """A card was drawn from a deck, or tokens from the bag."""
        # A refill changes the generator; in a view, which masks it, the tokens that came tell.
        drawn = (before["chance"] != after["chance"]).any() or (after["board"] & ~before["board"]).any()
        return super().reveals(before, after) or bool(drawn)

    def result_of(self, state: StateRecord) -> Outcome:
        seat = state.winner
        if state.points[seat] >= rules.VICTORY_POINTS:
            reason = "prestige"
        elif state.crowns[seat] >= rules.VICTORY_CROWNS:
            reason = "crowns"
        else:
            reason = "colour"
        return Outcome(self._winners(state), tuple(state.points.tolist()), reason)

    def position(self, state: StateRecord) -> DuelPosition:
        return to_position(state, self)

    def read_position(self, position: Any) -> StateRecord:
        return from_position(position, self)


def _token_order(kinds: Sequence[int]) -> list[int]:
    """Token numbers in the order of the given kinds; the tokens that are elsewhere follow."""
    used = [0] * len(TOKENS)
    order = []
    for kind in kinds:
        order.append(int(FIRST_TOKEN[kind]) + used[kind])
        used[kind] += 1
    return order + [token for token in range(len(TOKEN_KIND)) if token not in order]
