"""Reasons at tables that are set up for a test (see tests/rules) or taken from a game."""

from cabochon.analysis import Reason, reasons
from cabochon.match import View
from cabochon.match.move import all_moves
from tests.rules.table import Table


def view_of(table: Table) -> View:
    """What the seat that decides can see."""
    game, state = table.rules, table.state
    seat = game.to_move(state)
    moves = all_moves(game)
    players = len(table.position["players"])
    return View(
        game=game,
        seat=seat,
        state=game.view(state, seat),
        names=tuple("ABCD"[:players]),
        settings={**game.settings_of(state), "start": int(state.start)},
        moves=(),
        refills=(),
        legal_moves=tuple(moves[action] for action in game.legal_actions(state)),
    )


def reasons_at(table: Table, text: str) -> tuple[Reason, ...]:
    """The reasons for a move, strongest first."""
    view = view_of(table)
    return reasons(view, next(move for move in view.legal_moves if move.text == text))


def why(table: Table, text: str) -> dict[str, dict[str, object]]:
    """The reasons for a move by code."""
    return {reason.code: dict(reason.values) for reason in reasons_at(table, text)}
