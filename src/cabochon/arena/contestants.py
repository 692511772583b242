"""Who takes part: a built-in player or a program of somebody's own, with a label and a budget.

A contestant is written `[LABEL=]PLAYER[@BUDGET]`:

    greedy                                    a built-in player
    level-8@seconds=1                         … with another budget than its own
    level-8@simulations=5000,seconds=2        … whichever is reached first
    wide=search:simulations=1000              an experiment, under the label `wide`
    mine=cmd:python3 bot.py --deep@seconds=1  a program that speaks the bot protocol
"""

import re
from dataclasses import dataclass, replace
from typing import Any, Self

from cabochon.match import CabochonError
from cabochon.players import NAMES, Player, create

PROGRAM = "cmd:"
EXPERIMENT = "search"
LONGEST_LABEL = 34
"""A name in a record has 40 characters at most, and copies of a contestant get a number behind theirs."""

# A label ends at an "=" that comes before anything else that a player could be written with.
_LABEL = re.compile(r"([^=:@,]*)=(.*)", re.DOTALL)
# A command may contain "@" itself: only what reads like a budget is one.
_BUDGET = re.compile(r"(.*)@((?:simulations|seconds)=[^@]*)", re.DOTALL)


@dataclass(frozen=True)
class Contestant:
    """A player of a tournament. With neither simulations nor seconds it thinks as long as it is used to.

    A class of your own with another `player` lets any Player play; to be used by workers, it must be found in
    a module.
    """

    spec: str
    label: str
    simulations: int | None = None
    seconds: float | None = None

    @classmethod
    def parse(cls, text: str) -> Self:
        """The contestant that a text such as `mine=cmd:./bot@seconds=1` describes."""
        label, spec = "", text.strip()
        if match := _LABEL.fullmatch(spec):
            label, spec = match[1].strip(), match[2].strip()
            _check_label(label)
        simulations, seconds = None, None
        named = spec
        if match := _BUDGET.fullmatch(spec):
            spec = match[1].strip()
            simulations, seconds = read_budget(match[2])
        if spec.casefold() in NAMES:
            spec = spec.casefold()
        elif not spec.startswith(PROGRAM) and spec.partition(":")[0] != EXPERIMENT:
            known = ", ".join(NAMES)
            raise CabochonError(
                f"there is no player {spec!r}; the players are: {known}, {EXPERIMENT}:… and {PROGRAM}…",
                code="error-arena-player",
                name=spec,
                known=known,
            )
        return cls(spec, label or _label_for(named), simulations, seconds)

    @property
    def is_program(self) -> bool:
        """Whether it is a program of its own, which speaks the bot protocol."""
        return self.spec.startswith(PROGRAM)

    @property
    def command(self) -> str:
        """The command that starts the program."""
        return self.spec.removeprefix(PROGRAM).strip()

    @property
    def budget(self) -> Any:
        """How long it may think about a decision; None if that is up to itself."""
        if self.simulations is None and self.seconds is None:
            return None
        from cabochon.search import Budget

        return Budget(simulations=self.simulations, seconds=self.seconds)

    def or_budget(self, simulations: int | None, seconds: float | None) -> Self:
        """The same contestant with this budget, unless it has one of its own."""
        named = not self.is_program and re.search(":(simulations|seconds)=", self.spec)
        if named or self.simulations is not None or self.seconds is not None:
            return self
        return replace(self, simulations=simulations, seconds=seconds)

    def player(self, seed: int, threads: int = 1) -> Player:
        """A player for one game."""
        budget = self.budget
        if self.is_program:
            from cabochon.protocol import ExternalPlayer

            return ExternalPlayer(self.command, seed=seed, budget=budget, name=self.label)
        if budget is None and threads == 1:
            return create(self.spec, seed)
        return create(self.spec, seed, budget=budget, threads=threads)


def read_budget(text: str) -> tuple[int | None, float | None]:
    """Simulations and seconds of a text such as `simulations=5000,seconds=2`."""
    simulations: int | None = None
    seconds: float | None = None
    for part in text.split(","):
        key, _, value = (piece.strip() for piece in part.partition("="))
        try:
            if key == "simulations":
                simulations = int(value)
            elif key == "seconds":
                seconds = float(value)
            else:
                raise ValueError(key)
        except ValueError:
            raise _wrong_budget(text) from None
    check_budget(simulations, seconds)
    return simulations, seconds


def check_budget(simulations: int | None, seconds: float | None) -> None:
    """Refuse what nobody can keep to."""
    if simulations is not None and simulations < 1:
        raise _wrong_budget(f"simulations={simulations}")
    if seconds is not None and not 0 < seconds <= 3600:
        raise _wrong_budget(f"seconds={seconds:g}")


def _wrong_budget(given: str) -> CabochonError:
    return CabochonError(
        f"a budget is simulations=N, seconds=S (up to 3600) or both with a comma, not {given!r}",
        code="error-arena-budget",
        given=given,
    )


def _check_label(label: str) -> None:
    if not label or not label.isprintable() or len(label) > LONGEST_LABEL:
        raise CabochonError(
            f"a label has 1 to {LONGEST_LABEL} printable characters, not {label!r}",
            code="error-arena-label",
            label=label,
            longest=LONGEST_LABEL,
        )


def _label_for(text: str) -> str:
    """What a contestant without a label is called: what was written, without what makes it too long."""
    name = "".join(letter if letter.isprintable() else " " for letter in text.removeprefix(PROGRAM)).strip()
    return name if len(name) <= LONGEST_LABEL else name[: LONGEST_LABEL - 1].rstrip() + "…"


def distinct(contestants: list[Contestant]) -> tuple[Contestant, ...]:
    """The contestants, if no two have the same label."""
    seen: set[str] = set()
    for contestant in contestants:
        if contestant.label in seen:
            raise CabochonError(
                f"two contestants are called {contestant.label!r}; give one a label: other={contestant.spec}",
                code="error-arena-twice",
                label=contestant.label,
                spec=contestant.spec,
            )
        seen.add(contestant.label)
    return tuple(contestants)
