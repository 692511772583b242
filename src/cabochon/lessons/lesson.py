"""What a lesson is: a position, and steps with a goal each."""

from collections.abc import Callable
from dataclasses import dataclass

from cabochon.games.paying import Means
from cabochon.games.positions import PlayerPosition
from cabochon.games.state import State
from cabochon.match.move import Move


@dataclass(frozen=True)
class Attempt:
    """What a learner has decided in a step: from which position, and where it led.

    It may have more to come: a payment, tokens to give back.
    """

    before: State
    moves: tuple[Move, ...]
    after: State
    seat: int

    @property
    def verb(self) -> str:
        """What it began with: take, reserve, buy …"""
        return self.moves[0].verb

    @property
    def argument(self) -> str:
        """What that was done to."""
        return self.moves[0].argument

    @property
    def last(self) -> Move:
        """The decision that was made last."""
        return self.moves[-1]

    @property
    def was(self) -> PlayerPosition:
        """The learner before it."""
        return self.before.position()["players"][self.seat]

    @property
    def now(self) -> PlayerPosition:
        """The learner after it."""
        return self.after.position()["players"][self.seat]

    @property
    def opponent(self) -> PlayerPosition:
        """Whoever plays against the learner, after it."""
        return self.after.position()["players"][1 - self.seat]

    @property
    def has_won(self) -> bool:
        """Whether the game is over, and this is the winner."""
        outcome = self.after.outcome
        return outcome is not None and outcome.winners == (self.seat,)

    def affords(self, card: int) -> bool:
        """Whether the learner could pay for a card afterwards."""
        return Means.of(self.now).short(self.after.game.cards[card].cost) == 0


Question = Callable[[Attempt], bool]


@dataclass(frozen=True)
class Slip:
    """Why something is not what a step is about: the name of an explanation, and what it explains."""

    name: str
    fits: Question


@dataclass(frozen=True)
class Step:
    """One thing to do. `goal` is asked when the learner has nothing more to decide about it.

    `lit` are the targets that the page lights up. Of the `slips` the first that fits explains a decision from
    which the goal can't be reached any more. `replies` are what the opponent then does.
    """

    goal: Question
    slips: tuple[Slip, ...]
    lit: tuple[str, ...] = ()
    replies: tuple[str, ...] = ()


@dataclass(frozen=True)
class Lesson:
    """A position, whose it is, and what there is to do in it."""

    name: str
    start: State
    steps: tuple[Step, ...]
    seat: int = 0


# --- Questions that fit any game ---


def always(_: Attempt) -> bool:
    """Whatever else it is."""
    return True


def does(*verbs: str) -> Question:
    """It begins with one of these."""
    return lambda attempt: attempt.verb in verbs


def buys(*places: str) -> Question:
    """It buys a card from one of these places."""
    return lambda attempt: attempt.verb == "buy" and attempt.argument in places


def wins(attempt: Attempt) -> bool:
    """It ends the game, won."""
    return attempt.has_won
