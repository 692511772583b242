"""`cabochon arena`: tournaments between bots."""

from contextlib import contextmanager
from math import isfinite, nan
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from cabochon.cli.completing import complete_player
from cabochon.cli.numbers import number, whole_number
from cabochon.cli.options import (
    GameOption,
    PlayersOption,
    SetOption,
    VariantOption,
    read_settings,
)
from cabochon.games import LONGEST_GAME, USUAL_GAME

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from cabochon.arena import Form, Report, Tournament
    from cabochon.arena.playing import Played

_FOR_REPORTS = ("out", "anchor", "as_json", "page")
"""The parameters that mean something where nothing is played."""


def arena(
    context: typer.Context,
    contestants: Annotated[
        list[str] | None,
        typer.Argument(metavar="CONTESTANT", help="arena-contestants", autocompletion=complete_player),
    ] = None,
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
    ] = LONGEST_GAME,
    as_json: Annotated[bool, typer.Option("--json", help="arena-json")] = False,
    page: Annotated[Path | None, typer.Option("--report", metavar="FILE", help="arena-report")] = None,
) -> None:
    """Play what is missing of the tournament, and show the table; without contestants, show what is there."""
    from cabochon.arena import Bounds, Tournament, on_ray, read
    from cabochon.cli.arena_progress import run_with_progress
    from cabochon.cli.progress import INTERRUPTED
    from cabochon.games.errors import CabochonError

    if not contestants:
        if out is None:
            raise CabochonError(
                "name the contestants, or with --out the folder of a tournament", code="error-arena-nobody"
            )
        _check_nothing_to_play(context)
        found = read(out)
        _show(context, found, _anchor(anchor, found.tournament), as_json, out, page, {})
        return
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
    records: dict[str, str] = {}
    with _begun(page):
        report, interrupted = run_with_progress(
            context.obj,
            tournament,
            measured_from,
            folder=out,
            workers=workers,
            runner=runner,
            keep=_keeper(records) if page is not None and out is None else None,
        )
        _show(context, report, measured_from, as_json, out, page, records)
    if interrupted:
        raise typer.Exit(INTERRUPTED)


def _check_nothing_to_play(context: typer.Context) -> None:
    """Refuse options about games where none are played, rather than leave them without effect."""
    from cabochon.games.errors import CabochonError

    given = []
    for option in context.command.params:
        source = context.get_parameter_source(option.name or "")
        if source is not None and source.name == "COMMANDLINE" and option.name not in _FOR_REPORTS:
            given.append(option.opts[0])
    if given:
        options = ", ".join(given)
        raise CabochonError(
            f"without contestants nothing is played; leave out {options}",
            code="error-arena-unplayed",
            options=options,
        )


@contextmanager
def _begun(page: Path | None) -> "Iterator[None]":
    """Make the file of the report now: what is wrong with it would come too late after all games."""
    if page is None:
        yield
        return
    is_new = not page.exists()
    page.open("ab").close()
    try:
        yield
    finally:
        if is_new and page.is_file() and not page.stat().st_size:
            page.unlink()


def _show(
    context: typer.Context,
    report: "Report",
    anchor: tuple[str, float] | None,
    as_json: bool,
    out: Path | None,
    page: Path | None,
    records: dict[str, str],
) -> None:
    """Print the report, and write it where `page` says; the records are in the folder, or in `records`."""
    if as_json:
        import json

        print(json.dumps(report.to_json(anchor), ensure_ascii=False))
        if page is not None:
            _write_page(context, report, anchor, out, page, records)
        return
    from cabochon.cli.arena_table import lines_below, table
    from cabochon.terminal import Screen

    screen = Screen(context.obj)
    screen.show(table(screen.language, report, anchor))
    for line in lines_below(screen.language, report, anchor, out):
        screen.console.print(line, soft_wrap=True)
    # Last of all: whatever goes wrong with it, the games are told.
    if page is not None:
        _write_page(context, report, anchor, out, page, records)
        screen.say_whole("report-written", file=str(page))


def _keeper(records: dict[str, str]) -> "Callable[[Played], None]":
    """Remembers the records of games that no folder keeps."""

    def keep(played: "Played") -> None:
        assert played.record is not None
        records[played.result.key] = played.record

    return keep


def _write_page(
    context: typer.Context,
    report: "Report",
    anchor: tuple[str, float] | None,
    out: Path | None,
    page: Path,
    records: dict[str, str],
) -> None:
    from cabochon.arena.folder import read_record
    from cabochon.cli import report as html
    from cabochon.files import drafted

    def record_of(key: str) -> str | None:
        return records.get(key) if out is None else read_record(out, key)

    text = html.page(context.obj, report, anchor, record_of)
    with drafted(page) as draft:
        draft.write_text(text, encoding="utf-8", newline="\n")


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
