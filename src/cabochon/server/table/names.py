"""Names of people: what can be one, however strange the characters that somebody found.

This is asked when a name is taken, never of what is stored.
"""

import re
import unicodedata
from collections.abc import Iterable
from functools import cache, lru_cache

from cabochon.language import LANGUAGES, Language
from cabochon.server.table.bots import BOTS
from cabochon.server.table.errors import TableError
from cabochon.server.table.likeness import likeness

NAMELESS = "Guest"
"""What others read until a guest gives a name; where several do, a number stands behind it."""
LONGEST_NAME = 24
"""How many letters a name may be wide; those of East Asia are two wide, and some others more."""
_MOST_CHARACTERS = 36
"""With marks on the letters; a match takes 40, and a number may come behind it."""
_MOST_MARKS = 4
"""On one letter; Burmese needs them all."""
_MOST_ACCENTS = 2
"""Of those marks that go with any letter, and so could be piled up on each."""

# Nothing can be seen of these although they count as letters, signs or marks: fillers, selectors, blanks.
_BLANK = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0"
    "\U0001d159\U000e0100-\U000e01ef]"
)
_ACCENTS = re.compile("[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]")
# Cuneiform, long dashes, and signs that are a whole word, which no property of Unicode tells.
_VERY_WIDE = re.compile("[\u0bf3-\u0bfa\u102a\u2e3a\u2e3b\ua9c1-\ua9cf\ufdfd\U00012000-\U0001254f]")
_VERY_WIDE_IS = 12

# The same letters in another width or typeface, as some keyboards write them.
_OTHER_FACE = ("<wide>", "<narrow>", "<font>")

_OF_THE_SERVER = (
    *("Cabochon", "System", "Server", "Admin", "Administrator", "Moderator", "Support"),
    *("Système", "Serveur", "Administrateur", "Modérateur"),
    *("システム", "サーバー", "管理者", "系统", "系統", "服务器", "伺服器", "管理员", "管理員"),
)
_NUMBER_BEHIND = re.compile(r"[\s#-]*\d+$")


def checked_name(name: str, bots: Iterable[str] = ()) -> str:
    """A name as the table shows it: there is something to see, it is not too wide, and nobody else's.

    `bots` are those of this server beside the usual ones. What can't be seen is left out.
    """
    shown = _seen(name)
    if not _is_readable(shown):
        raise TableError(code="error-name", most=LONGEST_NAME, wide=LONGEST_NAME // 2)
    if _is_taken(shown, bots):
        raise TableError(code="error-name-taken", name=shown)
    return shown


@lru_cache(maxsize=10_000)
def known_name(name: str) -> str:
    """A name that was taken once, if it could still be taken; else none."""
    try:
        return checked_name(name)
    except TableError:
        return ""


def _seen(name: str) -> str:
    """What can be seen of it, each letter in its usual form, with single spaces."""
    plain = "".join(_usual(letter) for letter in _visible(unicodedata.normalize("NFC", name)))
    # What was left out may have stood between a letter and its mark.
    return " ".join(_visible(unicodedata.normalize("NFC", plain)).split())


def _visible(name: str) -> str:
    return "".join(letter for letter in _BLANK.sub("", name) if unicodedata.category(letter) != "Cf")


def _usual(letter: str) -> str:
    face, _, number = unicodedata.decomposition(letter).partition(" ")
    return chr(int(number, 16)) if face in _OTHER_FACE else letter


def _is_readable(name: str) -> bool:
    return (
        bool(name)
        and name.isprintable()
        and len(name) <= _MOST_CHARACTERS
        and width(name) <= LONGEST_NAME
        and all(_bears_its_marks(word) for word in name.split())
    )


def width(name: str) -> int:
    """How many letters of an ordinary size take as much room."""
    return sum(_width(letter) for letter in name)


def _width(letter: str) -> int:
    if unicodedata.category(letter) in ("Mn", "Me"):
        return 0
    if _VERY_WIDE.match(letter):
        return _VERY_WIDE_IS
    if unicodedata.east_asian_width(letter) in ("W", "F"):
        return 2
    # A sign that stands for a whole phrase is about as wide as it.
    return max(1, len(unicodedata.normalize("NFKC", letter)))


def _bears_its_marks(word: str) -> bool:
    """Whether no letter has so many marks that they reach into other lines, and none goes without."""
    marks = accents = 0
    bears = False
    for letter in word:
        kind = unicodedata.category(letter)
        if not kind.startswith("M"):
            marks, accents, bears = 0, 0, True
            continue
        marks += 1
        accents += _ACCENTS.match(letter) is not None
        if not bears or kind == "Me" or marks > _MOST_MARKS or accents > _MOST_ACCENTS:
            return False
    return True


def prepare() -> None:
    """Learn which names nobody may have: it takes half a second, for which nobody should wait later."""
    _reserved()


def _is_taken(name: str, bots: Iterable[str]) -> bool:
    """Whether it looks like the name of a bot, with or without a number behind it, or of the server."""
    taken = _reserved().union(*(likeness(bot) for bot in bots))
    return not taken.isdisjoint(likeness(name) | likeness(_NUMBER_BEHIND.sub("", name)))


@cache
def _reserved() -> frozenset[str]:
    found = {*_OF_THE_SERVER, *BOTS}
    for code in LANGUAGES:
        for bot in BOTS:
            # "Level 4 · Trader" is shown, and "Level 4" for short.
            text = Language(code).text(f"bot-{bot}")
            found |= {text, text.partition("·")[0]}
    return frozenset[str]().union(*(likeness(name) for name in found))
