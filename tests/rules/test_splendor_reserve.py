"""Splendor: reserving cards."""

import random

import pytest

from tests.rules.splendor_table import LEVELS, SPLENDOR, card, new_game, splendor
from tests.rules.table import Unseen


def test_a_face_up_card_goes_to_the_hand_with_one_gold() -> None:
    table = new_game()
    wanted = table.at("2c")
    table.play("reserve 2c")
    assert table.hand(0) == [wanted]
    assert table.tokens(0) == "1o"
    assert table.bank == "4w 4b 4g 4r 4k 4o"


def test_a_reserved_face_up_card_is_replaced_at_once_from_its_deck() -> None:
    table = new_game()
    before = table.position
    table.play("reserve 2c")
    after = table.position
    assert after["market"][1][2] == before["decks"][1][0]
    assert after["decks"][1] == before["decks"][1][1:]
    after["market"][1][2] = before["market"][1][2]
    assert after["market"] == before["market"]
    assert after["decks"][0::2] == before["decks"][0::2]


@pytest.mark.parametrize("level", LEVELS)
def test_the_top_of_a_deck_may_be_reserved_unseen(level: int) -> None:
    table = new_game()
    market, deck = table.position["market"], table.deck(level)
    table.play(f"reserve {level}t")
    assert table.hand(0) == deck[:1]
    assert table.tokens(0) == "1o"
    assert table.deck(level) == deck[1:]
    assert table.position["market"] == market
    assert table.seen_by(1).hand(0) == [None]


def test_any_face_up_card_and_any_deck_may_be_chosen() -> None:
    places = {f"{level}{place}" for level in LEVELS for place in "abcdt"}
    assert new_game().options("reserve") == places


def test_without_gold_in_the_bank_reserving_is_still_legal() -> None:
    table = splendor(tokens=["1w 2o", "3o"])
    wanted = table.at("1b")
    table.play("reserve 1b")
    assert table.hand(0) == [wanted]
    assert table.tokens(0) == "1w 2o"
    table.play("reserve 3t")
    assert len(table.hand(1)) == 1
    assert table.tokens(1) == "3o"


def test_the_last_gold_is_given() -> None:
    table = splendor(tokens=["2o", "2o"]).play("reserve 1a")
    assert table.tokens(0) == "3o"
    assert table.bank == "4w 4b 4g 4r 4k"


def test_no_more_than_three_cards_in_hand() -> None:
    two = splendor(hands=[[card("7w"), card("7b")]])
    assert "reserve 1a" in two.legal
    two.play("reserve 1a", "take wbg")
    assert len(two.hand(0)) == 3
    assert two.options("reserve") == set()


def test_the_limit_of_three_is_each_players_own() -> None:
    table = splendor(3, hands=[[card("7w"), card("7b"), card("7g")], [], [card("7r"), card("7k")]], to_move=2)
    table.play("reserve 1a")
    assert table.options("reserve") == set()
    assert "reserve 1a" in table.play("take wbg").legal


def test_a_reserved_card_can_not_be_discarded() -> None:
    """Buying is the only decision that takes a card out of a hand."""
    verbs = {text.split()[0] for text in SPLENDOR.texts}
    assert verbs == {"take", "reserve", "buy", "pass", "cover", "pay", "return", "noble"}
    hand = [card("7w"), card("7b"), card("7g")]
    table = splendor(hands=[hand], tokens=["4w 4b 1o"])
    for text in table.legal - {"buy h1", "buy h2", "buy h3"}:
        for after in table.every_way(text, ("pay", "return", "noble")):
            assert after.hand(0) == hand


def test_an_empty_deck_has_no_top_to_reserve() -> None:
    face_up = {"1a": card("4w"), "1b": card("4b"), "1c": card("4r"), "1d": card("4k")}
    everything = {f"{level}{place}" for level in LEVELS for place in "abcdt"}
    assert splendor(market=face_up, decks={1: [card("4g")]}).options("reserve") == everything
    assert splendor(market=face_up, decks={1: []}).options("reserve") == everything - {"1t"}


def test_an_empty_deck_leaves_the_place_of_a_reserved_card_empty() -> None:
    table = splendor(market={"1a": card("4w"), "1b": card("4b")}, decks={1: []}).play("reserve 1a")
    assert table.position["market"][0] == [None, card("4b"), None, None]
    assert "1a" not in table.options("reserve") | table.options("buy")


def test_the_hand_is_kept_in_the_order_of_reserving() -> None:
    table = new_game()
    first, second = table.at("3d"), table.deck(1)[0]
    table.play("reserve 3d", "take wbg", "reserve 1t", "take wbg")
    assert table.hand(0) == [first, second]


def test_reserved_cards_give_neither_points_nor_bonuses() -> None:
    table = splendor(tokens=["4b"], hands=[[card("3b"), card("7k"), card("3w 7k")]])
    assert table.points(0) == 0
    assert table.bonuses(0) == ""


def test_reserving_is_the_only_source_of_gold() -> None:
    for seed in range(10):
        table = new_game(3, seed=seed, target=8)
        chance = random.Random(seed)
        while not table.is_over:
            seat, text = table.to_move, chance.choice(sorted(table.legal))
            assert seat is not None
            gold = table.player(seat)["tokens"][5]
            table.play(text)
            if table.player(seat)["tokens"][5] > gold:
                assert text.startswith("reserve")


def test_a_card_from_the_deck_top_is_marked_as_unseen_and_a_face_up_one_is_not() -> None:
    table = new_game().play("reserve 2t", "take wbg", "reserve 2a")
    assert [reserved["hidden"] for reserved in table.player(0)["reserved"]] == [True, False]
    assert splendor(hands=[[Unseen(card("7w"))]]).player(0)["reserved"][0]["hidden"] is True
