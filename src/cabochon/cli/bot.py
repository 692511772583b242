"""`cabochon bot`: a player that speaks the bot protocol on standard input and output."""

import sys
from contextlib import redirect_stdout
from dataclasses import replace
from typing import TYPE_CHECKING, Annotated

import typer

from cabochon.cli.completing import complete_player
from cabochon.cli.numbers import number, whole_number
from cabochon.cli.options import check_level

if TYPE_CHECKING:
    from collections.abc import Mapping

    from cabochon.players import PlayerSpec
    from cabochon.protocol import Hired, Identity

_BEST = 8
_SEEDS = 10**15
_THREADS = 64


def bot(
    context: typer.Context,
    player: Annotated[
        str | None, typer.Argument(metavar="[PLAYER]", help="bot-player", autocompletion=complete_player)
    ] = None,
    level: Annotated[int | None, whole_number("--level", "-l", metavar="1-8", help="bot-level")] = None,
    simulations: Annotated[
        int | None, whole_number("--simulations", "-n", metavar="N", least=1, help="bot-simulations")
    ] = None,
    seconds: Annotated[
        float | None, number("--seconds", metavar="S", least=0.001, most=10**6, help="bot-seconds")
    ] = None,
    threads: Annotated[
        int, whole_number("--threads", "-t", metavar="N", least=1, most=_THREADS, help="bot-threads")
    ] = 1,
    seed: Annotated[
        int, whole_number("--seed", "-s", metavar="N", least=0, most=_SEEDS, help="bot-seed")
    ] = 0,
) -> None:
    """Talk until `quit` or the end of the input."""
    from cabochon.match import CabochonError
    from cabochon.players.hiring import equipped
    from cabochon.players.spec import parse_labelled
    from cabochon.protocol import Engine
    from cabochon.search import Budget

    if player is not None and level is not None:
        raise CabochonError("--level is a player, too; name one of them", code="error-bot-level")
    check_level(level)
    label, spec = parse_labelled(player or f"level-{level or _BEST}")
    spec = equipped(spec)
    if simulations is not None or seconds is not None:
        spec = replace(spec, budget=Budget(simulations, seconds))
    # Whatever anything else prints must not come between the lines of the protocol.
    with redirect_stdout(sys.stderr):
        spec = _tried_out(spec, seed)
    if sys.stdin.isatty():
        print(context.obj.text("bot-waits"), file=sys.stderr)
    engine = Engine(
        identity(spec, threads, seed, label), lambda values: hire(spec, values), sys.stdout.buffer
    )
    with redirect_stdout(sys.stderr):
        engine.serve(sys.stdin.buffer)


def _tried_out(spec: "PlayerSpec", seed: int) -> "PlayerSpec":
    """Whoever can't play at all is refused now, and not when the first table asks."""
    from cabochon.players import create
    from cabochon.players.hiring import introduced

    ready = introduced(spec)
    if spec.runs_code and ready is spec:
        create(spec, seed).close()
    return ready


def identity(spec: "PlayerSpec", threads: int = 1, seed: int = 0, label: str | None = None) -> "Identity":
    """What this bot says of itself; a level can be changed for another one, a network is for one game.

    A program names the games that it named itself.
    """
    from cabochon.games import game as find_game
    from cabochon.games import game_names
    from cabochon.players.hiring import plays
    from cabochon.protocol import Identity, Option

    options = [Option("seed", "number", str(seed), 0, _SEEDS)]
    if spec.searches:
        options += [
            Option("threads", "number", str(threads), 1, _THREADS),
            Option("ponder", "switch", "false"),
        ]
    if spec.level is not None:
        options.insert(0, Option("level", "number", str(spec.level.number), 1, _BEST))
    return Identity(
        name=label or f"Cabochon {spec.label if spec.level is None else f'level {spec.level.number}'}",
        author="the Cabochon contributors",
        games={name: find_game(name).player_counts for name in game_names() if plays(spec, name)},
        options=tuple(options),
    )


def hire(spec: "PlayerSpec", values: "Mapping[str, str]") -> "Hired":
    """The player for the options.

    A level is what it is by its budget, so a table that allows more gets no more; only the best level, and an
    experiment without a budget, use whatever they are given.
    """
    from cabochon.players import PlayerSpec, create
    from cabochon.protocol import Hired

    if spec.level is not None:
        spec = replace(PlayerSpec.parse(f"level-{values['level']}"), budget=spec.budget)
    player = create(spec, int(values["seed"]), threads=int(values.get("threads", 1)))
    limit = spec.budget
    if limit is None and spec.level is not None and spec.level.number < _BEST:
        limit = spec.level.budget
    return Hired(player, limit)
