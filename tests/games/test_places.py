"""The names of places."""

from itertools import pairwise
from types import SimpleNamespace
from typing import Any

import pytest
from hypothesis import given

from cabochon.games import game, game_names
from cabochon.games.components import LEVEL_DECKS, Deck
from cabochon.games.duel.actions import LINE
from cabochon.games.places import (
    card_at,
    cell_name,
    cells,
    deck_at,
    deck_tops,
    hand_places,
    is_deck_top,
    is_in_hand,
    market_cards,
    market_places,
    place_of,
)
from tests.games.random_games import RandomGame, few, random_games
from tests.rules.splendor_table import card, splendor
from tests.rules.table import Unseen

ORIENT = (Deck("1", 1, "low"), Deck("1o", 1, "low orient"), Deck("2", 2, "high"))
"""Two decks of one level, the name of one a part of the name of the other."""


def test_rows_tops_and_hands() -> None:
    assert market_places(LEVEL_DECKS, (3, 2, 1)) == ("1a", "1b", "1c", "2a", "2b", "3a")
    assert market_places(ORIENT, (2, 1, 1)) == ("1a", "1b", "1oa", "2a")
    assert deck_tops(ORIENT) == ("1t", "1ot", "2t")
    assert hand_places(3) == ("h1", "h2", "h3")
    assert hand_places(0) == ()


@pytest.mark.parametrize("name", game_names())
def test_every_place_is_on_the_table_in_hand_or_a_deck_top(name: str) -> None:
    rules = game(name)
    for verb in rules.verbs:
        if verb.is_about_card:
            for place in verb.arguments:
                assert not (is_in_hand(place) and is_deck_top(place))
                if not is_in_hand(place):
                    assert deck_at(rules, place) == rules.decks[int(place[0]) - 1]


def test_decks_are_told_apart_by_their_whole_names() -> None:
    rules: Any = SimpleNamespace(decks=ORIENT)
    assert [deck_at(rules, place).pool for place in ("1a", "1oa", "1ot", "1t", "2b")] == [
        "low",
        "low orient",
        "low orient",
        "low",
        "high",
    ]
    position: Any = {"to_move": None, "players": [], "market": [[3, None], [40, 41], [70]]}
    assert card_at(rules, position, "1ob") == 41
    assert card_at(rules, position, "1a") == 3
    assert place_of(rules, position, 41) == "1ob"
    assert place_of(rules, position, 70) == "2a"


@given(random_games())
@few
def test_cards_lie_where_decisions_find_them(played: RandomGame) -> None:
    rules = played.rules
    numbers = {text: action for action, text in enumerate(rules.texts)}
    for state in played.states()[::5]:
        position = state.position()
        lying = [card for card in state.record.market.tolist() if card >= 0]
        assert sorted(market_cards(position)) == sorted(lying)
        if state.is_over:
            continue
        for place in rules.buying_places:
            number = card_at(rules, position, place)
            assert number == state.card_of(numbers[f"buy {place}"])
            if number is not None:
                assert place_of(rules, position, number) == place
        for top in deck_tops(rules.decks):
            assert card_at(rules, position, top) is None


def test_hands_are_those_of_the_player_to_move() -> None:
    mine, theirs, seen = card("7w"), card("7b"), card("7r")
    table = splendor(hands=[[seen, Unseen(mine)], [theirs]])
    rules, position = table.rules, table.position
    assert [card_at(rules, position, place) for place in ("h1", "h2", "h3")] == [seen, mine, None]
    assert place_of(rules, position, mine) == "h2"
    assert place_of(rules, position, theirs) is None
    hidden = table.seen_by(1).position
    assert card_at(rules, hidden, "h1") == seen
    assert card_at(rules, hidden, "h2") is None, "a hidden card is not known"
    assert place_of(rules, hidden, mine) is None


def test_a_place_beyond_the_row_is_empty() -> None:
    table = splendor(face_up=2)
    assert card_at(table.rules, table.position, "1b") == table.at("1b")
    assert card_at(table.rules, table.position, "1e") is None


def test_cells_of_a_line() -> None:
    assert cells("c3") == [(2, 2)]
    assert cells("a1-b1") == [(0, 0), (0, 1)]
    assert cells("c1-a3") == [(0, 2), (1, 1), (2, 0)]
    assert [cell_name(row, column) for row, column in cells("e3-e5")] == ["e3", "e4", "e5"]


def test_cells_and_their_names() -> None:
    for row in range(5):
        for column in range(5):
            assert cells(cell_name(row, column)) == [(row, column)]


def test_every_line_of_duel_is_straight_and_on_the_board() -> None:
    lines = {
        action: text.removeprefix("take ")
        for action, text in enumerate(game("duel").texts)
        if text.startswith("take ") and "off" not in text
    }
    assert len(lines) == 25 + 2 * (20 + 16) + 2 * (15 + 9)
    for action, argument in lines.items():
        found = cells(argument)
        steps = {(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(found)}
        assert len(steps) <= 1
        assert steps <= {(0, 1), (1, 0), (1, 1), (1, -1)}
        assert all(0 <= row < 5 and 0 <= column < 5 for row, column in found)
        assert sum(1 << (5 * row + column) for row, column in found) == LINE[action]
