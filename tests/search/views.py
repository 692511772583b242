"""Views of positions that were set up for a test."""

from cabochon.games.state import State
from cabochon.match import View
from tests.rules.table import Table


def view_of(state: State) -> View:
    """What the player to move sees of a state."""
    return View.of(state, state.to_move)


def view_at(table: Table) -> View:
    """What the player to move sees of a table."""
    return view_of(table.state)
