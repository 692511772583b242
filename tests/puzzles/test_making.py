"""Puzzles are made from games, and the same seed makes the same ones."""

import pytest

from cabochon.games import game as find_game
from cabochon.games import game_names
from cabochon.puzzles import Kind, Puzzle, make, shipped
from cabochon.puzzles.checking import check
from cabochon.puzzles.finding import Find, find
from cabochon.puzzles.grading import grade
from cabochon.puzzles.making import positions
from cabochon.puzzles.steps import steps
from cabochon.search import Budget, Stop

pytestmark = pytest.mark.compiled

QUICK = Budget(simulations=1_000)


def made(seed: int) -> list[Puzzle]:
    wanted: tuple[Kind, ...] = ("reserve",)
    found = make("splendor", 1, kinds=wanted, budget=QUICK, seed=seed)
    return [progress.puzzle for progress in found if progress.puzzle is not None]


def test_a_seed_makes_the_same_puzzle_again() -> None:
    (puzzle,) = made(3)
    assert puzzle.kind == "reserve"
    assert made(3) == [puzzle]


@pytest.mark.parametrize("name", game_names())
def test_positions_are_what_the_seat_that_begins_sees(name: str) -> None:
    for number, view in enumerate(positions(find_game(name), 5)):
        assert view.state.begins_turn
        assert view.state.view(view.seat) == view.state
        assert view.moves == ()
        if number == 20:
            break


def test_it_stops_when_it_is_told() -> None:
    stop = Stop()
    stop.set()
    assert list(make("splendor", 1, stop=stop)) == []


@pytest.mark.parametrize("game", game_names())
def test_what_was_shipped_is_found_again(game: str) -> None:
    """All but the search for reservations is exact: the same position gives the same solution."""
    for puzzle in [each for each in shipped(game) if each.kind != "reserve"][::6]:
        found = find(puzzle.view, 0)
        assert found is not None
        assert (found.kind, found.solutions, found.threat) == (puzzle.kind, puzzle.solutions, puzzle.threat)


def test_a_move_that_is_not_better_is_no_puzzle() -> None:
    view = next(positions(find_game("splendor"), 1))
    found = Find("reserve", view, ((view.legal_moves[0].text,),))
    assert check(found, QUICK) is None


def test_a_level_finds_what_is_hard_to_miss() -> None:
    puzzle = min(shipped("splendor"), key=lambda puzzle: puzzle.level)
    assert grade(steps(puzzle)) == puzzle.level
