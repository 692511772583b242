"""`cabochon bench`: how fast the rules and the environments are on this machine."""

import json
from dataclasses import asdict
from typing import Annotated

import typer

from cabochon.cli.numbers import number, whole_number

app = typer.Typer(no_args_is_help=True, help="cli-bench")

COLUMNS = (
    ("bench-table", 18),
    ("bench-decisions", 14),
    ("bench-games", 12),
    ("bench-ratio", 10),
    ("bench-scaling", 12),
)

ENVS_COLUMNS = (
    ("bench-game", 18),
    ("bench-way", 34),
    ("bench-decisions", 14),
    ("bench-against-state", 12),
)


@app.callback()
def _bench() -> None:
    """Measure something."""


@app.command(
    help="cli-bench-engine",
    epilog="""
    cabochon bench engine
    cabochon bench engine --seconds 5 --json
    """,
)
def engine(
    context: typer.Context,
    as_json: Annotated[bool, typer.Option("--json", help="bench-json")] = False,
    seconds: Annotated[float, number("--seconds", least=0.1, most=600, help="bench-seconds")] = 2.0,
) -> None:
    """Random games with complete rules, for every number of players of every game."""
    from cabochon.games import game, game_names
    from cabochon.games.speed import measure, measure_yardstick
    from cabochon.terminal import Screen

    yardstick = measure_yardstick(seconds)
    tables = [(name, players) for name in game_names() for players in game(name).player_counts]
    if as_json:
        speeds = [asdict(measure(game(name), players, seconds, yardstick)) for name, players in tables]
        print(json.dumps({"yardstick_per_second": yardstick, "speeds": speeds}))
        return
    screen = Screen(context.obj)
    screen.show(screen.text("bench-yardstick", rate=f"{yardstick / 1e6:.0f}"))
    screen.show(_line([screen.text(message) for message, _ in COLUMNS], COLUMNS))
    for name, players in tables:
        speed = measure(game(name), players, seconds, yardstick)
        screen.show(
            _line(
                [
                    screen.text(
                        "bench-players", game=screen.language.text_or(f"game-{name}", name), players=players
                    ),
                    f"{speed.decisions_per_second / 1e6:.2f} M",
                    f"{speed.games_per_second / 1e3:.1f} k",
                    f"{speed.ratio:.4f}",
                    screen.text("bench-cores", scaling=f"{speed.scaling:.2f}", cores=speed.cores),
                ],
                COLUMNS,
            )
        )


@app.command(
    help="cli-bench-envs",
    epilog="""
    cabochon bench envs
    cabochon bench envs --seconds 5 --json
    cabochon bench envs --gpu-games 65536
    """,
)
def envs(
    context: typer.Context,
    as_json: Annotated[bool, typer.Option("--json", help="bench-json")] = False,
    seconds: Annotated[float, number("--seconds", least=0.1, most=600, help="bench-envs-seconds")] = 2.0,
    gpu_games: Annotated[
        int, whole_number("--gpu-games", least=1, most=1 << 30, metavar="N", help="bench-envs-gpu-games")
    ] = 1 << 20,
) -> None:
    """Decisions from Python, each with what is legal and an observation, in several ways."""
    from cabochon.envs.speed import GAMES, Speed, measure
    from cabochon.games import game, game_names
    from cabochon.terminal import Screen

    # A game that networks don't know has no observations.
    games = [game(name) for name in game_names() if game(name).features is not None]
    if as_json:
        found = [row for each in games for row in measure(each, seconds, gpu_games)]
        speeds = [asdict(row) for row in found if isinstance(row, Speed)]
        unmeasured = [asdict(row) for row in found if not isinstance(row, Speed)]
        print(json.dumps({"speeds": speeds, "unmeasured": unmeasured}))
        return
    screen = Screen(context.obj)
    screen.show(screen.text("bench-envs-explained", games=GAMES))
    screen.show(_line([screen.text(message) for message, _ in ENVS_COLUMNS], ENVS_COLUMNS))
    for each in games:
        name = screen.language.text_or(f"game-{each.name}", each.name)
        for row in measure(each, seconds, gpu_games):
            way = screen.text(f"bench-way-{row.way}", games=row.games_at_once)
            if not isinstance(row, Speed):
                why = screen.language.text_or(row.code, row.reason, games=row.games_at_once)
                screen.say("bench-unmeasured", game=name, way=way, reason=why)
                continue
            screen.show(
                _line(
                    [
                        name,
                        way,
                        f"{row.decisions_per_second / 1e3:,.0f} k",
                        screen.text("bench-times", ratio=f"{row.ratio:.1f}"),
                    ],
                    ENVS_COLUMNS,
                )
            )


def _line(cells: list[str], columns: tuple[tuple[str, int], ...]) -> str:
    from rich.cells import cell_len

    # Lines appear as soon as they are measured, so no table can align them.
    return "".join(
        cell + " " * max(1, width - cell_len(cell)) for cell, (_, width) in zip(cells, columns, strict=True)
    )
