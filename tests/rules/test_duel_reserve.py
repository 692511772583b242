"""Splendor Duel: taking a gold and reserving a card."""

import random

import pytest

from tests.rules.duel_table import LEVELS, ROWS, card, duel, new_duel
from tests.rules.table import Unseen

NOTHING = "....."
ONE_GOLD = ["o....", *[NOTHING] * 4]
EVERYWHERE = {f"{level}{place}" for level in LEVELS for place in ROWS[level] + "t"}


def test_a_gold_may_be_taken_from_any_place() -> None:
    table = duel(board=["o..wb", ".....", "..o..", ".....", "....o"])
    assert table.options("gold") == {"a1", "c3", "e5"}
    table.play("gold c3")
    assert table.tokens(0) == "1o"
    assert table.board[2] == "....."


def test_without_a_card_to_reserve_no_gold_can_be_taken() -> None:
    table = duel(board=ONE_GOLD)
    table.state.record.market[:] = -1
    table.state.record.deck_left[:] = 0
    assert table.options("gold") == set()


def test_then_a_card_of_the_pyramid_or_a_deck_top_must_be_reserved() -> None:
    table = duel(board=ONE_GOLD).play("gold a1")
    assert (table.phase, table.to_move) == ("reserve", 0)
    assert table.legal == {f"reserve {place}" for place in EVERYWHERE}


def test_a_reserved_card_is_replaced_at_once_from_its_deck() -> None:
    table = duel(board=ONE_GOLD)
    wanted, deck = table.at("2b"), table.deck(2)
    table.play("gold a1", "reserve 2b")
    assert table.hand(0) == [wanted]
    assert table.at("2b") == deck[0]
    assert table.deck(2) == deck[1:]
    assert table.to_move == 1


def test_an_empty_deck_leaves_the_place_empty() -> None:
    market = {"3a": card("8w"), "3c": card("8k")}
    table = duel(board=["oo...", *[NOTHING] * 4], market=market, decks={3: []}).play("gold a1")
    assert table.options("reserve") == EVERYWHERE - {"3b", "3t"}
    table.play("reserve 3a")
    assert table.position["market"][2] == [None, None, card("8k")]
    assert table.play("gold b1").options("reserve") == EVERYWHERE - {"3a", "3b", "3t"}


@pytest.mark.parametrize("level", LEVELS)
def test_the_top_of_a_deck_is_reserved_unseen(level: int) -> None:
    table = duel(board=ONE_GOLD)
    market, deck = table.position["market"], table.deck(level)
    table.play("gold a1", f"reserve {level}t")
    assert table.hand(0) == deck[:1]
    assert table.deck(level) == deck[1:]
    assert table.position["market"] == market
    assert table.seen_by(1).hand(0) == [None]


def test_without_gold_on_the_board_nothing_can_be_reserved() -> None:
    table = duel(board=["wbgrk", *[NOTHING] * 4])
    assert table.options("gold") == table.options("reserve") == set()


def test_no_more_than_three_cards_in_hand() -> None:
    two = duel(hands=[[card("8w"), card("8r")]])
    cell = sorted(two.options("gold"))[0]
    two.play(f"gold {cell}", "reserve 1a")
    assert len(two.hand(0)) == 3
    two.play("take c3")
    assert two.options("gold") == set()


def test_the_limit_of_three_is_each_players_own() -> None:
    full = [card("8w"), card("8r"), card("8k")]
    assert duel(hands=[[], full]).options("gold") != set()
    assert duel(hands=[full]).options("gold") == set()


def test_reserved_cards_have_no_effect() -> None:
    table = duel(hands=[[card("8w"), card("8k"), card("3b")]])
    assert (table.points(0), table.crowns(0), table.bonuses(0)) == (0, 0, "")


def test_the_hand_is_kept_in_the_order_of_reserving() -> None:
    table = duel(board=["oo...", *[NOTHING] * 4], hands=[[card("8w")]])
    wanted = table.deck(1)[0]
    assert table.play("gold b1", "reserve 1t").hand(0) == [card("8w"), wanted]
    assert [each["hidden"] for each in table.player(0)["reserved"]] == [False, True]


def test_a_wild_card_can_be_reserved_without_any_bonus() -> None:
    table = duel(board=ONE_GOLD, market={"1a": card("4w 1p")}).play("gold a1", "reserve 1a")
    assert table.hand(0) == [card("4w 1p")]


def test_this_is_the_only_source_of_gold() -> None:
    for seed in range(5):
        table = new_duel(seed)
        chance = random.Random(seed)
        for _ in range(300):
            if table.is_over:
                break
            seat, text = table.to_move, chance.choice(sorted(table.legal))
            assert seat is not None
            gold = table.player(seat)["tokens"][6]
            table.play(text)
            if table.player(seat)["tokens"][6] > gold:
                assert text.startswith("gold")


def test_hidden_and_face_up_cards_are_told_apart() -> None:
    hand = duel(hands=[[card("8w"), Unseen(card("8r"))]]).player(0)["reserved"]
    assert [(each["card"], each["hidden"]) for each in hand] == [(card("8w"), False), (card("8r"), True)]
