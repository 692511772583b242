"""`cabochon bot`: a level that speaks the bot protocol on standard input and output."""

import sys
from collections.abc import Mapping
from contextlib import redirect_stdout
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from cabochon.protocol import Hired, Identity
    from cabochon.search import Budget

_BEST = 8
_SEEDS = 10**15
_THREADS = 64


def bot(
    context: typer.Context,
    level: Annotated[
        int, typer.Option("--level", "-l", metavar="1-8", min=1, max=_BEST, help="bot-level")
    ] = _BEST,
    simulations: Annotated[
        int | None, typer.Option("--simulations", "-n", metavar="N", min=1, help="bot-simulations")
    ] = None,
    seconds: Annotated[
        float | None, typer.Option("--seconds", metavar="S", min=0.001, max=10**6, help="bot-seconds")
    ] = None,
    threads: Annotated[
        int, typer.Option("--threads", "-t", metavar="N", min=1, max=_THREADS, help="bot-threads")
    ] = 1,
    seed: Annotated[int, typer.Option("--seed", "-s", metavar="N", min=0, max=_SEEDS, help="bot-seed")] = 0,
) -> None:
    """Talk until `quit` or the end of the input."""
    from cabochon.protocol import Engine
    from cabochon.search import Budget

    budget = None if simulations is None and seconds is None else Budget(simulations, seconds)

    def hire_with_budget(values: Mapping[str, str]) -> "Hired":
        return hire(values, budget)

    if sys.stdin.isatty():
        print(context.obj.text("bot-waits"), file=sys.stderr)
    engine = Engine(identity(level, threads, seed), hire_with_budget, sys.stdout.buffer)
    # Whatever anything else prints must not come between the lines of the protocol.
    with redirect_stdout(sys.stderr):
        engine.serve(sys.stdin.buffer)


def identity(level: int, threads: int, seed: int) -> "Identity":
    """What this bot says of itself."""
    from cabochon.games import game as find_game
    from cabochon.games import game_names
    from cabochon.protocol import Identity, Option

    return Identity(
        name=f"Cabochon level {level}",
        author="the Cabochon contributors",
        games={name: find_game(name).player_counts for name in game_names()},
        options=(
            Option("level", "number", str(level), 1, _BEST),
            Option("seed", "number", str(seed), 0, _SEEDS),
            Option("threads", "number", str(threads), 1, _THREADS),
            Option("ponder", "switch", "false"),
        ),
    )


def hire(values: Mapping[str, str], budget: "Budget | None" = None) -> "Hired":
    """The player for the options.

    A level is what it is by its budget, so a table that allows more gets no more; only the best level uses
    whatever it is given.
    """
    from cabochon.players import LEVELS, create
    from cabochon.protocol import Hired

    level = LEVELS[int(values["level"]) - 1]
    player = create(level.name, int(values["seed"]), budget=budget, threads=int(values["threads"]))
    limit = budget or (level.budget if level.number < _BEST else None)
    return Hired(player, limit)
