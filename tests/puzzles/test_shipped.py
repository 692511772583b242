"""The puzzles that come with the package: every claim of every one of them, by the rules; some by search."""

from collections import Counter
from itertools import chain

import pytest

from cabochon.analysis import reasons
from cabochon.games import game_names
from cabochon.match import View
from cabochon.puzzles import KINDS, Puzzle, explain, shipped, steps
from cabochon.puzzles.finding import MOST_STEPS
from cabochon.puzzles.grading import grade
from cabochon.puzzles.puzzle import HARDEST
from cabochon.puzzles.turns import Defending, Winning, along, certain_moves, end_of, ended, has_won
from cabochon.puzzles.weighing import MARGIN, weigh
from cabochon.search import Budget

pytestmark = pytest.mark.compiled

PUZZLES = list(chain.from_iterable(shipped(name) for name in game_names()))
GUESSES = range(3)
MODEST = Budget(simulations=8_000)


def of_kind(kind: str) -> list[Puzzle]:
    return [puzzle for puzzle in PUZZLES if puzzle.kind == kind]


def name(puzzle: Puzzle) -> str:
    return f"{puzzle.game.name} {puzzle.name}"


def test_every_game_has_puzzles_of_every_kind() -> None:
    for game in game_names():
        counts = Counter(puzzle.kind for puzzle in shipped(game))
        assert set(counts) == set(KINDS), game
        assert len({puzzle.name for puzzle in shipped(game)}) == len(shipped(game))


@pytest.mark.parametrize("puzzle", PUZZLES, ids=name)
def test_a_puzzle_is_what_a_seat_sees(puzzle: Puzzle) -> None:
    """Nothing hidden is in it, and the seat decides at the beginning of its turn."""
    state = puzzle.state
    assert state.view(puzzle.seat) == state
    assert state.begins_turn
    assert not any(isinstance(deck, list) and deck for deck in puzzle.position["decks"])
    assert len(steps(puzzle)) <= MOST_STEPS + 1
    assert 1 <= puzzle.level <= HARDEST
    assert 0 <= puzzle.others < puzzle.value <= 1


@pytest.mark.parametrize("puzzle", [puzzle for puzzle in PUZZLES if puzzle.level > 4], ids=name)
def test_the_level_is_the_weakest_that_finds_it(puzzle: Puzzle) -> None:
    """Of those that the best levels are asked about: they change with the networks."""
    assert grade(steps(puzzle)) == puzzle.level


@pytest.mark.parametrize("game", game_names())
def test_the_hardest_come_last(game: str) -> None:
    levels = [puzzle.level for puzzle in shipped(game)]
    assert levels == sorted(levels)


@pytest.mark.parametrize("puzzle", PUZZLES, ids=name)
def test_every_move_is_legal(puzzle: Puzzle) -> None:
    for line in puzzle.solutions:
        for state, move in along(puzzle.state, line):
            assert move in View.of(state, puzzle.seat).legal_moves
    legal = {move.text for move in puzzle.view.legal_moves}
    right = {line[0] for line in puzzle.solutions}
    assert right < legal
    lines = set(puzzle.solutions)
    for fault in puzzle.faults:
        assert not any(fault.line[: len(line)] == line for line in lines)
        assert fault.line[0] in legal


@pytest.mark.parametrize("puzzle", PUZZLES, ids=name)
def test_each_solution_has_an_explanation_of_its_own(puzzle: Puzzle) -> None:
    for solved in puzzle.solutions:
        found = explain(puzzle, solved)
        assert found.line[: found.at + 1] == solved
        state, move = list(along(puzzle.state, found.line))[found.at]
        assert found.reasons == reasons(View.of(state, puzzle.seat), move)
        assert found.reasons or found.outcome is not None or puzzle.threat
        assert found.end == end_of(puzzle.state, found.line)
        if puzzle.kind == "win":
            assert found.outcome is not None
            assert has_won(found.end, puzzle.seat)


@pytest.mark.parametrize("puzzle", of_kind("win"), ids=name)
def test_a_win_wins_whatever_is_hidden_and_nothing_else_does(puzzle: Puzzle) -> None:
    line = explain(puzzle).line
    for seed in GUESSES:
        assert has_won(end_of(puzzle.state.guess(puzzle.seat, seed), line), puzzle.seat)
    turn = Winning(puzzle.seat)
    assert sorted(turn.lines(puzzle.state)) == sorted(puzzle.solutions)


@pytest.mark.parametrize("puzzle", of_kind("defence"), ids=name)
def test_only_the_defence_keeps_the_other_from_winning(puzzle: Puzzle) -> None:
    seat, rival = puzzle.seat, 1 - puzzle.seat
    assert sorted(Defending(seat).lines(puzzle.state)) == sorted(puzzle.solutions)
    for path in {line[:length] for line in puzzle.solutions for length in range(len(line))}:
        right = {line[len(path)] for line in puzzle.solutions if line[: len(path)] == path != line}
        for move in certain_moves(end_of(puzzle.state, path)):
            if move.text in right:
                continue
            tried = (*path, move.text)
            known = puzzle.fault(tried)
            reply = puzzle.threat if known is None else known.line[len(tried) :]
            for seed in GUESSES:
                wasted = ended(end_of(puzzle.state.guess(seat, seed), tried), seat)
                lost = wasted if wasted.is_over else end_of(wasted, reply)
                assert has_won(lost, rival), tried


@pytest.mark.parametrize("puzzle", of_kind("reserve"), ids=name)
def test_a_reservation_takes_one_card_in_sight(puzzle: Puzzle) -> None:
    keys = {line[-1] for line in puzzle.solutions}
    assert len(keys) == 1
    assert keys.pop().startswith("reserve ")
    assert not Winning(puzzle.seat).is_open(puzzle.state)
    assert puzzle.value - puzzle.others >= MARGIN


@pytest.mark.parametrize("puzzle", [*of_kind("reserve")[::3], *of_kind("defence")[::5]], ids=name)
def test_a_search_of_today_agrees(puzzle: Puzzle) -> None:
    """With another seed than the makers' and less thought, so half of the margin is enough."""
    step = steps(puzzle)[0]
    weighed = weigh(step.view, step.right, MODEST, seed=77)
    assert weighed is not None
    assert weighed.margin >= MARGIN / 2
