"""What is said of a wrong try is true, whatever the rest of the turn and whatever is hidden.

Every puzzle of the package and every legal try: the turn is played to its end at random, in states that look
the same to the seat, and what was said is compared with where that leads.
"""

from collections.abc import Iterator
from itertools import chain
from random import Random

import pytest

from cabochon.games import game_names
from cabochon.games.positions import closing_seat
from cabochon.games.state import State
from cabochon.puzzles import Puzzle, Tries, Verdict, explain, other_way, shipped, steps
from cabochon.puzzles.turns import Defending, Winning, end_of, has_won, move_called

pytestmark = pytest.mark.compiled

PUZZLES = list(chain.from_iterable(shipped(name) for name in game_names()))
TIMES = range(3)


def name(puzzle: Puzzle) -> str:
    return f"{puzzle.game.name} {puzzle.name}"


def wrong_tries(puzzle: Puzzle) -> Iterator[tuple[str, ...]]:
    for step in steps(puzzle):
        for move in step.view.legal_moves:
            if move.text not in step.right:
                yield *step.path, move.text


def some_ends(puzzle: Puzzle, tried: tuple[str, ...]) -> Iterator[State]:
    """Where the turn ends after a try, if one goes on at random."""
    for seed in TIMES:
        chance = Random(f"{puzzle.name} {tried} {seed}")
        state = end_of(puzzle.state.guess(puzzle.seat, seed), tried)
        while state.to_move == puzzle.seat:
            state = state.after(chance.choice(state.legal_actions()))
        yield state


def is_true(puzzle: Puzzle, tried: tuple[str, ...], verdict: Verdict, end: State) -> bool:
    """Whether a verdict holds at one end of the turn."""
    rival = 1 - puzzle.seat
    over = end.outcome
    match verdict.fate:
        case "lost" | "shared" | "over":
            assert over is not None
            winners = {"lost": {rival}, "shared": {0, 1}, "over": set(over.winners)}[verdict.fate]
            return (
                set(over.winners) == winners
                and not has_won(end, puzzle.seat)
                and verdict.outcome in (None, over)
            )
        case "on":
            return over is None
        case "answered":
            # The cards that it speaks of are those that lie there before the try, too.
            first = move_called(puzzle.game, verdict.line[0])
            before = end_of(puzzle.state, tried[:-1]).turn_of(rival)
            return before.card_of(first.action) == end.card_of(first.action) and has_won(
                end_of(end, verdict.line), rival
            )
        case "beaten":
            return has_won(end, rival) or Winning(rival).way(end) is not None
        case "chance":
            return puzzle.game.verb_named[move_called(puzzle.game, tried[-1]).verb].draws
        case "open":
            turn = Winning(puzzle.seat) if puzzle.kind == "win" else Defending(puzzle.seat)
            return not turn.is_open(end_of(puzzle.state, tried))
        case "worse":
            return puzzle.kind == "reserve"


@pytest.mark.parametrize("puzzle", PUZZLES, ids=name)
def test_what_is_said_of_every_wrong_try_is_true(puzzle: Puzzle) -> None:
    tries = Tries(puzzle)
    for tried in wrong_tries(puzzle):
        verdict = tries.wrong(tried)
        for end in some_ends(puzzle, tried):
            assert is_true(puzzle, tried, verdict, end), (tried, verdict)
            # Nobody has a chance after the end, nor hears that the game goes on.
            assert not (end.is_over and (verdict.value is not None or verdict.fate in ("on", "worse"))), tried


@pytest.mark.parametrize("puzzle", PUZZLES, ids=name)
def test_the_last_turn_is_called_so(puzzle: Puzzle) -> None:
    tries = Tries(puzzle)
    ends = [end for move in puzzle.view.legal_moves for end in some_ends(puzzle, (move.text,))]
    assert tries.is_last_turn == all(end.is_over for end in ends)
    assert tries.is_last_turn == (closing_seat(puzzle.position) is not None)


def test_a_lost_game_does_not_go_on() -> None:
    """The opponent has 15 points, the seat 13 and the last turn of the last round."""
    puzzle = shipped("splendor")[0]
    tries = Tries(puzzle)
    assert tries.is_last_turn
    for move, scores in (("reserve 1a", (13, 15)), ("take grk", (13, 15)), ("buy 2d", (14, 15))):
        verdict = tries.wrong([move])
        assert verdict.fate == "lost"
        assert verdict.value is None
        assert verdict.outcome is not None
        assert verdict.outcome.scores == scores


def test_a_victory_may_be_shared_or_lost_by_a_tie() -> None:
    fates = [
        (verdict.fate, verdict.outcome.scores)
        for puzzle in shipped("splendor")
        for verdict in map(Tries(puzzle).wrong, wrong_tries(puzzle))
        if verdict.outcome is not None and len(set(verdict.outcome.scores)) == 1
    ]
    assert {fate for fate, _ in fates} == {"shared", "lost"}


def test_solutions_end_in_their_own_way() -> None:
    """Two cards win, and each with its own points."""
    puzzle = shipped("splendor")[0]
    ends = {solved: explain(puzzle, solved) for solved in puzzle.solutions}
    assert [end.outcome.scores[puzzle.seat] for end in ends.values() if end.outcome] == [16, 20]
    assert other_way(puzzle, ("buy 3c",)) == ("buy 1a",)
    assert other_way(puzzle, ("buy 1a",)) == ("buy 3c",)
