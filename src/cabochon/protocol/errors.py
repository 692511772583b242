"""What can go wrong with a program that plays. Each has a code, the id of a message in the language files."""

from typing import ClassVar

from cabochon.games.errors import CabochonError


def one_line(text: str, longest: int = 400) -> str:
    """A text as it can stand in a message: no line breaks, no control characters, not too long."""
    plain = "".join(letter if letter.isprintable() else " " for letter in text)
    line = " ".join(plain.split())
    return line if len(line) <= longest else line[: longest - 1] + "…"


class BotError(CabochonError):
    """A program failed or broke the protocol; `kind` says how, in one word that never changes.

    An arena counts each of them as a loss of the program's game. `bot` in `values` is what to call it.
    """

    kind: ClassVar[str] = "error"


class BotStartError(BotError):
    """The program can't be run, or did not say hello."""

    kind = "start"

    @classmethod
    def cannot_run(cls, bot: str, reason: str) -> "BotStartError":
        """The operating system refuses."""
        return cls(f"{bot} can't be started: {reason}", code="error-bot-start", bot=bot, reason=reason)

    @classmethod
    def said_no_hello(cls, bot: str, cause: BotError) -> "BotStartError":
        """It runs, but its first answer is missing or wrong; `cause` says what happened."""
        return cls(f"{bot} does not say hello: {cause}", code=cause.code, **cause.values)


class BotTimeoutError(BotError):
    """No answer in time."""

    kind = "timeout"

    def __init__(self, bot: str, command: str, seconds: float) -> None:
        allowed = f"{seconds:g}"
        super().__init__(
            f"{bot} has not answered {command!r} within {allowed} s",
            code="error-bot-timeout",
            bot=bot,
            command=command,
            seconds=allowed,
        )


class BotCrashError(BotError):
    """The program ended, or closed its output, while it was needed.

    `status` is its exit code (negative: the signal that ended it; None: it still runs), `complaint` the last
    line that it wrote to standard error.
    """

    kind = "crash"

    def __init__(self, bot: str, status: int | None, complaint: str) -> None:
        ended = "closed its output" if status is None else f"ended with exit code {status}"
        said = f": {complaint}" if complaint else ""
        super().__init__(
            f"{bot} {ended}{said}",
            code="error-bot-crash",
            bot=bot,
            status="–" if status is None else status,
            complaint=complaint or "–",
        )
        self.status = status
        self.complaint = complaint


class BotIllegalMoveError(BotError):
    """The answer is not one of the legal moves; `move` is what it was, `legal` what was offered."""

    kind = "illegal"

    def __init__(self, bot: str, move: str, legal: tuple[str, ...]) -> None:
        super().__init__(
            f"{bot} played “{one_line(move, 60)}”, which is not one of the {len(legal)} legal moves",
            code="error-bot-illegal",
            bot=bot,
            move=one_line(move, 60),
            count=len(legal),
        )
        self.move = move
        self.legal = legal


class BotGarbageError(BotError):
    """A line that is no message of the protocol, or a message that was not asked for."""

    kind = "garbage"

    def __init__(self, bot: str, line: str) -> None:
        super().__init__(
            f"{bot} wrote “{one_line(line, 200)}”, which is not a message of the protocol here",
            code="error-bot-garbage",
            bot=bot,
            line=one_line(line, 200),
        )
        self.line = line


class BotRefusedError(BotError):
    """The program answered with an `error` of its own."""

    kind = "refused"

    def __init__(self, bot: str, complaint: str) -> None:
        super().__init__(
            f"{bot} refused: {one_line(complaint)}",
            code="error-bot-refused",
            bot=bot,
            complaint=one_line(complaint),
        )
        self.complaint = complaint


class MessageError(CabochonError):
    """A message that can't be understood; `reason` is the code of the `error` that answers it."""

    def __init__(self, message: str, reason: str = "syntax") -> None:
        super().__init__(message)
        self.reason = reason
