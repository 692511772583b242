"""`cabochon simulate`: bots play many games."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from cabochon.cli.completing import complete_players
from cabochon.cli.numbers import whole_number
from cabochon.cli.options import (
    GameOption,
    PlayersOption,
    SetOption,
    VariantOption,
    read_bots,
    read_settings,
)
from cabochon.games import LONGEST_GAME, USUAL_GAME

if TYPE_CHECKING:
    from collections.abc import Callable

    from cabochon.arena.playing import Played


def simulate(
    context: typer.Context,
    game: GameOption = USUAL_GAME,
    players: PlayersOption = None,
    variant: VariantOption = None,
    settings: SetOption = None,
    games: Annotated[int, whole_number("--games", "-n", metavar="N", least=1, help="simulate-games")] = 100,
    seed: Annotated[int, whole_number("--seed", "-s", metavar="N", help="simulate-seed")] = 0,
    bots: Annotated[
        str,
        typer.Option("--bots", "-b", metavar="BOTS", help="simulate-bots", autocompletion=complete_players),
    ] = "greedy,random",
    out: Annotated[Path | None, typer.Option("--out", "-o", metavar="DIR", help="simulate-out")] = None,
    workers: Annotated[
        int, whole_number("--workers", "-w", metavar="N", least=1, most=256, help="simulate-workers")
    ] = 1,
    max_decisions: Annotated[
        int, whole_number("--max-decisions", metavar="N", least=1, help="simulate-max")
    ] = LONGEST_GAME,
) -> None:
    """Play the games, write a record of each, print who won how often."""
    from cabochon.arena import Contestant, Form, Tournament
    from cabochon.cli.arena_progress import run_with_progress
    from cabochon.cli.progress import INTERRUPTED
    from cabochon.cli.summary import summary
    from cabochon.terminal import Screen

    count, checked = read_settings(game, players, variant, settings)
    series = Tournament.of(
        [Contestant(label or bot.label, bot) for label, bot in read_bots(bots)],
        form=Form.SERIES,
        game=game,
        players=count,
        settings=checked,
        seed=seed,
        rounds=games,
        max_decisions=max_decisions,
    )
    keep = None if out is None else _keeper(out, game)
    report, interrupted = run_with_progress(context.obj, series, workers=min(workers, games), keep=keep)
    screen = Screen(context.obj)
    screen.show(*summary(screen, report, out))
    if interrupted:
        raise typer.Exit(INTERRUPTED)


def _keeper(folder: Path, game: str) -> "Callable[[Played], None]":
    """Writes the record of each game into a folder; games are counted from 0."""
    from cabochon.terminal.saves import SUFFIX

    folder.mkdir(parents=True, exist_ok=True)

    def keep(played: "Played") -> None:
        assert played.record is not None
        file = folder / f"{game}-{played.result.round - 1:06d}{SUFFIX}"
        file.write_text(played.record, encoding="utf-8", newline="\n")

    return keep
