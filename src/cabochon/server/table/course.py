"""The course of a game at a table: the match, what everybody may see of it, and what decisions do to it."""

from collections.abc import Sequence
from functools import cached_property

from cabochon.games.base import Game
from cabochon.games.positions import Position
from cabochon.match import Match, Move
from cabochon.match.deeds import Deed, deeds
from cabochon.match.notation import written_moves


class Course:
    """A match at one point of its course. Nothing changes it, so tables may share it.

    `public` is the position as a spectator sees it.
    """

    def __init__(self, match: Match) -> None:
        """The match is given away."""
        self.match = match
        self.public: Position = match.position(None)

    @property
    def to_move(self) -> int | None:
        """The seat that decides now; None when the game is over."""
        return self.public["to_move"]

    @property
    def phase(self) -> str:
        """What is to be decided now."""
        return self.public["phase"]

    @property
    def turn(self) -> int:
        """The number of the turn."""
        return self.public["turn"]

    @property
    def scores(self) -> tuple[int, ...]:
        """The points of every seat."""
        return tuple(player["points"] for player in self.public["players"])

    def seen_by(self, seat: int | None) -> Position:
        """The position as a seat sees it, mostly the public one; None is a spectator."""
        if seat is None or not self.match.knows_more(seat):
            return self.public
        return self.match.position(seat)

    @cached_property
    def retractable(self) -> int:
        """How many of the last decisions have revealed nothing to whoever is still deciding."""
        return self.match.retractable

    def after(self, move: Move) -> tuple["Course", list[Deed]]:
        """The course after a decision, and what it did; raises a MoveError where it is not legal."""
        match = self.match.copy()
        match.play(move)
        course = Course(match)
        return course, deeds(match.game, move, self.public, course.public)

    def back_to(self, decisions: int, again: int | None = None) -> "Course":
        """The course when only its first decisions stand; with a number, all unseen is shuffled again."""
        match = self.match.copy()
        while len(match.moves) > decisions:
            match.undo()
        return Course(match if again is None else match.shuffled_again(again))

    def ended(self, why: str) -> "Course":
        """The course of a game that ended beside the rules: its record says why nobody plays on."""
        match = self.match.copy()
        match.headers["Ended"] = why
        return Course(match)


class Attempt:
    """Decisions made one after the other from a point of a course, as `notation.parse` tries them.

    There is no other way to play at a table: a command makes an attempt to find out what it leads to, and
    the fold goes on from there; without it, the fold makes the same attempt from the event.
    """

    def __init__(self, since: Course) -> None:
        self.game: Game = since.match.game
        self.since = since
        self.course = since
        """The course after the decisions."""
        self.moves: tuple[Move, ...] = ()
        self.deeds: tuple[Deed, ...] = ()

    @classmethod
    def of(cls, since: Course, texts: Sequence[str]) -> "Attempt":
        """The attempt whose decisions an event holds."""
        attempt = cls(since)
        known = written_moves(attempt.game)
        for text in texts:
            attempt.play(known[text])
        return attempt

    def is_of(self, since: Course, texts: Sequence[str]) -> bool:
        """Whether it is what `of` would make."""
        return self.since is since and self.texts == tuple(texts)

    @property
    def texts(self) -> tuple[str, ...]:
        """The decisions in their one notation."""
        return tuple(move.text for move in self.moves)

    @property
    def legal_moves(self) -> tuple[Move, ...]:
        """What may be decided next."""
        return self.course.match.legal_moves

    @property
    def phase(self) -> str:
        """What is to be decided next."""
        return self.course.phase

    @property
    def begins_turn(self) -> bool:
        """Whether the next decision is the first of a turn."""
        return self.course.match.begins_turn

    @property
    def last_move(self) -> Move | None:
        """The latest decision of the game."""
        return self.course.match.last_move

    def play(self, move: Move) -> None:
        """Make a decision; raises a MoveError where it is not legal."""
        self.course, done = self.course.after(move)
        self.moves = (*self.moves, move)
        self.deeds = (*self.deeds, *done)
