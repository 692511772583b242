"""The rule functions that every game offers under the same names, in its `rules.py`.

An algorithm over any game (playout.py, perft.py) imports these names from here and is bound to the rules of
one game by `native(function, rules)`. Called unbound, they say so.
"""

from typing import TYPE_CHECKING, Any, NoReturn

if TYPE_CHECKING:
    from cabochon.games.bits import Mask

WORD = 0
"""How many actions each word of a mask of legal actions holds."""


def _unbound() -> NoReturn:
    raise TypeError("this algorithm works for any game: bind it with native(function, rules)")


def shuffle(state: Any, rng: Any) -> None:
    """Draw everything that chance decides before the first turn."""
    _unbound()


def set_up(state: Any) -> None:
    """Lay out the table from the settings and the drawn orders."""
    _unbound()


def legal_actions(state: Any, mask: "Mask") -> None:
    """Write the legal actions of the player to move into the words of `mask`."""
    _unbound()


def apply(state: Any, action: int) -> None:
    """Carry out a legal action of the player to move."""
    _unbound()


def is_over(state: Any) -> bool:
    """Whether the game has ended."""
    _unbound()


def to_move(state: Any) -> int:
    """The seat that decides now; -1 when the game is over."""
    _unbound()


def winners(state: Any) -> int:
    """The winning seats, as bits."""
    _unbound()


def returns(state: Any, seat: int) -> float:
    """A seat's share of the victory."""
    _unbound()


def determinize(state: Any, seat: int, rng: Any) -> None:
    """Redraw what the seat can't know (from the game's `view.py`)."""
    _unbound()


def encode(state: Any, seat: int, out: Any) -> None:
    """Write what a seat knows as a network sees it (from the game's `features.py`)."""
    _unbound()
