"""Shows how many games are done, on the error stream: a bar on a terminal, else a line now and then."""

from collections.abc import Callable
from typing import Self

from rich.console import Console, Group, RenderableType
from rich.live import Live
from rich.progress import BarColumn, MofNCompleteColumn, ProgressColumn, Task, TimeRemainingColumn
from rich.progress import Progress as Bar
from rich.text import Text

from cabochon.language import Language

INTERRUPTED = 130
PARTS = 10
"""How many lines a transcript gets, where there is no terminal."""


class _Rate(ProgressColumn):
    def __init__(self, language: Language) -> None:
        super().__init__()
        self._language = language

    def render(self, task: Task) -> Text:
        speed = task.finished_speed or task.speed
        if not speed:
            return Text("")
        slow = speed < 1
        return Text(
            self._language.text(
                "arena-per-minute" if slow else "arena-per-second", rate=f"{speed * (60 if slow else 1):.3g}"
            )
        )


class Progress:
    """Use it as a context; what is shown on a terminal is gone in the end."""

    def __init__(self, language: Language, total: int, *, may_end_early: bool = False) -> None:
        """Where games may end long before `total`, lines come at 1, 2, 4, 8 … rather than at every tenth."""
        self._language = language
        self._total = total
        self._may_end_early = may_end_early
        self._console = Console(stderr=True, highlight=False, markup=False, emoji=False)
        self._bar = Bar(
            BarColumn(), MofNCompleteColumn(), _Rate(language), TimeRemainingColumn(), console=self._console
        )
        self._task = self._bar.add_task("", total=total)
        self._live = Live(self._bar, console=self._console, transient=True, refresh_per_second=4)
        self._done: int | None = None

    def __enter__(self) -> Self:
        if self.is_live:
            self._live.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._live.stop()

    @property
    def is_live(self) -> bool:
        """Whether somebody sees a bar."""
        return self._console.is_terminal

    def reach(self, done: int, more: Callable[[], str] = str) -> None:
        """So many are there now, the first time before any was played; `more` is what else a line says."""
        done = min(done, self._total)
        before, self._done = self._done, done
        if before is None:
            # Games of an earlier run are no speed of this one.
            self._bar.reset(self._task, completed=done)
        elif self.is_live:
            self._bar.update(self._task, completed=done)
        elif self._is_due(before, done):
            line = self._language.text("arena-progress", done=done, total=self._total)
            self._console.print(line + more(), soft_wrap=True)

    def show_above(self, *shown: RenderableType) -> None:
        """What stands above the bar from now on."""
        self._live.update(Group(*shown, self._bar))

    def _is_due(self, before: int, done: int) -> bool:
        if self._may_end_early:
            return done.bit_length() > before.bit_length()
        return PARTS * done // self._total > PARTS * before // self._total
