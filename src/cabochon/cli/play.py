"""`cabochon play`: a game in the terminal."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from typer.core import TyperCommand

from cabochon.cli.completing import complete_games, complete_levels, complete_players
from cabochon.cli.numbers import whole_number
from cabochon.cli.options import (
    PlayersOption,
    SetOption,
    VariantOption,
    check_level,
    read_bots,
    read_settings,
)
from cabochon.games import USUAL_GAME

if TYPE_CHECKING:
    from cabochon.terminal import Plan, Screen, Seat, Session


class PlayCommand(TyperCommand):
    """Takes `--resume` without a file, too."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Give it an empty one, as Typer knows only options that always have a value."""
        given = list[str]()
        for place, word in enumerate(args):
            given.append(word)
            if word in ("--resume", "-r") and (place + 1 == len(args) or args[place + 1].startswith("-")):
                given.append("")
        return super().parse_args(ctx, given)


def play(
    context: typer.Context,
    game: Annotated[
        str | None,
        typer.Option("--game", "-g", metavar="GAME", help="play-game", autocompletion=complete_games),
    ] = None,
    players: PlayersOption = None,
    seats: Annotated[
        str | None,
        typer.Option("--seats", metavar="SEATS", help="play-seats", autocompletion=complete_players),
    ] = None,
    bots: Annotated[
        str | None,
        typer.Option("--bots", "-b", metavar="BOTS", help="play-bots", autocompletion=complete_players),
    ] = None,
    level: Annotated[
        int | None,
        whole_number("--level", "-l", metavar="1-8", help="play-level", autocompletion=complete_levels),
    ] = None,
    variant: VariantOption = None,
    settings: SetOption = None,
    seed: Annotated[int | None, whole_number("--seed", "-s", metavar="N", help="play-seed")] = None,
    resume: Annotated[
        str | None, typer.Option("--resume", "-r", metavar="[FILE]", help="play-resume")
    ] = None,
) -> None:
    """Ask for what was not said, play, and save after every decision."""
    from cabochon.match import CabochonError
    from cabochon.players.spec import split_list
    from cabochon.terminal import InputEndedError, Screen, new_session, warm_up

    check_level(level)
    # Zero is an answer too, if a wrong one; only `--set` is an empty list where it was not given.
    options = (game, players, bots, level, variant, settings or None)
    asked = any(option is not None for option in options)
    if resume is not None and (asked or seed is not None):
        raise CabochonError(
            "--resume goes on with the game of the file; only --seats fits beside it",
            code="error-resume-alone",
        )
    screen = Screen(context.obj)
    entries = None if seats is None else split_list(seats)
    try:
        if resume is not None:
            session = _resumed(screen, resume, entries)
        elif asked or entries is not None:
            game = game or USUAL_GAME
            warm_up(game)
            plan = _plan(screen, game, players, entries, bots, level, variant, settings)
            session = new_session(screen, plan, seed)
        else:
            session = _asked(screen, seed)
    except InputEndedError:
        raise typer.Exit(0) from None
    _run(screen, session)


def _asked(screen: "Screen", seed: int | None) -> "Session":
    """A game that somebody describes, or one that was saved."""
    from cabochon.terminal import SavedGameWantedError, ask_plan, new_session, unfinished, warm_up

    saved = seed is None and next(unfinished(), None) is not None
    try:
        plan = ask_plan(screen, warm_up, saved)
    except SavedGameWantedError:
        return _resumed(screen, "", None)
    return new_session(screen, plan, seed)


def _resumed(screen: "Screen", file: str, entries: list[str] | None) -> "Session":
    """The game of a file; without one, the game that somebody chooses among those that were saved."""
    from cabochon.terminal import choose_saved, resumed_session

    chosen = Path(file) if file else choose_saved(screen)
    if chosen is None:
        raise typer.Exit(0)
    return resumed_session(screen, chosen, entries)


def _run(screen: "Screen", session: "Session") -> None:
    from cabochon.match import CabochonError

    try:
        session.run()
    except KeyboardInterrupt:
        screen.console.print()
        session.leave()
        raise typer.Exit(130) from None
    except CabochonError:  # of a bot: the others can go on with somebody else in its place
        session.leave()
        raise


def _plan(
    screen: "Screen",
    game: str,
    players: int | None,
    entries: list[str] | None,
    bots: str | None,
    level: int | None,
    variant: str | None,
    settings: list[str] | None,
) -> "Plan":
    """The game that the options describe: one person against middling bots where they leave it open."""
    from cabochon.match import CabochonError
    from cabochon.terminal import Plan, told_apart

    if level is not None and (entries is not None or bots is not None):
        raise CabochonError(
            "--level is for all bots, --seats and --bots name them one by one; give one of them",
            code="error-level-alone",
        )
    if entries is not None and bots is not None:
        raise CabochonError(
            "--seats and --bots both say who plays; give one of them", code="error-seats-and-bots"
        )
    seats = _seats(screen, players, entries, bots)
    count, checked = read_settings(game, len(seats) or players, variant, settings)
    seats = seats or _usual(screen, count, level)
    named = len(seats)
    if named != count or players not in (None, named):
        raise CabochonError(
            f"{named} players are named, {players or count} play",
            code="error-named-players",
            named=named,
            players=players or count,
        )
    return Plan(game, told_apart(seats), checked)


def _seats(
    screen: "Screen", players: int | None, entries: list[str] | None, bots: str | None
) -> "list[Seat]":
    """Who was named, and the people before the bots; nobody if the options leave it open."""
    from cabochon.terminal import bot_seat, seat_of

    if entries is not None:
        return [seat_of(entry, number, screen.language) for number, entry in enumerate(entries, 1)]
    if bots is None:
        return []
    named = [bot_seat(bot, screen.language, label) for label, bot in read_bots(bots)]
    people = max(1, 2 - len(named)) if players is None else players - len(named)
    return [*(seat_of("", number, screen.language) for number in range(1, people + 1)), *named]


def _usual(screen: "Screen", count: int, level: int | None) -> "list[Seat]":
    """One person and bots."""
    from cabochon.terminal import USUAL_BOT, seat_of

    bot = USUAL_BOT if level is None else f"level-{level}"
    return [
        seat_of(entry, number, screen.language) for number, entry in enumerate(["", *[bot] * (count - 1)], 1)
    ]
