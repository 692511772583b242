"""Splendor Duel: what lies on the table before the first turn."""

from collections import Counter

import pytest

from cabochon.games.errors import SettingsError, SetupError
from cabochon.games.state import State
from tests.rules.duel_table import CARDS, DUEL, LEVELS, ROYALS, SPIRAL_CELLS, DuelTable, new_duel


def test_components_are_25_tokens_67_cards_and_4_royals() -> None:
    tokens = Counter("".join(new_duel().board))
    assert tokens == {"w": 4, "b": 4, "g": 4, "r": 4, "k": 4, "p": 2, "o": 3}
    assert [sum(card.level == level for card in CARDS) for level in LEVELS] == [30, 24, 13]
    assert len(ROYALS) == 4


def test_the_pyramid_has_five_cards_of_level_1_four_of_level_2_and_three_of_level_3() -> None:
    table = new_duel()
    for level, (face_up, deck) in zip(LEVELS, [(5, 25), (4, 20), (3, 10)], strict=True):
        row = table.position["market"][level - 1]
        assert len(row) == face_up
        assert len(table.deck(level)) == deck
        assert sorted(row + table.deck(level)) == [i for i, card in enumerate(CARDS) if card.level == level]


def test_each_deck_is_shuffled() -> None:
    tables = [new_duel(seed) for seed in range(300)]
    for level in LEVELS:
        every_card = {i for i, card in enumerate(CARDS) if card.level == level}
        assert {table.at(f"{level}a") for table in tables} == every_card
        assert {table.deck(level)[0] for table in tables} == every_card


def test_all_tokens_lie_at_random_on_the_board_so_the_bag_is_empty() -> None:
    tables = [new_duel(seed) for seed in range(150)]
    assert {table.bag for table in tables} == {""}
    for contents in zip(*("".join(table.board) for table in tables), strict=True):
        assert set(contents) == set("wbgrkpo")


def test_the_board_is_filled_along_the_spiral_from_the_middle() -> None:
    orders = DUEL.pools(2, DUEL.check_settings(2, {"start": 0}))
    board = "kwwwwbbbbggggrrrrkkkppooo"
    orders["board"] = ["wbgrkpo".index(letter) for letter in board]
    table = DuelTable(State(DUEL, DUEL.deal(2, {"start": 0}, orders)))
    assert "".join(table.on(cell) for cell in SPIRAL_CELLS) == board
    assert table.board == [
        "rkkkp",
        "rwbbp",
        "rwkbo",
        "rwwbo",
        "ggggo",
    ]


def test_a_deal_needs_every_token_once() -> None:
    orders = DUEL.pools(2, DUEL.check_settings(2, {"start": 0}))
    with pytest.raises(SetupError, match="board"):
        DUEL.deal(2, {"start": 0}, {**orders, "board": [6, *orders["board"][1:]]})


def test_all_four_royals_are_on_the_table() -> None:
    assert new_duel().royals(None) == [0, 1, 2, 3]


@pytest.mark.parametrize(("start", "privileges"), [(0, (0, 1, 2)), (1, (1, 0, 2))])
def test_the_opponent_of_the_start_player_has_one_privilege_and_two_lie_in_the_supply(
    start: int, privileges: tuple[int, int, int]
) -> None:
    table = new_duel(start=start)
    assert table.to_move == start
    assert table.privileges == privileges


def test_the_start_player_is_random() -> None:
    starts = [new_duel(seed, start="random").to_move for seed in range(50)]
    assert set(starts) == {0, 1}


def test_players_begin_with_nothing_else() -> None:
    for player in new_duel().position["players"]:
        assert player["cards"] == player["reserved"] == player["royals"] == []
        assert player["points"] == player["crowns"] == sum(player["tokens"]) == sum(player["bonuses"]) == 0


def test_the_same_seed_deals_the_same_game() -> None:
    assert new_duel(7).position == new_duel(7).position
    assert new_duel(7).position != new_duel(8).position


@pytest.mark.parametrize(
    ("players", "asked", "complaint"),
    [
        (3, {}, "2 players, not 3"),
        (2, {"target": 15}, "no setting 'target'.*choose_payment, start"),
        (2, {"start": 2}, "start = 2 .*random or a seat from 0 to 1"),
        (2, {"choose_payment": "maybe"}, "choose_payment = 'maybe' .*true or false"),
    ],
)
def test_a_setting_outside_its_range_is_refused_with_the_range(
    players: int, asked: dict[str, object], complaint: str
) -> None:
    with pytest.raises(SettingsError, match=complaint):
        DUEL.check_settings(players, asked)
