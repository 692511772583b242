"""Splendor: what lies on the table before the first turn."""

import pytest

from cabochon.games.errors import SetupError
from cabochon.games.state import State
from tests.rules.splendor_table import CARDS, LEVELS, NOBLES, SPLENDOR, SplendorTable, new_game
from tests.rules.table import in_words


def test_components_are_90_development_cards_and_10_nobles() -> None:
    assert [sum(card.level == level for card in CARDS) for level in LEVELS] == [40, 30, 20]
    assert len(NOBLES) == 10


@pytest.mark.parametrize(
    ("players", "bank"),
    [(2, "4w 4b 4g 4r 4k 5o"), (3, "5w 5b 5g 5r 5k 5o"), (4, "7w 7b 7g 7r 7k 5o")],
)
def test_gems_depend_on_the_number_of_players_and_gold_is_always_five(players: int, bank: str) -> None:
    assert new_game(players).bank == bank


@pytest.mark.parametrize("players", [2, 3, 4])
def test_four_cards_of_each_level_lie_face_up_beside_their_decks(players: int) -> None:
    table = new_game(players)
    for level, deck in zip(LEVELS, [36, 26, 16], strict=True):
        row = table.position["market"][level - 1]
        assert len(row) == 4
        assert len(table.deck(level)) == deck
        assert sorted(row + table.deck(level)) == [i for i, card in enumerate(CARDS) if card.level == level]


def test_each_deck_is_shuffled() -> None:
    tables = [new_game(seed=seed) for seed in range(400)]
    for level in LEVELS:
        every_card = {i for i, card in enumerate(CARDS) if card.level == level}
        assert {table.at(f"{level}a") for table in tables} == every_card
        assert {table.deck(level)[0] for table in tables} == every_card
        assert {table.deck(level)[-1] for table in tables} == every_card


@pytest.mark.parametrize("players", [2, 3, 4])
def test_one_noble_more_than_players_is_drawn(players: int) -> None:
    nobles = new_game(players).row_of_nobles
    assert len(nobles) == len(set(nobles)) == players + 1
    assert None not in nobles


def test_nobles_are_drawn_at_random() -> None:
    rows = [new_game(seed=seed).row_of_nobles for seed in range(200)]
    for place in range(3):
        assert {row[place] for row in rows} == set(range(10))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_start_player_is_random(players: int) -> None:
    starts = [new_game(players, seed=seed, start="random").to_move for seed in range(100)]
    assert set(starts) == set(range(players))


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_start_player_is_the_one_whom_the_table_names(seat: int) -> None:
    assert {new_game(3, seed=seed, start=seat).to_move for seed in range(20)} == {seat}


def test_players_begin_with_nothing() -> None:
    for player in new_game(4).position["players"]:
        assert in_words(player["tokens"], "wbgrko") == in_words(player["bonuses"], "wbgrk") == ""
        assert player["cards"] == player["reserved"] == player["nobles"] == []
        assert player["points"] == 0


def test_the_same_seed_deals_the_same_game() -> None:
    assert new_game(3, seed=7).position == new_game(3, seed=7).position
    assert new_game(3, seed=7).position != new_game(3, seed=8).position


def test_a_game_can_be_dealt_in_a_given_order() -> None:
    orders = SPLENDOR.pools(2, SPLENDOR.check_settings(2, {}))
    orders = {name: pool[::-1] for name, pool in orders.items()}
    table = SplendorTable(State(SPLENDOR, SPLENDOR.deal(2, {}, orders)))
    assert table.position["market"] == [[39, 38, 37, 36], [69, 68, 67, 66], [89, 88, 87, 86]]
    assert table.deck(1)[:2] == [35, 34]
    assert table.row_of_nobles == [9, 8, 7]
    assert table.to_move == 1


def test_a_deal_needs_every_card_once() -> None:
    orders = SPLENDOR.pools(2, SPLENDOR.check_settings(2, {}))
    with pytest.raises(SetupError, match="level1"):
        SPLENDOR.deal(2, {}, {**orders, "level1": [0, *orders["level1"][:-1]]})
