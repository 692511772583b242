"""A lesson gone through in every right way: what whoever shows it needs, without an engine."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from cabochon.games.errors import CabochonError
from cabochon.games.state import State
from cabochon.lessons.lesson import Attempt, Lesson
from cabochon.match.deeds import Deed, deeds
from cabochon.match.move import Move, all_moves


@dataclass(frozen=True)
class Happened:
    """One decision of a seat, and what it did."""

    seat: int
    move: Move
    deeds: tuple[Deed, ...]


@dataclass(frozen=True)
class Onward:
    """A right decision: to which scene it leads, and what happened on the way."""

    to: int
    happened: tuple[Happened, ...]


@dataclass
class Scene:
    """A position of a lesson: of which step (past the last one: it is done), and what each decision is.

    `right` are those that lead on; `wrong` are the others, with the name of what explains them.
    """

    step: int
    state: State
    right: dict[str, Onward] = field(default_factory=dict)
    wrong: dict[str, str] = field(default_factory=dict)


class LessonError(CabochonError):
    """A lesson that can't be given."""


def walk(lesson: Lesson) -> list[Scene]:
    """All scenes of a lesson, the first one first; a LessonError says what is wrong with it."""
    return _Walker(lesson).scenes


class _Walker:
    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.scenes: list[Scene] = []
        self._known: dict[tuple[int, bytes, bytes], int] = {}
        if lesson.start.to_move != lesson.seat or lesson.start.phase != "act":
            raise LessonError(f"{lesson.name}: it is not the learner's turn")
        self._scene(0, lesson.start, (), lesson.start)

    def _scene(self, step: int, start: State, moves: tuple[Move, ...], state: State) -> int:
        """The number of the scene in which a step that began at `start` has come to `state`."""
        key = (step, start.tobytes(), state.tobytes())
        if key in self._known:
            return self._known[key]
        number = self._known[key] = len(self.scenes)
        scene = Scene(step, state)
        self.scenes.append(scene)
        if step == len(self.lesson.steps):
            return number
        for move, after in _choices(state):
            attempt = Attempt(start, (*moves, move), after, self.lesson.seat)
            if self._is_right(step, attempt):
                scene.right[move.text] = self._onward(step, attempt, state)
            else:
                scene.wrong[move.text] = self._slip(step, attempt)
        if not scene.right:
            raise LessonError(f"{self.lesson.name}, step {step + 1}: the goal can't be reached")
        return number

    def _is_right(self, step: int, attempt: Attempt) -> bool:
        """Whether the goal is reached, or can be with what is still to be decided."""
        if _is_settled(attempt.after):
            return self.lesson.steps[step].goal(attempt)
        return any(
            self._is_right(step, Attempt(attempt.before, (*attempt.moves, move), after, attempt.seat))
            for move, after in _choices(attempt.after)
        )

    def _slip(self, step: int, attempt: Attempt) -> str:
        for slip in self.lesson.steps[step].slips:
            if slip.fits(attempt):
                return slip.name
        raise LessonError(f"{self.lesson.name}, step {step + 1}: nothing explains {attempt.last}")

    def _onward(self, step: int, attempt: Attempt, before: State) -> Onward:
        happened = [_happened(before, attempt.last, attempt.after)]
        if not _is_settled(attempt.after):
            to = self._scene(step, attempt.before, attempt.moves, attempt.after)
            return Onward(to, tuple(happened))
        state = attempt.after
        for text in self.lesson.steps[step].replies:
            reply = {move.text: (move, after) for move, after in _choices(state)}.get(text)
            if reply is None or state.to_move == self.lesson.seat:
                raise LessonError(f"{self.lesson.name}, step {step + 1}: the opponent can't {text}")
            happened.append(_happened(state, *reply))
            state = reply[1]
        if step + 1 < len(self.lesson.steps) and state.to_move != self.lesson.seat:
            raise LessonError(f"{self.lesson.name}, step {step + 2}: it is not the learner's turn")
        return Onward(self._scene(step + 1, state, (), state), tuple(happened))


def _is_settled(state: State) -> bool:
    """Whether what has been begun has nothing more to decide."""
    return state.is_over or state.phase == "act"


def _choices(state: State) -> Iterator[tuple[Move, State]]:
    moves = all_moves(state.game)
    for action in state.legal_actions():
        yield moves[action], state.after(action)


def _happened(before: State, move: Move, after: State) -> Happened:
    assert before.to_move is not None
    public = before.view(None).position(), after.view(None).position()
    return Happened(before.to_move, move, tuple(deeds(before.game, move, *public)))
