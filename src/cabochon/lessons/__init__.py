"""Lessons: small positions of the real games with one idea each, for people who learn them.

What is right is said by the rules: a lesson has a goal, which is a question about a position, and every
decision from which the goal can still be reached is right. Words are for those who show a lesson.
"""

from cabochon.games import own_module
from cabochon.games.base import Game
from cabochon.lessons.lesson import Lesson

__all__ = ["Lesson", "lessons"]


def lessons(game: Game) -> tuple[Lesson, ...]:
    """The lessons of a game, in the order in which they are taken; none for a game that has none."""
    found: tuple[Lesson, ...] = own_module(__name__, game, "plain").LESSONS
    return found
