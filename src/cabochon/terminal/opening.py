"""Starts a session: from a plan, or from a saved game."""

import os
import secrets
from collections.abc import Sequence
from pathlib import Path

import cabochon.protocol  # noqa: F401  (so that programs can play, too)
from cabochon.match import Match
from cabochon.players import Player, PlayerSpec, SearchPlayer, WarmUp, create
from cabochon.players.header import write_seats
from cabochon.terminal.hints import ADVISER
from cabochon.terminal.saves import new_save, read_match
from cabochon.terminal.screen import Screen
from cabochon.terminal.seats import Seat, seats_again, seats_in
from cabochon.terminal.session import Session
from cabochon.terminal.setup import Plan


def warm_up(game: str) -> WarmUp:
    """Begin to compile what a game in the terminal will need, as soon as it is known which game."""
    return WarmUp([game], [ADVISER])


def new_session(screen: Screen, plan: Plan, seed: int | None = None, file: Path | None = None) -> Session:
    """A new game; with a seed, shuffles and bots are the same each time."""
    warming = _warm_up(plan.game, plan.seats)
    warming.wait_for_rules()
    match = Match(
        plan.game,
        len(plan.seats),
        settings=plan.settings,
        names=[seat.name for seat in plan.seats],
        seed=seed,
    )
    write_seats(match, [seat.bot for seat in plan.seats])
    return _session(screen, match, plan.seats, warming, file or new_save(plan.game), seed, fresh=True)


def resumed_session(screen: Screen, file: Path, entries: Sequence[str] | None = None) -> Session:
    """The game of a file, which goes on being saved there; `entries` say once more who plays."""
    match = read_match(file)
    if entries is None:
        seats = seats_in(match)
    else:
        seats = seats_again(match, entries, screen.language)
        write_seats(match, [seat.bot for seat in seats])
    return _session(screen, match, seats, _warm_up(match.game.name, seats), file, None, fresh=False)


def _warm_up(game: str, seats: Sequence[Seat]) -> WarmUp:
    bots = {seat.bot.text: seat.bot for seat in seats if seat.bot is not None and not seat.bot.runs_code}
    return WarmUp([game], [ADVISER, *bots.values()])


def _session(
    screen: Screen,
    match: Match,
    seats: Sequence[Seat],
    warming: WarmUp,
    file: Path,
    seed: int | None,
    fresh: bool,
) -> Session:
    seed = secrets.randbits(32) if seed is None else seed
    adviser = create(ADVISER, seed, threads=os.cpu_count() or 1)
    assert isinstance(adviser, SearchPlayer)
    bots = {
        number: _hired(seat.bot, seed + number + 1)
        for number, seat in enumerate(seats)
        if seat.bot is not None
    }
    return Session(screen, match, seats, bots, adviser, file, fresh, warming.wait)


def _hired(bot: PlayerSpec, seed: int) -> Player:
    """A bot; one that thinks for a time thinks with all cores."""
    budget = bot.budget or (bot.level and bot.level.budget)
    timed = budget is not None and budget.seconds is not None
    return create(bot, seed, threads=(os.cpu_count() or 1) if timed else 1)
