"""Starts a session: from a plan, or from a saved game."""

import os
import re
import secrets
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from pathlib import Path

import cabochon.protocol  # noqa: F401  (so that programs can play, too)
from cabochon.games import game as find_game
from cabochon.games.base import Game
from cabochon.match import Match
from cabochon.players import Player, PlayerSpec, SearchPlayer, WarmUp, create
from cabochon.players.header import write_seats
from cabochon.players.hiring import check_game
from cabochon.players.spec import LONGEST_LABEL, Program
from cabochon.terminal.compiling import compiling_bar
from cabochon.terminal.hints import ADVISER
from cabochon.terminal.saves import new_save, read_match
from cabochon.terminal.screen import Screen
from cabochon.terminal.seats import Seat, seats_again, seats_in, told_apart
from cabochon.terminal.session import Session
from cabochon.terminal.setup import Plan


def warm_up(game: str) -> WarmUp:
    """Begin to compile what a game in the terminal will need, as soon as it is known which game."""
    return WarmUp([game], [ADVISER])


def new_session(screen: Screen, plan: Plan, seed: int | None = None, file: Path | None = None) -> Session:
    """A new game; with a seed, shuffles and bots are the same each time."""
    _check_bots(find_game(plan.game), plan.seats)
    warming = _warm_up(plan.game, plan.seats)
    with compiling_bar(screen) as show:
        warming.wait_for_rules(show)
    chance = secrets.randbits(32) if seed is None else seed
    with _hired(plan.seats, chance) as bots:
        seats = _introduced(plan.seats, bots)
        names = [seat.name for seat in seats]
        match = Match(plan.game, len(seats), settings=plan.settings, names=names, seed=seed)
        write_seats(match, [seat.bot for seat in seats])
        file = file or new_save(plan.game)
        return Session(screen, match, seats, bots, _adviser(chance), file, True, _waiting(screen, warming))


def resumed_session(screen: Screen, file: Path, entries: Sequence[str] | None = None) -> Session:
    """The game of a file, which goes on being saved there; `entries` say once more who plays."""
    match = read_match(file, alone=True)
    if entries is None:
        seats = seats_in(match)
    else:
        seats = seats_again(match, entries, screen.language)
        write_seats(match, [seat.bot for seat in seats])
    _check_bots(match.game, seats)
    warming = _warm_up(match.game.name, seats)
    chance = secrets.randbits(32)
    with _hired(seats, chance) as bots:
        return Session(screen, match, seats, bots, _adviser(chance), file, False, _waiting(screen, warming))


def _check_bots(game: Game, seats: Sequence[Seat]) -> None:
    """Refuse bots who can't play this game before anything of it is begun, or saved."""
    for seat in seats:
        if seat.bot is not None:
            check_game(seat.bot, game)


def _warm_up(game: str, seats: Sequence[Seat]) -> WarmUp:
    bots = {seat.bot.text: seat.bot for seat in seats if seat.bot is not None and not seat.bot.runs_code}
    return WarmUp([game], [ADVISER, *bots.values()])


def _waiting(screen: Screen, warming: WarmUp) -> Callable[[], None]:
    """Returns when everybody can think; who must wait for that sees how far it is."""

    def wait() -> None:
        with compiling_bar(screen) as show:
            warming.wait(show)

    return wait


def _adviser(seed: int) -> SearchPlayer:
    adviser = create(ADVISER, seed, threads=os.cpu_count() or 1)
    assert isinstance(adviser, SearchPlayer)
    return adviser


@contextmanager
def _hired(seats: Sequence[Seat], seed: int) -> Iterator[dict[int, Player]]:
    """A player for each bot; if something goes wrong meanwhile, no program stays behind."""
    with ExitStack() as hired:
        yield {
            number: hired.enter_context(_hire(seat.bot, seed + number + 1))
            for number, seat in enumerate(seats)
            if seat.bot is not None
        }
        hired.pop_all()


def _hire(bot: PlayerSpec, seed: int) -> Player:
    """A bot; one that thinks for a time thinks with all cores."""
    budget = bot.budget or (bot.thinker and bot.thinker.budget)
    timed = budget is not None and budget.seconds is not None
    return create(bot, seed, threads=(os.cpu_count() or 1) if timed else 1)


def _introduced(seats: Sequence[Seat], bots: Mapping[int, Player]) -> list[Seat]:
    """The seats, with programs called as they call themselves, unless somebody has named them already."""
    return told_apart([_called(seat, bots.get(number)) for number, seat in enumerate(seats)])


def _called(seat: Seat, player: Player | None) -> Seat:
    if player is None or seat.bot is None or not isinstance(seat.bot.who, Program):
        return seat
    unnamed = re.fullmatch(rf"{re.escape(seat.bot.label)}( \d+)?", seat.name)
    fits = player.name.isprintable() and 0 < len(player.name.strip()) <= LONGEST_LABEL
    return replace(seat, name=player.name.strip()) if unnamed and fits else seat
