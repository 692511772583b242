"""Positions that could be puzzles: what is to be found is known exactly, or looks so at first sight."""

from collections.abc import Collection, Iterable
from dataclasses import dataclass, field

from cabochon.analysis.whatif import in_one_go
from cabochon.games.base import Game
from cabochon.games.places import cells, is_deck_top
from cabochon.games.positions import points_of_side
from cabochon.games.state import State
from cabochon.games.verbs import Form
from cabochon.match import View
from cabochon.puzzles.puzzle import KINDS, Kind
from cabochon.puzzles.turns import (
    Defending,
    TooManyError,
    Turn,
    Winning,
    certain_moves,
    end_of,
    ended,
    move_called,
)
from cabochon.puzzles.weighing import MARGIN, QUICK, weigh
from cabochon.search import Searcher

MOST_STEPS = 24
"""A position with more ways to the solution is none: nobody could say what was to be found."""


@dataclass(frozen=True)
class Find:
    """What a seat can find in a view."""

    kind: Kind
    view: View
    solutions: tuple[tuple[str, ...], ...]
    threat: tuple[str, ...] = ()
    replies: dict[tuple[str, ...], tuple[str, ...]] = field(default_factory=dict)
    """For a defence, what the opponent wins with after what went wrong, where that is not the threat."""


def find(view: View, seed: int, kinds: Collection[Kind] = KINDS) -> Find | None:
    """What there is to find for the seat that begins its turn; None if nothing that is worth it."""
    assert view.seat is not None
    try:
        if Winning(view.seat).is_open(view.state):
            return find_win(view) if "win" in kinds else None
        threat = threat_to(view.state, view.seat)
        if threat:
            return find_defence(view, threat) if "defence" in kinds else None
    except TooManyError:
        return None
    return find_reservation(view, seed) if "reserve" in kinds else None


# --- Winning ---


def find_win(view: View) -> Find | None:
    """A win that is not the first thing one sees.

    It takes more than buying a card, or more comes with the card than its points; or another card with as
    many points tempts, and does not win.
    """
    assert view.seat is not None
    turn = Winning(view.seat)
    solutions = _solutions(turn, view.state)
    if not solutions or len(_keys(solutions)) > 2:
        return None
    found = Find("win", view, solutions)
    if all(len(line) > 1 or _brings_more(turn, view.state, line) for line in solutions):
        return found
    right = {move.text for move in turn.right(view.state)}
    most = max(_points(view.state, move) for line in solutions for move in line)
    others = [move.text for move in view.legal_moves if move.text not in right]
    return found if any(_points(view.state, move) >= most >= 0 for move in others) else None


def _brings_more(turn: Winning, state: State, line: tuple[str, ...]) -> bool:
    """Whether a win takes more points than are printed on the card that is bought."""
    end = end_of(state, line)
    end = end_of(end, turn.way(end) or ())
    then, now = (points_of_side(each.position(), turn.seat) for each in (state, end))
    return now - then > _points(state, line[0])


def _points(state: State, text: str) -> int:
    """The points of the card that a decision buys in this position; -1 if it buys none."""
    move = move_called(state.game, text)
    card = state.card_of(move.action) if move.verb == "buy" else None
    return -1 if card is None else state.game.cards[card].points


# --- Defending ---


def threat_to(state: State, seat: int) -> tuple[str, ...]:
    """What another seat would win with if the seat did nothing; empty if nobody can be seen to."""
    for rival in state.turns_after(seat):
        if rival != seat:
            return Winning(rival).way(state.turn_of(rival)) or ()
    return ()


def find_defence(view: View, threat: tuple[str, ...]) -> Find | None:
    """The one thing that keeps an opponent from winning at once."""
    assert view.seat is not None
    turn = Defending(view.seat)
    solutions = _solutions(turn, view.state)
    if not solutions or not _is_one_idea(view.game, _keys(solutions)):
        return None
    return Find("defence", view, solutions, threat, _replies(view, turn, solutions, threat))


def _replies(
    view: View, turn: Defending, solutions: tuple[tuple[str, ...], ...], threat: tuple[str, ...]
) -> dict[tuple[str, ...], tuple[str, ...]]:
    """After each way that goes wrong, what the opponent wins with where that is not the threat."""
    found: dict[tuple[str, ...], tuple[str, ...]] = {}
    for path in sorted({line[:length] for line in solutions for length in range(len(line))}):
        state = end_of(view.state, path)
        right = {line[len(path)] for line in solutions if line[: len(path)] == path and len(line) > len(path)}
        for move in certain_moves(state):
            end = ended(state.after(move.action), turn.seat)
            if move.text in right or end.is_over or turn.wins_with(end, threat):
                continue
            answer = turn.answer(end)
            assert answer is not None
            found[*path, move.text] = answer
    return found


# --- Reserving ---


def find_reservation(view: View, seed: int) -> Find | None:
    """A card in sight that is better reserved than anything else is done, at first sight."""
    assert view.seat is not None
    if not any(move.verb == "reserve" or _asks_to_reserve(view, move.text) for move in view.legal_moves):
        return None
    with Searcher(view.game, seed=seed) as searcher:
        result = searcher.search(view, QUICK)
    line = in_one_go(view.state, result.line)
    key = line[-1]
    if key.verb != "reserve" or is_deck_top(key.argument):
        return None
    first = line[0]
    solutions = tuple(
        (move.text,) if move == key else (move.text, key.text)
        for move in view.legal_moves
        if move == key or (move.verb == first.verb and first != key and _asks_to_reserve(view, move.text))
    )
    found = Find("reserve", view, solutions)
    weighed = weigh(view, {line[0] for line in solutions}, QUICK, seed)
    return found if weighed is not None and weighed.margin >= MARGIN else None


def _asks_to_reserve(view: View, text: str) -> bool:
    """Whether a card must be reserved after a move."""
    move = move_called(view.game, text)
    if view.game.verb_named[move.verb].draws:
        return False
    return view.game.verb_named["reserve"].phase == view.state.after(move.action).phase != "act"


# --- What a solution is about ---


def _solutions(turn: Turn, state: State) -> tuple[tuple[str, ...], ...]:
    """All right lines, the shortest first; none if there are too many."""
    found: list[tuple[str, ...]] = []
    ways: set[tuple[str, ...]] = set()
    for line in turn.lines(state):
        found.append(line)
        ways.update(line[:length] for length in range(len(line)))
        if len(ways) > MOST_STEPS:
            return ()
    return tuple(sorted(found, key=len))


def _keys(solutions: Iterable[tuple[str, ...]]) -> set[str]:
    return {line[-1] for line in solutions}


def _is_one_idea(game: Game, keys: set[str]) -> bool:
    """Whether all of them do the same: one move, or the same token of the board is taken."""
    if len(keys) == 1:
        return True
    moves = [move_called(game, key) for key in keys]
    if any(game.verb_named[move.verb].form not in (Form.CELL, Form.LINE) for move in moves):
        return False
    return bool(set.intersection(*(set(cells(move.argument)) for move in moves)))
