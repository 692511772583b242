"""Constructed endings in which one move decides: the search must find it, whatever it evaluates with."""

import pytest

from cabochon.search import Budget, Searcher
from tests.rules.duel_table import duel
from tests.rules.splendor_table import card, collection, noble, splendor
from tests.rules.table import Table
from tests.search.views import view_at

pytestmark = pytest.mark.compiled

both = pytest.mark.parametrize("evaluation", ["mixed", "rollout", "estimate"])


def found(table: Table, evaluation: str, simulations: int = 3000) -> tuple[str, float]:
    """The move that the search chooses, and what it expects of it."""
    searcher = Searcher(table.rules, seed=1, evaluation=evaluation)
    result = searcher.search(view_at(table), Budget(simulations=simulations))
    return result.best.text, result.candidates[0].value


@both
@pytest.mark.parametrize("players", [2, 4])
def test_the_last_player_takes_the_win(players: int, evaluation: str) -> None:
    last = players - 1
    table = splendor(
        players,
        cards=[*[[]] * last, collection("w", 12)],
        bonuses=[*[""] * last, "3b"],
        tokens=[*[""] * last, "3b"],
        market={"2a": card("6b")},
        to_move=last,
    )
    move, value = found(table, evaluation)
    assert move == "buy 2a"
    assert value == 1.0


@both
def test_the_card_that_would_win_for_the_opponent_must_go(evaluation: str) -> None:
    table = splendor(
        cards=[collection("w", 12), collection("r", 12)],
        bonuses=["3b"],
        tokens=["3b", ""],
        market={"2a": card("6b")},
        to_move=1,
    )
    assert found(table, evaluation)[0] == "reserve 2a"


@both
def test_a_turn_of_preparation_wins_in_the_last_turn(evaluation: str) -> None:
    """The opponent closes the game next; whoever has not prepared the purchase by then has lost."""
    table = splendor(
        cards=[collection("w", 12), collection("k", 14)],
        bonuses=["4b", "2w 2g 2r"],
        tokens=["3b", "2k"],
        hands=[[], [card("3w 3g 3r 5k")]],
        nobles=[noble("3b 3g 3r"), noble("3g 3r 3k"), noble("3w 3r 3k")],  # who come to neither
        market={"2a": card("6b"), "3a": card("7b")},  # too many to reserve them all
        to_move=1,
    )
    move, value = found(table, evaluation)
    assert value > 0.95
    table.play(move)
    while not table.is_over:
        table.play(found(table, evaluation)[0])
    assert table.outcome.winners == (1,)


@both
def test_duel_takes_the_win(evaluation: str) -> None:
    cards = duel().rules.cards
    rich = [66, 55, 57, next(i for i, c in enumerate(cards) if (c.points, c.crowns) == (2, 0))]
    assert sum(cards[number].points for number in rich) == 16
    table = duel(cards=[rich, []], tokens=["2g 4r 2k 2o", ""], market={"3a": card_for_four_points()})
    move, value = found(table, evaluation)
    assert value > 0.99
    # Cards that bring another turn may be bought first.
    while table.play(move).is_over is False:
        assert table.to_move == 0
        move, _ = found(table, evaluation)
    assert table.outcome.winners == (0,)


def card_for_four_points() -> int:
    """The red card of Duel's third level: 2 green, 6 red, 2 black."""
    return next(i for i, c in enumerate(duel().rules.cards) if c.cost == (0, 0, 2, 6, 2, 0, 0))


def test_partners_win_together() -> None:
    """In a team game the points of both count: a purchase that wins for the team is a win."""
    table = splendor(
        4,
        teams=True,
        cards=[[], collection("w", 7), [], collection("r", 5)],
        bonuses=["", "", "", "3b"],
        tokens=["", "", "", "3b"],
        market={"2a": card("6b")},
        to_move=3,
    )
    assert found(table, "rollout") == ("buy 2a", 0.5)
