"""The words of the protocol: how each message is written and read. docs/protocol.md is the specification."""

import json
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from cabochon.games.errors import shown
from cabochon.protocol.errors import MessageError

VERSION = 1
"""Changes whenever a program that kept to the protocol would no longer do so."""

LONGEST_LINE = 1_000_000
"""In bytes; far more than the longest game needs."""

LARGEST_NUMBER = 10**15
_NAME = re.compile(r"[a-z][a-z0-9_-]{0,39}")


def split(line: str) -> tuple[str, str]:
    """The first word of a line and the rest, without the spaces around them."""
    word, *rest = line.strip().split(maxsplit=1)
    return word, rest[0] if rest else ""


def whole(text: str, low: int, high: int, what: str) -> int:
    """A whole number in a range."""
    if not re.fullmatch(r"-?[0-9]{1,18}", text) or not low <= int(text) <= high:
        raise MessageError(f"{what} must be a whole number from {low} to {high}, not {shown(text)}")
    return int(text)


def compact(value: Any) -> str:
    """A value as JSON on one line."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def read_object(text: str, command: str) -> dict[str, Any]:
    """The JSON object that follows a command."""
    try:
        value = json.loads(text)
    except (ValueError, RecursionError):
        raise MessageError(f"{command} needs a JSON object on the same line, not {shown(text)}") from None
    if not isinstance(value, dict):
        raise MessageError(f"{command} needs a JSON object, not {shown(value)}")
    return value


# --- Options ---


@dataclass(frozen=True)
class Option:
    """What can be set: a `number` in a range, a `switch`, one of several words (`choice`) or a `text`.

    All values are texts, as they stand in the messages.
    """

    name: str
    kind: str
    default: str
    low: int = 0
    high: int = 0
    choices: tuple[str, ...] = ()

    @property
    def line(self) -> str:
        """The message that offers this option."""
        extra: Sequence[object] = ()
        if self.kind == "number":
            extra = (self.low, self.high)
        elif self.kind == "choice":
            extra = self.choices
        return " ".join(["option", self.name, self.kind, self.default, *map(str, extra)]).rstrip()

    @property
    def extremes(self) -> tuple[str, ...]:
        """The values at the ends of what is allowed, or all of them if they are few."""
        return {
            "number": (str(self.low), str(self.high)),
            "switch": ("true", "false"),
            "choice": self.choices,
        }.get(self.kind, ("", self.default))

    def check(self, value: str) -> str:
        """The value as it is to be used; a MessageError if it is not allowed."""
        try:
            if self.kind == "number":
                return str(whole(value, self.low, self.high, self.name))
            allowed = {"switch": ("true", "false"), "choice": self.choices}.get(self.kind)
            if allowed is not None and value not in allowed:
                raise MessageError(f"{self.name} must be {' or '.join(allowed)}, not {shown(value)}")
        except MessageError as error:
            raise MessageError(str(error), "option") from None
        return value

    @classmethod
    def parse(cls, text: str) -> "Option":
        """Read what follows the word `option`."""
        words = text.split(maxsplit=2)
        if len(words) < 2 or not _NAME.fullmatch(words[0]):
            raise MessageError("an option needs a name of small letters and a kind")
        name, kind, rest = words[0], words[1], words[2] if len(words) > 2 else ""
        values = rest.split()
        if kind == "number" and len(values) == 3:
            default, low, high = (whole(value, -(10**18), 10**18, name) for value in values)
            option = cls(name, kind, str(default), low, high)
        elif kind == "switch" and len(values) == 1:
            option = cls(name, kind, values[0])
        elif kind == "choice" and len(values) > 1:
            option = cls(name, kind, values[0], choices=tuple(values[1:]))
        elif kind == "text":
            option = cls(name, kind, rest)
        else:
            raise MessageError(f"option {name}: {shown(' '.join([kind, rest]))} is no kind with its values")
        option.check(option.default)
        return option


# --- A budget ---


@dataclass(frozen=True)
class Go:
    """How long to think about a decision; what is None is not limited, and all None leaves it to the bot.

    `clock` is what the bot has left for the rest of its game, to which `increment` is added after each turn.
    """

    simulations: int | None = None
    milliseconds: int | None = None
    clock: int | None = None
    increment: int | None = None
    infinite: bool = False

    @property
    def line(self) -> str:
        """The message."""
        words = ["go"]
        for name in _LIMITS:
            value = getattr(self, name)
            if value is not None:
                words += [name, str(value)]
        return " ".join([*words, "infinite"] if self.infinite else words)

    @classmethod
    def parse(cls, text: str) -> "Go":
        """Read what follows the word `go`; words that nobody knows yet are skipped."""
        values: dict[str, Any] = {}
        words = iter(text.split())
        for word in words:
            if word == "infinite":
                values[word] = True
            elif word in _LIMITS:
                values[word] = whole(next(words, ""), _LIMITS[word], LARGEST_NUMBER, word)
        return cls(**values)

    @property
    def seconds(self) -> float | None:
        """The time for this decision: what is asked for, or a sensible part of what is left on the clock."""
        limits = [] if self.milliseconds is None else [self.milliseconds / 1000]
        if self.clock is not None:
            # About as many decisions are left in the middle of a game; never the last of the time.
            fair = self.clock / 40 + (self.increment or 0) * 0.7
            limits.append(min(fair, self.clock / 4) / 1000)
        return min(limits, default=None)


_LIMITS = {"simulations": 1, "milliseconds": 0, "clock": 0, "increment": 0}
"""The limits that `go` knows, and the least that each can be."""


# --- What a bot says of itself ---


@dataclass(frozen=True)
class Identity:
    """Who a bot is and what it can do. `games` are the numbers of players by the name of the game."""

    name: str
    author: str
    games: Mapping[str, tuple[int, ...]]
    options: tuple[Option, ...]
    version: int = VERSION

    @property
    def lines(self) -> list[str]:
        """The answer to `cabochon`."""
        games = [" ".join(["game", name, *map(str, counts)]) for name, counts in self.games.items()]
        options = [option.line for option in self.options]
        named = [f"id name {self.name}", f"id author {self.author}"]
        return [*named, *games, *options, f"ready {self.version}"]

    @classmethod
    def parse(cls, lines: Sequence[str]) -> "Identity":
        """Read the lines of the answer, `ready` being the last."""
        name, author = "", ""
        games: dict[str, tuple[int, ...]] = {}
        options: dict[str, Option] = {}
        version = 0
        for line in lines:
            word, rest = split(line)
            if word == "id":
                key, _, value = rest.partition(" ")
                name = value.strip() if key == "name" else name
                author = value.strip() if key == "author" else author
            elif word == "game":
                game, *counts = rest.split() or [""]
                games[game] = tuple(whole(count, 1, 100, "a number of players") for count in counts)
            elif word == "option":
                option = Option.parse(rest)
                if option.name in options:
                    raise MessageError(f"the option {option.name} is offered twice")
                options[option.name] = option
            elif word == "ready":
                version = whole(rest, 1, VERSION, "the version after `ready`")
        if not name or not games:
            raise MessageError("the answer to `cabochon` must have a line `id name …` and a line `game …`")
        return cls(name, author, games, tuple(options.values()), version)


# --- Thinking aloud ---


def fault_of_info(info: Mapping[str, Any]) -> str:
    """The known key of an `info` whose value is wrong; empty if there is none."""
    checks: dict[str, Callable[[Any], bool]] = {
        "simulations": _is_count,
        "milliseconds": _is_count,
        "value": _is_share,
        "values": lambda values: isinstance(values, list) and all(map(_is_share, values)),
        "line": lambda line: isinstance(line, list) and all(isinstance(move, str) for move in line),
        "candidates": lambda found: isinstance(found, list) and all(map(_is_candidate, found)),
    }
    return next((key for key, fits in checks.items() if key in info and not fits(info[key])), "")


def _is_count(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and value >= 0


def _is_share(value: object) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool) and 0 <= value <= 1


def _is_candidate(value: object) -> bool:
    return (
        isinstance(value, dict)
        and isinstance(value.get("move"), str)
        and all(_is_share(value[key]) for key in ("share", "value") if key in value)
    )
