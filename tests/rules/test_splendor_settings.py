"""Splendor: the variants and the free settings."""

from typing import Any

import pytest

from cabochon.games.errors import SettingsError
from cabochon.games.state import State
from tests.rules.splendor_table import SPLENDOR, collection, new_game, splendor


def test_the_usual_game() -> None:
    assert SPLENDOR.check_settings(2, {}) == {
        "target": 15,
        "face_up": 4,
        "last_round": "finish_round",
        "teams": False,
        "may_take_fewer": False,
        "choose_payment": True,
        "start": "random",
    }


def test_the_quick_game_has_target_10_and_3_face_up_cards_of_each_level() -> None:
    quick: dict[str, Any] = dict(SPLENDOR.variants["quick"])
    assert [len(row) for row in new_game(2, **quick).position["market"]] == [3, 3, 3]
    assert splendor(cards=[[], collection("w", 10, 4)], to_move=1, **quick).play("take wbg").is_over
    assert not splendor(cards=[[], collection("w", 9, 4)], to_move=1, **quick).play("take wbg").is_over


def test_the_team_game_is_a_variant() -> None:
    assert SPLENDOR.variants["teams"] == {"teams": True}


def test_variants_may_be_combined() -> None:
    both = {**SPLENDOR.variants["quick"], **SPLENDOR.variants["teams"], "last_round": "one_more_each"}
    cards = [collection("w", 6, 4), [], collection("g", 4, 4)]
    table = splendor(4, cards=cards, **both).play("take wbg")
    assert table.play("take wbg", "take wbg").to_move == 3
    assert table.play("take wbg").is_over


@pytest.mark.parametrize("face_up", [1, 2, 3, 4, 5])
def test_one_to_five_cards_of_each_level_lie_face_up(face_up: int) -> None:
    table = new_game(3, face_up=face_up)
    assert [len(row) for row in table.position["market"]] == [face_up] * 3
    assert [len(deck) for deck in table.position["decks"]] == [40 - face_up, 30 - face_up, 20 - face_up]
    places = {f"{level}{place}" for level in "123" for place in "abcde"[:face_up] + "t"}
    assert table.options("reserve") == places
    assert len(table.play("reserve 1a").position["market"][0]) == face_up


@pytest.mark.parametrize(
    ("players", "asked", "complaint"),
    [
        (2, {"target": 0}, "target = 0 .*from 1 to 30"),
        (2, {"target": 31}, "target = 31 .*from 1 to 30"),
        (2, {"target": -5}, "target = -5 .*from 1 to 30"),
        (2, {"target": 15.5}, "target = 15.5 .*from 1 to 30"),
        (2, {"target": True}, "target = True .*from 1 to 30"),
        (2, {"target": "many"}, "target = 'many' .*from 1 to 30"),
        (2, {"face_up": 0}, "face_up = 0 .*from 1 to 5"),
        (2, {"face_up": 6}, "face_up = 6 .*from 1 to 5"),
        (2, {"last_round": "never"}, "last_round = 'never' .*finish_round or one_more_each"),
        (2, {"may_take_fewer": "perhaps"}, "may_take_fewer = 'perhaps' .*true or false"),
        (2, {"choose_payment": 2}, "choose_payment = 2 .*true or false"),
        (2, {"start": 2}, "start = 2 .*from 0 to 1"),
        (4, {"start": 4}, "start = 4 .*from 0 to 3"),
        (3, {"start": -1}, "start = -1 .*random or a seat from 0 to 2"),
        (2, {"start": "me"}, "start = 'me' .*random or a seat from 0 to 1"),
        (2, {"teams": True}, "teams .*4 players"),
        (3, {"teams": True}, "teams .*4 players"),
        (2, {"colour": "red"}, "no setting 'colour'.*target, face_up"),
        (1, {}, "2 or 3 or 4 players, not 1"),
        (5, {}, "2 or 3 or 4 players, not 5"),
    ],
)
def test_a_setting_outside_its_range_is_refused_with_the_range(
    players: int, asked: dict[str, Any], complaint: str
) -> None:
    with pytest.raises(SettingsError, match=complaint):
        SPLENDOR.check_settings(players, asked)
    with pytest.raises(SettingsError, match=complaint):
        State.random(SPLENDOR, players, asked, 1)


@pytest.mark.parametrize(
    ("asked", "understood"),
    [
        ({"target": 1}, {"target": 1}),
        ({"target": "30"}, {"target": 30}),
        ({"face_up": 1}, {"face_up": 1}),
        ({"face_up": "5"}, {"face_up": 5}),
        ({"may_take_fewer": "yes"}, {"may_take_fewer": True}),
        ({"choose_payment": "off"}, {"choose_payment": False}),
        ({"start": "1"}, {"start": 1}),
        ({"last_round": "one_more_each"}, {"last_round": "one_more_each"}),
    ],
)
def test_settings_may_be_given_as_text_and_at_the_ends_of_their_range(
    asked: dict[str, Any], understood: dict[str, Any]
) -> None:
    assert SPLENDOR.check_settings(2, asked) == {**SPLENDOR.check_settings(2, {}), **understood}
