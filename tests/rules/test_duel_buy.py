"""Splendor Duel: buying cards, and every way of paying for them."""

from collections import Counter
from itertools import product

import pytest

from tests.rules.duel_table import CARDS, DUEL, LETTERS, LEVELS, ROWS, card, duel
from tests.rules.table import amounts, in_words

PLAIN = card("1b 1g 1r 1k")  # white, no ability

# --- The rulebook's examples ---


def test_example_bonuses_take_their_part_off_the_cost() -> None:
    """3 red, 2 blue and 1 green bonuses: of 3 blue, 5 red, 3 black and 1 pearl, 1b 2r 3k 1p remain to pay."""
    wanted = card("3b 5r 3k 1p")
    table = duel(tokens=["2b 3r 3k 1p"], bonuses=["2b 1g 3r"], market={"3b": wanted}).play("buy 3b")
    assert table.tokens(0) == "1b 1r"
    assert table.bag == "1b 2r 3k 1p"
    assert table.bonuses(0) == "1w 2b 1g 3r"
    assert (table.points(0), table.crowns(0)) == (3, 2)


def test_example_a_green_bonus_saves_one_green_on_every_later_card() -> None:
    wanted = {"1a": card("3g")}
    assert "1a" not in duel(tokens=["2g"], market=wanted).options("buy")
    assert duel(tokens=["2g"], bonuses=["1g"], market=wanted).play("buy 1a").tokens(0) == ""


def test_example_a_card_with_two_bonuses_saves_two() -> None:
    double = card("5r 2k")
    table = duel(cards=[[double]], tokens=["1g"], market={"1a": card("3g")})
    assert table.bonuses(0) == "2g"
    assert table.play("buy 1a").tokens(0) == ""


def test_example_enough_bonuses_buy_a_card_without_any_token() -> None:
    table = duel(bonuses=["3g"], market={"1a": card("3g")}).play("buy 1a")
    assert table.bonuses(0) == "1b 3g"
    assert table.bag == ""


# --- What can be bought ---


def test_a_card_of_the_pyramid_of_any_level_can_be_bought() -> None:
    table = duel(tokens=["4b 2o"], market={"1a": card("3b"), "2d": card("6b 1p", points=5)}, bonuses=["1b"])
    assert {"1a", "2d"} <= table.options("buy")
    table = duel(tokens=["4w 1o"], bonuses=["3w"], market={"3c": card("8w")})
    assert table.play("buy 3c").points(0) == 6


def test_an_own_reserved_card_can_be_bought_and_the_hand_closes_up() -> None:
    table = duel(tokens=["3g"], hands=[[card("8w"), card("3g"), card("8k")]])
    before = table.position
    assert table.options("buy") & {"h1", "h2", "h3"} == {"h2"}
    table.play("buy h2")
    assert table.hand(0) == [card("8w"), card("8k")]
    assert table.cards(0) == [card("3g")]
    assert table.position["market"] == before["market"]
    assert table.position["decks"] == before["decks"]


def test_nobody_buys_from_the_opponents_hand() -> None:
    table = duel(tokens=["3g"], hands=[[], [card("3g")]])
    assert not {"h1", "h2", "h3"} & table.options("buy")


def test_the_top_of_a_deck_can_not_be_bought() -> None:
    bought = [card("5w 2b"), card("5b 2g"), card("5g 2r"), card("5r 2k"), card("2w 5k")]
    table = duel(cards=[bought], bonuses=["3w 3b 3g 3r 3k"], tokens=["3o"])
    assert table.bonuses(0) == "5w 5b 5g 5r 5k"
    assert table.options("buy") == {f"{level}{place}" for level in LEVELS for place in ROWS[level]}


def test_a_card_that_is_one_token_short_can_not_be_bought() -> None:
    wanted = {"1a": card("2b 2g 1p")}
    assert "1a" in duel(tokens=["2b 2g 1p"], market=wanted).options("buy")
    for held in ("1b 2g 1p", "2b 1g 1p", "2b 2g", "4b 2g 4r"):
        assert "1a" not in duel(tokens=[held], market=wanted).options("buy")


def test_the_first_card_can_be_bought_without_owning_any() -> None:
    """Only wild cards ask for a bonus that is there already."""
    table = duel(tokens=["1b 1g 1r 1k"], market={"1a": PLAIN})
    assert "1a" in table.options("buy")


# --- The cost ---


def test_the_cost_of_a_colour_never_falls_below_zero() -> None:
    """Three green bonuses are worth no more than the one green of the cost, and bring no token."""
    wanted = {"1a": PLAIN}
    assert "1a" not in duel(tokens=["1r 1k"], bonuses=["3g"], market=wanted).options("buy")
    table = duel(tokens=["1b 1r 1k"], bonuses=["3g"], market=wanted).play("buy 1a")
    assert table.tokens(0) == ""


def test_there_are_no_pearl_bonuses() -> None:
    """Whatever a player owns, the pearl is due: in pearls or in gold."""
    assert all(len(player["bonuses"]) == 5 for player in duel().position["players"])
    wanted = {"1a": card("2b 2g 1p")}
    everything = ["2w 3b 3g 3r 3k"]
    assert "1a" not in duel(tokens=["2b 2g"], bonuses=everything, market=wanted).options("buy")
    assert "1a" in duel(tokens=["1p"], bonuses=everything, market=wanted).options("buy")


def test_the_opponents_bonuses_do_not_count() -> None:
    assert "1a" not in duel(bonuses=["", "3g"], market={"1a": card("3g")}).options("buy")


# --- Paying ---


def test_spent_tokens_go_into_the_bag_gold_and_pearls_too() -> None:
    board = duel(tokens=["2b 1g 1p 1o"], market={"1a": card("2b 2g 1p")})
    before = board.board
    board.play("buy 1a")
    assert board.bag == "2b 1g 1p 1o"
    assert board.board == before


def test_gold_replaces_any_gem_and_the_pearl() -> None:
    wanted = {"1a": card("2b 2g 1p")}
    for held in ("1b 2g 1p 1o", "2b 1g 1p 1o", "2b 2g 1o", "1b 1g 3o", "2g 3o"):
        table = duel(tokens=[held], market=wanted).play("buy 1a")
        assert table.tokens(0) == ""
    assert "1a" not in duel(tokens=["1b 3o"], market=wanted).options("buy")


def test_gold_may_be_paid_in_place_of_a_gem_or_pearl_that_the_player_holds() -> None:
    table = duel(tokens=["2b 2g 1p 1o"], market={"1a": card("2b 2g 1p")}).play("buy 1a")
    assert table.legal == {"cover b", "cover g", "cover p", "pay"}
    assert table.fork().play("pay").tokens(0) == "1o"
    assert table.fork().play("cover p", "pay").tokens(0) == "1p"
    assert table.fork().play("cover g", "pay").bag == "2b 1g 1p 1o"


def test_a_privilege_spent_before_leaves_every_payment_open() -> None:
    table = duel(
        board=["....w", *["....."] * 4], tokens=["2b 2g 1p 1o"], privileges=(1, 0), hands=[[card("2b 2g 1p")]]
    )
    table.play("privilege e1", "buy h1")
    assert table.legal == {"cover b", "cover g", "cover p", "pay"}


def splits(due: str, tokens: str) -> set[str]:
    """What may be left after paying, over every split of tokens and gold that covers exactly what is due."""
    *cost, _ = amounts(due, LETTERS)
    *others, gold = amounts(tokens, LETTERS)
    left = set()
    for paid in product(*(range(min(c, h) + 1) for c, h in zip(cost, others, strict=True))):
        if sum(cost) - sum(paid) <= gold:
            rest = [h - p for h, p in zip(others, paid, strict=True)]
            left.add(in_words([*rest, gold - sum(cost) + sum(paid)], LETTERS))
    return left


@pytest.mark.parametrize(
    ("cost", "bonuses", "tokens", "ways"),
    [
        ("3b", "", "3b", 1),
        ("3b", "", "3b 2o", 3),
        ("3b", "", "3o", 1),
        ("2b 2g 1p", "", "2b 2g 1p 3o", 14),
        ("2b 2g 1p", "2b 2g", "2b 1p 3o", 2),
        ("1b 1g 1r 1k", "", "1b 1g 1r 1k 3o", 15),
        ("2w 2b 2k 1p", "1w", "2b 2k 3o", 3),
    ],
)
def test_every_split_of_tokens_and_gold_is_legal(cost: str, bonuses: str, tokens: str, ways: int) -> None:
    place = f"{CARDS[card(cost)].level}a"
    table = duel(tokens=[tokens], bonuses=[bonuses], market={place: card(cost)})
    due = [max(c - b, 0) for c, b in zip(amounts(cost, LETTERS), amounts(bonuses, LETTERS), strict=True)]
    reached = Counter(after.tokens(0) for after in table.every_way(f"buy {place}", ("pay",)))
    assert set(reached) == splits(in_words(due, LETTERS), tokens)
    assert len(reached) == ways
    assert set(reached.values()) == {1}, "each split is reached in one way only"


def test_nothing_moves_before_the_payment_is_settled() -> None:
    table = duel(tokens=["3b 2o"], market={"1a": card("3b")})
    before = table.position
    table.play("buy 1a", "cover b")
    for key in ("players", "board", "bag", "market", "decks"):
        assert table.position[key] == before[key]


def test_without_a_choice_of_payment_as_little_gold_as_possible_is_paid() -> None:
    table = duel(tokens=["2b 3o"], market={"1a": card("3b")}, choose_payment=False).play("buy 1a")
    assert table.tokens(0) == "2o"
    assert table.to_move == 1


# --- The card and its place ---


def test_a_bought_card_is_replaced_at_once_from_its_deck() -> None:
    table = duel(tokens=["3b"], market={"1c": card("3b")})
    before = table.position
    table.play("buy 1c")
    assert table.at("1c") == before["decks"][0][0]
    assert table.deck(1) == before["decks"][0][1:]
    assert table.deck(2) == before["decks"][1]


@pytest.mark.parametrize(
    ("wanted", "phase"),
    [("2r 2k", "match"), ("4b 3r", "steal"), ("4w 1p", "colour"), ("3b 5r 3k 1p", "royal")],
)
def test_a_bought_card_is_replaced_before_any_further_choice_of_the_turn(wanted: str, phase: str) -> None:
    level = CARDS[card(wanted)].level
    table = duel(
        cards=[[card("3g"), card("5w 2b"), card("5b 2g"), card("5g 2r"), card("5r 2k"), card("2w 5k")]],
        bonuses=["2w 2b 2g 2r 2k"],
        tokens=["1p 3o", "1w 1b"],
        market={f"{level}a": card(wanted)},
        choose_payment=False,
    )
    following = table.deck(level)[0]
    table.play(f"buy {level}a")
    assert table.phase == phase
    assert table.at(f"{level}a") == following


def test_an_empty_deck_leaves_the_place_empty() -> None:
    table = duel(tokens=["4w 1o"], bonuses=["3w"], market={"3a": card("8w"), "3b": card("8k")}, decks={3: []})
    table.play("buy 3a")
    assert table.position["market"][2] == [None, card("8k"), None]


def test_cards_without_a_bonus_give_points_only_and_belong_to_no_colour() -> None:
    table = duel(tokens=["4r 1p"], market={"1a": card("4r 1p")}).play("buy 1a")
    assert table.points(0) == 3
    assert table.bonuses(0) == ""
    assert table.colour_points(0) == ""


@pytest.mark.parametrize("number", range(len(CARDS)))
def test_a_bought_card_brings_its_points_its_bonuses_and_its_crowns(number: int) -> None:
    """Bought by a player with so many bonuses that three gold and two pearls pay for any card."""
    wanted, place = CARDS[number], f"{CARDS[number].level}a"
    double = [i for i, each in enumerate(CARDS) if each.bonus_count == 2 and i != number]
    plain = [i for i, each in enumerate(CARDS) if each.level == 1 and each.colour in range(5)]
    table = duel(
        cards=[double + [i for i in plain if i != number and not CARDS[i].crowns]],
        tokens=["2p 3o"],
        market={place: number},
        choose_payment=False,
    )
    before = table.player(0)
    after = table.play(f"buy {place}").player(0)
    assert number in after["cards"]
    assert after["points"] - before["points"] == wanted.points
    assert after["crowns"] - before["crowns"] == wanted.crowns
    # The colour of a wild card is chosen later: test_duel_abilities.py.
    for colour in range(5):
        own = colour == wanted.colour
        assert after["bonuses"][colour] - before["bonuses"][colour] == own * wanted.bonus_count
        assert after["colour_points"][colour] - before["colour_points"][colour] == own * wanted.points


def test_points_count_for_the_colour_of_the_card() -> None:
    table = duel(tokens=["2g 3r"], market={"1a": card("2g 3r")}).play("buy 1a")
    assert table.points(0) == 1
    assert table.colour_points(0) == "1w"


def test_the_card_that_a_decision_is_about_is_named() -> None:
    table = duel(hands=[[card("8w")]], market={"1c": card("3b")})
    names = {text: table.state.card_of(DUEL.texts.index(text)) for text in DUEL.texts}
    assert names["buy 1c"] == names["reserve 1c"] == card("3b")
    assert names["buy h1"] == card("8w")
    assert names["reserve 2t"] is None, "its player has not seen it"
    assert names["take c3"] is names["buy h2"] is None
