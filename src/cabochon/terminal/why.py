"""Reasons, grades and chances, as analysis gives them, in words."""

from collections.abc import Sequence

from rich.table import Table
from rich.text import Text

from cabochon.analysis.reason import Reason, Value
from cabochon.games.places import place_of
from cabochon.games.positions import Position
from cabochon.language import Language
from cabochon.terminal.screen import Screen
from cabochon.terminal.words import Words


def reason_list(screen: Screen, words: Words, reasons: Sequence[Reason], position: Position) -> Table:
    """The reasons for a decision in that position, below each other behind dashes."""
    # A grid, since what is written without spaces would move below the dash.
    table = Table.grid(padding=(0, 1, 0, 0))
    table.add_column()
    table.add_column(overflow="fold")
    for reason in reasons:
        table.add_row("-" if screen.ascii_only else "–", Text(why(words, reason, position), "green"))
    return table


def why(words: Words, reason: Reason, position: Position) -> str:
    """A reason in words (`analysis/reason.py` says what each value is), for a decision in that position."""
    values = {name: _worded(words, name, value, position) for name, value in reason.values.items()}
    return words.language.text_or(reason.code, reason.code, **values)


def _worded(words: Words, name: str, value: Value, position: Position) -> str | int:
    match name, value:
        case "card", int(number):
            # Several cards look alike in words; the place says which one is meant.
            place = place_of(words.game, position, number)
            return words.language.join([place, words.card(number)] if place else [words.card(number)])
        case kind, int(number) if kind in words.game.patrons:
            return words.patron(kind, number)[kind]
        case "player", int(seat):
            return words.names[seat]
        case "colour", str(letter):
            return words.colour(letter)
        case _, list(counts):
            return words.tokens(counts)
        case _, int(number) | str(number):
            return number


def grade(language: Language, name: str) -> str:
    """A grade of `analysis.GRADES` in words."""
    return language.text(f"grade-{name}")


def percent(language: Language, share: float) -> str:
    """A share of the victory as a whole percentage; only what is certain is 0 or 100."""
    rounded = round(100 * share)
    if 0 < share < 1:
        rounded = min(max(rounded, 1), 99)
    return language.text("share-percent", number=rounded)
