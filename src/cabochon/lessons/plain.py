"""Games that nobody has written lessons for."""

from cabochon.lessons.lesson import Lesson

LESSONS: tuple[Lesson, ...] = ()
