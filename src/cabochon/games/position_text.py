"""A position as one line of text: for a message, a test, a web address, a table of positions.

The keys are those of the position as JSON, without what follows from the others; docs/positions.md has the
grammar. A position has exactly one text: whatever differs from what `write` gives is refused by `read`.

    splendor/1 target=21 start=0 turn=3 to_move=0 phase=act … | tokens=2w1b cards=- … | tokens=… …

What all games have is spelled here. A game's `position.py` says how its own keys are spelled (a `Layout`).
"""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from cabochon.games.decks import deck_of
from cabochon.games.errors import PositionError, SettingsError, shown
from cabochon.games.reading import FOLLOWS

if TYPE_CHECKING:
    from cabochon.games.base import Game
    from cabochon.games.positions import Position, Reserved

LONGEST = 4000
NOTHING = "-"
"""An empty place, an empty list, nobody."""
UNKNOWN_SIGN = "?"
"""What a view can't know."""
EMPTY_CELL = "."

Value = Any
"""A part of a position as JSON."""


class Spelling(NamedTuple):
    """How a value is written, and read again; a reader is told where in the line its text begins."""

    write: "Callable[[Value, Game], str]"
    read: "Callable[[str, int, Game], Value]"


class Layout(NamedTuple):
    """What the text of a game's positions has besides what all have, by the keys of the JSON, in order.

    Keys in `pending` are left out when the position has none of that name. `follows` are keys of a player
    that follow from the others, besides bonuses, discount and points. Raise `version` when a text changes
    its meaning.
    """

    version: int
    pending: Mapping[str, Spelling]
    table: Mapping[str, Spelling]
    player: Mapping[str, Spelling]
    follows: tuple[str, ...] = ()


# --- Spellings ---------------------------------------------------------------------------------------------


def unexpected(at: int, expected: str, text: str) -> PositionError:
    """The error where something else stands in a line than what was expected."""
    found = f'"{text[:30]}{"…" if len(text) > 30 else ""}"' if text.isprintable() else shown(text)
    return PositionError(f"expected {expected}, not {found if text else 'nothing'}", column=at + 1)


def _parts(text: str, at: int, separator: str) -> Iterator[tuple[str, int]]:
    """The parts of a text, and where each begins."""
    for part in text.split(separator):
        yield part, at
        at += len(part) + len(separator)


def _read_number(text: str, at: int, game: "Game") -> int:
    if not re.fullmatch("(?:0|[1-9][0-9]{0,19})", text):
        raise unexpected(at, "a whole number", text)
    return int(text)


def _read_word(text: str, at: int, game: "Game") -> str:
    if not re.fullmatch("[a-z0-9_]+", text):
        raise unexpected(at, "a word", text)
    return text


def _read_switch(text: str, at: int, game: "Game") -> bool:
    if text not in ("true", "false"):
        raise unexpected(at, "true or false", text)
    return text == "true"


NUMBER = Spelling(lambda value, _: str(value), _read_number)
WORD = Spelling(lambda value, _: str(value), _read_word)
SWITCH = Spelling(lambda value, _: str(value).lower(), _read_switch)


def or_none(spelling: Spelling, sign: str = NOTHING) -> Spelling:
    """The same, or a sign for what is null in JSON."""
    return Spelling(
        lambda value, game: sign if value is None else spelling.write(value, game),
        lambda text, at, game: None if text == sign else spelling.read(text, at, game),
    )


def listed(spelling: Spelling, separator: str = ",", none: str | None = NOTHING) -> Spelling:
    """A list with a separator between its parts; `none` is an empty one, if there can be such."""

    def write(value: Value, game: "Game") -> str:
        return separator.join(spelling.write(part, game) for part in value) if value else none or ""

    def read(text: str, at: int, game: "Game") -> list[Value]:
        if text == none:
            return []
        return [spelling.read(part, begin, game) for part, begin in _parts(text, at, separator)]

    return Spelling(write, read)


def _write_tokens(value: Sequence[int], game: "Game") -> str:
    counts = zip(value, game.letters, strict=True)
    return "".join(f"{number}{letter}" for number, letter in counts if number) or NOTHING


def _read_tokens(text: str, at: int, game: "Game") -> list[int]:
    counts = [0] * len(game.letters)
    expected = f"counts of tokens in the order {game.letters}, such as 2{game.letters[0]}1{game.letters[-1]}"
    begin = 0
    allowed = game.letters
    while begin < len(text) and text != NOTHING:
        found = re.compile(f"([1-9][0-9]{{0,2}})([{allowed}])").match(text, begin) if allowed else None
        if found is None:
            raise unexpected(at + begin, expected, text[begin:])
        counts[game.letters.index(found[2])] = int(found[1])
        allowed = allowed[allowed.index(found[2]) + 1 :]
        begin = found.end()
    if not text:
        raise unexpected(at, expected, text)
    return counts


def _write_board(value: Sequence[Sequence[str | None]], game: "Game") -> str:
    letters = dict(zip(game.tokens, game.letters, strict=True))
    rows = ("".join(EMPTY_CELL if token is None else letters[token] for token in row) for row in value)
    return "/".join(rows)


def _read_board(text: str, at: int, game: "Game") -> list[list[str | None]]:
    names: dict[str, str | None] = dict(zip(game.letters, game.tokens, strict=True))
    names[EMPTY_CELL] = None
    rows = []
    for row, begin in _parts(text, at, "/"):
        for column, letter in enumerate(row):
            if letter not in names:
                expected = f"a token ({game.letters}) or {EMPTY_CELL} for an empty cell"
                raise unexpected(begin + column, expected, letter)
        rows.append([names[letter] for letter in row])
    return rows


def _write_reserved(value: "Reserved", game: "Game") -> str:
    card = UNKNOWN_SIGN + value["deck"] if value["card"] is None else str(value["card"])
    return f"({card})" if value["hidden"] else card


def _read_reserved(text: str, at: int, game: "Game") -> "Reserved":
    hidden = text.startswith("(") and text.endswith(")")
    card = text[1:-1] if hidden else text
    decks = {deck.name: deck for deck in game.decks}
    if hidden and card.startswith(UNKNOWN_SIGN) and card[1:] in decks:
        number, deck = None, decks[card[1:]]
    else:
        if not re.fullmatch("(?:0|[1-9][0-9]{0,2})", card) or int(card) >= len(game.cards):
            unknown = f"({UNKNOWN_SIGN}{game.decks[0].name})"
            expected = f"a card from 0 to {len(game.cards) - 1}, in brackets if it is hidden, or {unknown}"
            raise unexpected(at, expected, text)
        number = int(card)
        deck = game.decks[deck_of(number, game.first)]
    return {"card": number, "hidden": hidden, "deck": deck.name, "level": deck.level}


def _write_deck(value: list[int] | int, game: "Game") -> str:
    return f"{UNKNOWN_SIGN}{value}" if isinstance(value, int) else NUMBERS.write(value, game)


def _read_deck(text: str, at: int, game: "Game") -> list[int] | int:
    if text.startswith(UNKNOWN_SIGN):
        return _read_number(text[1:], at + 1, game)
    cards: list[int] = NUMBERS.read(text, at, game)
    return cards


NUMBERS = listed(NUMBER)
PLACES = listed(or_none(NUMBER), none=None)
"""Numbers, or nothing, at fixed places."""
COUNTS = Spelling(_write_tokens, _read_tokens)
NAMED_COUNTS = Spelling(
    lambda value, game: _write_tokens([value[name] for name in game.tokens], game),
    lambda text, at, game: dict(zip(game.tokens, _read_tokens(text, at, game), strict=True)),
)
"""The same where the JSON counts by name."""
BOARD = Spelling(_write_board, _read_board)
HAND = listed(Spelling(_write_reserved, _read_reserved))
ROWS = listed(PLACES, "/", none=None)
DECKS = listed(Spelling(_write_deck, _read_deck), "/", none=None)

_TURN = {"start": NUMBER, "turn": NUMBER, "to_move": or_none(NUMBER), "phase": WORD}
_CARDS = {"market": ROWS, "decks": DECKS}
_PLAYER = {"tokens": COUNTS, "cards": NUMBERS, "reserved": HAND}
_FOLLOWS = ("bonuses", "discount", "points")


# --- The line ----------------------------------------------------------------------------------------------


def write(position: "Position", game: "Game") -> str:
    """The text of a position."""
    layout = game.layout
    content: Mapping[str, Any] = position
    pending: Mapping[str, Any] = position["pending"]
    unusual = [
        f"{setting.name}={_setting_text(position['settings'][setting.name])}"
        for setting in game.settings
        if position["settings"][setting.name] != setting.default
    ]
    due = {key: spelling for key, spelling in layout.pending.items() if key in pending}
    words = [
        f"{game.name}/{layout.version}",
        *unusual,
        *_written(_TURN, content, game),
        *_written(due, pending, game),
        *_written({**_CARDS, **layout.table}, content, game),
    ]
    for player in position["players"]:
        words += ["|", *_written({**_PLAYER, **layout.player}, player, game)]
    return " ".join(words)


def _setting_text(value: bool | int | str) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _written(spellings: Mapping[str, Spelling], values: Mapping[str, Any], game: "Game") -> Iterator[str]:
    for key, spelling in spellings.items():
        yield f"{key}={spelling.write(values[key], game)}"


class Reading(NamedTuple):
    """What a text says: the position as JSON, and in which columns its keys stand, by their paths."""

    position: dict[str, Any]
    columns: dict[str, int]


def read(text: str, game: "Game") -> Reading:
    """The position of a text, with FOLLOWS for what it leaves out; whether it can be reached is not checked.

    A PositionError says where something else was expected.
    """
    if len(text) > LONGEST:
        raise PositionError(f"the text of a position has at most {LONGEST} characters, not {len(text)}")
    return _Reader(text, game).reading()


class _Reader:
    def __init__(self, text: str, game: "Game") -> None:
        self._game = game
        self._words = list(_parts(text, 0, " "))
        self._next = 0
        self._end = len(text)
        self._columns: dict[str, int] = {}

    def reading(self) -> Reading:
        layout = self._game.layout
        self._fixed(f"{self._game.name}/{layout.version}")
        settings = self._settings()
        content = self._values(_TURN, "")
        pending = self._values(layout.pending, "pending.", optional=True)
        content |= self._values({**_CARDS, **layout.table}, "")
        players: list[dict[str, Any]] = []
        while self._next < len(self._words):
            self._fixed("|")
            path = f"players[{len(players)}]."
            player = self._values({**_PLAYER, **layout.player}, path)
            players.append(player | dict.fromkeys((*_FOLLOWS, *layout.follows), FOLLOWS))
        position = {
            "game": self._game.name,
            "settings": settings,
            **content,
            "sides": FOLLOWS,
            "pending": pending,
            "players": players,
        }
        return Reading(position, self._columns)

    def _fixed(self, word: str) -> None:
        text, at = self._word()
        if text != word:
            raise unexpected(at, f'"{word}"', text)
        self._next += 1

    def _word(self) -> tuple[str, int]:
        return self._words[self._next] if self._next < len(self._words) else ("", self._end)

    def _value(self, key: str, path: str) -> tuple[str, int] | None:
        """The value of the next word and where it begins, if that word has this key."""
        text, at = self._word()
        if not text.startswith(f"{key}="):
            return None
        self._next += 1
        self._columns[path + key] = at + 1
        return text[len(key) + 1 :], at + len(key) + 1

    def _values(self, spellings: Mapping[str, Spelling], path: str, optional: bool = False) -> dict[str, Any]:
        values = {}
        for key, spelling in spellings.items():
            found = self._value(key, path)
            if found is not None:
                values[key] = spelling.read(*found, self._game)
            elif not optional:
                text, at = self._word()
                raise unexpected(at, f'"{key}="', text)
        return values

    def _settings(self) -> dict[str, bool | int | str]:
        values = {setting.name: setting.default for setting in self._game.settings}
        for setting in self._game.settings:
            found = self._value(setting.name, "settings.")
            if found is not None:
                try:
                    values[setting.name] = setting.check(found[0])
                except SettingsError as error:
                    raise PositionError(str(error), column=found[1] + 1) from None
        return values


def located(error: PositionError, columns: Mapping[str, int]) -> PositionError:
    """An error about a position, with the column of what it is about, as far as it names its path."""
    path = re.match(r"(players\[\d+\]\.\w+|pending\.\w+|\w+)", str(error))
    column = None if path is None else columns.get(path[0])
    return PositionError(str(error), column=column)


def refuse_other_text(text: str, usual: str) -> None:
    """A position has one text; a PositionError says where this one departs from it."""
    if text == usual:
        return
    given, wanted = list(_parts(text, 0, " ")), usual.split(" ")
    given.append(("", len(text)))
    number = next(i for i, (word, _) in enumerate(given) if i >= len(wanted) or word != wanted[i])
    word, at = given[number]
    expected = f'"{wanted[number]}"' if number < len(wanted) else "the end"
    raise unexpected(at, f"{expected}, as this position is written", word)
