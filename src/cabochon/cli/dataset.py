"""`cabochon dataset`: positions of self-play, to learn from."""

from pathlib import Path
from typing import Annotated

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

USUAL_PLAYER = "search:simulations=200"


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
    from cabochon.cli.progress import INTERRUPTED, Progress
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
    try:
        with Progress(screen.language, games) as progress:
            write(
                plan,
                out,
                workers=min(workers, len(plan.shards)),
                on_shard=lambda size: progress.reach(size.games),
            )
    except KeyboardInterrupt:
        screen.say_whole("dataset-interrupted", folder=str(out))
        raise typer.Exit(INTERRUPTED) from None
    # The folder may hold more than was asked for now.
    size = Dataset(out).size()
    screen.say_whole("dataset-done", games=size.games, positions=size.positions, folder=str(out))
