"""What a puzzle is, and how it is written down: one line of JSON."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Literal, cast, get_args

from cabochon.games.base import Game
from cabochon.games.errors import CabochonError, shown
from cabochon.games.positions import Position
from cabochon.games.state import State
from cabochon.match import View

Kind = Literal["win", "reserve", "defence"]
KINDS: tuple[Kind, ...] = get_args(Kind)
"""Win this turn; the best reservation; the only defence."""

FORMAT = 1
"""Changes whenever a line could be misread."""

HARDEST = 8
"""The `level` of what none of the levels finds that were tried."""


class PuzzleError(CabochonError):
    """A line that is no puzzle."""


@dataclass(frozen=True)
class Fault:
    """A wrong decision, and how the game would go on."""

    line: tuple[str, ...]
    """From the beginning of the puzzle: what was right so far, the wrong decision, what follows."""
    value: float
    """What is left of the victory, as an expected share."""


@dataclass(frozen=True)
class Puzzle:
    """A position as the seat to move sees it, and what is to be found in it."""

    name: str
    kind: Kind
    level: int
    """The weakest level that finds it; HARDEST if none of those that were tried does."""
    position: Position
    solutions: tuple[tuple[str, ...], ...]
    """The right lines, each up to the decision after which nothing can go wrong; the shortest first."""
    value: float
    """The expected share of the victory with the solution."""
    others: float
    """The same with the best of all other moves."""
    faults: tuple[Fault, ...] = ()
    """Of a win and a reservation, what tempts; of a defence, what the opponent wins otherwise with."""
    threat: tuple[str, ...] = ()
    """For a defence, what the opponent wins with otherwise."""

    @property
    def state(self) -> State:
        """The position to reckon with, each time one of its own; what the seat can't know is masked in it."""
        return self._state.copy()

    @cached_property
    def _state(self) -> State:
        """Read once: explaining a puzzle asks for its position hundreds of times."""
        return State.from_position(self.position)

    @property
    def game(self) -> Game:
        """Which game it is from."""
        return self._state.game

    @property
    def seat(self) -> int:
        """Who is to find it."""
        seat = self.position["to_move"]
        assert seat is not None
        return seat

    def fault(self, path: Sequence[str]) -> Fault | None:
        """What is known of decisions from the beginning, the last of which is wrong."""
        return next((each for each in self.faults if each.line[: len(path)] == tuple(path)), None)

    @property
    def view(self) -> View:
        """What the seat sees."""
        return View.of(self.state, self.seat)

    def to_json(self) -> str:
        """The line, without its end."""
        content = {
            "format": FORMAT,
            "name": self.name,
            "kind": self.kind,
            "level": self.level,
            "value": round(self.value, 4),
            "others": round(self.others, 4),
            "solutions": [list(line) for line in self.solutions],
            "faults": [{"line": list(fault.line), "value": round(fault.value, 4)} for fault in self.faults],
            "threat": list(self.threat),
            "position": self.position,
        }
        return json.dumps(content, separators=(",", ":"))

    @classmethod
    def from_json(cls, text: str) -> "Puzzle":
        """The puzzle of a line; a PuzzleError says what is wrong with it."""
        try:
            content = json.loads(text)
            if content["format"] != FORMAT:
                raise PuzzleError(
                    f"this puzzle has the format {shown(content['format'])}; only {FORMAT} can be read",
                    code="error-puzzle-format",
                    given=shown(content["format"]),
                    known=FORMAT,
                )
            puzzle = cls(
                name=_text(content["name"]),
                kind=_kind(content["kind"]),
                level=int(content["level"]),
                position=cast(Position, content["position"]),
                solutions=tuple(_line(line) for line in content["solutions"]),
                value=float(content["value"]),
                others=float(content["others"]),
                faults=tuple(_fault(fault) for fault in content["faults"]),
                threat=_line(content["threat"]),
            )
            if not puzzle.solutions or puzzle.state.to_move is None:
                raise ValueError("nothing is to be found in it")
        except PuzzleError:
            raise
        except (KeyError, TypeError, ValueError, AttributeError) as error:
            reason = f"{type(error).__name__}: {error}"[:200]
            raise PuzzleError(f"this is no puzzle: {reason}", code="error-puzzle", reason=reason) from None
        return puzzle


def _text(value: Any) -> str:
    if not isinstance(value, str) or not value:
        raise ValueError(f"{shown(value)} is no text")
    return value


def _kind(value: Any) -> Kind:
    if value not in KINDS:
        raise ValueError(f"{shown(value)} is none of the kinds {', '.join(KINDS)}")
    return cast(Kind, value)


def _line(value: Any) -> tuple[str, ...]:
    if not isinstance(value, list):
        raise ValueError(f"{shown(value)} is no list of moves")
    return tuple(_text(move) for move in value)


def _fault(value: Mapping[str, Any]) -> Fault:
    return Fault(_line(value["line"]), float(value["value"]))
