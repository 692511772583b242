"""Players as people write them: one text form for every command.

    greedy, random, level-5, yardstick             who comes with the package; a level by its number, too
    search:simulations=1000:length=12              an experiment: a search with numbers of its own
    search:network=mine.safetensors                the same with a network from a file
    py:my_bots:Shopper, py:bots/mine.py:Shopper    a Python class, which is made with a seed
    cmd:python3 bot.py --deep                      a program that speaks the bot protocol
    level-8@seconds=1, cmd:./bot@simulations=500   any of them with a budget for a decision

Reading a text starts nothing; `hiring.create` does. Whoever reads the texts of strangers, from a record or
over a network, refuses those that would run code or read files (`runs_code`).
"""

import csv
import os
import re
import shlex
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from difflib import get_close_matches
from math import nan
from typing import Self

from cabochon.games.errors import CabochonError, shown
from cabochon.players.levels import LEVELS, YARDSTICK, Level
from cabochon.players.names import FORMS, NAMES, PROGRAM, PYTHON, SEARCH, misspelt, plain
from cabochon.players.player import Player
from cabochon.search import Budget, Evaluation
from cabochon.search.evaluation import LEARNED, USUAL, check_name

LONGEST_LABEL = 34
"""A name in a record has 40 characters at most, and copies of a player get a number behind theirs."""

_THINKERS = {level.name: level for level in (*LEVELS, YARDSTICK)}
# A label ends at an "=" that comes before anything else that a player could be written with.
_LABEL = re.compile(r"([^=:@,]*)=(.*)", re.DOTALL)
# A command may contain "@" itself: only what reads like a budget is one.
_BUDGET = re.compile(r"(.*)@((?:simulations|seconds)=[^@]*)", re.DOTALL)
_RUNS_A_FILE = re.compile(r"(python|pypy|node|ruby|perl|bash|sh)[0-9.]*(\.exe)?", re.IGNORECASE)
_LEVEL = re.compile(r"(?:level[ -]?)?([0-9]+)")


@dataclass(frozen=True)
class BuiltIn:
    """One of NAMES, or the YARDSTICK."""

    name: str


@dataclass(frozen=True)
class Experiment:
    """A search with numbers of its own."""

    numbers: tuple[tuple[str, float], ...] = ()
    evaluation: str = USUAL
    network: str | None = None
    """The file of a network, which takes the place of the evaluation."""
    judge: Evaluation | None = field(default=None, compare=False, repr=False)
    """That network, once it was read (`hiring.equipped`); else every player that is made reads it anew."""


@dataclass(frozen=True)
class PythonClass:
    """A class, or whatever else makes a player from a seed: in a module, in a file, or here and now."""

    source: str
    name: str
    given: Callable[[int], Player] | None = field(default=None, compare=False)


@dataclass(frozen=True)
class Program:
    """A command line."""

    command: str
    games: tuple[str, ...] | None = field(default=None, compare=False)
    """The games that it names in its hello, once it was heard (`hiring.introduced`)."""


Who = BuiltIn | Experiment | PythonClass | Program


@dataclass(frozen=True)
class PlayerSpec:
    """Who plays, and with which budget for a decision; without one, as long as they are used to think."""

    who: Who
    budget: Budget | None
    text: str
    """As it is written."""

    @classmethod
    def parse(cls, text: str) -> Self:
        """What a text means; a CabochonError says what is wrong with it, and what may have been meant."""
        text = text.strip()
        named, budget = text, None
        if match := _BUDGET.fullmatch(text):
            named, budget = match[1].strip(), read_budget(match[2])
        if (name := built_in(named)) is not None:
            return cls(BuiltIn(name), budget, name + text.removeprefix(named))
        form, colon, rest = named.partition(":")
        if form == SEARCH:
            experiment, own = _experiment(named)
            if own is not None and budget is not None:
                raise CabochonError(f"{shown(text)} has two budgets", code="error-player-budgets", name=text)
            return cls(experiment, budget or own, text)
        if form == PYTHON and colon:
            return cls(_python_class(rest, text), budget, text)
        if form == PROGRAM and colon:
            return cls(Program(rest.strip()), budget, text)
        raise unknown(named)

    @classmethod
    def of(cls, make: Callable[[int], Player]) -> Self:
        """A class of your own; what other processes are to use, they must find in a module."""
        name = getattr(make, "__qualname__", type(make).__name__)
        source = getattr(make, "__module__", None) or type(make).__module__
        return cls(PythonClass(source, name, make), None, f"{PYTHON}:{source}:{name}")

    @property
    def runs_code(self) -> bool:
        """Whether making the player runs code, or reads a file, that does not come with the package."""
        if isinstance(self.who, Experiment):
            return self.who.network is not None
        return isinstance(self.who, PythonClass | Program)

    @property
    def searches(self) -> bool:
        """Whether it is one of our searches, which can use threads."""
        return self.thinker is not None or isinstance(self.who, Experiment)

    @property
    def label(self) -> str:
        """What to call it where there is little room: a class by its name, a program by its file."""
        written = self.text
        if isinstance(self.who, Program):
            written = _program_name(self.who.command) + self._budget_written
        elif isinstance(self.who, PythonClass):
            written = self.who.name.rpartition(".")[2] + self._budget_written
        elif isinstance(self.who, Experiment) and self.who.network is not None:
            # Where a file lies is nobody else's business.
            written = written.replace(self.who.network, _file_name(self.who.network))
        name = _printable(written)
        return name if len(name) <= LONGEST_LABEL else name[: LONGEST_LABEL - 1].rstrip() + "…"

    @property
    def long_label(self) -> str:
        """What to call it beside another of the same label: a class with its module or file, no folder."""
        if not isinstance(self.who, PythonClass):
            return self.label
        name = _printable(f"{_file_name(self.who.source)}:{self.who.name}{self._budget_written}")
        return name if len(name) <= LONGEST_LABEL else "…" + name[1 - LONGEST_LABEL :].lstrip()

    @property
    def _budget_written(self) -> str:
        budget = _BUDGET.fullmatch(self.text)
        return "" if budget is None else f"@{budget[2]}"

    @property
    def seconds(self) -> float:
        """About the longest that a decision takes; 0 where that is next to nothing, or unknown."""
        if self.budget is not None:
            return self.budget.seconds or 0.0
        return 0.0 if self.thinker is None else self.thinker.seconds

    @property
    def thinker(self) -> Level | None:
        """Which of the levels it is, or the yardstick; None for everybody else."""
        return _THINKERS.get(self.who.name) if isinstance(self.who, BuiltIn) else None

    @property
    def level(self) -> Level | None:
        """Which of the levels it is; None for everybody else."""
        return None if self.thinker is YARDSTICK else self.thinker

    def or_budget(self, budget: Budget | None) -> Self:
        """The same player with this budget, unless it has one of its own."""
        return self if self.budget is not None else replace(self, budget=budget)


def built_in(text: str) -> str | None:
    """The name of the player of the package that a text means; None if it means none.

    A level that there is not is an error: nobody else is called like that.
    """
    name = plain(text)
    if name in (*NAMES, YARDSTICK.name):
        return name
    level = _LEVEL.fullmatch(name)
    if level is None:
        return None
    if f"level-{level[1]}" not in NAMES:
        raise unknown(text)
    return f"level-{level[1]}"


def unknown(text: str) -> CabochonError:
    """The error for a player that there is not."""
    form, colon, rest = text.partition(":")
    meant = misspelt(text)
    if colon and (prefixes := get_close_matches(form.strip().casefold(), FORMS, 1, 0.5)):
        meant = f"{prefixes[0]}:{rest}"
    if meant is not None and meant != text:
        return CabochonError(
            f"there is no player {shown(text)}; did you mean {meant}?",
            code="error-player-close",
            name=text,
            meant=meant,
        )
    known = ", ".join([*NAMES, YARDSTICK.name])
    forms = " ".join(f"{form}:…" for form in FORMS)
    return CabochonError(
        f"there is no player {shown(text)}; the players are: {known}, {forms}",
        code="error-player",
        name=text,
        known=known,
    )


# --- Lists, labels and budgets ---


def labels_apart(named: Sequence[tuple[str, PlayerSpec]]) -> list[str]:
    """The labels of players; different ones of the same label get long ones, unless somebody chose it."""
    players: dict[str, set[str]] = {}
    for label, spec in named:
        players.setdefault(label, set()).add(spec.text)
    return [
        spec.long_label if len(players[label]) > 1 and label == spec.label else label for label, spec in named
    ]


def split_list(text: str) -> list[str]:
    """The entries between commas; one with a comma in it, other than a budget's, stands in double quotes."""
    try:
        rows = list(csv.reader([text], skipinitialspace=True))
    except csv.Error as error:
        raise CabochonError(
            f"a list of players is one line, with commas between them, not {shown(text)}",
            code="error-player-list",
        ) from error
    entries: list[str] = []
    for row in rows:
        for entry in row:
            if entries and "@" in entries[-1] and re.match(r"(simulations|seconds)\s*=", entry):
                entries[-1] += f",{entry}"
            else:
                entries.append(entry.strip())
    return entries or [""]


def split_label(text: str) -> tuple[str | None, str]:
    """The label of a text such as `mine=cmd:./bot`, and the rest; None where there is no label."""
    match = _LABEL.fullmatch(text.strip())
    return (match[1].strip(), match[2].strip()) if match else (None, text.strip())


def parse_labelled(text: str) -> tuple[str | None, PlayerSpec]:
    """The label and the player of a text such as `mine=cmd:./bot@seconds=1`; None where there is no label."""
    label, player = split_label(text)
    if label is not None and (not label or not label.isprintable() or len(label) > LONGEST_LABEL):
        raise CabochonError(
            f"a label has 1 to {LONGEST_LABEL} printable characters, not {label!r}",
            code="error-arena-label",
            label=label,
            longest=LONGEST_LABEL,
        )
    return label, PlayerSpec.parse(player)


def read_budget(text: str) -> Budget:
    """The budget of a text such as `simulations=5000,seconds=2`."""
    numbers: dict[str, float] = {}
    for part in text.split(","):
        key, _, value = (piece.strip() for piece in part.partition("="))
        number = _in_range(key, value) if key in _BUDGETS else None
        if number is None or (key == "simulations" and not number.is_integer()):
            raise wrong_budget(text)
        numbers[key] = number
    return _budget(numbers)


def wrong_budget(given: str) -> CabochonError:
    """The error for what is no budget."""
    return CabochonError(
        f"a budget is simulations=N, seconds=S (up to 3600) or both with a comma, not {shown(given)}",
        code="error-budget",
        given=given,
    )


def _budget(numbers: dict[str, float]) -> Budget:
    simulations = numbers.get("simulations")
    return Budget(None if simulations is None else int(simulations), numbers.get("seconds"))


# --- Experiments, classes and programs ---

SEARCHER = {
    "explore": (0, 100),
    "threshold": (0, 1),
    "caution": (-1, 1),
    "noise": (0, 1),
    "nodes": (1, 10**8),
}
EVALUATION = {"length": (0, 10**4), "tempo": (-10, 10), "temperature": (0.01, 1000), "uniform": (0, 1)}
HABITS = {"attention": (0, 1), "ease": (0, 1), "spread": (0, 100)}
_BUDGETS = {"simulations": (1, 10**12), "seconds": (0.001, 3600)}
_RANGES: dict[str, tuple[float, float]] = {**SEARCHER, **EVALUATION, **HABITS, **_BUDGETS}
"""The numbers of an experiment, and what each of them can be."""
_KEYS = sorted([*_RANGES, "evaluation", "network"])


def _experiment(text: str) -> tuple[Experiment, Budget | None]:
    """A search, and the budget among its numbers."""
    name = USUAL
    network = None
    numbers: dict[str, float] = {}
    for part in text.split(":")[1:]:
        key, equals, value = part.partition("=")
        if key == "evaluation":
            name = value
        elif key == "network":
            network = value.strip()
        elif not equals:
            raise CabochonError(f"{part!r} in {text!r} must be KEY=NUMBER; the keys are: {', '.join(_KEYS)}")
        elif key not in _RANGES:
            raise _unknown_key(key, text)
        else:
            numbers[key] = _number(key, value, text)
    check_name(name)
    judged = [key for key in numbers if key in EVALUATION]
    # Of these a network has a temperature alone.
    if network is not None and (not network or {*judged} - {"temperature"} or name != USUAL):
        raise CabochonError(
            f"network=FILE in {shown(text)} takes the place of an evaluation and its numbers, "
            "but for temperature",
            code="error-search-network",
            name=text,
        )
    if name == LEARNED and judged:
        raise CabochonError(
            f"evaluation={LEARNED} in {shown(text)} has no numbers such as {judged[0]}",
            code="error-search-learned",
            name=text,
            key=judged[0],
        )
    budget = {key: numbers.pop(key) for key in _BUDGETS if key in numbers}
    return Experiment(tuple(numbers.items()), name, network), _budget(budget) if budget else None


def _unknown_key(key: str, text: str) -> CabochonError:
    if close := get_close_matches(key.strip().casefold(), _KEYS, 1):
        return CabochonError(
            f"there is no {shown(key)} in {shown(text)}; did you mean {close[0]}?",
            code="error-search-key-close",
            key=key,
            name=text,
            meant=close[0],
        )
    known = ", ".join(_KEYS)
    return CabochonError(
        f"there is no {shown(key)} in {shown(text)}; the keys are: {known}",
        code="error-search-key",
        key=key,
        name=text,
        known=known,
    )


def _number(key: str, value: str, text: str) -> float:
    number = _in_range(key, value)
    if number is None:
        low, high = _RANGES[key]
        raise CabochonError(f"{key} in {text!r} must be a number from {low:g} to {high:g}, not {value!r}")
    return number


def _in_range(key: str, value: str) -> float | None:
    low, high = _RANGES[key]
    try:
        number = float(value)
    except ValueError:
        number = nan
    return number if low <= number <= high else None


def _python_class(rest: str, text: str) -> PythonClass:
    source, _, name = (part.strip() for part in rest.rpartition(":"))
    if not source or not all(part.isidentifier() for part in name.split(".")):
        raise CabochonError(
            f"a Python class is py:MODULE:CLASS or py:FILE.py:CLASS, not {shown(text)}",
            code="error-player-class",
            name=text,
        )
    return PythonClass(source, name)


def _printable(written: str) -> str:
    return "".join(letter if letter.isprintable() else " " for letter in written).strip()


def _file_name(path: str) -> str:
    """The last part of a path of any system."""
    return re.split(r"[/\\]", path)[-1]


def _program_name(command: str) -> str:
    """What a program is called: its file, and nothing of what it is given, which may be a secret."""
    try:
        words = shlex.split(command, posix=os.name != "nt")
    except ValueError:  # it will be refused when it is started
        words = command.split()
    names = [_file_name(word.strip("\"'")) for word in words[:2]]
    if len(names) > 1 and _RUNS_A_FILE.fullmatch(names[0]) and not words[1].startswith("-"):
        return names[1]
    return names[0] if names and names[0] else PROGRAM
