"""Waiting for a bot that thinks: a sign on the terminal, and Ctrl-C that stops the search at once."""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TypeVar

from rich.progress import BarColumn, Progress, ProgressColumn, SpinnerColumn, Task, TextColumn
from rich.text import Text

from cabochon.search import Stop
from cabochon.search.stopping import PULSE, Background
from cabochon.terminal.screen import Screen, typing_unseen

T = TypeVar("T")

_UNNOTICED = 0.25
"""Seconds that nobody feels as a wait; a sign would only flicker."""


@dataclass(frozen=True)
class Sign:
    """What is shown while somebody thinks: words, and about how many seconds it takes (0: unknown)."""

    words: str
    seconds: float = 0.0


def wait_out(
    screen: Screen,
    sign: Sign,
    work: Callable[[], T],
    stop: Stop,
    before: Callable[[], None] = lambda: None,
) -> T:
    """The result of `work`. If it takes its time at a terminal, `before` is called and the sign shown.

    Ctrl-C (or what else goes wrong meanwhile) sets `stop`, which must end the work soon, and passes.
    """
    with Background(stop, work) as working:
        if not screen.interactive or working.is_done(_UNNOTICED):
            pass
        elif screen.console.is_dumb_terminal:
            screen.show(Text(sign.words))  # nothing moves there; one line is read out once
        else:
            before()
            with _shown(screen, sign) as tick:
                while not working.is_done(PULSE):
                    tick()
        return working.results()[0]


class _Clock(ProgressColumn):
    """The time so far, of about how long: "1 s of about 3 s"."""

    def __init__(self, screen: Screen, seconds: float) -> None:
        super().__init__()
        self._screen = screen
        self._most = int(seconds + 0.5)

    def render(self, task: Task) -> Text:
        """Whole seconds: tenths would only be restless."""
        so_far = int(task.elapsed or 0)
        return Text(self._screen.text("thinking-time", seconds=so_far, most=self._most), "dim")


@contextmanager
def _shown(screen: Screen, sign: Sign) -> Iterator[Callable[[], None]]:
    """The sign at the bottom of the page; it leaves no trace. Yields what moves it on."""
    columns: list[ProgressColumn] = [
        SpinnerColumn("line" if screen.ascii_only else "dots", style="yellow"),
        TextColumn("{task.description}", markup=False),
    ]
    if sign.seconds:
        columns.append(BarColumn(20, complete_style="yellow", finished_style="yellow"))
    columns.append(_Clock(screen, sign.seconds))
    began = time.monotonic()
    with typing_unseen(), Progress(*columns, console=screen.console, transient=True) as progress:
        task = progress.add_task(sign.words, total=sign.seconds or None)

        def tick() -> None:
            progress.update(task, completed=time.monotonic() - began)

        yield tick
