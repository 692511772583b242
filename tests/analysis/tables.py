"""Reasons at tables that are set up for a test (see tests/rules) or taken from a game."""

from cabochon.analysis import Reason, reasons
from cabochon.match import View
from tests.rules.table import Table


def view_of(table: Table) -> View:
    """What the seat that decides can see."""
    return View.of(table.state, table.to_move)


def reasons_at(table: Table, text: str) -> tuple[Reason, ...]:
    """The reasons for a move, strongest first."""
    view = view_of(table)
    return reasons(view, next(move for move in view.legal_moves if move.text == text))


def why(table: Table, text: str) -> dict[str, dict[str, object]]:
    """The reasons for a move by code."""
    return {reason.code: dict(reason.values) for reason in reasons_at(table, text)}
