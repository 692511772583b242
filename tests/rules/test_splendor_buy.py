"""Splendor: buying cards, and every way of paying for them."""

from collections import Counter
from itertools import product

import pytest

from tests.rules.splendor_table import CARDS, LETTERS, LEVELS, SPLENDOR, card, splendor
from tests.rules.table import amounts, in_words

# --- The rulebooks' examples ---


def test_example_a_card_of_six_white_three_blue_three_black() -> None:
    """It is worth 4 prestige and gives a blue bonus; two white bonuses make it payable with ten tokens."""
    wanted = card("6w 3b 3k")
    table = splendor(4, tokens=["4w 3b 3k"], bonuses=["2w"], market={"3b": wanted})
    assert (table.points(0), table.bonuses(0)) == (0, "2w")
    table.play("buy 3b")
    assert table.cards(0)[-1] == wanted
    assert (table.points(0), table.bonuses(0)) == (4, "2w 1b")
    assert table.tokens(0) == ""


def test_example_a_card_of_one_white_four_blue_two_green() -> None:
    """It is worth 2 prestige and gives a red bonus."""
    table = splendor(tokens=["1w 4b 2g"], market={"2a": card("1w 4b 2g")}).play("buy 2a")
    assert (table.points(0), table.bonuses(0), table.tokens(0)) == (2, "1r", "")


def test_example_two_blue_bonuses_leave_one_green_to_pay() -> None:
    """A card of 2 blue and 1 green costs its buyer only 1 green."""
    table = splendor(tokens=["3b 2g"], bonuses=["2b"], market={"1d": card("2b 1g")}).play("buy 1d")
    assert table.tokens(0) == "3b 1g"


def test_example_a_white_bonus_saves_one_white() -> None:
    """3 white and 2 blue are due: with 1 white bonus, 2 white and 2 blue tokens pay."""
    table = splendor(tokens=["2w 2b"], bonuses=["1w 2g"], market={"2a": card("3w 2b 2g")}).play("buy 2a")
    assert table.tokens(0) == ""


def test_example_enough_bonuses_buy_a_card_without_any_token() -> None:
    table = splendor(bonuses=["4w"], market={"1a": card("4w")}).play("buy 1a")
    assert (table.points(0), table.bonuses(0)) == (1, "4w 1r")
    assert table.bank == "4w 4b 4g 4r 4k 5o"


def test_example_gold_may_pay_the_whole_cost() -> None:
    table = splendor(tokens=["4o"], market={"1a": card("4g")}).play("buy 1a")
    assert table.tokens(0) == ""
    assert table.points(0) == 1


# --- What can be bought ---


def test_a_face_up_card_of_any_level_can_be_bought() -> None:
    table = splendor(4, tokens=["7w 3o"], market={"1a": card("4w"), "2b": card("5w"), "3c": card("7w")})
    assert {"1a", "2b", "3c"} <= table.options("buy")


def test_an_own_reserved_card_can_be_bought() -> None:
    table = splendor(tokens=["4g"], hands=[[card("7w"), card("4g"), card("7b")]])
    assert "h2" in table.options("buy")
    assert {"h1", "h3"}.isdisjoint(table.options("buy"))
    table.play("buy h2")
    assert table.hand(0) == [card("7w"), card("7b")]
    assert table.cards(0) == [card("4g")]
    assert table.points(0) == 1


def test_buying_a_reserved_card_makes_room_in_the_hand_and_leaves_the_table_alone() -> None:
    table = splendor(tokens=["4g"], hands=[[card("7w"), card("4g"), card("7b")]])
    before = table.position
    assert "reserve 1a" not in table.legal
    table.play("buy h2", "take wbg")
    assert "reserve 1a" in table.legal
    assert table.position["market"] == before["market"]
    assert table.position["decks"] == before["decks"]


def test_nobody_buys_from_another_players_hand() -> None:
    table = splendor(tokens=["4g", "4r"], hands=[[card("4r")], [card("4g")]])
    assert "h1" not in table.options("buy")


def test_the_top_of_a_deck_can_not_be_bought() -> None:
    table = splendor(tokens=["5o"], bonuses=["4w 4b 4g 4r 4k"])
    assert table.options("buy") == {f"{level}{place}" for level in LEVELS for place in "abcd"}


def test_a_card_that_is_one_token_short_can_not_be_bought() -> None:
    wanted = {"1a": card("1w 2b 1g 1r")}
    assert "1a" in splendor(tokens=["1w 2b 1g 1r"], market=wanted).options("buy")
    for held in ("2b 1g 1r", "1w 1b 1g 1r", "1w 2b 1r", "1w 2b 1g", "4w 4b 1g"):
        assert "1a" not in splendor(tokens=[held], market=wanted).options("buy")


def test_tokens_of_other_colours_do_not_help() -> None:
    assert "1a" not in splendor(tokens=["4w 3b 3g"], market={"1a": card("4r")}).options("buy")


def test_the_bonus_of_a_card_does_not_pay_for_the_card_itself() -> None:
    white_card = card("3w 1b 1k")
    assert CARDS[white_card].bonus == "white"
    assert "1a" not in splendor(tokens=["2w 1b 1k"], market={"1a": white_card}).options("buy")
    assert "1a" in splendor(tokens=["3w 1b 1k"], market={"1a": white_card}).options("buy")


def test_one_card_a_turn() -> None:
    table = splendor(bonuses=["4w 4b"], nobles=[9], market={"1a": card("4w"), "1b": card("4b")}).play(
        "buy 1a"
    )
    assert table.to_move == 1


# --- The cost ---


def test_each_bonus_takes_one_off_the_cost_in_its_colour() -> None:
    wanted = {"2a": card("3g 2r 2k")}
    for bonuses, paid in [("", "3g 2r 2k"), ("1g", "2g 2r 2k"), ("1g 1k", "2g 2r 1k"), ("2g 2r 2k", "1g")]:
        table = splendor(tokens=["4g 3r 3k"], bonuses=[bonuses], market=wanted).play("buy 2a")
        left = [a - b for a, b in zip(amounts("4g 3r 3k", LETTERS), amounts(paid, LETTERS), strict=True)]
        assert table.tokens(0) == in_words(left, LETTERS)


def test_the_cost_of_a_colour_never_falls_below_zero() -> None:
    """Five blue bonuses are worth no more than the two blue of the cost: the green is still due."""
    wanted = {"1a": card("2b 1g")}
    assert "1a" not in splendor(tokens=["1b"], bonuses=["5b"], market=wanted).options("buy")
    table = splendor(tokens=["1b 1g"], bonuses=["5b"], market=wanted).play("buy 1a")
    assert table.tokens(0) == "1b"


def test_another_players_bonuses_do_not_count() -> None:
    assert "1a" not in splendor(bonuses=["", "4w"], market={"1a": card("4w")}).options("buy")


# --- Paying ---


def test_spent_tokens_go_back_to_the_bank_gold_too() -> None:
    table = splendor(tokens=["2w 1b 1o", "1g"], market={"1a": card("2w 2b 1r")}, bonuses=["1r"])
    assert table.bank == "2w 3b 3g 4r 4k 4o"
    table.play("buy 1a")
    assert table.tokens(0) == ""
    assert table.bank == "4w 4b 3g 4r 4k 5o"


def test_gold_replaces_a_missing_gem_of_any_colour() -> None:
    wanted = {"1a": card("1w 1b 1g 1k")}
    for held in ("1b 1g 1k 1o", "1w 1g 1k 1o", "1w 1b 1k 1o", "1w 1b 1g 1o", "1w 3o", "4o"):
        table = splendor(tokens=[held], market=wanted).play("buy 1a")
        assert table.tokens(0) == ""
    assert "1a" not in splendor(tokens=["1w 2o"], market=wanted).options("buy")


def test_gold_may_be_paid_in_place_of_a_gem_that_the_player_holds() -> None:
    table = splendor(tokens=["3b 1o"], market={"1a": card("3b")})
    keep_gold = table.fork().play("buy 1a", "pay")
    assert keep_gold.tokens(0) == "1o"
    keep_blue = table.fork().play("buy 1a", "cover b", "pay")
    assert keep_blue.tokens(0) == "1b"
    assert keep_blue.bank == "4w 3b 4g 4r 4k 5o"


def test_a_payment_covers_the_cost_exactly() -> None:
    """Gold can stand only for gems that are due, and no more of it than the player has."""
    table = splendor(tokens=["1w 3b 2o"], market={"1a": card("2b 1g")}).play("buy 1a")
    assert table.legal == {"cover b", "pay"}
    assert table.play("cover b").legal == {"pay"}
    assert table.play("pay").tokens(0) == "1w 2b"


def splits(due: str, tokens: str) -> set[str]:
    """What may be left after paying, over every split of gems and gold that covers exactly what is due."""
    *cost, _ = amounts(due, LETTERS)
    *gems, gold = amounts(tokens, LETTERS)
    left = set()
    for paid in product(*(range(min(c, g) + 1) for c, g in zip(cost, gems, strict=True))):
        if sum(cost) - sum(paid) <= gold:
            rest = [g - p for g, p in zip(gems, paid, strict=True)]
            left.add(in_words([*rest, gold - sum(cost) + sum(paid)], LETTERS))
    return left


@pytest.mark.parametrize(
    ("cost", "bonuses", "tokens", "ways"),
    [
        ("3b", "", "3b", 1),
        ("3b", "", "3b 1o", 2),
        ("3b", "", "3b 3o", 4),
        ("3b", "", "5o", 1),
        ("1w 1b 1g 1r", "", "1w 1b 1g 1r 4o", 16),
        ("1w 1b 1g 1r", "", "1w 1b 1g 1r 2o", 11),
        ("1w 1b 1g 1r", "1w 1b", "1w 1b 1g 1r 5o", 4),
        ("2w 2b 1r", "", "2w 1b 3o", 3),
        ("3g 2r 2k", "1g", "2g 2r 1k 5o", 17),
        ("3w 3r 6k", "2k", "3w 4k 3o", 1),
        ("4g", "4g", "4g 5o", 1),
    ],
)
def test_every_split_of_gems_and_gold_is_legal(cost: str, bonuses: str, tokens: str, ways: int) -> None:
    place = f"{CARDS[card(cost)].level}a"
    table = splendor(4, tokens=[tokens], bonuses=[bonuses], market={place: card(cost)})
    due = [max(c - b, 0) for c, b in zip(amounts(cost, LETTERS), amounts(bonuses, LETTERS), strict=True)]
    reached = Counter(after.tokens(0) for after in table.every_way(f"buy {place}", ("pay",)))
    assert set(reached) == splits(in_words(due, LETTERS), tokens)
    assert len(reached) == ways
    assert set(reached.values()) == {1}, "each split is reached in one way only"


def test_nothing_moves_before_the_payment_is_settled() -> None:
    table = splendor(tokens=["3b 2o"], market={"1a": card("3b")})
    before = table.position
    table.play("buy 1a", "cover b")
    after = table.position
    assert table.to_move == 0
    for key in ("bank", "players", "market", "decks"):
        assert after[key] == before[key]


def test_without_a_choice_of_payment_as_little_gold_as_possible_is_paid() -> None:
    table = splendor(tokens=["2b 3o"], market={"1a": card("3b")}, choose_payment=False).play("buy 1a")
    assert table.tokens(0) == "2o"
    assert table.to_move == 1


# --- The card and its place ---


def test_a_bought_face_up_card_is_replaced_at_once_from_its_deck() -> None:
    table = splendor(tokens=["4w"], market={"1c": card("4w")})
    before = table.position
    table.play("buy 1c")
    assert table.at("1c") == before["decks"][0][0]
    assert table.deck(1) == before["decks"][0][1:]
    assert table.deck(2) == before["decks"][1]


def test_an_empty_deck_leaves_the_place_of_a_bought_card_empty() -> None:
    table = splendor(tokens=["4w"], market={"1a": card("4w"), "1b": card("4b")}, decks={1: []}).play("buy 1a")
    assert table.position["market"][0] == [None, card("4b"), None, None]


def test_a_bought_card_stays_with_its_points_and_its_bonus() -> None:
    for number, bought_card in enumerate(CARDS):
        cost = in_words(bought_card.cost, LETTERS)
        assert card(cost) == number, "no two cards cost the same"
        place = f"{bought_card.level}a"
        table = splendor(
            tokens=["3o"], bonuses=["6w 6b 6g 6r 6k"], market={place: number}, choose_payment=False
        )
        table.play(f"buy {place}")
        bonuses = [6 + (colour == bought_card.colour) for colour in range(5)]
        assert amounts(table.bonuses(0), LETTERS[:5]) == bonuses
        assert table.phase == "noble", "the points are read before a noble brings some"
        assert table.points(0) == bought_card.points


def test_the_card_that_a_decision_is_about_is_named() -> None:
    table = splendor(tokens=["4w"], market={"1c": card("4w")}, hands=[[card("7w")]])
    names = {text: table.state.card_of(SPLENDOR.texts.index(text)) for text in SPLENDOR.texts}
    assert names["buy 1c"] == names["reserve 1c"] == card("4w")
    assert names["buy h1"] == card("7w")
    assert names["reserve 2t"] is None, "its player has not seen it"
    assert names["take wbg"] is names["buy h2"] is None
