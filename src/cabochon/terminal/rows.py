"""The lines of the standings, before they are put into columns."""

from collections.abc import Sequence
from typing import NamedTuple

from rich.text import Text

Cell = Text | str


class Row(NamedTuple):
    """Who, what they are worth, what the numbers are, a number for each of the first tokens, a note."""

    name: Cell = ""
    worth: Cell = ""
    label: Cell = ""
    counts: Sequence[int] = ()
    note: Cell = ""
