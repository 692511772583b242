"""Which games are played through, and how a playthrough is written.

A file holds the record of a game, and after a line of `=` what the rules said at every decision: whose it
was, what was legal, what was played; with the whole table every ten decisions and at the end.
"""

from itertools import groupby
from pathlib import Path

from cabochon import Match
from tests.games.configurations import VARIANTS, Configuration

PLAYED = {
    **VARIANTS,
    "splendor-2-face_up_5": Configuration("splendor", 2, {"face_up": 5, "start": 1}),
    "splendor-2-may_take_fewer": Configuration("splendor", 2, {"may_take_fewer": True}),
    "splendor-3-face_up_1": Configuration("splendor", 3, {"face_up": 1, "target": 30}),
    "splendor-3-one_more_each": Configuration("splendor", 3, {"last_round": "one_more_each"}),
    "splendor-4-least_gold": Configuration("splendor", 4, {"choose_payment": False, "target": 8}),
    "duel-2-least_gold": Configuration("duel", 2, {"choose_payment": False, "start": 0}),
}
"""Every game, player count and variant; and each other setting once."""

FOLDER = Path(__file__).parent
BREAK = "=" * 78
TABLE_EVERY = 10


def path(name: str) -> Path:
    """Where a playthrough is kept."""
    return FOLDER / f"{name}.txt"


def written(match: Match) -> str:
    """The playthrough of a finished match."""
    parts = [str(match.record()), BREAK, ""]
    trial = match.record().start()
    for number, step in enumerate(match.steps):
        if number % TABLE_EVERY == 0:
            parts += [str(trial), ""]
        assert trial.to_move is not None
        parts += [
            f"{number + 1}. {trial.names[trial.to_move]}, {trial.phase}",
            f"   legal: {_legal(trial)}",
            f"   plays: {step.move}",
            "",
        ]
        trial.replay(step.move, step.refill)
    return "\n".join([*parts, str(trial), "", str(trial.outcome), ""])


def record_of(text: str) -> str:
    """The record at the head of a playthrough."""
    return text.partition(BREAK)[0]


def _legal(match: Match) -> str:
    """The legal moves, each verb once."""
    groups = groupby(match.legal_moves, key=lambda move: move.verb)
    return "; ".join(" ".join([verb, *(move.argument for move in moves)]).strip() for verb, moves in groups)
