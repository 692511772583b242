"""A tournament: everything that decides which games are played, and nothing that happens while they are."""

import hashlib
import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Self, SupportsIndex, TypeVar

from cabochon.arena.contestants import Contestant, distinct, told_apart
from cabochon.arena.schedule import (
    Form,
    Job,
    Meeting,
    Seating,
    default_seating,
    jobs,
    meetings,
    series,
    sides_of,
)
from cabochon.arena.sequential import Bounds
from cabochon.games import LONGEST_GAME, USUAL_GAME
from cabochon.games import game as find_game
from cabochon.games.errors import shown, whole, written
from cabochon.games.settings import Settings
from cabochon.match import CabochonError
from cabochon.players import Player
from cabochon.players.spec import PlayerSpec, read_budget
from cabochon.search import Budget

Choice = TypeVar("Choice", Form, Seating)

FORMAT = 2
"""Of what a tournament writes into its folder."""

ROUNDS = 10
MOST_ROUNDS = 2000
"""What a head-to-head plays if its test does not stop it before."""


@dataclass(frozen=True)
class Tournament:
    """What is played. `Tournament.of` fills in what is left out.

    The deals and the seeds of the players come from `seed` and the place of a game in the schedule alone, so
    with budgets in simulations the same tournament always gives the same games.
    """

    contestants: tuple[Contestant, ...]
    form: Form
    seating: Seating
    game: str
    players: int
    settings: Settings
    seed: int
    rounds: int
    threads: int
    max_decisions: int
    bounds: Bounds | None
    """Of the sequential test; a head-to-head has one."""
    line_up: tuple[int, ...] = ()
    """Of a series: the contestant of each seat in its first game."""

    @classmethod
    def of(
        cls,
        contestants: Sequence[str | Contestant | Callable[[int], Player]],
        *,
        form: Form | str = Form.ROUND_ROBIN,
        seating: Seating | str | None = None,
        game: str = USUAL_GAME,
        players: int | None = None,
        settings: Settings | None = None,
        simulations: int | None = None,
        seconds: float | None = None,
        seed: SupportsIndex = 0,
        rounds: SupportsIndex | None = None,
        threads: SupportsIndex = 1,
        max_decisions: SupportsIndex = LONGEST_GAME,
        bounds: Bounds | None = None,
    ) -> Self:
        """A tournament of contestants (see contestants.py); raises a CabochonError for what can't be played.

        `simulations` and `seconds` are the budget of everybody who has none of their own. `rounds` is how
        many deals every meeting plays; a head-to-head stops before if its test is decided. A series names its
        contestants by seat: the same one may sit several times, and a list that is too short is repeated.
        """
        form = _one_of(Form, form, "form")
        if isinstance(contestants, str):
            raise TypeError(f"contestants are a list, such as [{shown(contestants)}, 'random']")
        if bounds is not None and not isinstance(bounds, Bounds):
            raise TypeError(f"the bounds of the test are Bounds, not {shown(bounds)}")
        budget = _budget(simulations, seconds)
        named = told_apart([Contestant.of(each).or_budget(budget) for each in contestants])
        rules = find_game(game)
        count = rules.player_counts[0] if players is None else players
        checked = rules.check_settings(count, rules.settings_with(None, settings))
        sides = len(sides_of(rules, count, checked))
        if bounds is not None:
            bounds.check()
        line_up: tuple[int, ...] = ()
        if form is Form.SERIES:
            taking_part, line_up = _lined_up(named, count)
        else:
            taking_part = distinct(named)
        usual_seating = default_seating(form, len(taking_part), sides)
        chosen = usual_seating if seating is None else _one_of(Seating, seating, "seating")
        if form is not Form.SERIES:
            meetings(form, chosen, len(taking_part), sides)
        sequential = form is Form.HEAD_TO_HEAD
        usual = MOST_ROUNDS if sequential else ROUNDS
        return cls(
            contestants=taking_part,
            form=form,
            seating=chosen,
            game=game,
            players=count,
            settings=checked,
            seed=whole(seed, "a seed"),
            rounds=at_least_one(usual if rounds is None else rounds, "the number of rounds"),
            threads=at_least_one(threads, "the number of threads"),
            max_decisions=at_least_one(max_decisions, "the number of decisions"),
            bounds=(bounds or Bounds()) if sequential else None,
            line_up=line_up,
        )

    @classmethod
    def from_configuration(cls, found: Mapping[str, Any], rounds: int) -> Self:
        """The tournament whose `configuration` this is; raises an error where it is none of this program."""
        tournament = cls.of(
            [_named(each["label"], each["spec"], each) for each in _line_of(found)],
            form=found["form"],
            seating=found["seating"],
            game=found["game"],
            players=found["players"],
            settings=found["settings"],
            seed=found["seed"],
            rounds=rounds,
            threads=found["threads"],
            max_decisions=found["max_decisions"],
            bounds=None if found["bounds"] is None else Bounds(**found["bounds"]),
        )
        again = json.loads(json.dumps(tournament.configuration()))
        if different := sorted(name for name in again if again[name] != found.get(name)):
            raise CabochonError(f"it is of another version (different: {', '.join(different)})")
        return tournament

    @property
    def is_rated(self) -> bool:
        """Whether its games say who is stronger; those of a series do not mirror each other."""
        return self.form is not Form.SERIES

    @property
    def labels(self) -> tuple[str, ...]:
        """What the contestants are called."""
        return tuple(contestant.label for contestant in self.contestants)

    def number_of(self, label: str) -> int:
        """The number of the contestant with this label."""
        if label not in self.labels:
            known = ", ".join(self.labels)
            raise CabochonError(
                f"there is no contestant {label!r}; the contestants are: {known}",
                code="error-arena-anchor",
                label=label,
                known=known,
            )
        return self.labels.index(label)

    @cached_property
    def sides(self) -> tuple[tuple[int, ...], ...]:
        """The seats of each side of a table."""
        return sides_of(find_game(self.game), self.players, self.settings)

    @cached_property
    def meetings(self) -> tuple[Meeting, ...]:
        """Who sits together, in every round; a series has none."""
        if not self.is_rated:
            return ()
        return meetings(self.form, self.seating, len(self.contestants), len(self.sides))

    def jobs(self) -> Iterator[Job]:
        """Every game, in the order of the schedule."""
        if self.form is Form.SERIES:
            return series(self.line_up, range(1, self.rounds + 1))
        return jobs(self.meetings, self.sides, range(1, self.rounds + 1))

    @cached_property
    def games_per_round(self) -> int:
        """How many games a round has."""
        if self.form is Form.SERIES:
            return 1
        return sum(len(meeting.rotations(1)) for meeting in self.meetings)

    @property
    def games(self) -> int:
        """How many games all rounds have."""
        return self.rounds * self.games_per_round

    def secret(self, job: Job) -> bytes:
        """The chance of a game: the same in every game of a group."""
        return self._digest(f"{job.round}/{job.meeting}/deal")

    def player_seed(self, job: Job, seat: int) -> int:
        """The seed of the player in a seat."""
        return int.from_bytes(self._digest(f"{job.round}/{job.meeting}/{job.rotation}/{seat}")[:6], "big")

    def configuration(self) -> dict[str, Any]:
        """All that must be the same for results to belong together: not the number of rounds."""
        return {
            "format": FORMAT,
            "game": self.game,
            "rules_version": find_game(self.game).rules_version,
            "players": self.players,
            "settings": dict(self.settings),
            "form": str(self.form),
            "seating": str(self.seating),
            "contestants": [
                {
                    "label": contestant.label,
                    "spec": contestant.spec.text,
                    "simulations": contestant.spec.budget and contestant.spec.budget.simulations,
                    "seconds": contestant.spec.budget and contestant.spec.budget.seconds,
                }
                for contestant in self.contestants
            ],
            "seed": self.seed,
            "threads": self.threads,
            "max_decisions": self.max_decisions,
            "bounds": None if self.bounds is None else self.bounds._asdict(),
            "line_up": list(self.line_up),
        }

    def event(self, job: Job) -> str:
        """What a game is part of, for its record."""
        name = "simulation" if self.form is Form.SERIES else "arena"
        return f"{name}, seed {self.seed}, game {job.key}"

    def _digest(self, purpose: str) -> bytes:
        return hashlib.sha256(f"cabochon arena/{self.seed}/{purpose}".encode()).digest()


def at_least_one(number: SupportsIndex, what: str) -> int:
    """A whole number from 1 on; an error says what must be one."""
    if (found := whole(number, what)) < 1:
        raise CabochonError(f"{what} is at least 1, not {found}")
    return found


def _one_of(kind: type[Choice], given: str, what: str) -> Choice:
    try:
        return kind(given)
    except ValueError:
        raise CabochonError(f"the {what} is {' or '.join(kind)}, not {shown(given)}") from None


def _budget(simulations: int | None, seconds: float | None) -> Budget | None:
    """The budget of everybody who has none of their own."""
    limits = {"simulations": simulations, "seconds": seconds}
    given = [f"{key}={limit}" for key, limit in limits.items() if limit is not None]
    return read_budget(",".join(given)) if given else None


def _named(label: str, text: str, budget: Mapping[str, Any]) -> Contestant:
    spec = PlayerSpec.parse(written(text, "a player"))
    return Contestant(written(label, "a label"), spec).or_budget(
        _budget(budget["simulations"], budget["seconds"])
    )


def _line_of(found: Mapping[str, Any]) -> list[Any]:
    """The contestants as they were named: in a series, by seat."""
    named = list(found["contestants"])
    return [named[number] for number in found["line_up"]] if found["line_up"] else named


def _lined_up(named: Sequence[Contestant], players: int) -> tuple[tuple[Contestant, ...], tuple[int, ...]]:
    """The contestants of a series, and which of them sits on each seat of its first game."""
    if not 1 <= len(named) <= players:
        raise CabochonError(
            f"a series has 1 to {players} contestants, not {len(named)}",
            code="error-bots-named",
            players=players,
            named=len(named),
        )
    taking_part = distinct(tuple(dict.fromkeys(named)))
    return taking_part, tuple(taking_part.index(named[seat % len(named)]) for seat in range(players))
