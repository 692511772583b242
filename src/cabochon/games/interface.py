"""The rule functions that every game offers under the same names, in its `rules.py` or as it says.

An algorithm over any game (playout.py, perft.py) imports these names from here and is bound to the rules of
one game by `native(function, rules)`. Called unbound, they say so. Other interfaces are made in the same way:
`search/interface.py` for one.
"""

from typing import TYPE_CHECKING, Any, NoReturn, TypeVar

if TYPE_CHECKING:
    from cabochon.games.bits import Mask

F = TypeVar("F")

_OPEN: set[object] = set()


class OpenNumber(int):
    """A number that a binding puts in."""


def open_name(function: F) -> F:
    """Marks a function in whose place a binding puts the one of the same name."""
    _OPEN.add(function)
    return function


def is_open(value: object) -> bool:
    """Whether a value stands for what a binding puts in its place."""
    return isinstance(value, OpenNumber) or (callable(value) and value in _OPEN)


def unbound() -> NoReturn:
    """What an open function does when it is called as it is."""
    raise TypeError("this algorithm works for any game: bind it with native(function, rules)")


WORD: int = OpenNumber()
"""How many actions each word of a mask of legal actions holds."""


@open_name
def shuffle(state: Any, rng: Any) -> None:
    """Draw everything that chance decides before the first turn."""
    unbound()


@open_name
def set_up(state: Any) -> None:
    """Lay out the table from the settings and the drawn orders."""
    unbound()


@open_name
def legal_actions(state: Any, mask: "Mask") -> None:
    """Write the legal actions of the player to move into the words of `mask`."""
    unbound()


@open_name
def apply(state: Any, action: int) -> None:
    """Carry out a legal action of the player to move."""
    unbound()


@open_name
def is_over(state: Any) -> bool:
    """Whether the game has ended."""
    unbound()


@open_name
def to_move(state: Any) -> int:
    """The seat that decides now; -1 when the game is over."""
    unbound()


@open_name
def winners(state: Any) -> int:
    """The winning seats, as bits."""
    unbound()


@open_name
def returns(state: Any, seat: int) -> float:
    """A seat's share of the victory."""
    unbound()


@open_name
def allied(state: Any, seat: int, other: int) -> bool:
    """Whether two seats win together."""
    unbound()


@open_name
def discount(state: Any, seat: int) -> int:
    """What is taken off every price that a seat pays, as a purse."""
    unbound()


@open_name
def begins_turn(state: Any) -> bool:
    """Whether the next decision is the first of a turn."""
    unbound()


@open_name
def card_of(state: Any, action: int) -> int:
    """The card that a decision buys or reserves; -1 if there is none or its player can't know it."""
    unbound()


@open_name
def pass_turn_to(state: Any, seat: int) -> None:
    """Let a seat begin a turn, to see what it could do."""
    unbound()


@open_name
def hide(state: Any, seat: int) -> None:
    """Mask what the seat can't know (from the game's `view.py`)."""
    unbound()


@open_name
def determinize(state: Any, seat: int, rng: Any) -> None:
    """Redraw what the seat can't know (from the game's `view.py`)."""
    unbound()


@open_name
def encode(state: Any, seat: int, out: Any) -> None:
    """Write what a seat knows as a network sees it (from the game's `features.py`)."""
    unbound()
