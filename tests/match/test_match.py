"""A match: playing, taking back, copying, comparing, and what each seat sees of it."""

import copy
import pickle
import random
import subprocess
import sys
from typing import Any

import numpy as np
import pytest

import cabochon
from cabochon import (
    AmbiguousMoveError,
    IllegalMoveError,
    MalformedMoveError,
    Match,
    Move,
    MoveError,
    SettingsError,
    SetupError,
)
from cabochon.games.positions import deck_sizes
from tests.matches import TABLES, eager, new_match, played, table_name

every_table = pytest.mark.parametrize("table", TABLES, ids=table_name)


# --- Setting up ---


def test_a_new_match() -> None:
    match = Match(seed=7)
    assert match.game.name == "splendor"
    assert match.players == 2
    assert match.names == ("Player 1", "Player 2")
    assert match.settings["target"] == 15
    assert match.to_move == match.orders["start"][0]
    assert match.phase == "act"
    assert match.moves == ()
    assert match.outcome is None
    assert [str(move) for move in match.legal_moves[:3]] == ["take wbg", "take wbr", "take wbk"]


def test_names_tell_how_many_play() -> None:
    assert Match(names=["Ann", "Bob", "Cem"]).players == 3
    assert Match("duel", names=['"Ann"', "宝石 \\"]).names == ('"Ann"', "宝石 \\")


@pytest.mark.parametrize(
    "names",
    [
        ["Ann"],
        ["Ann", "Bob", "Cem"],
        ["Ann", ""],
        ["Ann", "B\nob"],
        ["Ann", " Bob"],
        ["Ann", "x" * 41],
        "AB",
        ["Ann", 3],
    ],
)
def test_names_that_are_none(names: Any) -> None:
    with pytest.raises(SetupError, match="name"):
        Match(players=2, names=names)


@pytest.mark.parametrize(
    ("game", "players", "settings", "says"),
    [
        ("splendor", 5, {}, "2 or 3 or 4 players"),
        ("duel", 3, {}, "2 players"),
        (
            "splendor",
            2,
            {"target": 31},
            "target = 31 is not possible: it must be a whole number from 1 to 30",
        ),
        ("splendor", 2, {"colour": 1}, "there is no setting 'colour'"),
        ("splendor", 3, {"teams": True}, "teams"),
        ("duel", 2, {"start": 2}, "start"),
    ],
)
def test_settings_that_are_none(game: str, players: int, settings: dict[str, Any], says: str) -> None:
    with pytest.raises(SettingsError, match=says):
        Match(game, players, settings=settings)


def test_a_game_that_is_none() -> None:
    with pytest.raises(cabochon.CabochonError, match="splendor, duel"):
        Match("chess")


@every_table
def test_orders_give_the_same_match(table: Any) -> None:
    match = new_match(table, 5)
    assert Match(match.game, match.players, settings=match.settings, orders=match.orders) == match


def test_orders_that_are_none() -> None:
    orders = dict(Match(seed=1).orders)
    with pytest.raises(SetupError, match="level1"):
        Match(orders={**orders, "level1": orders["level1"][:-1]})
    with pytest.raises(SetupError, match="needs orders for"):
        Match(orders={"level1": orders["level1"]})


# --- Playing ---


def test_a_move_can_be_played_as_text_number_or_move() -> None:
    first, second, third, fourth = (Match(seed=7) for _ in range(4))
    move = first.legal_moves[0]
    assert first.play(move) == second.play("take wbg") == third.play(0) == fourth.play(np.int64(0)) == (move,)
    assert first == second == third == fourth
    assert (str(move), move.verb, move.argument, move.action) == ("take wbg", "take", "wbg", 0)


@pytest.mark.parametrize(
    ("move", "error"),
    [
        ("take www", MalformedMoveError),
        (84, MalformedMoveError),
        (-1, MalformedMoveError),
        (True, MalformedMoveError),
        (Move("duel", 0, "take a1"), MalformedMoveError),
        (Move("splendor", 5, "take wbg"), MalformedMoveError),
        ("take", AmbiguousMoveError),
        ("take ww, take ww", IllegalMoveError),
        (20, IllegalMoveError),
        (Move("splendor", 20, "take w"), IllegalMoveError),
    ],
)
def test_what_is_no_move_changes_nothing(move: Any, error: type[MoveError]) -> None:
    match, before = Match(seed=7), Match(seed=7)
    with pytest.raises(error):
        match.play(move)
    assert match == before
    assert match.legal_moves == before.legal_moves


def test_a_line_is_played_whole_or_not_at_all() -> None:
    match = played(("splendor", 2, {}), 7)
    while match.phase != "pay":
        match.undo()
    purchase = match.undo()
    while match.phase == "pay":
        purchase = match.undo()
    before = match.copy()
    with pytest.raises(MoveError):
        match.play(f"{purchase}, cover wbgrk, pay, noble 1, pass")
    assert match == before
    assert [move.verb for move in match.parse(f"{purchase}, pay")] == ["buy", "pay"]
    assert match == before
    assert match.play(f"{purchase}, pay") == match.moves[-2:]


@every_table
def test_undo_is_exact(table: Any) -> None:
    match = new_match(table, 3)
    rng = random.Random(3)
    states: list[tuple[object, ...]] = []
    while match.legal_moves and len(states) < 400:
        states.append((match.state.tobytes(), match.legal_moves, match.phase, match.to_move))
        match.play(eager(rng, match.legal_moves))
    end = match.copy()
    moves = match.moves
    for before in reversed(states):
        assert match.undo() == moves[len(match.moves)]
        assert (match.state.tobytes(), match.legal_moves, match.phase, match.to_move) == before
    assert match == new_match(table, 3)
    with pytest.raises(MoveError, match="no move to take back"):
        match.undo()
    for move in moves:
        match.play(move)
    assert match == end


@every_table
def test_a_match_ends_with_an_outcome(table: Any) -> None:
    match = played(table, 1, choose=eager)
    assert match.outcome is not None
    assert match.to_move is None
    assert match.phase == "over"
    assert match.legal_moves == ()
    assert len(match.outcome.scores) == match.players
    assert match.outcome.winners
    assert match.outcome.reason in ("target", "deadlock", "prestige", "crowns", "colour")


def drew(match: Match, number: int) -> bool:
    """Whether chance had a part in a decision: a card came from a deck, or tokens from the bag."""
    before, after = (deck_sizes(match.state_after(n).position()) for n in (number, number + 1))
    return before != after or match.moves[number].verb == "replenish"


@every_table
def test_what_goes_back_for_free_belongs_to_this_turn_and_showed_nothing(table: Any) -> None:
    whole = played(table, 3, choose=eager)
    assert whole.retractable == 0, "nothing, after the end"
    match = new_match(table, 3)
    assert match.retractable == 0
    found = set()
    for number, step in enumerate(whole.steps[:-1]):
        match.replay(step.move, step.refill)
        first = number + 1
        while not match.state_after(first).begins_turn and not drew(match, first - 1):
            first -= 1
        assert match.retractable == number + 1 - first
        found.add(match.retractable)
    assert 0 in found
    assert max(found) >= (1 if match.settings["choose_payment"] or match.game.name == "duel" else 0)


# --- Copies ---


@pytest.mark.parametrize(
    "duplicate", [Match.copy, copy.copy, copy.deepcopy, lambda match: pickle.loads(pickle.dumps(match))]
)
def test_a_copy_is_equal_and_its_own(duplicate: Any) -> None:
    match = played(("duel", 2, {}), 4, 30)
    before = match.record()
    other = duplicate(match)
    assert other == match
    other.play(other.legal_moves[0])
    other.headers["Event"] = "x"
    assert other != match
    assert str(match.record()) == str(before)
    other.undo()
    assert other == match


def test_what_makes_matches_differ() -> None:
    match = Match(seed=7)
    assert match != Match(seed=7, names=["Ann", "Bob"])
    assert match != Match(seed=7, settings={"target": 10})
    assert match != Match(seed=8)
    assert match != Match("duel", seed=7)
    assert match != "match"
    with pytest.raises(TypeError):
        hash(match)


# --- Showing ---


@every_table
def test_a_match_shows_itself(table: Any) -> None:
    match = played(table, 2, 25)
    assert len(str(match).splitlines()) > 10
    assert match.svg().startswith("<svg")
    view = match.view(0)
    assert str(view).splitlines()[0] == str(match).splitlines()[0]
    assert view.svg().startswith("<svg")
    assert match.game.name in repr(match)


def test_importing_the_package_is_light() -> None:
    code = (
        "import sys, cabochon; print({'numpy', 'numba', 'rich'} & set(sys.modules), 'Match' in dir(cabochon))"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout.strip() == "set() True"


def test_the_package_offers_everything_by_name() -> None:
    for name in cabochon.__all__:
        assert getattr(cabochon, name) is not None
    assert cabochon.__version__
    with pytest.raises(AttributeError, match="no attribute 'Board'"):
        cabochon.Board  # noqa: B018
