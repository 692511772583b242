"""What came out of a game, as it is written down."""

import json
from dataclasses import asdict, dataclass
from typing import Any, NamedTuple, Self

from cabochon.arena.schedule import game_key
from cabochon.games.errors import shown

UNFINISHED = "unfinished"
FAULT = "fault"
FAULTS = ("crash", "timeout", "illegal", "garbage", "refused", "start")
"""It ended or raised an error; it did not answer in time; its move is not legal; it wrote what is no message
of the protocol; it answered with an error; it could not be started."""


CLOSE = 1e-6
"""How far from 1 shares may add up."""
MOST = 1e9
"""Whatever is counted in a game is less."""


class Fault(NamedTuple):
    """What ended a game too early: the seat that must answer for it, and what it did.

    `kind` is one of FAULTS.
    """

    seat: int
    kind: str
    message: str
    seconds: float = 0.0
    """From when it was asked until the fault; no part of the time that its decisions took."""

    def check(self, seats: int) -> None:
        """Refuse what can't be, at a table of so many seats."""
        if not 0 <= self.seat < seats:
            raise ValueError("the seat of the fault is not there")
        if self.kind not in FAULTS:
            raise ValueError(f"a fault is {' or '.join(FAULTS)}, not {shown(self.kind)}")
        if not 0 <= self.seconds <= MOST:
            raise ValueError("seconds until a fault that can't be")


@dataclass(frozen=True)
class Result:
    """A game of a tournament. Tuples go by seat."""

    round: int
    meeting: int
    rotation: int
    seats: tuple[str, ...]
    """The labels of the contestants."""
    start: int
    """The seat that began."""
    shares: tuple[float, ...]
    """Of the victory; they add up to 1."""
    points: tuple[int, ...]
    ending: str
    """As the rules name it; or "unfinished", or "fault"."""
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]
    """Thought in all about the decisions that were made."""
    fault: Fault | None = None

    @property
    def key(self) -> str:
        """Names the game among all games of the tournament."""
        return game_key(self.round, self.meeting, self.rotation)

    @property
    def place(self) -> tuple[int, int, int]:
        """Where the game stands in the schedule."""
        return self.round, self.meeting, self.rotation

    @property
    def group(self) -> tuple[int, int]:
        """Round and meeting: games of the same group have the same deal."""
        return self.round, self.meeting

    def to_line(self) -> str:
        """The result as a line of JSON."""
        fault = None if self.fault is None else self.fault._asdict()
        return json.dumps({"game": self.key, **asdict(self), "fault": fault}, ensure_ascii=False)

    @classmethod
    def from_line(cls, line: str) -> Self:
        """The result of a line; raises ValueError if it is none."""
        try:
            content: dict[str, Any] = json.loads(line)
            fault = content["fault"]
            result = cls(
                round=int(content["round"]),
                meeting=int(content["meeting"]),
                rotation=int(content["rotation"]),
                seats=tuple(str(label) for label in content["seats"]),
                start=int(content["start"]),
                shares=tuple(float(share) for share in content["shares"]),
                points=tuple(int(points) for points in content["points"]),
                ending=str(content["ending"]),
                decisions=tuple(int(number) for number in content["decisions"]),
                seconds=tuple(float(seconds) for seconds in content["seconds"]),
                fault=None if fault is None else _fault(fault),
            )
            result._check()
        except (KeyError, TypeError, ValueError, OverflowError, RecursionError) as error:
            raise ValueError(f"no result of a game: {error}") from None
        return result

    def _check(self) -> None:
        """Nothing that is reckoned or told from a file may be nonsense."""
        by_seat = (self.shares, self.points, self.decisions, self.seconds)
        if any(len(values) != len(self.seats) for values in by_seat):
            raise ValueError("not one value for each seat")
        if self.round < 1 or min(self.meeting, self.rotation) < 0:
            raise ValueError("a place that is in no schedule")
        if not all(0 <= share <= 1 for share in self.shares) or abs(sum(self.shares) - 1) > CLOSE:
            raise ValueError("the shares do not add up to 1")
        if not all(0 <= number <= MOST for number in self.decisions + self.seconds):
            raise ValueError("decisions or seconds that can't be")
        if any(abs(points) > MOST for points in self.points):
            raise ValueError("points that can't be")
        if not 0 <= self.start < len(self.seats):
            raise ValueError("the seat that began is not there")
        if self.fault is not None:
            self.fault.check(len(self.seats))


def _fault(content: object) -> Fault:
    if not isinstance(content, dict):
        raise TypeError("a fault is an object")
    # Folders of earlier versions do not say how long a fault took.
    seconds = float(content.get("seconds", 0.0))
    return Fault(int(content["seat"]), str(content["kind"]), str(content["message"]), seconds)
