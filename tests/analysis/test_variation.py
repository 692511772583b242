"""What would have followed: told as far as it could be foreseen, and no further."""

from typing import Any

import pytest

from cabochon import Match, State
from cabochon.analysis import foreseen
from cabochon.games.positions import known_cards
from cabochon.match.deeds import deeds
from tests.matches import TABLES, eager, played, table_name

LONGEST = 12


@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_what_was_played_is_told_as_it_was_up_to_where_chance_comes_in(table: Any) -> None:
    match = played(table, 8, 120, eager)
    whole = 0
    for number in range(0, len(match.moves), 3):
        state = match.state_after(number)
        line = match.moves[number : number + LONGEST]
        told = foreseen(state, line)
        happened = []
        for step, move in zip(match.steps[number:], line, strict=False):
            after = step.before.after(move.action)
            happened += deeds(
                match.game, move, step.before.view(None).position(), after.view(None).position()
            )
        assert happened[: len(told)] == told
        whole += len(told) == len(happened)
        known = known_cards(state.view(state.to_move).position())
        assert {deed.card for deed in told if deed.card is not None} <= known
    assert whole > 0


def test_a_line_ends_at_a_card_that_comes_up() -> None:
    match = Match("splendor", 2, seed=3)
    match.play("take wbg")
    state = match.state_after(1)
    assert foreseen(state, []) == []
    moves = {move.text: move for move in match.legal_moves}
    first = moves["reserve 1a"]
    # The card on the place from which one was taken can't be known.
    assert [deed.kind for deed in foreseen(state, [first, first])] == ["reserve"]
    assert [deed.kind for deed in foreseen(state, [first, moves["reserve 1b"]])] == ["reserve", "reserve"]
    # From the top of a deck nobody sees what it is, which is told as such.
    assert [deed.kind for deed in foreseen(state, [moves["reserve 1t"], first])] == ["reserve-top", "reserve"]


def test_a_line_ends_behind_a_draw_from_the_bag() -> None:
    for seed in range(20):
        match = played(("duel", 2, {}), seed, 200, eager)
        refill = next((at for at, move in enumerate(match.moves) if move.verb == "replenish"), None)
        if refill is None:
            continue
        told = foreseen(match.state_after(refill), match.moves[refill : refill + 5])
        assert told[0].kind == "replenish"
        assert {deed.kind for deed in told} <= {"replenish", "gain-privilege"}
        return
    pytest.fail("nobody has refilled the board")


def test_what_is_not_possible_is_not_told() -> None:
    state = State.random("splendor", 2, seed=1)
    match = Match("splendor", 2, seed=1)
    taken = next(move for move in match.legal_moves if move.text == "take ww")
    assert len(foreseen(state, [taken, taken, taken])) < 3


def test_the_position_is_left_alone() -> None:
    match = played(TABLES[0], 5, 30, eager)
    state = match.state_after(10)
    before = state.tobytes()
    foreseen(state, match.moves[10:20])
    assert state.tobytes() == before
