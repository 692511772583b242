"""The kinds of decisions of a game as data: what notation, attention and hints need to know of them.

A decision is written as a verb with an argument (`buy 2c`). A game's `actions.py` lists its verbs in the
order of the action numbers; a verb has as many numbers as arguments.
"""

from collections.abc import Iterable
from enum import Enum
from typing import NamedTuple


class Form(Enum):
    """How the argument of a verb is written."""

    NOTHING = "nothing"
    PLACE = "place"  # of a card: 2c, 1t, h1
    NUMBER = "number"  # 1, 2 …
    TOKENS = "tokens"  # several at once: wbg
    TOKEN = "token"  # w
    CELL = "cell"  # c3
    LINE = "line"  # one to three neighbouring cells: c3, a1-b1, a1-c1


class Verb(NamedTuple):
    """One kind of decision."""

    name: str
    form: Form = Form.NOTHING
    arguments: tuple[str, ...] = ("",)
    phase: str = "act"
    """When it is asked for."""
    in_order: bool = False
    """Several follow each other in any order; so that there is one way, only ascending ones are legal."""
    draws: bool = False
    """Chance decides what comes of it: whoever decides has to look before they go on."""

    @property
    def is_about_card(self) -> bool:
        """Whether the decision concerns one card."""
        return self.form is Form.PLACE

    @property
    def is_about_tokens(self) -> bool:
        """Whether the decision says which tokens are taken from the table."""
        return self.form in (Form.TOKENS, Form.CELL, Form.LINE)


def first_actions(verbs: Iterable[Verb]) -> list[int]:
    """The first action number of each verb; last, how many actions there are."""
    numbers = [0]
    for verb in verbs:
        numbers.append(numbers[-1] + len(verb.arguments))
    return numbers


def texts(verbs: Iterable[Verb]) -> tuple[str, ...]:
    """The notation of every action, by number."""
    return tuple(f"{verb.name} {argument}".rstrip() for verb in verbs for argument in verb.arguments)
