"""Starts a session: from a plan, or from a saved game."""

import os
import secrets
from pathlib import Path

from cabochon.match import Match
from cabochon.players import LEVELS, NAMES, Player, SearchPlayer, create
from cabochon.terminal.hints import ADVISER
from cabochon.terminal.saves import new_save, read_match
from cabochon.terminal.screen import Screen
from cabochon.terminal.seats import Seat, read_kinds, write_kinds
from cabochon.terminal.session import Session
from cabochon.terminal.setup import Plan
from cabochon.terminal.thinking import prepare


def new_session(screen: Screen, plan: Plan, seed: int | None = None, file: Path | None = None) -> Session:
    """A new game; with a seed, shuffles and bots are the same each time."""
    match = Match(
        plan.game,
        len(plan.seats),
        settings=plan.settings,
        names=[seat.name for seat in plan.seats],
        seed=seed,
    )
    write_kinds(match, plan.seats)
    return _session(screen, match, list(plan.seats), file or new_save(plan.game), seed, fresh=True)


def resumed_session(screen: Screen, file: Path) -> Session:
    """The game of a file, which goes on being saved there."""
    match = read_match(file)
    return _session(screen, match, read_kinds(match, NAMES), file, None, fresh=False)


def _session(
    screen: Screen, match: Match, seats: list[Seat], file: Path, seed: int | None, fresh: bool
) -> Session:
    seed = secrets.randbits(32) if seed is None else seed
    kinds = {number: seat.kind for number, seat in enumerate(seats) if not seat.is_person}
    prepare(match, {*kinds.values(), ADVISER})
    adviser = create(ADVISER, seed, threads=os.cpu_count() or 1)
    assert isinstance(adviser, SearchPlayer)
    bots = {number: _hired(kind, seed + number + 1) for number, kind in kinds.items()}
    return Session(screen, match, seats, bots, adviser, file, fresh)


def _hired(kind: str, seed: int) -> Player:
    """A bot; one that thinks for a time thinks with all cores."""
    timed = any(level.name == kind and level.budget.seconds is not None for level in LEVELS)
    return create(kind, seed, threads=(os.cpu_count() or 1) if timed else 1)
