"""Why a move of Splendor makes sense: an example for each kind of reason, on tables with three cards."""

from dataclasses import replace

import pytest

from cabochon.analysis import Reason, reasons
from cabochon.games.splendor.cards import NOBLES
from tests.analysis.tables import reasons_at, view_of, why
from tests.rules.splendor_table import SplendorTable, card, noble, splendor

CHEAP, MIDDLE, DEAR = card("3k"), card("5r"), card("7w")  # blue; white, 2 points; blue, 4 points
SEEN = {"1a": CHEAP, "2a": MIDDLE, "3a": DEAR}
WHITE_BLUE, BLUE_GREEN = noble("4w 4b"), noble("4b 4g")


def table(**details: object) -> SplendorTable:
    return splendor(**{"face_up": 1, "market": SEEN, **details})  # type: ignore[arg-type]


# --- The end of the game ---


def test_winning_is_the_only_reason() -> None:
    last = table(target=2, tokens=["", "4r"], bonuses=["", "1r"], to_move=1)
    assert reasons_at(last, "buy 2a") == (Reason("why-win"),)


def test_a_shared_victory() -> None:
    start = table(target=1, market={**SEEN, "1a": card("4r")}, tops=[card("4k")], tokens=["4r", "4k"])
    assert why(start.play("buy 1a"), "buy 1a") == {"why-share": {}}


def test_reaching_the_target() -> None:
    first = table(target=2, tokens=["4r"], bonuses=["1r"])
    found = why(first, "buy 2a")
    assert found["why-target"] == {"points": 2, "target": 2}
    assert "why-engine" not in found  # nothing is bought after the last round


def test_a_single_legal_move_is_forced() -> None:
    view = view_of(table())
    alone = replace(view, legal_moves=view.legal_moves[:1])
    assert reasons(alone, view.legal_moves[0]) == (Reason("why-forced"),)
    with pytest.raises(ValueError, match="no legal move"):
        reasons(alone, view.legal_moves[1])


# --- Purchases ---


def test_points_for_nothing() -> None:
    found = why(table(bonuses=["5r"]), "buy 2a")
    assert found["why-points"] == {"points": 2, "total": 2}
    assert found["why-free"] == {}


def test_a_bonus_makes_other_cards_cheaper() -> None:
    seen = {"1a": CHEAP, "2a": card("5b"), "3a": card("7w 3b")}
    assert why(table(market=seen, tokens=["3k"]), "buy 1a")["why-engine"] == {"colour": "b", "count": 2}
    # Five blue bonuses are enough for both.
    rich = table(market=seen, tokens=["3k"], bonuses=["5b"])
    assert "why-engine" not in why(rich, "buy 1a")


# --- Tokens ---


def test_a_card_next_turn() -> None:
    assert why(table(tokens=["2k"]), "take wbk")["why-buy-next"] == {"card": CHEAP}
    assert "why-buy-next" not in why(table(tokens=["3k"]), "take wbk")  # it could be bought already


def test_a_card_in_two_turns() -> None:
    one_of_each = card("1b 1g 1r 1k")
    found = why(table(market={**SEEN, "1a": one_of_each}), "take bgr")
    assert found["why-buy-soon"] == {"card": one_of_each, "tokens": [0, 0, 0, 0, 1, 0], "gold": 0}


def test_a_card_that_comes_nearer() -> None:
    assert why(table(), "take ww") == {"why-collect": {"card": DEAR, "tokens": [5, 0, 0, 0, 0, 0], "gold": 0}}


def test_a_reserved_card_is_kept_with_a_gold() -> None:
    found = why(table(tokens=["2w"]), "reserve 3a")
    assert found["why-keep"] == {"card": DEAR, "tokens": [5, 0, 0, 0, 0, 0], "gold": 1}
    assert found["why-gold"] == {"count": 1}


def test_the_gold_of_a_reservation_can_be_enough() -> None:
    assert why(table(tokens=["2k"]), "reserve 1a")["why-buy-next"] == {"card": CHEAP}


def test_an_unseen_card() -> None:
    assert why(table(), "reserve 3t")["why-unseen"] == {"level": 3}


def test_paying_with_gems_keeps_gold() -> None:
    paying = table(tokens=["3k 1o"]).play("buy 1a")
    assert why(paying, "pay")["why-keep-gold"] == {"count": 1}


def test_paying_with_gold_keeps_a_gem() -> None:
    paying = table(market={**SEEN, "2a": card("5k")}, tokens=["3k 1o"]).play("buy 1a")
    assert why(paying, "cover k") == {"why-keep-colour": {"colour": "k", "count": 1}}


def test_giving_back_what_nothing_costs() -> None:
    full = table(tokens=["3k 4b 1g 2w"]).play("take wgr")
    found = why(full, "return b")
    assert found["why-useless"] == {"colour": "b", "count": 0}
    assert "why-still" not in found  # more is to be given back
    assert why(full.play("return b", "return b"), "return b")["why-still"] == {"card": CHEAP}


def test_giving_back_what_there_is_too_much_of() -> None:
    white = {"1a": card("2w 2r"), "2a": card("2w 2r 3k"), "3a": card("3w 3g 3r 5k")}
    full = table(market=white, tokens=["4w 4b 1g 1r"]).play("take grk")
    assert why(full, "return w")["why-spare"] == {"colour": "w"}


def test_giving_back_what_a_good_card_does_not_need() -> None:
    """Two reds are missing for the white card; its price has no blue."""
    full = table(tokens=["3r 4b 2g 1w"]).play("take wgk")
    assert why(full, "return b")["why-unneeded"] == {"colour": "b", "card": MIDDLE}
    assert "why-unneeded" not in why(full, "return r")


# --- The other players ---


def test_a_card_that_an_opponent_could_buy() -> None:
    held = {"tokens": ["", "4r"], "bonuses": ["", "1r"]}
    assert why(table(**held), "reserve 2a")["why-deny"] == {"card": MIDDLE, "player": 1}
    assert "why-deny" not in why(table(tokens=["", "4r"]), "reserve 2a")


def test_a_card_that_would_reach_the_target() -> None:
    rival = table(target=2, tokens=["", "4r"], bonuses=["", "1r"], start=1)
    assert why(rival, "reserve 2a")["why-deny-target"] == {"card": MIDDLE, "player": 1, "points": 2}


def test_a_card_that_would_win() -> None:
    """The opponent ends the round."""
    rival = table(target=2, tokens=["", "4r"], bonuses=["", "1r"])
    assert why(rival, "reserve 2a")["why-deny-win"] == {"card": MIDDLE, "player": 1}


def test_a_card_that_would_share_the_victory() -> None:
    """It does not win: the first player has as many points, with as many cards."""
    seen = {**SEEN, "1a": card("4r")}
    start = table(players=3, target=1, market=seen, tops=[card("4k")], tokens=["4r", "", "4k"])
    denied = why(start.play("buy 1a"), "reserve 1a")["why-deny-target"]
    assert denied == {"card": card("4k"), "player": 2, "points": 1}


def test_a_card_that_would_bring_a_noble() -> None:
    rival = table(tokens=["", "3k"], bonuses=["", "4w 3b"], nobles=[WHITE_BLUE])
    denied = why(rival, "reserve 1a")["why-deny-noble"]
    assert denied == {"card": CHEAP, "player": 1, "noble": WHITE_BLUE}


def test_partners_are_no_opponents() -> None:
    partner = {"tokens": ["", "", "4r"], "bonuses": ["", "", "1r"]}
    assert "why-deny" not in why(table(players=4, teams=True, **partner), "reserve 2a")
    assert "why-deny" in why(table(players=4, **partner), "reserve 2a")


def test_gems_that_an_opponent_needs() -> None:
    wanted = card("5k")
    rival = table(market={**SEEN, "2a": wanted}, tokens=["1k", "2k"], bonuses=["", "1k"])
    scarce = why(rival, "take wbk")["why-scarce"]
    assert scarce == {"colour": "k", "player": 1, "card": wanted, "where": "bank"}


# --- Nobles ---


def test_a_noble_comes() -> None:
    found = why(table(tokens=["3k"], bonuses=["4w 3b"], nobles=[WHITE_BLUE]), "buy 1a")
    assert found["why-noble"] == {"noble": WHITE_BLUE, "points": NOBLES[WHITE_BLUE].points}


def test_partners_share_their_bonuses() -> None:
    team = table(players=4, teams=True, tokens=["3k"], bonuses=["", "", "4w 3b"], nobles=[WHITE_BLUE])
    assert "why-noble" in why(team, "buy 1a")


def test_a_choice_of_nobles() -> None:
    both = table(tokens=["3k"], bonuses=["4w 3b 4g", "3w 3b"], nobles=[WHITE_BLUE, BLUE_GREEN], target=15)
    assert why(both, "buy 1a")["why-noble-choice"] == {"count": 2, "points": 3}
    found = why(both.play("buy 1a"), "noble 1")
    assert found["why-noble-rival"] == {"noble": WHITE_BLUE, "player": 1, "count": 2}
    assert found["why-noble-other"] == {"noble": BLUE_GREEN}


def test_a_noble_comes_nearer() -> None:
    near = table(tokens=["3k"], bonuses=["4w 2b"], nobles=[WHITE_BLUE])
    found = why(near, "buy 1a")["why-noble-near"]
    assert found == {"noble": WHITE_BLUE, "count": 1, "tokens": [0, 1, 0, 0, 0, 0]}


def test_turns_to_a_noble() -> None:
    seen = {**SEEN, "2a": card("5b")}
    near = table(market=seen, tokens=["3k 2b"], bonuses=["4w 2b"], nobles=[WHITE_BLUE])
    assert why(near, "buy 1a")["why-noble-turns"] == {"noble": WHITE_BLUE, "turns": 1}
    # Taking the last gems for the card is worth as much.
    almost = table(market=seen, tokens=["1b"], bonuses=["4w 3b"], nobles=[WHITE_BLUE])
    assert why(almost, "take wbg")["why-noble-turns"] == {"noble": WHITE_BLUE, "turns": 1}
