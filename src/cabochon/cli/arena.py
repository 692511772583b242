"""`cabochon arena`: tournaments between bots."""

from math import isfinite, nan
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from cabochon.cli.numbers import number, whole_number
from cabochon.cli.options import (
    USUAL_GAME,
    GameOption,
    PlayersOption,
    SetOption,
    VariantOption,
    read_settings,
)

if TYPE_CHECKING:
    from cabochon.arena import Form, Report, Tournament


def arena(
    context: typer.Context,
    contestants: Annotated[list[str], typer.Argument(metavar="CONTESTANT", help="arena-contestants")],
    gauntlet: Annotated[bool, typer.Option("--gauntlet", help="arena-gauntlet")] = False,
    head_to_head: Annotated[bool, typer.Option("--head-to-head", help="arena-head-to-head")] = False,
    game: GameOption = USUAL_GAME,
    players: PlayersOption = None,
    variant: VariantOption = None,
    settings: SetOption = None,
    seating: Annotated[
        str | None, typer.Option("--seating", metavar="mixed|alone", help="arena-seating")
    ] = None,
    rounds: Annotated[
        int | None, whole_number("--rounds", "-n", metavar="N", least=1, help="arena-rounds")
    ] = None,
    seconds: Annotated[float | None, number("--seconds", metavar="S", help="arena-seconds")] = None,
    simulations: Annotated[
        int | None, whole_number("--simulations", metavar="N", help="arena-simulations")
    ] = None,
    seed: Annotated[int, whole_number("--seed", "-s", metavar="N", help="arena-seed")] = 0,
    low: Annotated[float, number("--elo0", metavar="ELO", help="arena-low")] = 0.0,
    high: Annotated[float, number("--elo1", metavar="ELO", help="arena-high")] = 50.0,
    alpha: Annotated[float, number("--alpha", metavar="P", help="arena-alpha")] = 0.05,
    beta: Annotated[float, number("--beta", metavar="P", help="arena-beta")] = 0.05,
    anchor: Annotated[str | None, typer.Option("--anchor", metavar="LABEL=ELO", help="arena-anchor")] = None,
    out: Annotated[Path | None, typer.Option("--out", "-o", metavar="DIR", help="arena-out")] = None,
    workers: Annotated[
        int, whole_number("--workers", "-w", metavar="N", least=1, most=256, help="arena-workers")
    ] = 1,
    threads: Annotated[
        int, whole_number("--threads", metavar="N", least=1, most=256, help="arena-threads")
    ] = 1,
    ray: Annotated[bool, typer.Option("--ray", help="arena-ray")] = False,
    max_decisions: Annotated[
        int, whole_number("--max-decisions", metavar="N", least=1, help="arena-max")
    ] = 5000,
    as_json: Annotated[bool, typer.Option("--json", help="arena-json")] = False,
) -> None:
    """Play what is missing of the tournament, and show the table."""
    from cabochon.arena import Bounds, Tournament, on_ray
    from cabochon.cli.arena_progress import INTERRUPTED, run_with_progress

    count, checked = read_settings(game, players, variant, settings)
    tournament = Tournament.of(
        contestants,
        form=_form(gauntlet, head_to_head),
        seating=_seating(seating),
        game=game,
        players=count,
        settings=checked,
        simulations=simulations,
        seconds=seconds,
        seed=seed,
        rounds=rounds,
        threads=threads,
        max_decisions=max_decisions,
        bounds=Bounds(low, high, alpha, beta),
    )
    measured_from = _anchor(anchor, tournament)
    runner = on_ray if ray else None
    report, interrupted = run_with_progress(
        context.obj, tournament, measured_from, folder=out, workers=workers, runner=runner
    )
    _show(context, report, measured_from, as_json, out)
    if interrupted:
        raise typer.Exit(INTERRUPTED)


def _show(
    context: typer.Context,
    report: "Report",
    anchor: tuple[str, float] | None,
    as_json: bool,
    out: Path | None,
) -> None:
    if as_json:
        import json

        print(json.dumps(report.to_json(anchor), ensure_ascii=False))
        return
    from cabochon.cli.arena_table import lines_below, table
    from cabochon.terminal import Screen

    screen = Screen(context.obj)
    screen.show(table(screen.language, report, anchor))
    for line in lines_below(screen.language, report, anchor, out):
        screen.console.print(line, soft_wrap=True)


def _form(gauntlet: bool, head_to_head: bool) -> "Form":
    from cabochon.arena import Form
    from cabochon.games.errors import CabochonError

    if gauntlet and head_to_head:
        raise CabochonError("choose --gauntlet or --head-to-head, not both", code="error-arena-forms")
    if gauntlet:
        return Form.GAUNTLET
    return Form.HEAD_TO_HEAD if head_to_head else Form.ROUND_ROBIN


def _seating(given: str | None) -> str | None:
    from cabochon.arena import Seating
    from cabochon.games.errors import CabochonError

    if given is not None and given not in list(Seating):
        raise CabochonError(
            f"--seating is mixed or alone, not {given!r}", code="error-arena-seating", given=given
        )
    return given


def _anchor(given: str | None, tournament: "Tournament") -> tuple[str, float] | None:
    """The label and the rating of LABEL=ELO; a label may contain the sign, too."""
    if given is None:
        return None
    from cabochon.games.errors import CabochonError

    label, _, rating = given.rpartition("=")
    try:
        anchor = label.strip(), float(rating)
    except ValueError:
        anchor = label, nan
    if not isfinite(anchor[1]):
        raise CabochonError(
            f"--anchor takes LABEL=ELO, such as greedy=1000, not {given!r}",
            code="error-arena-anchor-form",
            given=given,
        )
    tournament.number_of(anchor[0])
    return anchor
