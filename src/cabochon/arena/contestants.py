"""Who takes part: a player (see players/spec.py) under a label, written `[LABEL=]PLAYER`.

greedy                                    a built-in player
level-8@seconds=1                         … with another budget than its own
wide=search:simulations=1000              an experiment, under the label `wide`
mine=cmd:python3 bot.py --deep@seconds=1  a program that speaks the bot protocol
mine=py:my_bots:Shopper                   a Python class
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Self

from cabochon.match import CabochonError
from cabochon.players import Player, PlayerSpec, create
from cabochon.players.spec import LONGEST_LABEL, labels_apart, parse_labelled
from cabochon.search import Budget


@dataclass(frozen=True)
class Contestant:
    """A player of a tournament, and what it is called in the table and in records."""

    label: str
    spec: PlayerSpec

    @classmethod
    def of(cls, who: "str | Contestant | Callable[[int], Player]") -> "Contestant":
        """A contestant from a text, or from a class that makes players from seeds."""
        if isinstance(who, Contestant):
            return who
        if isinstance(who, str):
            return cls.parse(who)
        return cls(getattr(who, "__name__", type(who).__name__)[:LONGEST_LABEL], PlayerSpec.of(who))

    @classmethod
    def parse(cls, text: str) -> Self:
        """The contestant that a text such as `mine=cmd:./bot@seconds=1` describes."""
        label, spec = parse_labelled(text)
        return cls(label or spec.label, spec)

    def or_budget(self, budget: Budget | None) -> Self:
        """The same contestant with this budget, unless it has one of its own."""
        return replace(self, spec=self.spec.or_budget(budget))

    def player(self, seed: int, threads: int = 1) -> Player:
        """A player for one game."""
        return create(self.spec, seed, threads=threads)


def told_apart(contestants: Sequence[Contestant]) -> list[Contestant]:
    """The contestants; classes of one name from several modules are called with their modules."""
    labels = labels_apart([(each.label, each.spec) for each in contestants])
    return [replace(each, label=label) for each, label in zip(contestants, labels, strict=True)]


def distinct(contestants: Sequence[Contestant]) -> tuple[Contestant, ...]:
    """The contestants, if no two have the same label."""
    seen: set[str] = set()
    for contestant in contestants:
        if contestant.label in seen:
            raise CabochonError(
                f"two contestants are called {contestant.label!r}; "
                f"give one a label: other={contestant.spec.text}",
                code="error-arena-twice",
                label=contestant.label,
                spec=contestant.spec.text,
            )
        seen.add(contestant.label)
    return tuple(contestants)
