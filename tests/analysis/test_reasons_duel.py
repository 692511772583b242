"""Why a move of Duel makes sense: an example for each kind of reason."""

import pytest

from cabochon.analysis import Reason
from tests.analysis.tables import reasons_at, why
from tests.rules.duel_table import EXTRA_TURN, PRIVILEGE, STEAL, THREE_POINTS, card, duel

CROWN = card("3r")  # green, 1 crown
NO_COLOUR = [card("8w"), card("6b 1p", bonus="none"), card("4r 1p")]  # 6, 5 and 3 points
WHITE_FOUR = card("6w 2b 2k")  # white, 4 points
THREE_CROWNS, TWO_CROWNS = card("8k"), card("6g 1p", crowns=2)


# --- The end of the game ---


def test_winning_by_points() -> None:
    last = duel(
        cards=[[*NO_COLOUR, WHITE_FOUR]],
        market={"2a": card("2g 2r 2k 1p")},
        tokens=["2g 2r 2k 1p"],
    )
    assert reasons_at(last, "buy 2a") == (Reason("why-win"),)


def test_winning_by_the_right_choice() -> None:
    """17 points and the third crown: only the royal of three points wins, and any colour will do."""
    cards = [*NO_COLOUR, card("2g 3r"), card("2r 3k"), card("3w 2k"), card("3b"), card("3g")]
    last = duel(cards=[cards], market={"1a": CROWN}, tokens=["3r"])
    assert reasons_at(last, "buy 1a") == (Reason("why-win"),)
    following = last.play("buy 1a")
    assert reasons_at(following, f"royal {THREE_POINTS + 1}") == (Reason("why-win"),)
    assert "why-win" not in why(following, f"royal {STEAL + 1}")


# --- Purchases ---


def test_crowns_bring_a_royal() -> None:
    third = duel(cards=[[card("3b"), card("3g")]], market={"1a": CROWN}, tokens=["3r"])
    assert why(third, "buy 1a")["why-royal"] == {"crowns": 3}
    first = duel(market={"1a": CROWN}, tokens=["3r"])
    assert why(first, "buy 1a")["why-crowns"] == {"crowns": 1, "count": 2}


def test_crowns_win() -> None:
    six = [THREE_CROWNS, TWO_CROWNS, card("3b")]
    rich = duel(cards=[six], royals=[[PRIVILEGE, STEAL]], market={"1a": CROWN}, tokens=["3r"])
    assert why(rich, "buy 1a")["why-crowns-win"] == {"crowns": 7, "count": 3}


def test_points_of_one_colour() -> None:
    white = duel(cards=[[WHITE_FOUR]], market={"1a": card("2g 3r")}, tokens=["2g 3r"])
    found = why(white, "buy 1a")
    assert found["why-colour-points"] == {"colour": "w", "points": 5, "count": 5}
    assert found["why-points"] == {"points": 1, "total": 5}


def test_two_bonuses_at_once() -> None:
    double = duel(market={"2a": card("5b 2g")}, tokens=["4b 2g"], bonuses=["1b"])
    assert why(double, "buy 2a")["why-double"] == {"colour": "w"}


@pytest.mark.parametrize(
    ("cost", "place", "reason"),
    [
        ("2b 2g 1p", "1a", {"why-again": {}}),
        ("4b 3r", "2a", {"why-steal": {"player": 1}}),
        ("4w 2k 1p", "2a", {"why-privilege": {}}),
        ("2r 2k", "1a", {"why-match": {"colour": "w"}}),
    ],
)
def test_abilities(cost: str, place: str, reason: dict[str, dict[str, object]]) -> None:
    able = duel(market={place: card(cost)}, tokens=[cost, "1g"])
    assert reason.items() <= why(able, f"buy {place}").items()


def test_abilities_that_do_nothing_are_no_reasons() -> None:
    nothing_to_steal = duel(market={"2a": card("4b 3r")}, tokens=["4b 3r"])
    assert "why-steal" not in why(nothing_to_steal, "buy 2a")
    all_three = duel(market={"2a": card("4w 2k 1p")}, tokens=["4w 2k 1p"], privileges=(3, 0))
    assert "why-privilege" not in why(all_three, "buy 2a")
    no_white = duel(market={"1a": card("2r 2k")}, tokens=["2r 2k"], board=["p....", *["....."] * 4])
    assert "why-match" not in why(no_white, "buy 1a")


def test_the_colour_of_a_wild_card() -> None:
    wild = card("2b 2r 1k 1p")  # 1 point
    choosing = duel(cards=[[WHITE_FOUR]], bonuses=["1g"], market={"1a": wild}, tokens=["2b 2r 1k 1p"]).play(
        "buy 1a"
    )
    assert why(choosing, "colour w")["why-colour-points"] == {"colour": "w", "points": 5, "count": 5}
    assert "why-colour-points" not in why(choosing, "colour g")
    assert why(choosing, "colour g")["why-engine"]["colour"] == "g"


def test_royals() -> None:
    choosing = duel(cards=[[card("3b"), card("3g")]], market={"1a": CROWN}, tokens=["3r", "1w"]).play(
        "buy 1a"
    )
    assert why(choosing, f"royal {THREE_POINTS + 1}") == {"why-points": {"points": 3, "total": 3}}
    assert "why-again" in why(choosing, f"royal {EXTRA_TURN + 1}")
    assert why(choosing, f"royal {STEAL + 1}")["why-steal"] == {"player": 1}


# --- Tokens ---

BOARD = ["p...o", ".w...", "ggg..", ".....", "....."]


def test_pearls_are_scarce() -> None:
    table = duel(board=BOARD)
    cards = [table.rules.cards[number] for row in table.position["market"] for number in row]
    assert why(table, "take a1")["why-pearl"] == {"count": sum(face.cost[5] for face in cards)}


def test_three_of_a_colour_give_the_opponent_a_privilege() -> None:
    assert why(duel(board=BOARD), "take a3-c3")["why-gives-privilege"] == {"player": 1}
    assert "why-gives-privilege" not in why(duel(board=BOARD), "take a3-b3")


def test_a_privilege_makes_a_purchase_possible() -> None:
    almost = duel(board=BOARD, privileges=(1, 0), market={"1a": card("3w")}, tokens=["2w"])
    assert why(almost, "privilege b2")["why-buy-now"] == {"card": card("3w")}


def test_the_last_gold() -> None:
    assert why(duel(board=BOARD), "gold e1")["why-last-gold"] == {"player": 1}
    assert "why-last-gold" not in why(duel(board=["o...o", *["....."] * 4]), "gold e1")


def test_an_empty_board_is_replenished() -> None:
    found = why(duel(board=BOARD), "replenish")
    assert found == {"why-replenish": {"count": 19, "left": 6}, "why-gives-privilege": {"player": 1}}
    assert "why-gives-privilege" not in why(duel(board=BOARD, privileges=(0, 3)), "replenish")


def test_a_stolen_token_can_block_a_purchase() -> None:
    stealing = duel(market={"2a": card("4b 3r"), "1a": card("3w")}, tokens=["4b 3r", "3w 1g"]).play("buy 2a")
    assert why(stealing, "steal w")["why-block"] == {"player": 1, "card": card("3w")}
    assert "why-block" not in why(stealing, "steal g")


# --- Cards that the opponent wants ---


def test_a_card_that_would_win() -> None:
    rival = duel(
        cards=[[], [*NO_COLOUR, WHITE_FOUR]],
        market={"2a": card("2g 2r 2k 1p")},
        tokens=["", "2g 2r 2k 1p"],
    )
    cell = next(text for text in sorted(rival.legal) if text.startswith("gold"))
    found = why(rival.play(cell), "reserve 2a")
    assert found["why-deny-win"] == {"card": card("2g 2r 2k 1p"), "player": 1}


def test_a_card_that_would_bring_a_royal() -> None:
    rival = duel(cards=[[], [card("3b"), card("3g")]], market={"1a": CROWN}, tokens=["", "3r"])
    cell = next(text for text in sorted(rival.legal) if text.startswith("gold"))
    assert why(rival.play(cell), "reserve 1a")["why-deny-royal"] == {"card": CROWN, "player": 1}
