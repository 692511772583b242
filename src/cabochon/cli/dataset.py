"""`cabochon dataset`: positions of self-play, to learn from."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from cabochon.cli.completing import complete_kinds, complete_player
from cabochon.cli.numbers import number, whole_number
from cabochon.cli.options import (
    GameOption,
    PlayersOption,
    SetOption,
    VariantOption,
    read_settings,
)
from cabochon.games import USUAL_GAME

if TYPE_CHECKING:
    from collections.abc import Callable

    from rich.console import Console

    from cabochon.datasets import Progress
    from cabochon.language import Language

USUAL_PLAYER = "search:simulations=200"
PARTS = 10
"""How many lines a transcript gets, where there is no terminal."""


def dataset(
    context: typer.Context,
    out: Annotated[Path, typer.Option("--out", "-o", metavar="DIR", help="dataset-out")],
    who: Annotated[
        list[str] | None,
        typer.Option("--player", "-b", metavar="BOT", help="dataset-player", autocompletion=complete_player),
    ] = None,
    game: GameOption = USUAL_GAME,
    players: PlayersOption = None,
    variant: VariantOption = None,
    settings: SetOption = None,
    games: Annotated[int, whole_number("--games", "-n", metavar="N", least=1, help="dataset-games")] = 100,
    seed: Annotated[int, whole_number("--seed", "-s", metavar="N", help="dataset-seed")] = 0,
    explore: Annotated[
        float, number("--explore", metavar="P", least=0, most=1, help="dataset-explore")
    ] = 0.0,
    kind: Annotated[
        str,
        typer.Option("--format", metavar="npz|parquet", help="dataset-format", autocompletion=complete_kinds),
    ] = "npz",
    shard: Annotated[int, whole_number("--shard", metavar="N", least=1, help="dataset-shard")] = 20,
    workers: Annotated[
        int, whole_number("--workers", "-w", metavar="N", least=1, most=256, help="dataset-workers")
    ] = 1,
) -> None:
    """Write what is missing of the data set."""
    from rich.console import Console

    from cabochon.cli.arena_progress import INTERRUPTED
    from cabochon.datasets import Dataset, Plan, write
    from cabochon.terminal import Screen

    count, checked = read_settings(game, players, variant, settings)
    plan = Plan.of(
        who or [USUAL_PLAYER],
        game=game,
        seats=count,
        settings=checked,
        games=games,
        seed=seed,
        explore=explore,
        shard=shard,
        kind=kind,
    )
    screen = Screen(context.obj)
    console = Console(stderr=True, highlight=False, markup=False, emoji=False)
    try:
        with _shown(console, screen.language, games) as seen:
            write(plan, out, workers=min(workers, len(plan.shards)), on_shard=seen)
    except KeyboardInterrupt:
        screen.say_whole("dataset-interrupted", folder=str(out))
        raise typer.Exit(INTERRUPTED) from None
    # The folder may hold more than was asked for now.
    size = Dataset(out).size()
    screen.say_whole("dataset-done", games=size.games, positions=size.positions, folder=str(out))


class _shown:  # noqa: N801 - used like a function
    """Shows how far it is on the error stream: a bar on a terminal, else a line now and then."""

    def __init__(self, console: "Console", language: "Language", games: int) -> None:
        from rich.progress import BarColumn, MofNCompleteColumn, TimeRemainingColumn
        from rich.progress import Progress as Bar

        self._console = console
        self._language = language
        self._games = games
        self._before: int | None = None
        self._bar = Bar(
            BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=console, transient=True
        )
        self._task = self._bar.add_task("", total=games)

    def __enter__(self) -> "Callable[[Progress], None]":
        if self._console.is_terminal:
            self._bar.start()
        return self._see

    def __exit__(self, *_: object) -> None:
        if self._console.is_terminal:
            self._bar.stop()

    def _see(self, progress: "Progress") -> None:
        before, self._before = self._before, progress.games
        if self._console.is_terminal:
            if before is None:
                # Games of an earlier run are no speed of this one.
                self._bar.reset(self._task, completed=progress.games)
            else:
                self._bar.update(self._task, completed=progress.games)
        elif before is not None and PARTS * progress.games // self._games > PARTS * before // self._games:
            line = self._language.text("arena-progress", done=progress.games, total=self._games)
            self._console.print(line, soft_wrap=True)
