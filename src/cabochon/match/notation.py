"""Reads what people type for moves.

The notation of a move (`buy 2c`) is its one written form. People may type it more loosely: in capitals, with
more spaces, with the verb cut short, letters and cells in any order, without an argument where only one legal
move fits, and several decisions in one line. docs/notation.md lists it all.
"""

import re
import unicodedata
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple, Protocol

from cabochon.games.base import Game
from cabochon.games.places import cell_name, cells, is_deck_top, is_in_hand
from cabochon.games.verbs import Form, Verb
from cabochon.match.errors import AmbiguousMoveError, IllegalMoveError, MalformedMoveError
from cabochon.match.move import Move, all_moves

LONGEST_TEXT = 500

Key = str | frozenset[str]
"""An argument, reduced so that all its spellings are equal."""


class Trial(Protocol):
    """A match on which decisions can be tried one after the other."""

    game: Game

    @property
    def legal_moves(self) -> tuple[Move, ...]: ...

    @property
    def phase(self) -> str: ...

    @property
    def begins_turn(self) -> bool: ...

    @property
    def last_move(self) -> Move | None: ...

    def play(self, move: Move) -> object: ...


Reader = Callable[[str], list[Key] | None]
"""The keys of an argument, one for each decision; None if it isn't an argument of this verb."""


class Reading(NamedTuple):
    """How the arguments of a verb are read."""

    read: Reader
    expected: str
    moves: dict[Key, Move]


class Phrase(NamedTuple):
    """One piece of what was typed, between commas."""

    verb: str
    argument: str

    def __str__(self) -> str:
        return f"{self.verb} {self.argument}".strip()


def parse(trial: Trial, text: str) -> tuple[Move, ...]:
    """The decisions of the player to move that a text means; the trial plays them, so give a copy.

    Raises MalformedMoveError, AmbiguousMoveError or IllegalMoveError.
    """
    phrases = _phrases(trial.game, text)
    played: list[Move] = []
    while phrases:
        for move in _understood(trial, phrases):
            _check_line(trial, played, text)
            if move not in trial.legal_moves:
                raise illegal(trial, move)
            trial.play(move)
            played.append(move)
        if phrases:
            _check_line(trial, played, text)
    return tuple(played)


def parse_alone(game: Game, text: str) -> Move:
    """The one decision that a text means without a position.

    Raises MalformedMoveError, or AmbiguousMoveError where a short form fits several.
    """
    phrases = _phrases(game, text)
    forms = _forms(game)
    if len(phrases) > 1:
        raise MalformedMoveError(
            f"{quoted(text)} is more than one decision", text=text, expected="one decision"
        )
    (phrase,) = phrases
    verbs = _verbs_like(game, phrase)
    found = [moves for verb in verbs if (moves := _read(forms[verb], phrase.argument))]
    if any(len(moves) > 1 for moves in found):
        raise MalformedMoveError(
            f"{quoted(text)} is more than one decision", text=text, expected="one decision"
        )
    if not found and not phrase.argument:
        found = [[move] for verb in verbs for move in forms[verb].moves.values()]
    if not found:
        raise _unreadable(game, phrase, verbs)
    return _only(phrase, [moves[0] for moves in found])


def _check_line(trial: Trial, played: list[Move], text: str) -> None:
    """Refuse a line that goes on where the player would learn something new without having decided."""
    if played and trial.game.verb_named[played[-1].verb].draws:
        raise IllegalMoveError(
            f"nothing can be decided before chance has drawn: type {played[-1]} alone",
            text=text,
            reason="chance",
        )
    if played and trial.begins_turn:
        raise IllegalMoveError(f"the turn is over after {played[-1]}", text=text, reason="turn")


def illegal(trial: Trial, move: Move) -> IllegalMoveError:
    """The error for a move that is not legal now."""
    previous = trial.last_move or move
    verb = trial.game.verb_named[move.verb]
    if verb.phase != trial.phase:
        return _illegal(trial, move.text, "phase", f"{move} is not what is asked for now")
    if verb.in_order and previous.verb == move.verb and previous.action > move.action:
        return _illegal(
            trial, move.text, "order", f"{move} can't follow {previous}, only the other way round"
        )
    return _illegal(trial, move.text, "rules", f"{move} is not possible now")


def _illegal(trial: Trial, text: str, reason: str, why: str) -> IllegalMoveError:
    legal = trial.legal_moves
    if not legal:
        return IllegalMoveError("the game is over", text=text, reason="over")
    return IllegalMoveError(
        f"{why}; legal (phase {trial.phase}): {summary(legal)}",
        text=text,
        legal=tuple(move.text for move in legal),
        reason=reason,
    )


def summary(moves: Sequence[Move], longest: int = 6) -> str:
    """Moves by verb, the long lists shortened: `take wbg wbr … (10), pass`."""
    arguments: dict[str, list[str]] = {}
    for move in moves:
        arguments.setdefault(move.verb, []).append(move.argument)
    parts = []
    for verb, words in arguments.items():
        shown = " ".join([verb, *words[:longest]]).strip()
        parts.append(shown if len(words) <= longest else f"{shown} … ({len(words)})")
    return ", ".join(parts)


@lru_cache(maxsize=8)
def written_moves(game: Game) -> Mapping[str, Move]:
    """Every move of a game that can be written, by its notation."""
    return {move.text: move for form in _forms(game).values() for move in form.moves.values()}


def quoted(text: str) -> str:
    """A text that came from outside, fit to be shown: short, and without control characters."""
    shown = "".join(letter if letter.isprintable() else "?" for letter in text[:60])
    return f'"{shown}…"' if len(text) > len(shown) else f'"{shown}"'


def _phrases(game: Game, text: str) -> list[Phrase]:
    if len(text) > LONGEST_TEXT:
        raise MalformedMoveError(
            f"a move has at most {LONGEST_TEXT} characters, this text has {len(text)}",
            text=text,
            expected=_verbs_of(game),
        )
    phrases = []
    for part in re.split("[,;]", _plain(text)):
        if found := part.split():
            phrases.append(Phrase(found[0], " ".join(found[1:])))
    if not phrases:
        raise MalformedMoveError(
            f"a move begins with one of: {_verbs_of(game)}", text=text, expected=_verbs_of(game)
        )
    return phrases


# Input methods for Japanese and Chinese give wide letters, which NFKC makes narrow, and marks of their own.
_MARKS = str.maketrans(
    {"、": ",", "。": " ", "・": " ", "+": " ", "ー": "-", "‐": "-", "–": "-", "—": "-", "−": "-"}
)


def _plain(text: str) -> str:
    return unicodedata.normalize("NFKC", text).translate(_MARKS).casefold()


def _understood(trial: Trial, phrases: list[Phrase]) -> list[Move]:
    """Take the next phrase, and those that belong to it, off the list: its decisions, in canonical order."""
    phrase = phrases.pop(0)
    forms = _forms(trial.game)
    verbs = _verbs_like(trial.game, phrase)
    fitting = [move for move in trial.legal_moves if move.verb in verbs]
    if not phrase.argument and fitting:
        return [_only(phrase, fitting)]

    readings = {verb: moves for verb in verbs if (moves := _read(forms[verb], phrase.argument))}
    if not readings:
        if not phrase.argument:
            asked = any(trial.game.verb_named[verb].phase == trial.phase for verb in verbs)
            reason = "rules" if asked else "phase"
            raise _illegal(trial, str(phrase), reason, f"no {verbs[0]} is possible now")
        raise _unreadable(trial.game, phrase, verbs)
    legal_verbs = {move.verb for move in fitting}
    likely = {verb: moves for verb, moves in readings.items() if verb in legal_verbs} or readings
    if len(likely) > 1:
        possible = {verb: moves for verb, moves in likely.items() if moves[0] in trial.legal_moves}
        if len(possible) > 1:
            _only(phrase, [moves[0] for moves in possible.values()])
        likely = possible or likely
    verb, moves = next(iter(likely.items()))
    if trial.game.verb_named[verb].in_order:
        while (
            phrases and verb.startswith(phrases[0].verb) and (more := _read(forms[verb], phrases[0].argument))
        ):
            moves = moves + more
            phrases.pop(0)
        moves = sorted(moves, key=lambda move: move.action)
    return moves


def _verbs_like(game: Game, phrase: Phrase) -> list[str]:
    """The verb of a phrase, or those that begin like it."""
    forms = _forms(game)
    if phrase.verb in forms:
        return [phrase.verb]
    if verbs := [verb for verb in forms if verb.startswith(phrase.verb)]:
        return verbs
    raise MalformedMoveError(
        f"{quoted(phrase.verb)} is no move; a move begins with one of: {_verbs_of(game)}",
        text=str(phrase),
        expected=_verbs_of(game),
    )


def _unreadable(game: Game, phrase: Phrase, verbs: Sequence[str]) -> MalformedMoveError:
    forms = _forms(game)
    expected = "; ".join(forms[verb].expected for verb in verbs)
    return MalformedMoveError(
        f"{quoted(str(phrase))} is no move; expected {expected}",
        text=str(phrase),
        expected=expected,
        verbs=tuple(verbs),
    )


def _only(phrase: Phrase, fitting: list[Move]) -> Move:
    if len(fitting) > 1:
        raise AmbiguousMoveError(
            f"{quoted(str(phrase))} can mean {summary(fitting)}",
            text=str(phrase),
            candidates=tuple(move.text for move in fitting),
        )
    return fitting[0]


def _read(form: Reading, argument: str) -> list[Move] | None:
    keys = form.read(argument)
    if keys is None or any(key not in form.moves for key in keys):
        return None
    return [form.moves[key] for key in keys]


def _verbs_of(game: Game) -> str:
    return " ".join(_forms(game))


# --- The arguments ---


@lru_cache(maxsize=8)
def _forms(game: Game) -> dict[str, Reading]:
    readings: dict[str, Reading] = {}
    for move in all_moves(game):
        if move.verb not in readings:
            verb = game.verb_named[move.verb]
            readings[verb.name] = Reading(_reader(game, verb), _expected(verb), {})
        keys = readings[move.verb].read(move.argument)
        # Duel has numbers for lines that leave the board; nobody can write those.
        if keys is not None:
            readings[move.verb].moves[keys[0]] = move
    return readings


def _reader(game: Game, verb: Verb) -> Reader:
    match verb.form:
        case Form.PLACE:
            return _place(verb)
        case Form.NUMBER:
            return _number
        case Form.TOKENS:
            return _letters(game)
        case Form.TOKEN:
            return _each_letter(game) if verb.in_order else _letters(game)
        case Form.CELL:
            return _each_cell(verb) if verb.in_order else _cell(verb)
        case Form.LINE:
            return _line(verb)
        case Form.NOTHING:
            return _nothing


def letters_of(verb: Verb) -> str:
    """The letters that arguments of a verb are made of."""
    return " ".join(dict.fromkeys("".join(verb.arguments)))


def places_of(verb: Verb) -> dict[str, str]:
    """The places that a verb can name, as ranges: on the table, in hand, on top of the decks."""
    tops = [place for place in verb.arguments if is_deck_top(place)]
    hand = [place for place in verb.arguments if is_in_hand(place)]
    cards = [place for place in verb.arguments if place not in (*tops, *hand)]
    spots = {"table": cards, "hand": hand, "deck": tops}
    return {where: f"{some[0]}-{some[-1]}" for where, some in spots.items() if some}


def longest_line(verb: Verb) -> str:
    """An argument with as many cells as a line can have."""
    single = _cell_names(verb)
    lines = [line for line in verb.arguments if single.issuperset(line.split("-"))]
    return max(lines, key=lambda line: len(cells(line)))


_WHERE = {"table": "a card on the table", "hand": "in hand", "deck": "the top of a deck"}


def _expected(verb: Verb) -> str:
    name, first, last = verb.name, verb.arguments[0], verb.arguments[-1]
    letters = letters_of(verb)
    match verb.form:
        case Form.PLACE:
            where = " or ".join(f"{_WHERE[spot]} ({places})" for spot, places in places_of(verb).items())
            return f"{name} and {where}, such as {name} {first} or {name} {last}"
        case Form.NUMBER:
            return f"{name} and its number, such as {name} {first}"
        case Form.TOKENS:
            return f"{name} and tokens ({letters}), such as {name} {first} or {name} {last}"
        case Form.TOKEN:
            number = "one or more" if verb.in_order else "one"
            return f"{name} and {number} of {letters}, such as {name} {first}"
        case Form.CELL:
            number = "one or more cells" if verb.in_order else "a cell"
            return f"{name} and {number} {first}-{last}, such as {name} {first}"
        case Form.LINE:
            example = f"{name} {longest_line(verb)}"
            return f"{name} and one to three neighbouring cells in line, such as {example}"
        case Form.NOTHING:
            return f"{name} alone"


def _nothing(argument: str) -> list[Key] | None:
    return None if argument else [""]


def _number(argument: str) -> list[Key] | None:
    return [argument] if argument else None


def _place(verb: Verb) -> Reader:
    places = frozenset(verb.arguments)

    def read(argument: str) -> list[Key] | None:
        place = argument.replace(" ", "")
        if place not in places and place[::-1] in places:
            place = place[::-1]
        return [place] if place else None

    return read


def _spelled(game: Game, argument: str) -> str | None:
    """The letters of an argument, which may hold names of colours too; None if there is anything else."""
    names = dict(zip(game.tokens, game.letters, strict=True))
    letters = "".join(names.get(word, word) for word in argument.split())
    return letters if letters and set(letters) <= set(game.letters) else None


def _letters(game: Game) -> Reader:
    def read(argument: str) -> list[Key] | None:
        letters = _spelled(game, argument)
        return None if letters is None else ["".join(sorted(letters))]

    return read


def _each_letter(game: Game) -> Reader:
    def read(argument: str) -> list[Key] | None:
        letters = _spelled(game, argument)
        return None if letters is None else list(letters)

    return read


def _cell_names(verb: Verb) -> frozenset[str]:
    """The cells of the board; a line that leaves it has no name that anybody could write."""
    return frozenset(argument for argument in verb.arguments if "-" not in argument)


def _cells(verb: Verb) -> Callable[[str], list[str] | None]:
    """Reads cells, in letters and digits of either order, with or without something in between."""
    spelled = {spelling: cell for cell in _cell_names(verb) for spelling in (cell, cell[1:] + cell[0])}
    any_cell = "|".join(sorted(spelled, key=lambda spelling: (-len(spelling), spelling)))

    def read(argument: str) -> list[str] | None:
        if not re.fullmatch(f"(?:(?:{any_cell})[ -]*)+", argument):
            return None
        return [spelled[spelling] for spelling in re.findall(any_cell, argument)]

    return read


def _each_cell(verb: Verb) -> Reader:
    read_cells = _cells(verb)

    def read(argument: str) -> list[Key] | None:
        found = read_cells(argument)
        return None if found is None or "-" in argument else list(found)

    return read


def _cell(verb: Verb) -> Reader:
    read_cells = _cells(verb)

    def read(argument: str) -> list[Key] | None:
        found = read_cells(argument)
        return None if found is None or len(found) > 1 else list(found)

    return read


def _line(verb: Verb) -> Reader:
    read_cells = _cells(verb)

    def read(argument: str) -> list[Key] | None:
        found = read_cells(argument)
        if found is not None and len(found) == 2 and "-" in argument:
            # The ends of a line.
            found = [cell_name(row, column) for row, column in cells("-".join(found))]
        return None if found is None else [frozenset(found)]

    return read
