"""The talk with a bot from the side of the table: what is asked, and which answers are answers."""

import time
from collections.abc import Callable
from dataclasses import dataclass, field

from cabochon.match import View
from cabochon.protocol.errors import (
    BotGarbageError,
    BotIllegalMoveError,
    BotRefusedError,
    BotTimeoutError,
    MessageError,
)
from cabochon.protocol.messages import VERSION, Go, Identity, read_object, split
from cabochon.protocol.program import Program
from cabochon.protocol.views import newgame_line, position_line
from cabochon.search import Stop

Info = dict[str, object]
"""What an `info` line tells; `text` holds what is not JSON."""


@dataclass
class Dialogue:
    """Asks a program, and raises a BotError for whatever is not the answer."""

    program: Program
    identity: Identity | None = None
    on_info: Callable[[Info], None] | None = None
    infos: list[Info] = field(default_factory=list)
    """What came since the last command, the latest 100."""

    @property
    def bot(self) -> str:
        """What to call the program."""
        return self.program.bot

    def greet(self, seconds: float) -> Identity:
        """Say hello and learn who it is."""
        lines = self._ask(f"cabochon {VERSION}", "ready", seconds, also=("id", "game", "option"))
        try:
            self.identity = Identity.parse(lines)
        except MessageError as error:
            raise BotGarbageError(self.bot, f"{lines[-1]} ({error})") from None
        self.program.bot = self.identity.name
        return self.identity

    def set_option(self, name: str, value: str) -> None:
        """Set an option; `synchronize` shows whether it was accepted."""
        self.program.send(f"setoption {name} {value}".rstrip())

    def new_game(self, view: View, seconds: float) -> None:
        """Announce the game of a view and wait until the bot is ready for it."""
        self.program.send(newgame_line(view))
        self.synchronize(seconds)

    def synchronize(self, seconds: float, *, errors_allowed: bool = False) -> None:
        """Wait until everything that was sent is done."""
        self._ask("isready", "ready", seconds, also=("error",) if errors_allowed else ())

    def decide(self, view: View, go: Go, seconds: float, stop: Stop | None = None) -> str:
        """The bot's move for a view, one of its legal ones."""
        self.begin(view, go)
        with (stop or Stop()).telling(self.stop):
            return self.answer(view, go.line, seconds)

    def begin(self, view: View, go: Go) -> None:
        """Have the bot think."""
        self._expect_silence()
        self.program.send(position_line(view))
        self.program.send(go.line)

    def stop(self) -> None:
        """Have the bot answer at once. From any thread; at any time."""
        self.program.send("stop")

    def answer(self, view: View, command: str, seconds: float) -> str:
        """Wait for the move."""
        line = self._await("bestmove", command, seconds)[-1]
        move = " ".join(split(line)[1].split())
        legal = tuple(legal.text for legal in view.legal_moves)
        if move not in legal:
            raise BotIllegalMoveError(self.bot, move, legal)
        return move

    def _ask(self, command: str, answer: str, seconds: float, also: tuple[str, ...] = ()) -> list[str]:
        self._expect_silence()
        self.program.send(command)
        return self._await(answer, command, seconds, also)

    def _await(self, answer: str, command: str, seconds: float, also: tuple[str, ...] = ()) -> list[str]:
        """The lines up to the answer, without what the bot thinks aloud."""
        lines: list[str] = []
        deadline = time.monotonic() + seconds
        while not lines or split(lines[-1])[0] != answer:
            line = self.program.receive(deadline, command, seconds)
            word = split(line)[0]
            if word == "info":
                self._take_note(line)
                # An answer that waits to be read is in time; talking on and on is not answering.
                if time.monotonic() > deadline:
                    raise BotTimeoutError(self.bot, command, seconds)
            elif word == answer or word in also:
                lines.append(line)
            elif word == "error":
                raise BotRefusedError(self.bot, split(line)[1])
            else:
                raise BotGarbageError(self.bot, line)
        return lines

    def _expect_silence(self) -> None:
        """Nothing but information comes unasked."""
        self.infos.clear()
        for line in self.program.waiting():
            if split(line)[0] != "info":
                raise BotGarbageError(self.bot, line)

    def _take_note(self, line: str) -> None:
        word, rest = split(line)
        if word != "info":
            raise BotGarbageError(self.bot, line)
        try:
            info: Info = read_object(rest, word) if rest.startswith("{") else {"text": rest}
        except MessageError:
            raise BotGarbageError(self.bot, line) from None
        self.infos = [*self.infos[-99:], info]
        if self.on_info is not None:
            self.on_info(info)
