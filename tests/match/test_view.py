"""What a seat may know of a match, now and then."""

import pickle
import random
from typing import Any, cast

import numpy as np
import pytest

from cabochon import Match, View
from cabochon.games.state import State
from cabochon.match.move import all_moves
from tests.matches import TABLES, eager, new_match, played, table_name

every_table = pytest.mark.parametrize("table", TABLES, ids=table_name)


def test_a_seat_that_is_none() -> None:
    with pytest.raises(IndexError, match="the seats are 0 to 1"):
        Match(seed=7).view(2)


@every_table
def test_a_view_shows_the_match(table: Any) -> None:
    match = played(table, 6, 40)
    for seat in (*range(match.players), None):
        view = match.view(seat)
        assert (view.game, view.seat, view.players, view.names) == (
            match.game,
            seat,
            match.players,
            match.names,
        )
        assert (view.to_move, view.phase, view.outcome) == (match.to_move, match.phase, match.outcome)
        assert (view.moves, view.refills, view.settings) == (match.moves, match.refills, match.settings)
        assert view.legal_moves == (match.legal_moves if seat == match.to_move else ())
        assert view.position() == match.position(seat)
        assert view == match.view(seat)
        assert hash(view) == hash(match.view(seat))


@every_table
def test_legal_moves_follow_from_the_view_alone(table: Any) -> None:
    match = played(table, 8, choose=eager)
    while match.moves:
        match.undo()
        view = match.view(match.to_move)
        assert [move.action for move in view.legal_moves] == view.state.legal_actions()


@every_table
def test_views_do_not_tell_what_a_seat_cannot_know(table: Any) -> None:
    """The same game with every hidden card exchanged looks the same to whoever can't see those cards."""
    match = played(table, 9, 60, choose=eager)
    orders: dict[str, list[int]] = {}
    for pool, shown in match.record(reveal=False).orders.items():
        hidden = [card for card in match.orders[pool] if card not in shown]
        orders[pool] = [hidden.pop() if card is None else card for card in shown]
    other = Match(match.game, match.players, settings=match.settings, orders=orders)
    for step in match.steps:
        other.replay(step.move, step.refill)
    assert other.state.tobytes() != match.state.tobytes()
    assert other.view(None) == match.view(None)
    for seat, player in enumerate(match.position()["players"]):
        if not any(reserved["hidden"] for reserved in player["reserved"]):
            assert other.view(seat) == match.view(seat)


def test_a_view_holds_nothing_secret() -> None:
    match = played(("duel", 2, {}), 12, 60, choose=eager)
    assert match.secret is not None
    for seat in (0, 1, None):
        stored = pickle.dumps(match.view(seat))
        assert match.secret not in stored
        assert match.state.tobytes() not in stored
        view = match.view(seat)
        assert not any(isinstance(value, Match) for value in vars(view).values())


def test_a_view_is_not_touched_by_later_moves() -> None:
    match = Match(seed=7)
    view = match.view(0)
    stored = pickle.dumps(view.state.tobytes())
    match.play("take wbg")
    assert pickle.dumps(view.state.tobytes()) == stored
    view.state.record.to_move = 1
    assert match.to_move == 1 - match.orders["start"][0]


# --- Earlier ---


@every_table
def test_a_view_of_an_earlier_position_is_what_it_was(table: Any) -> None:
    """Over a whole game, for every seat and a spectator: nothing that came later shows in it."""
    match = new_match(table, 13)
    rng = random.Random(13)
    past: list[dict[int | None, View]] = []
    states: list[State] = []
    while True:
        past.append({seat: match.view(seat) for seat in (None, *range(match.players))})
        states.append(match.state)
        if not match.legal_moves:
            break
        match.play(eager(rng, match.legal_moves))
    assert len(past) == len(match.moves) + 1
    for number, views in enumerate(past):
        assert match.state_after(number) == states[number]
        for seat, view in views.items():
            again = match.view(seat, after=number)
            assert again == view
            assert (again.legal_moves, again.settings) == (view.legal_moves, view.settings)
    assert match.view(0) == match.view(0, after=len(match.moves)) == past[-1][0]


@pytest.mark.parametrize("number", [-1, 31, 1000])
def test_positions_that_were_not_reached(number: int) -> None:
    match = played(TABLES[0], 4, 30)
    with pytest.raises(IndexError, match=f"no position after {number} decisions; 30 were made"):
        match.state_after(number)
    with pytest.raises(IndexError, match=f"no position after {number} decisions; 30 were made"):
        match.view(0, after=number)
    with pytest.raises(IndexError, match="the seats are 0 to 1"):
        match.view(2, after=3)


@pytest.mark.parametrize("number", [1.0, True, "1", np.float64(1)])
def test_numbers_are_whole(number: Any) -> None:
    match = played(TABLES[0], 4, 30)
    with pytest.raises(TypeError, match="a seat is a whole number, not"):
        match.view(number)
    for asked in (match.state_after, lambda after: match.view(0, after=after)):
        with pytest.raises(TypeError, match="a number of decisions is a whole number, not"):
            asked(number)
    assert match.view(0, after=cast(Any, np.int8(3))) == match.view(0, after=3)


def test_a_state_of_the_past_is_a_copy() -> None:
    match = played(TABLES[0], 4, 30)
    before = match.copy()
    for number in (0, 12, 30):
        state = match.state_after(number)
        state.apply(state.legal_actions()[0])
        match.view(0, after=number).state.record.turn += 1
    assert match == before
    assert [step.before for step in match.steps] == [step.before for step in before.steps]


def test_steps_know_who_made_them() -> None:
    match = played(TABLES[2], 4, 60)
    assert [step.seat for step in match.steps] == [
        match.state_after(number).to_move for number in range(len(match.moves))
    ]


# --- Of a state ---


@every_table
def test_a_state_can_be_seen_without_a_match(table: Any) -> None:
    match = played(table, 6, 40)
    moves = all_moves(match.game)
    for seat in (None, *range(match.players)):
        view = View.of(match.state, seat)
        assert view.state == match.state.view(seat)
        assert (view.game, view.seat, view.players) == (match.game, seat, match.players)
        assert view.names == tuple(f"Player {number + 1}" for number in range(match.players))
        assert view.settings == match.state.settings
        assert (view.moves, view.refills) == ((), ())
        expected = tuple(moves[action] for action in match.state.legal_actions())
        assert view.legal_moves == (expected if seat == match.to_move else ())
        whole = View.of(
            match.state,
            seat,
            names=match.names,
            settings=match.settings,
            moves=match.moves,
            refills=match.refills,
        )
        assert whole == match.view(seat)
        assert whole != view


def test_a_state_has_no_such_seat() -> None:
    for seat in (-1, 3):
        with pytest.raises(IndexError, match="the seats are 0 to 2"):
            View.of(State.random("splendor", 3), seat)


def test_the_view_of_a_view_is_the_same() -> None:
    state = played(TABLES[2], 6, 40).state
    for seat in (None, 0, 1, 2, 3):
        assert View.of(state.view(seat), seat) == View.of(state, seat)
