"""The player that looks one decision ahead."""

import pytest

from cabochon import Match, View
from cabochon.players import create
from tests.matches import finished


@pytest.mark.parametrize(
    ("name", "players"),
    [
        # Splendor's decisions are weighed interpreted below.
        pytest.param("splendor", 2, marks=pytest.mark.compiled),
        pytest.param("splendor", 4, marks=pytest.mark.compiled),
        ("duel", 2),
    ],
)
def test_greedy_beats_random(name: str, players: int) -> None:
    won = 0.0
    games = 12
    for seed in range(games):
        seat = seed % players
        others = [create("greedy" if other == seat else "random", seed) for other in range(players)]
        match = finished(Match(name, players, seed=seed), others)
        won += match.state.returns()[seat]
    assert won >= 0.9 * games


@pytest.mark.parametrize(("name", "players"), [("splendor", 3), ("duel", 2)])
def test_greedy_does_not_know_what_its_seat_can_not(name: str, players: int) -> None:
    match = Match(name, players, seed=4)
    scout = create("random", 4)
    compared = 0
    while match.to_move is not None and compared < 60:
        seat = match.to_move
        view = match.view(seat)
        other = View.of(match.state.guess(seat, compared), seat, names=view.names, settings=view.settings)
        assert create("greedy", 1).decide(view) == create("greedy", 1).decide(other)
        match.play(scout.decide(view))
        compared += 1


def one_purchase_from_the_end(name: str) -> Match:
    """A match in which the player to move can win by a purchase."""
    for seed in range(200):
        match = Match(name, 2, seed=seed)
        player = create("random", seed)
        while match.to_move is not None:
            seat = match.to_move
            buys = [move for move in match.legal_moves if move.verb == "buy"]
            for move in buys:
                trial = match.copy()
                trial.play(move)
                if trial.outcome and trial.outcome.winners == (seat,):
                    return match
            match.play(player.decide(match.view(seat)))
    raise AssertionError("no such match")


@pytest.mark.parametrize("name", ["splendor", "duel"])
def test_greedy_takes_a_win(name: str) -> None:
    match = one_purchase_from_the_end(name)
    seat = match.to_move
    assert seat is not None
    player = create("greedy", 0)
    while match.to_move == seat and match.outcome is None:
        match.play(player.decide(match.view(seat)))
    assert match.outcome is not None
    assert match.outcome.winners == (seat,)
