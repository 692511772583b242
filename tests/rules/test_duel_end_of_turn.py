"""Splendor Duel: the token limit, the three victories, and the forced pass."""

from collections import Counter
from itertools import product
from typing import Any

import pytest

from tests.rules.duel_table import LETTERS, PRIVILEGE, STEAL, THREE_POINTS, DuelTable, card, duel
from tests.rules.table import amounts, in_words

NOTHING = "....."

# --- The token limit ---


def test_ten_tokens_may_be_kept() -> None:
    table = duel(board=["rkg..", *[NOTHING] * 4], tokens=["4w 3b"]).play("take a1-c1")
    assert table.to_move == 1


def test_above_ten_tokens_the_player_discards_down_to_ten_into_the_bag() -> None:
    table = duel(board=["rrkpo", "kk...", *[NOTHING] * 3], tokens=["4w 4b 1o", "4g 2r"])
    assert table.bag == "1k 1p 1o"
    table.play("take a1-c1")
    assert (table.phase, table.to_move) == ("return", 0)
    table.play("return w", "return k")
    assert table.tokens(0) == "3w 4b 2r 1o"
    assert table.bag == "1w 2k 1p 1o"
    assert table.to_move == 1


def test_gold_and_pearls_count_against_the_limit() -> None:
    pearls = duel(board=["r....", *[NOTHING] * 4], tokens=["4w 4b 2p"]).play("take a1")
    assert pearls.phase == "return"
    gold = duel(board=["o....", *[NOTHING] * 4], tokens=["4w 4b 2o"]).play("gold a1", "reserve 1a")
    assert gold.phase == "return"
    assert "return o" in gold.legal


@pytest.mark.parametrize(
    ("tokens", "action", "excess"),
    [("4w 3b 1p 2o", "take a1-c1", 3), ("2w 2b 2g 2k 1o", "take a1-b1", 1), ("3w 3b 2g 1p", "take a1-c1", 2)],
)
def test_any_choice_of_tokens_may_be_discarded(tokens: str, action: str, excess: int) -> None:
    """Ones just taken, pearls and gold too."""
    table = duel(board=["rkr..", *[NOTHING] * 4], tokens=[tokens])
    held = amounts(table.fork().play(action).tokens(0), LETTERS)
    choices = {
        in_words([have - gone for have, gone in zip(held, discarded, strict=True)], LETTERS)
        for discarded in product(*(range(count + 1) for count in held))
        if sum(discarded) == excess
    }
    reached = Counter(after.tokens(0) for after in table.every_way(action, ("return",)))
    assert set(reached) == choices
    assert set(reached.values()) == {1}, "each choice is reached in one way only"


def test_during_a_turn_a_player_may_hold_more_than_ten() -> None:
    """Two gems for privileges make twelve; the purchase that they pay for leaves nine."""
    table = duel(
        board=["gg...", *[NOTHING] * 4],
        tokens=["4w 4b 1r 1o"],
        privileges=(2, 0),
        market={"1a": card("3g")},
        choose_payment=False,
    )
    table.play("privilege a1", "privilege b1")
    assert (table.phase, sum(table.player(0)["tokens"])) == ("act", 12)
    assert table.play("buy 1a").to_move == 1
    assert table.tokens(0) == "4w 4b 1r"


def test_abilities_come_before_the_token_limit() -> None:
    """A stolen token may be the eleventh."""
    steal = card("4b 3r")
    table = duel(
        cards=[[card("5g 2r"), card("2w 5k")]],
        bonuses=["2b 1r"],
        tokens=["4w 4g 2k", "1p"],
        market={"2a": steal},
    )
    table.play("buy 2a")
    assert table.phase == "return"
    assert table.tokens(0) == "4w 4g 2k 1p"


def test_only_the_active_player_discards() -> None:
    table = duel(tokens=["", "4w 4b 2g"]).play("take c3")
    assert (table.phase, table.to_move) == ("act", 1)


# --- Victory ---

COLOURLESS = [card("8w"), card("6b 1p", points=5), card("4r 1p")]  # 6, 5 and 3 points
NINE_WHITE_POINTS = [card("6w 2b 2k"), card("3b 5r 3k 1p"), card("4w 2k 1p")]  # 4, 3 and 2 points
NINE_CROWNS = [card("3b"), card("3g"), card("3r"), card("3k"), card("3w")]
NINE_CROWNS += [card("6b 1p", crowns=2), card("6g 1p", crowns=2)]
WHITE_POINT = card("2g 3r")  # white, 1 point
WILD_POINT = card("2b 2r 1k 1p")  # 1 point


def last_purchase(number: int, **table: Any) -> DuelTable:
    """Seat 0 buys a card of level 1, from the hand."""
    return duel(hands=[[number]], **table).play("buy h1")


def test_twenty_prestige_win() -> None:
    cards = [card("8w"), card("6b 1p", points=5), card("6w 2b 2k"), card("2w 4b 1p")]
    table = last_purchase(card("4r 1p"), cards=[cards], tokens=["4r 1p"])
    assert table.points(0) == 20
    assert table.outcome.reason == "prestige"
    assert table.outcome.winners == (0,)
    assert table.state.returns() == [1.0, 0.0]


def test_nineteen_prestige_do_not_win() -> None:
    cards = [card("8w"), card("6b 1p", points=5), card("6w 2b 2k"), card("4g 3k")]
    table = last_purchase(card("4r 1p"), cards=[cards], tokens=["4r 1p"])
    assert table.points(0) == 19
    assert table.to_move == 1


def test_the_points_of_royals_count_towards_twenty() -> None:
    """Two crowns, the third and its royal: 17 points and 3 more."""
    cards = [*COLOURLESS, card("3b 5r 3k 1p")]
    table = last_purchase(card("3b"), cards=[cards], tokens=["3b"])
    assert table.points(0) == 17
    assert table.play("royal 4").outcome.reason == "prestige"


def test_ten_crowns_win() -> None:
    table = last_purchase(
        card("4w 1p"), cards=[NINE_CROWNS], bonuses=["3w"], royals=[[STEAL, THREE_POINTS]], tokens=["1p"]
    ).play("colour w")
    assert table.crowns(0) == 10
    assert table.outcome.reason == "crowns"
    assert table.outcome.winners == (0,)


def test_nine_crowns_do_not_win() -> None:
    table = last_purchase(
        card("3b"), cards=[NINE_CROWNS[1:]], royals=[[STEAL, THREE_POINTS]], bonuses=["3b"], tokens=[]
    )
    assert table.crowns(0) == 9
    assert table.to_move == 1


def test_ten_prestige_on_cards_of_one_colour_win() -> None:
    table = last_purchase(WHITE_POINT, cards=[NINE_WHITE_POINTS], tokens=["2g 3r"])
    assert table.colour_points(0) == "10w"
    assert table.outcome.reason == "colour"
    assert table.outcome.winners == (0,)


def test_nine_prestige_on_one_colour_do_not_win_nor_do_points_of_other_colours_help() -> None:
    table = last_purchase(card("2r 3k"), cards=[NINE_WHITE_POINTS], tokens=["2r 3k"])
    assert table.colour_points(0) == "9w 1b"
    assert table.to_move == 1


def test_a_wild_card_counts_for_the_colour_that_was_chosen() -> None:
    table = last_purchase(WILD_POINT, cards=[NINE_WHITE_POINTS], bonuses=["1g"], tokens=["2b 2r 1k 1p"])
    assert table.fork().play("colour w").outcome.reason == "colour"
    assert table.fork().play("colour g").to_move == 1


def test_cards_without_a_colour_and_royals_do_not_count_for_a_colour() -> None:
    table = last_purchase(
        card("4r 1p"), cards=[[*NINE_WHITE_POINTS, card("3w")]], royals=[[THREE_POINTS]], tokens=["4r 1p"]
    )
    assert table.points(0) == 15
    assert table.colour_points(0) == "9w"
    assert table.to_move == 1


def test_only_the_active_player_can_win() -> None:
    """Whatever the opponent has is looked at in the opponent's own turn."""
    cards = [*COLOURLESS, card("6w 2b 2k"), card("2w 4b 1p")]
    table = duel(cards=[[], cards]).play("take c3")
    assert not table.is_over
    assert table.play("take c4").outcome.winners == (1,)


def test_victory_is_immediate_without_equal_turns() -> None:
    table = last_purchase(WHITE_POINT, cards=[NINE_WHITE_POINTS], tokens=["2g 3r"], start=0)
    assert table.is_over
    assert table.to_move is None
    assert table.legal == set()


def test_the_token_limit_comes_before_the_victory_check() -> None:
    table = duel(
        board=["kk...", *[NOTHING] * 4],
        tokens=["4w 4b 2k"],
        privileges=(2, 0),
        cards=[NINE_WHITE_POINTS],
        bonuses=["2g 3r"],
        hands=[[WHITE_POINT]],
    )
    table.play("privilege a1", "privilege b1", "buy h1")
    assert table.phase == "return"
    assert not table.is_over
    table.play("return w", "return w")
    assert table.outcome.reason == "colour"


def test_reserved_cards_cost_nothing_at_the_end() -> None:
    cards = [card("8w"), card("6b 1p", points=5), card("6w 2b 2k"), card("2w 4b 1p")]
    table = duel(cards=[cards], tokens=["4r 1p"], hands=[[card("4r 1p"), card("8r"), card("8k")]])
    assert table.play("buy h1").outcome.scores == (20, 0)


# --- Deadlock ---

OUT_OF_REACH = {
    f"{level}{place}": card(cost)
    for level, costs in (
        (1, ["2r 2k", "1b 1g 1r 1k", "2b 2g 1p", "2g 2r 1p", "3k"]),
        (2, ["2g 2r 2k 1p", "4w 2k 1p", "4g 3k", "2w 2r 2k 1p"]),
        (3, ["3b 5r 3k 1p", "6w 2b 2k", "3w 3g 5k 1p"]),
    )
    for place, cost in zip("abcde", costs, strict=False)
}
FULL_HAND = [card("8r"), card("8k"), card("6g 1p", crowns=2)]


def nearly_stuck(**changes: Any) -> DuelTable:
    """Seat 0 has three privileges for the last three gems, a full hand, and no black, pearl or gold."""
    table: dict[str, Any] = {
        "board": ["r..o.", ".....", "..r..", ".....", "g...o"],
        "tokens": ["4w 4b 2g", "1g 2r 4k 2p 1o"],
        "privileges": (3, 0),
        "hands": [FULL_HAND],
        "market": OUT_OF_REACH,
    }
    return duel(**{**table, **changes})


def test_the_turn_passes_if_privileges_took_the_last_gems_and_nothing_else_is_possible() -> None:
    table = nearly_stuck()
    assert "pass" not in table.legal
    table.play("privilege a1", "privilege c3")
    assert table.legal == {"privilege a5", "take a5"}
    table.play("privilege a5")
    assert table.legal == {"pass"}


def test_the_token_limit_holds_after_a_forced_pass() -> None:
    table = nearly_stuck().play("privilege a1", "privilege c3", "privilege a5", "pass")
    assert table.phase == "return"
    assert sum(table.player(0)["tokens"]) == 13
    table.play("return w", "return w", "return w")
    assert table.to_move == 1
    assert table.bag == "3w"


def test_the_opponent_of_a_player_who_passed_can_always_act() -> None:
    """The discards are in the bag, so two passes can't follow each other."""
    table = nearly_stuck().play("privilege a1", "privilege c3", "privilege a5", "pass")
    table.play("return w", "return w", "return w")
    assert "replenish" in table.legal
    assert "pass" not in table.legal


def test_victory_is_checked_after_a_forced_pass() -> None:
    cards = [card("8w"), card("6b 1p", points=5), card("4r 1p"), card("2b 6g 2r")]
    table = nearly_stuck(cards=[cards], royals=[[PRIVILEGE]])
    assert table.points(0) == 20
    table.play("privilege a1", "privilege c3", "privilege a5", "pass", "return w", "return w")
    assert not table.is_over
    assert table.play("return w").outcome.winners == (0,)


def test_with_room_in_hand_there_is_no_pass() -> None:
    table = nearly_stuck(hands=[FULL_HAND[:2]]).play("privilege a1", "privilege c3", "privilege a5")
    assert table.legal == {"gold d1", "gold e5"}


def test_with_a_card_to_buy_there_is_no_pass() -> None:
    table = nearly_stuck(hands=[[*FULL_HAND[:2], card("3w")]])
    table.play("privilege a1", "privilege c3", "privilege a5")
    assert table.legal == {"buy h3"}


def test_with_tokens_in_the_bag_there_is_no_pass_but_a_forced_replenishment() -> None:
    table = nearly_stuck(tokens=["4w 4b 2g", "1g 2r 3k 2p 1o"])
    table.play("privilege a1", "privilege c3", "privilege a5")
    assert table.legal == {"replenish"}
