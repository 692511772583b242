"""Where text goes and where answers come from: a terminal, or plain files when piped."""

import sys
import unicodedata
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from shutil import get_terminal_size

from rich.console import Console, RenderableType
from rich.text import Text

from cabochon.games.errors import CabochonError
from cabochon.language import Language
from cabochon.terminal.breaking import broken

WIDEST = 100
_TALL = 60
ROOM, SMALL_ROOM = 12, 2
"""The columns that most answers need; and those of a letter or a number."""
_FORGET_SCROLLBACK = "\x1b[3J"


class InputEndedError(Exception):
    """There is nobody left to answer (end of file)."""


class Screen:
    """Speaks one language. `read` gets a prompt and returns a line, as the built-in `input` does."""

    def __init__(
        self,
        language: Language,
        console: Console | None = None,
        read: Callable[[str], str] | None = None,
        interactive: bool | None = None,
    ) -> None:
        self.language = language
        self.console = console or Console(highlight=False, markup=False, emoji=False)
        self.interactive = (
            interactive
            if interactive is not None
            else sys.stdin is not None and sys.stdin.isatty() and self.console.is_terminal
        )
        self._read = read or input
        if self.interactive and read is None:
            _edit_lines()

    @property
    def width(self) -> int:
        """Columns to draw in: beyond a hundred, lines get too long to follow."""
        # Rich takes every terminal that understands no control sequences to be 80 wide.
        dumb = self.console.is_dumb_terminal
        return min(get_terminal_size().columns if dumb else self.console.width, WIDEST)

    @property
    def ascii_only(self) -> bool:
        """Whether box drawings and signs can't be shown."""
        return not self.console.encoding.lower().startswith("utf")

    def text(self, message: str, **values: str | int | float) -> str:
        """A message in the language of the screen."""
        return self.language.text(message, **values)

    def show(self, *parts: RenderableType) -> None:
        """Draw things below each other."""
        for part in parts:
            self.console.print(part, width=self.width)

    def say(self, message: str, style: str = "", **values: str | int | float) -> None:
        """A message on lines of its own."""
        self.show(Text(self.text(message, **values), style))

    def say_whole(self, message: str, style: str = "", **values: str | int | float) -> None:
        """A message that contains something to be copied, a path or a hash: its line is not broken."""
        self.console.print(Text(self.text(message, **values), style), soft_wrap=True)

    def complain(self, message: str, **values: str | int | float) -> None:
        """A message about something that could not be done."""
        self.warn(self.text(message, **values))

    def complain_of(self, error: CabochonError) -> None:
        """An error, in the language of the screen as far as it has words for it."""
        self.warn(self.text(error.code, **error.values) if error.code else str(error))

    def warn(self, words: str) -> None:
        """Words about something that could not be done."""
        self.show(Text.assemble(("! ", "bold red"), words))

    def clear(self) -> None:
        """A fresh page, where there are pages."""
        if self.interactive:
            self.console.clear()
        else:
            self.console.print()

    def wipe(self) -> None:
        """Like `clear`, and nobody can scroll back to what was shown before."""
        self.clear()
        if self.console.is_dumb_terminal:
            self.console.print("\n" * _TALL)
        elif self.interactive:
            self.console.file.write(_FORGET_SCROLLBACK)
            self.console.file.flush()

    def ask(self, prompt: str, room: int = ROOM) -> str:
        """The answer without spaces around it, full-width letters made narrow. May raise InputEndedError.

        `room` is how many columns the answer should have at least.
        """
        *lines, last = broken(prompt, self.width, room)
        for line in lines:
            self.console.print(line, soft_wrap=True)
        try:
            answer = self._read(last)
        except (EOFError, RuntimeError):  # Python says RuntimeError where there is no input or output at all
            self.console.print()
            raise InputEndedError from None
        if not self.interactive:
            # A terminal echoes what is typed; a transcript needs it too.
            self.console.print(answer)
        return unicodedata.normalize("NFKC", answer).strip()

    def agreed(self, question: str, default: bool, **values: str) -> bool:
        """Yes or no; Enter is the default."""
        answer = self.ask(self.text(question, **values) + " ", SMALL_ROOM).casefold()
        if not answer:
            return default
        return answer.startswith(("y", self.text("yes-letter")))


@contextmanager
def typing_unseen() -> Iterator[None]:
    """What is typed meanwhile waits for the next question and is not shown: it would spoil the page."""
    if sys.platform == "win32" or sys.stdin is None or not sys.stdin.isatty():
        yield
        return
    import termios

    usual = termios.tcgetattr(sys.stdin)
    unseen = usual.copy()
    unseen[3] &= ~termios.ECHO
    termios.tcsetattr(sys.stdin, termios.TCSANOW, unseen)
    try:
        yield
    finally:
        termios.tcsetattr(sys.stdin, termios.TCSANOW, usual)


def _edit_lines() -> None:
    """Arrow keys and history at the prompt, on systems that have them."""
    with suppress(ImportError):
        import readline  # noqa: F401
