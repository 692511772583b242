"""Who meets whom, and in which seats: every deal is played with every rotation, so that its luck cancels.

A *meeting* is a set of contestants at one table. A *side* of a table is whoever wins together: a seat, or in
a team game both seats of a team. In each *round* a meeting plays one deal as often as there are different
rotations of its sides; these games form a *group*. The next round plays the next deal and, where more than
two different contestants meet, another order round the table.

A *series* has no meetings: it gives every game a deal of its own, and after each game everybody moves on by
one seat.
"""

from collections.abc import Iterator, Sequence
from enum import StrEnum
from itertools import combinations, permutations
from typing import NamedTuple

from cabochon.games.base import Game
from cabochon.games.settings import Settings
from cabochon.match import CabochonError


class Form(StrEnum):
    """How the contestants meet."""

    ROUND_ROBIN = "round-robin"
    GAUNTLET = "gauntlet"
    HEAD_TO_HEAD = "head-to-head"
    SERIES = "series"


class Seating(StrEnum):
    """Who sits at a table of three or four: different contestants, or one against copies of another."""

    MIXED = "mixed"
    ALONE = "alone"


class Meeting(NamedTuple):
    """The contestant of each side, by number; copies of one contestant have the same number."""

    sides: tuple[int, ...]

    def rotations(self, round_number: int) -> tuple[tuple[int, ...], ...]:
        """The contestants by side for each game of a group; each sits everywhere equally often."""
        first, *others = self.sides
        orders = sorted(set(permutations(others)))
        circle = (first, *orders[(round_number - 1) % len(orders)])
        return tuple(dict.fromkeys(circle[-turn:] + circle[:-turn] for turn in range(len(circle))))


class Job(NamedTuple):
    """A game to be played. Rounds (in a series, games) count from 1, meetings and rotations from 0."""

    round: int
    meeting: int
    rotation: int
    seats: tuple[int, ...]
    """The contestant of each seat."""

    @property
    def key(self) -> str:
        """Names the game among all games of the tournament."""
        return game_key(self.round, self.meeting, self.rotation)


def game_key(round_number: int, meeting: int, rotation: int) -> str:
    """The name of a game; sorted by name, games are in the order of the schedule."""
    return f"{round_number:05d}-{meeting:03d}-{rotation}"


def sides_of(game: Game, players: int, settings: Settings) -> tuple[tuple[int, ...], ...]:
    """The seats of each side of a table; the settings are complete."""
    return game.sides(game.new_record(players, settings))


def default_seating(form: Form, contestants: int, sides: int) -> Seating:
    """Different contestants share a table where a round robin has enough of them."""
    mixed = form is Form.ROUND_ROBIN and contestants >= sides
    return Seating.MIXED if mixed else Seating.ALONE


def meetings(form: Form, seating: Seating, contestants: int, sides: int) -> tuple[Meeting, ...]:
    """All meetings of a round."""
    if contestants < 2 or (form is Form.HEAD_TO_HEAD and contestants != 2):
        raise CabochonError(
            f"a {form} needs {'exactly' if form is Form.HEAD_TO_HEAD else 'at least'} two contestants, "
            f"not {contestants}",
            code="error-arena-two" if form is Form.HEAD_TO_HEAD else "error-arena-few",
            given=contestants,
        )
    numbers = range(contestants)
    if sides == 2:
        pairs = combinations(numbers, 2)
        return tuple(Meeting(pair) for pair in pairs if form is not Form.GAUNTLET or pair[0] == 0)
    if seating is Seating.MIXED:
        if contestants < sides:
            raise CabochonError(
                f"a mixed table for {sides} needs {sides} contestants, not {contestants}",
                code="error-arena-mixed",
                sides=sides,
                given=contestants,
            )
        tables = combinations(numbers, sides)
        return tuple(Meeting(table) for table in tables if form is not Form.GAUNTLET or table[0] == 0)
    # A lone contestant against copies is not the same as its opponent alone: a round robin plays both.
    lone = numbers if form is Form.ROUND_ROBIN else range(1)
    return tuple(
        Meeting((alone, *(other,) * (sides - 1))) for alone in lone for other in numbers if other != alone
    )


def jobs(
    meetings: Sequence[Meeting], seats_by_side: Sequence[Sequence[int]], rounds: Sequence[int]
) -> Iterator[Job]:
    """The games of these rounds, round by round, so that a tournament can end after any of them."""
    for round_number in rounds:
        for number, meeting in enumerate(meetings):
            for rotation, sides in enumerate(meeting.rotations(round_number)):
                seats = [0] * sum(len(side) for side in seats_by_side)
                for contestant, side in zip(sides, seats_by_side, strict=True):
                    for seat in side:
                        seats[seat] = contestant
                yield Job(round_number, number, rotation, tuple(seats))


def series(line_up: tuple[int, ...], games: Sequence[int]) -> Iterator[Job]:
    """These games of a series: in game g, seat s is played by whoever stands at s + g - 1 in the line-up."""
    for number in games:
        turn = (number - 1) % len(line_up)
        yield Job(number, 0, 0, line_up[turn:] + line_up[:turn])
