"""Which games of a tournament its report lets people replay."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cabochon.arena import Result

MOST_GAMES = 6
"""A few: they make up most of the file."""


def chosen(results: "Sequence[Result]") -> "list[Result]":
    """At most so many games, in the order of the schedule: one of each meeting first, then others between."""
    last = {result.meeting: result for result in results}
    spread = _spread(list(last.values()), MOST_GAMES)
    taken = {result.key for result in spread}
    others = [result for result in results if result.key not in taken]
    return sorted([*spread, *_spread(others, MOST_GAMES - len(spread))], key=lambda result: result.place)


def _spread(results: "list[Result]", most: int) -> "list[Result]":
    """So many at most, at even distances."""
    if len(results) <= most:
        return results
    return [results[number * len(results) // most] for number in range(most)]
