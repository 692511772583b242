"""Splendor: two against two."""

from collections.abc import Sequence
from typing import Any

import pytest

from tests.rules.splendor_table import SplendorTable, card, collection, noble, splendor
from tests.rules.table import Unseen


def teams(**table: Any) -> SplendorTable:
    """A table with the seats 0 and 2 against 1 and 3."""
    return splendor(4, teams=True, **table)


# --- What partners share ---


@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_a_discount_looks_at_the_bonuses_of_the_player_and_the_partner_opposite(seat: int) -> None:
    for other in range(4):
        bonuses = [""] * 4
        bonuses[seat] = "2w"
        bonuses[other] = "4w" if other == seat else "2w"
        table = teams(bonuses=bonuses, market={"1a": card("4w")}, to_move=seat)
        assert ("1a" in table.options("buy")) == (other in (seat, (seat + 2) % 4))


def test_a_discount_by_the_partner_is_taken_off_the_payment() -> None:
    table = teams(tokens=["4g"], bonuses=["1g", "", "2g"], market={"1a": card("4g")}).play("buy 1a")
    assert table.tokens(0) == "3g"


def test_a_nobles_wishes_look_at_the_teams_sum_and_the_active_player_receives_the_noble() -> None:
    visitor = noble("4w 4b")
    table = teams(bonuses=["3w 1b", "3w", "1w 3b"], nobles=[visitor]).play("take wbg")
    assert table.nobles(0) == [visitor]
    assert [table.points(seat) for seat in range(4)] == [3, 0, 0, 0]


def test_the_partner_receives_the_noble_if_it_is_the_partners_turn() -> None:
    table = teams(bonuses=["3w 1b", "3w", "1w 3b"], nobles=[noble("4w 4b")], to_move=2).play("take wbg")
    assert [table.points(seat) for seat in range(4)] == [0, 0, 3, 0]


def test_the_bonuses_of_the_other_team_bring_no_noble() -> None:
    table = teams(bonuses=["2w 2b", "2w 2b"], nobles=[noble("4w 4b")]).play("take wbg")
    assert table.points(0) == table.points(1) == 0


def test_without_teams_nothing_is_shared() -> None:
    table = splendor(4, bonuses=["2w 2b", "", "2w 2b"], nobles=[noble("4w 4b")], market={"1a": card("4w")})
    assert "1a" not in table.options("buy")
    assert table.play("take wbg").points(0) == 0


def test_the_target_looks_at_the_teams_sum() -> None:
    """Seat 3 ends the round; with its partner's points the team has 15, though neither has alone."""
    fifteen = teams(cards=[[], collection("w", 9), [], collection("g", 6)], to_move=3).play("take wbg")
    assert fifteen.is_over
    assert fifteen.outcome.reason == "target"
    fourteen = teams(cards=[[], collection("w", 9), [], collection("g", 5)], to_move=3).play("take wbg")
    assert not fourteen.is_over


def test_the_points_of_the_other_team_do_not_close_the_game() -> None:
    table = teams(cards=[collection("w", 9, 4), [], [], collection("b", 6, 4)], to_move=3).play("take wbg")
    assert not table.is_over


# --- What stays each player's own ---


def test_tokens_stay_each_players_own() -> None:
    table = teams(tokens=["", "", "4w"], market={"1a": card("4w")})
    assert "1a" not in table.options("buy")
    assert "1a" in table.play("take bgr", "take bgr").options("buy")


def test_the_token_limit_is_each_players_own() -> None:
    table = teams(tokens=["5w 3b", "", "5g 5r"]).play("take kk")
    assert table.to_move == 1


def test_reserved_cards_stay_each_players_own() -> None:
    full = [card("7w"), card("7b"), card("4k")]
    table = teams(tokens=["4k"], hands=[[], [], full])
    assert "h1" not in table.options("buy")
    assert "h3" not in table.options("buy")
    assert "1a" in table.options("reserve")
    assert table.play("reserve 1a", "take wbg").options("reserve") == set()


def test_reserved_cards_are_hidden_from_the_partner_too() -> None:
    table = teams(hands=[[Unseen(card("7w"))]])
    assert table.seen_by(0).hand(0) == [card("7w")]
    for seat in (1, 2, 3):
        assert table.seen_by(seat).hand(0) == [None]


# --- The end ---


def end(points: Sequence[int], cards: Sequence[int]) -> SplendorTable:
    """The end of a team game in which the seats have so many points on so many cards, each in one colour."""
    owned = [collection(letter, p, c) for letter, p, c in zip("wbgr", points, cards, strict=True)]
    return teams(cards=owned, to_move=3, target=1).play("take wbg")


def test_the_team_with_most_prestige_wins_together() -> None:
    table = end(points=(8, 12, 8, 3), cards=(4, 4, 4, 4))
    assert table.outcome.winners == (0, 2)
    assert table.outcome.scores == (8, 12, 8, 3)
    assert table.state.returns() == [0.5, 0.0, 0.5, 0.0]
    assert end(points=(8, 12, 7, 4), cards=(4, 4, 4, 4)).outcome.winners == (1, 3)


def test_on_a_tie_the_team_with_fewer_cards_wins() -> None:
    assert end(points=(8, 10, 7, 5), cards=(4, 4, 4, 3)).outcome.winners == (1, 3)
    assert end(points=(8, 10, 7, 5), cards=(3, 3, 4, 5)).outcome.winners == (0, 2)


def test_teams_that_are_still_tied_all_share() -> None:
    table = end(points=(8, 10, 7, 5), cards=(4, 3, 4, 5))
    assert table.outcome.winners == (0, 1, 2, 3)
    assert table.state.returns() == [0.25] * 4


@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_with_one_more_each_the_partner_gets_a_turn_as_well(seat: int) -> None:
    cards: list[Sequence[int]] = [[], [], [], []]
    cards[seat] = collection("w", 15, 4)
    table = teams(cards=cards, to_move=seat, last_round="one_more_each").play("take wbg")
    seats = []
    while table.to_move is not None:
        seats.append(table.to_move)
        table.play("take wbg")
    assert seats == [(seat + turn) % 4 for turn in (1, 2, 3)]


def test_the_round_is_completed_in_a_team_game_too() -> None:
    table = teams(cards=[collection("w", 9, 4), [], collection("g", 6, 4)], start=3).play("take wbg")
    assert table.play("take wbg", "take wbg").is_over
