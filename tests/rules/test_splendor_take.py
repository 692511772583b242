"""Splendor: taking tokens."""

from itertools import combinations

import pytest

from tests.rules.splendor_table import new_game, splendor


def test_a_turn_is_exactly_one_action() -> None:
    table = new_game(3)
    for seat in (0, 1, 2, 0):
        assert table.to_move == seat
        table.play("take wbg" if seat < 2 else "reserve 1a")
    assert table.to_move == 1


def test_play_goes_clockwise_from_the_start_player() -> None:
    table = new_game(4, start=2)
    seats = []
    for text in ("take wbg", "reserve 2b", "take rr", "reserve 3t", "take wbk"):
        seats.append(table.to_move)
        table.play(text)
    assert seats == [2, 3, 0, 1, 2]


def test_there_is_no_voluntary_pass() -> None:
    assert "pass" not in new_game().legal
    assert "pass" not in splendor(hands=[[0, 1, 2]], tokens=["4w 4b 2g", "2g 4r 3k"]).legal


def test_take_one_token_each_of_three_different_colours() -> None:
    table = new_game().play("take wgk")
    assert table.tokens(0) == "1w 1g 1k"
    assert table.bank == "3w 4b 3g 4r 3k 5o"


def test_any_three_colours_may_be_taken() -> None:
    threes = {"".join(gems) for gems in combinations("wbgrk", 3)}
    pairs = {letter * 2 for letter in "wbgrk"}
    assert new_game().options("take") == threes | pairs


def test_with_three_colours_in_the_bank_fewer_may_not_be_taken() -> None:
    table = splendor(tokens=["3w 4b 2g", "3r 4k"])
    assert table.bank == "1w 2g 1r 5o"
    assert table.options("take") == {"wgr"}


def test_with_only_two_colours_in_the_bank_one_of_each_is_taken() -> None:
    table = splendor(tokens=["3w 4b 2g", "4r 4k"])
    assert table.bank == "1w 2g 5o"
    assert table.options("take") == {"wg"}
    assert table.play("take wg").tokens(0) == "4w 4b 3g"


def test_with_only_one_colour_in_the_bank_that_one_is_taken() -> None:
    table = splendor(tokens=["4w 4b", "2g 4r 4k"])
    assert table.bank == "2g 5o"
    assert table.options("take") == {"g"}
    assert table.play("take g").tokens(0) == "4w 4b 1g"


def test_from_an_empty_bank_nothing_can_be_taken() -> None:
    assert splendor(tokens=["4w 4b 2g", "2g 4r 4k"]).options("take") == set()


def test_gold_is_never_taken() -> None:
    assert not any("o" in gems for gems in new_game().options("take"))
    only_gold = splendor(tokens=["4w 4b 2g", "2g 4r 4k"])
    assert only_gold.bank == "5o"
    assert only_gold.options("take") == set()
    fewer = new_game(may_take_fewer=True)
    assert not any("o" in gems for gems in fewer.options("take"))


def test_take_two_of_a_colour() -> None:
    table = new_game().play("take rr")
    assert table.tokens(0) == "2r"
    assert table.bank == "4w 4b 4g 2r 4k 5o"


@pytest.mark.parametrize(("players", "gems"), [(2, 4), (3, 5), (4, 7)])
def test_take_two_needs_four_in_the_bank_before_taking(players: int, gems: int) -> None:
    for left in range(gems + 1):
        table = splendor(players, tokens=["", f"{gems - left}r"])
        assert ("rr" in table.options("take")) == (left >= 4)


def test_with_one_colour_of_four_take_one_or_take_two() -> None:
    table = splendor(tokens=["4b 4g 1r", "3r 4k"])
    assert table.bank == "4w 5o"
    assert table.options("take") == {"w", "ww"}


def test_example_with_five_rubies_in_the_bank_two_may_be_taken() -> None:
    table = new_game(3).play("take rr")
    assert table.bank == "5w 5b 5g 3r 5k 5o"
    assert "rr" not in table.options("take")


def test_tokens_may_be_taken_with_ten_in_hand() -> None:
    """The limit is checked at the end of the turn, not before acting."""
    full = splendor(4, tokens=["5w 5b"])
    assert full.options("take") == splendor(4, tokens=["", "5w 5b"]).options("take")


class TestMayTakeFewer:
    """The option "may take fewer"."""

    def test_one_up_to_three_different_colours(self) -> None:
        table = splendor(tokens=["3w 4b 2g", "3r 4k"], may_take_fewer=True)
        assert table.options("take") == {"w", "g", "r", "wg", "wr", "gr", "wgr"}

    def test_no_more_than_there_are_colours(self) -> None:
        table = splendor(tokens=["3w 4b 2g", "4r 4k"], may_take_fewer=True)
        assert table.options("take") == {"w", "g", "wg"}

    def test_two_of_a_colour_still_need_four(self) -> None:
        table = splendor(tokens=["1w 4b 4g", "4r 4k"], may_take_fewer=True)
        assert table.bank == "3w 5o"
        assert table.options("take") == {"w"}

    def test_never_none_at_all(self) -> None:
        assert "pass" not in new_game(may_take_fewer=True).legal
        assert splendor(tokens=["4w 4b 2g", "2g 4r 4k"], may_take_fewer=True).options("take") == set()

    def test_the_option_is_off_unless_asked_for(self) -> None:
        assert new_game().position["settings"]["may_take_fewer"] is False
