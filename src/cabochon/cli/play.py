"""`cabochon play`: a game in the terminal."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from cabochon.cli.options import GameName, PlayersOption, SetOption, VariantOption, read_bots, read_settings

if TYPE_CHECKING:
    from cabochon.terminal import Plan, Screen


def play(
    context: typer.Context,
    game: Annotated[
        GameName | None, typer.Option("--game", "-g", metavar="splendor|duel", help="play-game")
    ] = None,
    players: PlayersOption = None,
    seats: Annotated[str | None, typer.Option("--seats", metavar="NAMES", help="play-seats")] = None,
    bots: Annotated[str | None, typer.Option("--bots", "-b", metavar="BOTS", help="play-bots")] = None,
    level: Annotated[
        int | None, typer.Option("--level", "-l", metavar="1-8", min=1, max=8, help="play-level")
    ] = None,
    variant: VariantOption = None,
    settings: SetOption = None,
    seed: Annotated[int | None, typer.Option("--seed", "-s", metavar="N", help="play-seed")] = None,
    resume: Annotated[Path | None, typer.Option("--resume", "-r", metavar="FILE", help="play-resume")] = None,
) -> None:
    """Ask for what was not said, play, and save after every decision."""
    from cabochon.match import CabochonError
    from cabochon.terminal import InputEndedError, Screen, ask_plan, new_session, resumed_session

    # Zero is an answer too, if a wrong one; only `--set` is an empty list where it was not given.
    options = (game, players, seats, bots, level, variant, settings or None)
    asked = any(option is not None for option in options)
    if resume is not None and (asked or seed is not None):
        raise CabochonError(
            "--resume goes on with the game of the file; no other option fits beside it",
            code="error-resume-alone",
        )
    screen = Screen(context.obj)
    try:
        if resume is not None:
            session = resumed_session(screen, resume)
        elif asked:
            session = new_session(
                screen,
                _plan(screen, game or GameName.splendor, players, seats, bots, level, variant, settings),
                seed,
            )
        else:
            from cabochon.players import NAMES

            session = new_session(screen, ask_plan(screen, NAMES), seed)
    except InputEndedError:
        raise typer.Exit(0) from None
    try:
        session.run()
    except KeyboardInterrupt:
        screen.console.print()
        session.leave()
        raise typer.Exit(130) from None


def _plan(
    screen: "Screen",
    game: GameName,
    players: int | None,
    seats: str | None,
    bots: str | None,
    level: int | None,
    variant: str | None,
    settings: list[str] | None,
) -> "Plan":
    """The game that the options describe: one person against middling bots where they leave it open."""
    from cabochon.match import CabochonError
    from cabochon.players import NAMES
    from cabochon.terminal import USUAL_BOT, Plan, seat_of, told_apart

    if level is not None and (seats is not None or bots is not None):
        raise CabochonError(
            "--level is for all bots, --seats and --bots name them one by one; give one of them",
            code="error-level-alone",
        )
    if seats is not None:
        if bots is not None:
            raise CabochonError(
                "--seats and --bots both say who plays; give one of them", code="error-seats-and-bots"
            )
        entries = [entry.strip() for entry in seats.split(",")]
        if players not in (None, len(entries)):
            raise CabochonError(
                f"{len(entries)} players are named, {players} play",
                code="error-named-players",
                named=len(entries),
                players=players or 0,
            )
        players = len(entries)
    elif bots is not None:
        named = read_bots(bots, NAMES)
        if players is None:
            players = max(2, len(named) + 1)
        entries = [""] * (players - len(named)) + named
    else:
        entries = []
    count, checked = read_settings(game, players, variant, settings)
    usual = USUAL_BOT if level is None else f"level-{level}"
    entries = entries or ["", *[usual] * (count - 1)]
    if len(entries) != count:
        raise CabochonError(
            f"{len(entries)} players are named, {count} play",
            code="error-named-players",
            named=len(entries),
            players=count,
        )
    people = [seat_of(entry, number, screen.language, NAMES) for number, entry in enumerate(entries, 1)]
    return Plan(game.value, told_apart(people), checked)
