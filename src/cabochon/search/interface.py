"""What the search needs of a game besides its rules, under the same names in `splendor.py` and `duel.py`.

Bound like the rules: see `cabochon.games.interface`.
"""

from typing import Any, NoReturn


def _unbound() -> NoReturn:
    raise TypeError("this algorithm works for any game: bind it with native(function, binding)")


def prospects(state: Any) -> float:
    """How good things look for the player to move, before anything is decided."""
    _unbound()


def weigh(state: Any, action: int, now: float) -> float:
    """How good things look for the player to move after an action; `now` are the prospects before it."""
    _unbound()


def standing(state: Any, seat: int) -> float:
    """How a player stands: the logarithm of the odds of winning, but for a constant that all share."""
    _unbound()


def sketch(state: Any, mask: Any, rng: Any) -> int:
    """A quick sensible decision, for rollouts."""
    _unbound()


def meaning(state: Any, action: int) -> int:
    """The card that an action is about, -1 if none: the same action on another card is another move."""
    _unbound()


def appraise(state: Any, mask: Any, plug: Any, rng: Any, values: Any) -> None:
    """Write every seat's expected share of the victory into `values`; `state` and `mask` may be used up."""
    _unbound()


def suggest(state: Any, mask: Any, plug: Any, priors: Any) -> None:
    """Write the probability of every legal action into `priors`, by action number."""
    _unbound()
