"""Splendor Duel: crowns and royals."""

from collections.abc import Sequence
from typing import Any

import pytest

from tests.rules.duel_table import EXTRA_TURN, PRIVILEGE, ROYALS, STEAL, THREE_POINTS, DuelTable, card, duel

ONE_CROWN = card("3b")  # white
TWO_CROWNS = card("3b 5r 3k 1p")  # white, 3 points
WILD_WITH_THREE_CROWNS = card("8k")
# Others with crowns, to be owned before; none has points.
CROWNS = {
    card("3g"): 1,
    card("3r"): 1,
    card("3k"): 1,
    card("3w"): 1,
    card("6b 1p", crowns=2): 2,
    card("4w 1p"): 1,
}


def crowned(crowns: int, royals: Sequence[Sequence[int]] = (), **more: Any) -> DuelTable:
    """Seat 0 has so many crowns, and 2 bonuses or more of each colour: 3 blue, so that ONE_CROWN is free."""
    cards = []
    for each, value in CROWNS.items():
        if crowns >= value:
            cards.append(each)
            crowns -= value
    return duel(cards=[cards], bonuses=["2w 3b 2g 2r 2k"], royals=royals, **more)


def test_the_four_royals() -> None:
    assert [(royal.points, royal.abilities) for royal in ROYALS] == [
        (2, ("extra_turn",)),
        (2, ("privilege",)),
        (2, ("steal",)),
        (3, ()),
    ]


def test_with_the_third_crown_one_of_the_royals_is_chosen() -> None:
    table = crowned(2, market={"1a": ONE_CROWN}).play("buy 1a")
    assert (table.phase, table.to_move) == ("royal", 0)
    assert table.legal == {"royal 1", "royal 2", "royal 3", "royal 4"}
    table.play("royal 4")
    assert table.royals(0) == [THREE_POINTS]
    assert table.royals(None) == [0, 1, 2]
    assert table.points(0) == 3
    assert table.to_move == 1


def test_example_a_white_card_brings_the_third_crown_and_a_royal_with_a_privilege() -> None:
    table = crowned(1, tokens=["3r 1k 1p"], market={"3a": TWO_CROWNS})
    before = table.points(0)
    table.play("buy 3a", "royal 2")
    assert table.crowns(0) == 3
    assert table.points(0) == before + 3 + 2
    assert table.privileges == (1, 0, 2)


@pytest.mark.parametrize("crowns", [0, 1, 3, 4])
def test_no_royal_comes_with_any_other_crown(crowns: int) -> None:
    royals = [[THREE_POINTS]] if crowns >= 3 else []
    table = crowned(crowns, royals, market={"1a": ONE_CROWN}).play("buy 1a")
    assert table.crowns(0) == crowns + 1
    assert table.royals(0) == [royal for group in royals for royal in group]
    assert table.to_move == 1


def test_with_the_sixth_crown_another_royal_is_chosen() -> None:
    table = crowned(5, [[THREE_POINTS]], market={"1a": ONE_CROWN}).play("buy 1a")
    assert table.legal == {"royal 1", "royal 2", "royal 3"}
    assert table.play("royal 2").royals(0) == [PRIVILEGE, THREE_POINTS]


def test_jumping_over_three_brings_the_royal_too() -> None:
    """From two crowns to four."""
    table = crowned(2, tokens=["3r 1k 1p"], market={"3a": TWO_CROWNS}).play("buy 3a")
    assert table.crowns(0) == 4
    assert table.phase == "royal"


def test_jumping_over_six_brings_the_second_royal_too() -> None:
    """From five crowns to seven, and only one royal for it."""
    table = crowned(5, [[THREE_POINTS]], tokens=["3r 1k 1p"], market={"3a": TWO_CROWNS}).play("buy 3a")
    assert table.crowns(0) == 7
    assert table.play("royal 2").royals(0) == [PRIVILEGE, THREE_POINTS]
    assert table.to_move == 1


def test_three_crowns_at_once_bring_one_royal() -> None:
    table = duel(bonuses=["3k"], tokens=["4k 1o"], market={"3a": WILD_WITH_THREE_CROWNS}).play("buy 3a")
    assert table.crowns(0) == 3
    assert table.phase == "royal"
    assert table.play("royal 2").to_move == 1


def test_no_third_royal_with_nine_crowns() -> None:
    table = crowned(7, [[STEAL, THREE_POINTS]], tokens=["3r 1k 1p"], market={"3a": TWO_CROWNS}).play("buy 3a")
    assert table.crowns(0) == 9
    assert table.royals(0) == [STEAL, THREE_POINTS]
    assert table.to_move == 1


def test_a_purchase_without_crowns_brings_no_royal() -> None:
    table = crowned(2, tokens=["4r 1p"], market={"1a": card("4r 1p")}).play("buy 1a")
    assert table.royals(0) == []
    assert table.to_move == 1


def test_each_player_has_crowns_and_royals_of_their_own() -> None:
    table = crowned(2, [[], [THREE_POINTS, PRIVILEGE]], market={"1a": ONE_CROWN})
    assert table.play("buy 1a").legal == {"royal 1", "royal 3"}


def test_the_last_royal_comes_without_a_question() -> None:
    royals = [[THREE_POINTS], [EXTRA_TURN, STEAL]]
    table = crowned(5, royals, market={"1a": ONE_CROWN}).play("buy 1a")
    assert table.royals(0) == [PRIVILEGE, THREE_POINTS]
    assert table.privileges == (1, 0, 2)
    assert table.royals(None) == []
    assert table.to_move == 1


def test_royals_have_no_colour() -> None:
    table = crowned(2, market={"1a": ONE_CROWN})
    before = table.colour_points(0)
    table.play("buy 1a", "royal 4")
    assert table.points(0) == 3
    assert table.colour_points(0) == before
    assert table.bonuses(0) == "3w 4b 3g 2r 2k"


# --- Their abilities ---


def test_the_royal_with_an_extra_turn() -> None:
    table = crowned(2, market={"1a": ONE_CROWN}).play("buy 1a", "royal 1")
    assert (table.phase, table.to_move) == ("act", 0)
    assert table.play("take c3").to_move == 1


def test_the_royal_with_a_privilege() -> None:
    table = crowned(2, privileges=(0, 3), market={"1a": ONE_CROWN})
    assert table.play("buy 1a", "royal 2").privileges == (1, 2, 0)


def test_the_royal_who_steals() -> None:
    table = crowned(2, tokens=["", "1w 1p 1o"], market={"1a": ONE_CROWN}).play("buy 1a", "royal 3")
    assert (table.phase, table.to_move) == ("steal", 0)
    assert table.legal == {"steal w", "steal p"}
    table.play("steal w")
    assert (table.tokens(0), table.tokens(1)) == ("1w", "1p 1o")
    assert table.to_move == 1


def test_a_royal_who_finds_nothing_to_steal_may_still_be_chosen() -> None:
    table = crowned(2, tokens=["", "1o"], market={"1a": ONE_CROWN}).play("buy 1a", "royal 3")
    assert table.royals(0) == [STEAL]
    assert table.tokens(1) == "1o"


def test_the_royal_comes_after_the_cards_own_ability() -> None:
    """The colour of a wild card is chosen before the royal that its crowns bring."""
    table = duel(bonuses=["1w 3k"], tokens=["4k 1o"], market={"3a": WILD_WITH_THREE_CROWNS}).play("buy 3a")
    assert table.phase == "colour"
    table.play("colour w")
    assert table.phase == "royal"
    table.play("royal 1")
    assert (table.phase, table.to_move) == ("act", 0)
