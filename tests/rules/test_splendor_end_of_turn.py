"""Splendor: the token limit and the nobles, at the end of each turn."""

from collections import Counter
from itertools import product

import pytest

from tests.rules.splendor_table import LETTERS, card, noble, splendor
from tests.rules.table import amounts, in_words

# --- The token limit ---


def test_ten_tokens_may_be_kept() -> None:
    table = splendor(4, tokens=["4w 3b"]).play("take grk")
    assert table.tokens(0) == "4w 3b 1g 1r 1k"
    assert table.to_move == 1


def test_above_ten_tokens_the_player_returns_down_to_exactly_ten() -> None:
    table = splendor(4, tokens=["4w 5b"]).play("take grk")
    assert (table.phase, table.to_move) == ("return", 0)
    table.play("return w", "return w")
    assert table.tokens(0) == "2w 5b 1g 1r 1k"
    assert table.to_move == 1


def test_example_with_eleven_tokens_one_goes_back() -> None:
    table = splendor(4, tokens=["5w 4b"]).play("take gg")
    assert table.play("return b").tokens(0) == "5w 3b 2g"
    assert table.to_move == 1


def test_gold_counts_against_the_limit() -> None:
    table = splendor(4, tokens=["4w 4b 2o"]).play("reserve 1a")
    assert table.phase == "return"
    assert table.tokens(0) == "4w 4b 3o"


def test_returned_tokens_go_to_the_bank() -> None:
    table = splendor(4, tokens=["5w 4b 1o"]).play("take rr")
    assert table.bank == "2w 3b 7g 5r 7k 4o"
    assert table.play("return w", "return o").bank == "3w 3b 7g 5r 7k 5o"


def test_tokens_just_taken_may_be_returned() -> None:
    """All that was drawn, or a part of it."""
    table = splendor(4, tokens=["5w 5b"]).play("take grk")
    assert table.fork().play("return g", "return r", "return k").tokens(0) == "5w 5b"
    assert table.fork().play("return w", "return r", "return k").tokens(0) == "4w 5b 1g"


def test_the_gold_of_a_reservation_may_be_returned() -> None:
    table = splendor(4, tokens=["5w 5b"]).play("reserve 1a", "return o")
    assert table.tokens(0) == "5w 5b"
    assert table.bank == "2w 2b 7g 7r 7k 5o"
    assert len(table.hand(0)) == 1


@pytest.mark.parametrize(
    ("tokens", "action", "excess"),
    [
        ("4w 4b 2o", "take grk", 3),
        ("2w 2b 2g 2r 2o", "take wbk", 3),
        ("3w 2g 1r 1k 3o", "take bb", 2),
        ("4w 5b", "take rr", 1),
        ("2w 3b 2r 1k 2o", "reserve 2a", 1),
    ],
)
def test_any_choice_of_tokens_may_be_returned(tokens: str, action: str, excess: int) -> None:
    table = splendor(4, tokens=[tokens])
    held = amounts(table.fork().play(action).tokens(0), LETTERS)
    choices = {
        in_words([have - gone for have, gone in zip(held, returned, strict=True)], LETTERS)
        for returned in product(*(range(count + 1) for count in held))
        if sum(returned) == excess
    }
    reached = Counter(after.tokens(0) for after in table.every_way(action, ("return",)))
    assert set(reached) == choices
    assert set(reached.values()) == {1}, "each choice is reached in one way only"


def test_nothing_is_returned_while_a_purchase_leaves_ten_tokens() -> None:
    table = splendor(4, tokens=["5w 5b"], market={"1a": card("4w")}).play("buy 1a")
    assert table.to_move == 1


# --- Nobles ---


def test_a_noble_visits_when_the_bonuses_meet_the_wishes() -> None:
    """3 white, 3 blue and 3 green bonuses bring this noble and 3 prestige."""
    visitor = noble("3w 3b 3g")
    table = splendor(bonuses=["3w 3b 3g"], nobles=[visitor]).play("take wbg")
    assert table.nobles(0) == [visitor]
    assert table.points(0) == 3


def test_more_bonuses_than_asked_for_are_good_too() -> None:
    table = splendor(bonuses=["5r 4k 1w"], nobles=[noble("4r 4k")]).play("take wbg")
    assert table.points(0) == 3


@pytest.mark.parametrize("bonuses", ["2w 3b 3g", "3w 2b 3g", "3w 3b 2g", "6w 6b 2g 6r 6k"])
def test_a_noble_stays_away_while_a_single_bonus_is_missing(bonuses: str) -> None:
    visitor = noble("3w 3b 3g")
    table = splendor(bonuses=[bonuses], nobles=[visitor, noble("4b 4g"), noble("4g 4r")]).play("take wbg")
    assert table.nobles(0) == []
    assert table.row_of_nobles[0] == visitor


def test_tokens_never_count_for_a_noble() -> None:
    table = splendor(tokens=["3w 2b 2g"], bonuses=["2w 3b 3g"], nobles=[noble("3w 3b 3g")]).play("take wbg")
    assert table.points(0) == 0


def test_gold_and_reserved_cards_never_count_for_a_noble() -> None:
    white = card("2r 1k")
    table = splendor(tokens=["3o"], hands=[[white]], bonuses=["2w 3b 3g"], nobles=[noble("3w 3b 3g")])
    assert table.play("take wbg").points(0) == 0


def test_a_card_bought_this_turn_counts_for_a_noble() -> None:
    table = splendor(
        tokens=["3g"], bonuses=["3r 3w 2k"], nobles=[noble("3w 3r 3k")], market={"1a": card("3g")}
    )
    table.play("buy 1a")
    assert table.bonuses(0) == "3w 3r 3k"
    assert table.nobles(0) == [noble("3w 3r 3k")]


def test_a_noble_can_not_be_refused_and_is_no_action() -> None:
    """With a single visitor nothing is asked: the tile comes, and the next player is to move."""
    table = splendor(bonuses=["4r 4k"], nobles=[noble("4r 4k")]).play("take wbg")
    assert table.points(0) == 3
    assert (table.phase, table.to_move) == ("act", 1)


def test_among_several_nobles_the_player_must_choose_one_and_the_others_stay() -> None:
    first, second, third = noble("4w 4b"), noble("3w 3b 3g"), noble("4r 4k")
    table = splendor(bonuses=["4w 4b 3g"], nobles=[first, third, second]).play("take wbg")
    assert (table.phase, table.to_move) == ("noble", 0)
    assert table.legal == {"noble 1", "noble 3"}
    table.play("noble 3")
    assert table.nobles(0) == [second]
    assert table.points(0) == 3
    assert table.row_of_nobles == [first, third, None]
    assert table.to_move == 1


def test_one_noble_a_turn_the_next_comes_in_a_later_turn_even_without_a_purchase() -> None:
    table = splendor(bonuses=["4w 4b 3g"], nobles=[noble("4w 4b"), noble("3w 3b 3g"), noble("4r 4k")])
    table.play("take wbg", "noble 1")
    assert table.points(0) == 3
    table.play("take wbg")
    assert table.points(0) == 3, "not in another player's turn"
    table.play("take rr")
    assert table.nobles(0) == sorted([noble("4w 4b"), noble("3w 3b 3g")])
    assert table.points(0) == 6


def test_a_noble_visits_in_the_players_own_turn_only() -> None:
    table = splendor(bonuses=["", "4r 4k"], nobles=[noble("4r 4k")]).play("take wbg")
    assert table.points(1) == 0
    assert table.play("take wbg").points(1) == 3


def test_a_noble_who_has_left_is_not_replaced() -> None:
    table = splendor(bonuses=["4w 4b 4g 4r 4k"], nobles=[noble("4w 4b"), noble("4b 4g"), noble("4r 4k")])
    for place in (1, 2):
        table.play("take wbg", f"noble {place}", "reserve 1a")
    table.play("reserve 1a")
    assert table.row_of_nobles == [None, None, None]
    table.play("take rr", "reserve 1a")
    assert len(table.nobles(0)) == 3


def test_a_reservation_ends_with_the_nobles_too() -> None:
    table = splendor(bonuses=["4r 4k"], nobles=[noble("4r 4k")]).play("reserve 1t")
    assert table.points(0) == 3


# --- The order ---


def test_the_token_limit_comes_before_the_nobles() -> None:
    table = splendor(4, tokens=["5w 5b"], bonuses=["4r 4k"], nobles=[noble("4r 4k")]).play("take gg")
    assert table.phase == "return"
    assert table.points(0) == 0
    table.play("return w", "return w")
    assert table.points(0) == 3


def test_the_nobles_come_before_the_end_check() -> None:
    """12 points and a noble are 15: the last player's noble ends the game at once."""
    twelve = [card("7k"), card("7g"), card("7w")]
    table = splendor(
        cards=[[], twelve], bonuses=["", "4r 4k"], nobles=[noble("4r 4k"), noble("4b 4g")], to_move=1
    )
    assert table.points(1) == 12
    table.play("take wbg")
    assert table.is_over
    assert table.outcome.scores == (0, 15)


def test_the_choice_of_a_noble_comes_before_the_end_check() -> None:
    twelve = [card("7k"), card("7g"), card("7w")]
    nobles = [noble("4r 4k"), noble("4g 4r")]
    table = splendor(cards=[[], twelve], bonuses=["", "4g 4r 4k"], nobles=nobles, to_move=1).play("take wbg")
    assert table.phase == "noble"
    assert not table.is_over
    assert table.play("noble 2").is_over
