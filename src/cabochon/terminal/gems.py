"""Tokens and prices as coloured chips. A chip always carries its letter, so colour is never the only sign."""

from collections.abc import Sequence

from rich.style import Style
from rich.text import Text

COLOURS = {
    "w": "white",
    "b": "blue",
    "g": "green",
    "r": "red",
    "k": "black",
    "p": "pearl",
    "o": "gold",
}
WILD = "*"

_STYLES = {
    "w": Style.parse("bold #202020 on #f2f2f2"),
    "b": Style.parse("bold #ffffff on #2456c8"),
    "g": Style.parse("bold #ffffff on #1c7f45"),
    "r": Style.parse("bold #ffffff on #c22f3a"),
    "k": Style.parse("bold #ffffff on #444444"),
    "p": Style.parse("bold #4a1030 on #f3b9d3"),
    "o": Style.parse("bold #302000 on #e9bb2d"),
    WILD: Style.parse("bold #ffffff on #7a4fb5"),
}


def chip(letter: str, text: str | None = None) -> Text:
    """One gem: its letter (or `text`, which should contain it) in its colours."""
    return Text(letter if text is None else text, style=_STYLES[letter])


def amounts(counts: Sequence[int], letters: str, width: int | None = None) -> Text:
    """A purse or a price, "3w 2b"; without the spaces where `width` is too small for them."""
    parts = [
        chip(letter, f"{count}{letter}") for count, letter in zip(counts, letters, strict=False) if count
    ]
    spaced = Text(" ").join(parts)
    return spaced if width is None or spaced.cell_len <= width else Text.assemble(*parts)
