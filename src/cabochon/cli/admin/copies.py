"""Backing a database up, and restoring it."""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from cabochon.cli.admin.orders import address, print_json

if TYPE_CHECKING:
    from cabochon.server.admin import Header

FileArgument = Annotated[Path, typer.Argument(metavar="FILE", help="admin-file")]
_PAUSE = 0.1


def backup(
    context: typer.Context,
    file: FileArgument,
    as_json: Annotated[bool, typer.Option("--json", help="admin-json")] = False,
) -> None:
    """Write everything into a file, while the server runs."""
    at = address(context)
    from cabochon.server.admin import back_up

    with _bar() as progress:
        header = back_up(at, file, progress)
    _report(context, "admin-backed-up", file, header, as_json)


def restore(
    context: typer.Context,
    file: FileArgument,
    replace: Annotated[bool, typer.Option("--replace", help="admin-replace")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="admin-json")] = False,
) -> None:
    """Put everything of a file into a database."""
    at = address(context)
    from cabochon.server.admin import restore as put_back

    with _bar() as progress:
        header = put_back(file, at, progress, replace=replace)
    _report(context, "admin-restored", file, header, as_json)


def _report(context: typer.Context, message: str, file: Path, header: "Header", as_json: bool) -> None:
    from cabochon.terminal import Screen

    if as_json:
        print_json(header)
        return
    moment = datetime.fromtimestamp(header.time).astimezone().isoformat(" ", "seconds")
    Screen(context.obj).say_whole(
        message,
        file=str(file),
        tables=header.counts.get("tables", 0),
        events=header.counts.get("events", 0),
        moment=moment,
    )


@contextmanager
def _bar() -> Iterator[Callable[[int, int], None]]:
    """A bar on the error stream, where that is a terminal."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    console = Console(stderr=True, highlight=False, markup=False, emoji=False)
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task("", total=None)
        last = 0.0

        def progress(done: int, total: int) -> None:
            nonlocal last
            if done == total or time.monotonic() > last + _PAUSE:
                bar.update(task, completed=done, total=total)
                last = time.monotonic()

        yield progress
