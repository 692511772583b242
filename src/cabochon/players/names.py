"""What players are called, and what looks like it: slips are found out, and people are left in peace."""

import re
from collections.abc import Iterable
from difflib import SequenceMatcher, get_close_matches
from unicodedata import normalize

from cabochon.players.levels import LEVELS

NAMES = (*(level.name for level in LEVELS), "greedy", "random")
"""The players that come with the package."""
SEARCH, PYTHON, PROGRAM = "search", "py", "cmd"
FORMS = (SEARCH, PYTHON, PROGRAM)
"""What stands before the colon of all other players."""

_LEVEL = "level"
_WORDS = (_LEVEL, "greedy", "random", *FORMS)
_WRITTEN = {PYTHON: f"{PYTHON}:MODULE:CLASS", PROGRAM: f"{PROGRAM}:COMMAND"}
_ALIKE = 0.8
"""Above this similarity, as difflib measures it, a name is taken for a misspelt one."""
_LONGEST = 40  # nobody has a longer name
_VOWELS = frozenset("aeiouy")
_FIRST_WORD = re.compile(rf"({_LEVEL}|{'|'.join(FORMS)})\b[\s:;=]*(.*)", re.IGNORECASE | re.DOTALL)
_FILE = re.compile(r"(\.{0,2}|~|[a-z]:)[/\\].*|.*\.(py|exe|sh|m?js)", re.IGNORECASE | re.DOTALL)

# What starts a file that most people can't start by itself.
_RUNNERS = {"py": "python3 ", "js": "node ", "mjs": "node "}


def plain(text: str) -> str:
    """A text without what a keyboard may do to it: wide letters, capitals, blanks around it."""
    return normalize("NFKC", text).strip().casefold()


def misspelt(text: str, others: Iterable[str] = ()) -> str | None:
    """Whom somebody may have meant who wrote this; `others` are names beside those of the package."""
    if _FILE.fullmatch(written := text.strip()):
        is_file_alone = len(written.split()) == 1
        runner = _RUNNERS.get(written.rpartition(".")[2], "") if is_file_alone else ""
        return f"{PROGRAM}:{runner}{written}"
    if first := _FIRST_WORD.fullmatch(text.strip()):
        if first[1].casefold() == PROGRAM and first[2]:
            return f"{PROGRAM}:{first[2]}"
        return _meant(first[1].casefold(), text)
    written = plain(text)
    letters = "".join(letter for letter in written if letter.isalpha())
    if not letters or len(written) > _LONGEST:
        return None
    numbered = any(letter.isdigit() for letter in written)
    for word in _WORDS:
        if _resembles(letters, word, numbered):
            return _meant(word, written)
    return next(iter(get_close_matches(written, list(others), 1, _ALIKE)), None)


def _resembles(letters: str, word: str, numbered: bool) -> bool:
    if len(word) < 3:
        return letters == word
    is_level = numbered and word == _LEVEL
    if _is_short_for(letters, word, 2 if is_level else 3) or _are_swapped(letters, word):
        return True
    alike = SequenceMatcher(None, letters, word).ratio()
    # Nobody is called `lev3`, but some are called Lev.
    return alike > _ALIKE or (is_level and (alike == _ALIKE or letters == word[:3]))


def _is_short_for(letters: str, word: str, shortest: int) -> bool:
    """Whether these are some of a word's consonants, the first among them, as in `lvl` and `rnd`."""
    rest = iter(word)
    return (
        len(letters) >= shortest
        and letters[0] == word[0]
        and all(letter not in _VOWELS and letter in rest for letter in letters)
    )


def _are_swapped(letters: str, word: str) -> bool:
    """Whether two letters have changed places: one slip, though difflib sees two."""
    pairs = [pair for pair in zip(letters, word, strict=False) if pair[0] != pair[1]]
    return len(letters) == len(word) and len(pairs) == 2 and pairs[0] == pairs[1][::-1]


def _meant(word: str, text: str) -> str:
    """How a player is written that was meant by a word and, if it is a level, a number."""
    if word != _LEVEL:
        return _WRITTEN.get(word, word)
    number = re.search(r"\d+", plain(text)[:_LONGEST])
    return f"{_LEVEL}-N" if number is None else f"{_LEVEL}-{min(max(int(number[0]), 1), len(LEVELS))}"
