"""Splendor Duel: what cards do when they are bought."""

import pytest

from cabochon.games.components import WILD
from tests.rules.duel_table import CARDS, card, duel

NOTHING = "....."
EXTRA_TURN_CARD = card("2b 2g 1p")  # white
MATCHING_CARD = card("2r 2k")  # white
PRIVILEGE_CARD = card("4w 2k 1p")  # white
STEAL_CARD = card("4b 3r")  # white
WILD_CARD = card("2b 2r 1k 1p")  # 1 point
WILD_AND_EXTRA_TURN = card("8r")  # 3 points

# --- An extra turn ---


def test_an_extra_turn_follows_for_the_same_player() -> None:
    table = duel(tokens=["2b 2g 1p"], market={"1a": EXTRA_TURN_CARD}).play("buy 1a")
    assert (table.phase, table.to_move) == ("act", 0)
    assert table.play("take c3").to_move == 1


def test_without_the_ability_the_opponent_is_next() -> None:
    assert duel(tokens=["3b"], market={"1a": card("3b")}).play("buy 1a").to_move == 1


def test_the_extra_turn_is_a_whole_turn() -> None:
    """Privileges may be spent in it although the board was replenished in the turn before."""
    table = duel(tokens=["2b 2g 1p"], privileges=(2, 0), bag="1w", market={"1a": EXTRA_TURN_CARD})
    table.play("replenish")
    assert table.options("privilege") == set()
    table.play("buy 1a")
    assert table.options("privilege") != set()
    assert "replenish" in table.legal
    table.play("privilege c3", "replenish", "take c4")
    assert table.to_move == 1


def test_an_extra_turn_may_bring_another() -> None:
    table = duel(
        tokens=["2b 4g 2r 1p 1o"],
        market={"1a": EXTRA_TURN_CARD, "1b": card("2g 2r 1p")},
        choose_payment=False,
    )
    table.play("buy 1a", "buy 1b")
    assert table.to_move == 0
    assert table.play("take c3").to_move == 1


def test_the_token_limit_comes_before_the_extra_turn() -> None:
    table = duel(
        board=["rrrr.", *[NOTHING] * 4],
        tokens=["4w 4k 2o"],
        privileges=(3, 0),
        bonuses=["2b 2g"],
        market={"1a": EXTRA_TURN_CARD},
    )
    table.play("privilege a1", "privilege b1", "privilege c1", "buy 1a")
    assert table.tokens(0) == "4w 3r 4k 1o"
    assert table.phase == "return"
    table.play("return w", "return w")
    assert (table.phase, table.to_move) == ("act", 0)
    assert table.tokens(0) == "2w 3r 4k 1o"


def test_the_victory_check_comes_before_the_extra_turn() -> None:
    """The wild card brings 3 points and an extra turn; with 20 points the game is over instead."""
    seventeen = [card("8w"), card("6b 1p", points=5), card("6w 2b 2k"), card("2w 4b 1p")]
    table = duel(cards=[seventeen], bonuses=["3r"], tokens=["4r 1o"], market={"3a": WILD_AND_EXTRA_TURN})
    assert table.points(0) == 17
    table.play("buy 3a", "colour r")
    assert table.is_over
    assert table.outcome.winners == (0,)
    assert table.position["pending"]["again"] is False


# --- Wild cards ---


def test_the_colour_of_a_wild_card_is_chosen_among_the_bonuses_that_the_player_owns() -> None:
    table = duel(tokens=["2b 2r 1k 1p"], bonuses=["1w 2g", "1k"], market={"1a": WILD_CARD}).play("buy 1a")
    assert (table.phase, table.to_move) == ("colour", 0)
    assert table.legal == {"colour w", "colour g"}


def test_a_wild_card_counts_as_one_bonus_of_that_colour_and_its_points_count_for_it() -> None:
    table = duel(tokens=["2b 2r 1k 1p"], bonuses=["1w 2g"], market={"1a": WILD_CARD})
    table.play("buy 1a", "colour g")
    assert table.bonuses(0) == "1w 3g"
    assert table.points(0) == 1
    assert table.colour_points(0) == "1g"
    assert table.to_move == 1


def test_the_bonus_of_a_wild_card_is_a_discount() -> None:
    table = duel(tokens=["2b 2r 1k 1p", "3w"], bonuses=["1w 2g"], market={"1a": WILD_CARD, "1b": card("3g")})
    assert "1b" not in table.options("buy")
    table.play("buy 1a", "colour g", "take c3")
    assert "1b" in table.options("buy")


def test_a_wild_card_beside_a_double_bonus_still_counts_as_one() -> None:
    table = duel(cards=[[card("5r 2k")]], tokens=["2b 2r 1k 1p"], market={"1a": WILD_CARD}).play("buy 1a")
    assert table.bonuses(0) == "3g"


def test_with_bonuses_of_one_colour_nothing_is_asked() -> None:
    table = duel(tokens=["2b 2r 1k 1p"], bonuses=["2g"], market={"1a": WILD_CARD}).play("buy 1a")
    assert table.bonuses(0) == "3g"
    assert table.to_move == 1


def test_a_wild_card_may_copy_another_wild_card() -> None:
    """Once it counts as green, it is a green bonus like any other."""
    table = duel(
        cards=[[card("4w 1p")]],
        wilds={card("4w 1p"): "g"},
        tokens=["2b 2r 1k 1p"],
        market={"1a": WILD_CARD},
    )
    assert table.play("buy 1a").bonuses(0) == "2g"


@pytest.mark.parametrize(
    "number", [i for i, each in enumerate(CARDS) if each.bonus == WILD and max(each.cost) < 8]
)
def test_without_a_coloured_bonus_no_wild_card_can_be_bought(number: int) -> None:
    """The tokens would pay; without bonuses, the two wild cards of cost 8 are out of reach anyway."""
    place = f"{CARDS[number].level}a"
    colour = max(range(5), key=lambda c: CARDS[number].cost[c])
    doubles = [card("5w 2b"), card("5b 2g"), card("5g 2r"), card("5r 2k"), card("2w 5k")]
    rich = ["4w 1p 3o", "4b 1p 3o", "4g 1p 3o", "4r 1p 3o", "4k 1p 3o"][colour]
    poor = duel(cards=[[card("4r 1p")]], tokens=[rich], market={place: number})
    assert place not in poor.options("buy")
    owner = duel(
        cards=[[*doubles, card("3b")]], bonuses=["2w 2b 2g 2r 2k"], tokens=[rich], market={place: number}
    )
    assert place in owner.options("buy")


def test_a_wild_card_in_hand_can_not_be_bought_without_a_bonus_either() -> None:
    tokens = ["2b 2r 1k 1p"]
    assert "h1" not in duel(tokens=tokens, hands=[[WILD_CARD]]).options("buy")
    assert "h1" in duel(tokens=tokens, hands=[[WILD_CARD]], bonuses=["1g"]).options("buy")


def test_a_card_without_colour_is_no_bonus_to_copy() -> None:
    table = duel(cards=[[card("8w"), card("4r 1p")]], tokens=["2b 2r 1k 1p"], market={"1a": WILD_CARD})
    assert "1a" not in table.options("buy")


def test_one_card_is_both_wild_and_an_extra_turn() -> None:
    table = duel(bonuses=["2w 3r"], tokens=["4r 1o"], market={"3a": WILD_AND_EXTRA_TURN})
    table.play("buy 3a", "colour w")
    assert table.bonuses(0) == "3w 3r"
    assert table.colour_points(0) == "3w"
    assert (table.phase, table.to_move) == ("act", 0)


# --- Taking a matching token ---


def test_a_token_of_the_cards_colour_is_taken_from_the_board() -> None:
    table = duel(
        board=["w...w", "b....", *[NOTHING] * 3], tokens=["2r 2k", "2w"], market={"1a": MATCHING_CARD}
    )
    table.play("buy 1a")
    assert (table.phase, table.to_move) == ("match", 0)
    assert table.legal == {"match a1", "match e1"}
    table.play("match e1")
    assert table.tokens(0) == "1w"
    assert table.board[0] == "w...."
    assert table.to_move == 1


def test_a_single_matching_token_is_taken_at_once() -> None:
    """The ability is compulsory."""
    table = duel(board=["w....", "b....", *[NOTHING] * 3], tokens=["2r 2k"], market={"1a": MATCHING_CARD})
    table.play("buy 1a")
    assert table.tokens(0) == "1w"
    assert table.to_move == 1


def test_without_a_matching_token_on_the_board_nothing_happens() -> None:
    """The bag does not help."""
    table = duel(board=["bgo..", *[NOTHING] * 4], tokens=["2r 2k"], market={"1a": MATCHING_CARD})
    table.play("buy 1a")
    assert table.tokens(0) == ""
    assert table.to_move == 1


# --- A privilege ---


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ((0, 0), (1, 0, 2)),
        ((0, 2), (1, 2, 0)),
        ((0, 3), (1, 2, 0)),
        ((2, 1), (3, 0, 0)),
        ((3, 0), (3, 0, 0)),
    ],
)
def test_a_card_may_bring_a_privilege(before: tuple[int, int], after: tuple[int, int, int]) -> None:
    table = duel(tokens=["4w 2k 1p"], privileges=before, market={"2a": PRIVILEGE_CARD}).play("buy 2a")
    assert table.privileges == after
    assert table.to_move == 1


# --- Stealing ---


def test_a_gem_or_pearl_of_the_players_choice_is_taken_from_the_opponent_never_gold() -> None:
    table = duel(tokens=["4b 3r", "2w 1k 1p 2o"], market={"2a": STEAL_CARD}).play("buy 2a")
    assert (table.phase, table.to_move) == ("steal", 0)
    assert table.legal == {"steal w", "steal k", "steal p"}
    table.play("steal p")
    assert table.tokens(0) == "1p"
    assert table.tokens(1) == "2w 1k 2o"
    assert table.to_move == 1


def test_a_single_kind_is_stolen_at_once() -> None:
    """The ability is compulsory."""
    table = duel(tokens=["4b 3r", "2w 1o"], market={"2a": STEAL_CARD}).play("buy 2a")
    assert (table.tokens(0), table.tokens(1)) == ("1w", "1w 1o")


@pytest.mark.parametrize("tokens", ["", "2o"])
def test_without_a_gem_or_pearl_at_the_opponent_nothing_happens(tokens: str) -> None:
    table = duel(tokens=["4b 3r", tokens], market={"2a": STEAL_CARD}).play("buy 2a")
    assert (table.tokens(0), table.tokens(1)) == ("", tokens)
    assert table.to_move == 1


# --- When ---


def test_a_reserved_card_shows_its_ability_only_when_it_is_bought() -> None:
    table = duel(board=["o....", *[NOTHING] * 4], market={"2a": PRIVILEGE_CARD})
    assert table.play("gold a1", "reserve 2a").privileges == (0, 0, 3)
    assert table.to_move == 1
    owner = duel(tokens=["4w 2k 1p"], hands=[[PRIVILEGE_CARD]]).play("buy h1")
    assert owner.privileges == (1, 0, 2)


def test_an_ability_works_once() -> None:
    table = duel(cards=[[PRIVILEGE_CARD, EXTRA_TURN_CARD]], tokens=["3b"], market={"1a": card("3b")})
    table.play("buy 1a")
    assert table.privileges == (0, 0, 3)
    assert table.to_move == 1
