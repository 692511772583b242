"""Tokens and prices as coloured chips. A chip always carries its letter, so colour is never the only sign."""

from collections.abc import Sequence

from rich.style import Style
from rich.text import Text

from cabochon.games.base import Game
from cabochon.games.components import WILD

WILD_LETTER = "*"

_STYLES = {
    "white": Style.parse("bold #202020 on #f2f2f2"),
    "blue": Style.parse("bold #ffffff on #2456c8"),
    "green": Style.parse("bold #ffffff on #1c7f45"),
    "red": Style.parse("bold #ffffff on #c22f3a"),
    "black": Style.parse("bold #ffffff on #444444"),
    "pearl": Style.parse("bold #4a1030 on #f3b9d3"),
    "gold": Style.parse("bold #302000 on #e9bb2d"),
    WILD: Style.parse("bold #ffffff on #7a4fb5"),
}
_OTHER = Style.parse("bold reverse")


def chip(token: str, text: str) -> Text:
    """A text, which should contain the letter of a token, in the colours of the token."""
    return Text(text, style=_STYLES.get(token, _OTHER))


def amounts(game: Game, counts: Sequence[int], width: int | None = None) -> Text:
    """A purse or a price, "3w 2b"; without the spaces where `width` is too small for them."""
    parts = [
        chip(token, f"{count}{letter}")
        for count, token, letter in zip(counts, game.tokens, game.letters, strict=True)
        if count
    ]
    spaced = Text(" ").join(parts)
    return spaced if width is None or spaced.cell_len <= width else Text.assemble(*parts)
