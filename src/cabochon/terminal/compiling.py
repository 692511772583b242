"""A bar for whoever waits while code is compiled for the first time."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.progress import BarColumn, MofNCompleteColumn, TextColumn
from rich.progress import Progress as Bar

from cabochon.players import Progress
from cabochon.terminal.screen import Screen, typing_unseen


@contextmanager
def compiling_bar(screen: Screen) -> Iterator[Callable[[Progress], None] | None]:
    """What shows how far it is, from its first call on; None where nothing can move. It leaves no trace."""
    if not screen.interactive or screen.console.is_dumb_terminal:
        yield None
        return
    # Words above, so that the bar has room in a narrow window too.
    bar = Bar(
        TextColumn("  "),
        BarColumn(24, complete_style="yellow", finished_style="yellow"),
        MofNCompleteColumn(),
        console=screen.console,
        transient=True,
    )
    task = bar.add_task("")

    def show(progress: Progress) -> None:
        bar.update(task, completed=progress.done, total=progress.total)
        if not bar.live.is_started:
            screen.say("compiling-rules")
            bar.start()

    with typing_unseen():
        try:
            yield show
        finally:
            bar.stop()
