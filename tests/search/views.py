"""Views of positions that were set up for a test."""

from cabochon.games.base import Game, State
from cabochon.match import View
from cabochon.match.move import all_moves
from tests.rules.table import Table


def view_of(rules: Game, state: State, seat: int | None = None) -> View:
    """What a seat, usually the one that decides, may know of a state."""
    to_move = state.to_move
    seat = to_move if seat is None else seat
    moves = all_moves(rules)
    return View(
        game=rules,
        seat=seat,
        state=state.view(seat),
        names=tuple(f"Player {number}" for number in range(state.players)),
        settings=rules.settings_of(state),
        moves=(),
        refills=(),
        legal_moves=tuple(moves[a] for a in state.legal_actions()) if seat == to_move else (),
    )


def view_at(table: Table) -> View:
    """What the player to move sees of a table."""
    return view_of(table.rules, table.state)
