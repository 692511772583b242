"""`cabochon simulate`: bots play many games."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from cabochon.cli.options import (
    GameName,
    GameOption,
    PlayersOption,
    SetOption,
    VariantOption,
    read_bots,
    read_settings,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cabochon.cli.simulation import Played, Simulation


def simulate(
    context: typer.Context,
    game: GameOption = GameName.splendor,
    players: PlayersOption = None,
    variant: VariantOption = None,
    settings: SetOption = None,
    games: Annotated[int, typer.Option("--games", "-n", metavar="N", min=1, help="simulate-games")] = 100,
    seed: Annotated[int, typer.Option("--seed", "-s", metavar="N", help="simulate-seed")] = 0,
    bots: Annotated[
        str, typer.Option("--bots", "-b", metavar="BOTS", help="simulate-bots")
    ] = "greedy,random",
    out: Annotated[Path | None, typer.Option("--out", "-o", metavar="DIR", help="simulate-out")] = None,
    workers: Annotated[
        int, typer.Option("--workers", "-w", metavar="N", min=1, max=256, help="simulate-workers")
    ] = 1,
    max_decisions: Annotated[
        int, typer.Option("--max-decisions", metavar="N", min=1, help="simulate-max")
    ] = 5000,
) -> None:
    """Play the games, write a record of each, print who won how often."""
    from cabochon.cli.simulation import Simulation, seats_for
    from cabochon.cli.summary import summary
    from cabochon.players import NAMES
    from cabochon.terminal import Screen

    named = read_bots(bots, NAMES)
    count, checked = read_settings(game, players, variant, settings)
    simulation = Simulation(
        game=game.value,
        settings=checked,
        bots=seats_for(named, count),
        seed=seed,
        folder=out,
        max_decisions=max_decisions,
    )
    if out is not None:
        out.mkdir(parents=True, exist_ok=True)
    screen = Screen(context.obj)
    # Compiled before the bar is drawn, and before each worker would do it.
    simulation.prepare()
    results = list(_with_progress(_played(simulation, range(games), workers), games))
    screen.show(*summary(screen, simulation, results))


def _played(simulation: "Simulation", games: range, workers: int) -> "Iterator[Played]":
    """The games in order; what each of them is does not depend on the number of workers."""
    if workers == 1 or len(games) <= 1:
        yield from map(simulation.play, games)
        return
    import signal
    from concurrent.futures import ProcessPoolExecutor
    from multiprocessing import get_context

    # A forked process would inherit threads that it can't use; a fresh one is the same everywhere.
    pool = ProcessPoolExecutor(
        min(workers, len(games)),
        mp_context=get_context("spawn"),
        initializer=signal.signal,
        initargs=(signal.SIGINT, signal.SIG_DFL),  # Ctrl-C ends them at once and without a word
    )
    # Games of bots that think are long: one at a time keeps the bar moving and the workers even.
    thinks = any(bot.startswith("level-") for bot in simulation.bots)
    chunk = 1 if thinks else max(1, min(20, len(games) // (4 * workers)))
    try:
        yield from pool.map(simulation.play, games, chunksize=chunk)
    finally:
        pool.shutdown(cancel_futures=True)


def _with_progress(results: "Iterator[Played]", games: int) -> "Iterator[Played]":
    """Shows a bar on the error stream, if that is a terminal."""
    from rich.console import Console
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        SpinnerColumn,
        TimeElapsedColumn,
        TimeRemainingColumn,
    )

    console = Console(stderr=True)
    bar = Progress(
        SpinnerColumn(),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )
    with bar:
        task = bar.add_task("", total=games)
        for result in results:
            bar.advance(task)
            yield result
