"""Drawing bit by bit shows what `determinize` could have drawn, and as often."""

from collections import Counter
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from scipy.stats import chisquare

from cabochon.games import game, game_names
from cabochon.games.chance import generator
from cabochon.games.decks import NONE
from cabochon.games.duel.actions import REPLENISH
from cabochon.games.duel.cards import CELLS
from cabochon.games.native import Binding, native
from tests.games.configurations import Configuration
from tests.games.random_games import RandomGame

DRAWS = 3_000
RARE = 1e-4


def crowded(name: str) -> Any:
    """A state whose last deck has three cards left, while two cards of it are hidden in others' hands."""
    rules = game(name)
    record = rules.random_record(max(rules.player_counts), {}, 3)
    deck = len(rules.decks) - 1
    first, last = int(rules.first[deck]), int(rules.first[deck + 1])
    *gone, one, two = (int(card) for card in record.deck[last - int(record.deck_left[deck]) : last - 3])
    for card in gone:
        record.owner[card] = 0
    record.deck[first : last - 3] = NONE
    record.deck_left[deck] = 3
    holders = ((1, 0), (record.players - 1, 1 if record.players == 2 else 0))
    for (seat, slot), card in zip(holders, (one, two), strict=True):
        record.reserved[seat, slot] = card
        record.hidden[seat, slot] = 1
    return record


def determined(record: Any, rules: Any, rng: Any) -> None:
    native(rules.views.determinize)(record, 0, rng)


def bit_by_bit(record: Any, rules: Any, rng: Any) -> None:
    native(rules.views.redraw_hands)(record, 0, rng)
    native(rules.views.redraw_next)(record, 0, rng)


@pytest.mark.compiled  # many draws
@pytest.mark.parametrize("draw", [determined, bit_by_bit])
@pytest.mark.parametrize("name", game_names())
def test_hands_and_the_next_card_are_equally_likely(name: str, draw: Callable[..., None]) -> None:
    rules = game(name)
    start = crowded(name)
    deck = len(rules.decks) - 1
    found: Counter[tuple[int, ...]] = Counter()
    rng = generator(5)
    for _ in range(DRAWS):
        record = start.copy()
        draw(record, rules, rng)
        hidden = [int(card) for card in record.reserved[record.hidden == 1]]
        found[*hidden, int(record.deck[int(rules.first[deck + 1]) - 3])] += 1
    assert len(found) == 5 * 4 * 3
    assert chisquare(list(found.values())).pvalue > RARE


@pytest.mark.parametrize("name", game_names())
def test_own_cards_and_the_market_stay(name: str) -> None:
    rules = game(name)
    start = crowded(name)
    rng = generator(5)
    for _ in range(50):
        record = start.copy()
        bit_by_bit(record, rules, rng)
        for field in ("market", "owner", "deck_left", "hidden", "tokens"):
            assert np.array_equal(record[field], start[field])
        assert sorted(_cards(record)) == sorted(_cards(start))
    # The same for whoever holds the hidden cards: they know them.
    record = start.copy()
    native(rules.views.redraw_hands)(record, 1, rng)
    assert record.reserved[1, 0] == start.reserved[1, 0]


def _cards(record: Any) -> list[int]:
    return [int(card) for part in (record.deck, record.reserved.ravel()) for card in part if card != NONE]


def test_the_bag_is_mixed_when_it_is_emptied() -> None:
    rules = game("duel")
    start = rules.random_record(2, {}, 3)
    rng = generator(5)
    first: Counter[int] = Counter()
    for _ in range(1_000):
        record = start.copy()
        native(rules.views.redraw_next)(record, REPLENISH, rng)
        assert sorted(record.bag_order.tolist()) == list(range(CELLS))
        first[int(record.bag_order[0])] += 1
    assert chisquare(list(first.values())).pvalue > RARE
    record = start.copy()
    native(rules.views.redraw_next)(record, REPLENISH - 1, rng)
    assert np.array_equal(record.bag_order, start.bag_order)


@pytest.mark.parametrize(
    "table",
    [
        Configuration("splendor", 2, {}),
        Configuration("splendor", 4, {"teams": True}),
        Configuration("duel", 2, {}),
    ],
    ids=str,
)
def test_the_pieces_of_a_vector_can_be_written_in_any_order(table: Configuration) -> None:
    rules = game(table.game)
    assert rules.features is not None
    bound = Binding(rules.rules, rules.features)
    encode_card, encode_piece = rules.features.encode_card, rules.features.encode_piece
    order = np.random.default_rng(1)
    for state in RandomGame(table, 5, eager=True).states()[:-1:7]:
        for seat in range(state.players):
            vector = np.zeros(rules.features.FEATURES, np.float32)
            for card in order.permutation(len(rules.cards)).tolist():
                native(encode_card, bound)(state.record, card, vector)
            for piece in order.permutation(rules.features.PIECES).tolist():
                native(encode_piece, bound)(state.record, seat, piece, vector)
            assert np.array_equal(vector, state.features(seat))
