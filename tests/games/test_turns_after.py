"""Who takes a turn after a seat: everybody in order, until the end is certain."""

from typing import Any

import pytest

from cabochon.games.state import State
from cabochon.match import Match
from tests.matches import TABLES, eager, played, table_name


def turns(match: Match) -> list[State]:
    """The states in which a turn began."""
    return [step.before for step in match.steps if step.before.begins_turn]


@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_at_first_everybody_has_another_turn(table: tuple[str, int, dict[str, Any]]) -> None:
    match = played(table, 1, 0)
    seats = list(range(match.players))
    for seat in seats:
        expected = (*seats[seat + 1 :], *seats[: seat + 1])
        assert match.state.turns_after(seat) == expected


@pytest.mark.parametrize("table", [table for table in TABLES if table[0] == "splendor"], ids=table_name)
@pytest.mark.parametrize("seed", range(6))
def test_once_the_target_is_reached_the_last_turns_are_known(
    table: tuple[str, int, dict[str, Any]], seed: int
) -> None:
    match = played(table, seed, choose=eager)
    assert match.outcome is not None
    begun = turns(match)
    for number, state in enumerate(begun):
        seat = state.to_move
        assert seat is not None
        coming = state.turns_after(seat)
        actual = tuple(later.to_move for later in begun[number + 1 :])
        position: Any = state.position()
        if position["pending"]["closing"] is not None:
            assert actual == coming
            assert seat not in coming
        else:
            assert actual[: match.players] == coming[: len(actual)]
            assert coming[-1] == seat
    assert all(match.state.turns_after(seat) == () for seat in range(match.players))
