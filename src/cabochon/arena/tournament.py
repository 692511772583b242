"""A tournament: everything that decides which games are played, and nothing that happens while they are."""

import hashlib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Self

from cabochon.arena.contestants import Contestant, check_budget, distinct
from cabochon.arena.schedule import Form, Job, Meeting, Seating, default_seating, jobs, meetings, sides_of
from cabochon.arena.sequential import Bounds
from cabochon.games import game as find_game
from cabochon.match import CabochonError

FORMAT = 1
"""Of what a tournament writes into its folder."""

ROUNDS = 10
MOST_ROUNDS = 2000
"""What a head-to-head plays if its test does not stop it before."""
LONGEST_GAME = 5000


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
    settings: Mapping[str, Any]
    seed: int
    rounds: int
    threads: int
    max_decisions: int
    bounds: Bounds | None
    """Of the sequential test; a head-to-head has one."""

    @classmethod
    def of(
        cls,
        contestants: Sequence[str | Contestant],
        *,
        form: Form | str = Form.ROUND_ROBIN,
        seating: Seating | str | None = None,
        game: str = "splendor",
        players: int | None = None,
        settings: Mapping[str, Any] | None = None,
        simulations: int | None = None,
        seconds: float | None = None,
        seed: int = 0,
        rounds: int | None = None,
        threads: int = 1,
        max_decisions: int = LONGEST_GAME,
        bounds: Bounds | None = None,
    ) -> Self:
        """A tournament of contestants (see contestants.py); raises a CabochonError for what can't be played.

        `simulations` and `seconds` are the budget of everybody who has none of their own. `rounds` is how
        many deals every meeting plays; a head-to-head stops before if its test is decided.
        """
        form = Form(form)
        check_budget(simulations, seconds)
        if rounds is not None and rounds < 1:
            raise CabochonError(f"a tournament has at least one round, not {rounds}")
        taking_part = distinct(
            [
                (each if isinstance(each, Contestant) else Contestant.parse(each)).or_budget(
                    simulations, seconds
                )
                for each in contestants
            ]
        )
        rules = find_game(game)
        count = rules.player_counts[0] if players is None else players
        checked = rules.check_settings(count, settings or {})
        sides = len(sides_of(count, bool(checked.get("teams"))))
        chosen = default_seating(form, len(taking_part), sides) if seating is None else Seating(seating)
        meetings(form, chosen, len(taking_part), sides)
        sequential = form is Form.HEAD_TO_HEAD
        if bounds is not None:
            bounds.check()
        return cls(
            contestants=taking_part,
            form=form,
            seating=chosen,
            game=game,
            players=count,
            settings=checked,
            seed=seed,
            rounds=rounds or (MOST_ROUNDS if sequential else ROUNDS),
            threads=threads,
            max_decisions=max_decisions,
            bounds=(bounds or Bounds()) if sequential else None,
        )

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
        return sides_of(self.players, bool(self.settings.get("teams")))

    @cached_property
    def meetings(self) -> tuple[Meeting, ...]:
        """Who sits together, in every round."""
        return meetings(self.form, self.seating, len(self.contestants), len(self.sides))

    def jobs(self) -> Iterator[Job]:
        """Every game, in the order of the schedule."""
        return jobs(self.meetings, self.sides, range(1, self.rounds + 1))

    @cached_property
    def games_per_round(self) -> int:
        """How many games a round has."""
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
                    "spec": contestant.spec,
                    "simulations": contestant.simulations,
                    "seconds": contestant.seconds,
                }
                for contestant in self.contestants
            ],
            "seed": self.seed,
            "threads": self.threads,
            "max_decisions": self.max_decisions,
            "bounds": None if self.bounds is None else self.bounds._asdict(),
        }

    def _digest(self, purpose: str) -> bytes:
        return hashlib.sha256(f"cabochon arena/{self.seed}/{purpose}".encode()).digest()
