"""The record of a match: everything that is needed to replay it exactly, and to verify its chance."""

import operator
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

from cabochon.games.base import Game, Outcome
from cabochon.games.errors import shown, written
from cabochon.games.positions import Position, known_cards
from cabochon.games.settings import Settings
from cabochon.games.state import State
from cabochon.match.errors import CabochonError, RecordError
from cabochon.match.match import Match, Step
from cabochon.match.move import Move
from cabochon.match.notation import quoted
from cabochon.match.shuffles import Again
from cabochon.match.view import result_text

LARGEST = 4 * 1024 * 1024
"""Longer texts are no records."""

OWN_HEADERS = ("Format", "Game", "RulesVersion", "Result", "Commitment", "Secret", "Again")
LONGEST_VALUE = 1000

POSITION = "position"
"""What stands in place of the orders of a match that began from a position."""


class Place(NamedTuple):
    """Where something stands in a text; both count from 1."""

    line: int
    column: int


@dataclass(frozen=True)
class Decision:
    """A move, and what chance drew for it: the tokens of a refill of Duel, in the order of drawing."""

    move: Move
    refill: tuple[int, ...] | None = None
    place: Place | None = field(default=None, compare=False, repr=False)


@dataclass(frozen=True)
class Turn:
    """The decisions of one turn of one player. The comment is for people and does not count."""

    name: str
    decisions: tuple[Decision, ...]
    comment: str = field(default="", compare=False)
    place: Place | None = field(default=None, compare=False, repr=False)


class Check(NamedTuple):
    """One thing that was verified. `ok` is None where the record does not tell enough to decide."""

    name: str
    ok: bool | None
    detail: str


@dataclass(frozen=True)
class Record:
    """A match as it is written down; `str(record)` is the text, `Record.parse` reads it.

    `orders` is the setup by pool, decks top first; an entry is None where a record that was made for
    publication hides a card. `headers` are those that mean nothing to the rules, such as the date.
    """

    game: Game
    rules_version: int
    names: tuple[str, ...]
    settings: Settings
    orders: Mapping[str, tuple[int | None, ...]]
    turns: tuple[Turn, ...]
    outcome: Outcome | None = None
    base: Position | None = None
    """The position that the match began from; then there are no orders."""
    headers: Mapping[str, str] = field(default_factory=dict)
    commitment: str | None = None
    secret: bytes | None = None
    again: tuple[Again, ...] = ()
    """When everything unseen was shuffled again."""
    places: Mapping[str, Place] = field(default_factory=dict, compare=False, repr=False)
    """Where the headers and orders stand in the text."""

    def __post_init__(self) -> None:
        if not isinstance(self.game, Game):
            raise TypeError(f"a record is of a Game, not of {shown(self.game)}")
        for name in ("settings", "orders", "headers"):
            if not isinstance(getattr(self, name), Mapping):
                raise TypeError(f"the {name} of a record are a mapping, not {shown(getattr(self, name))}")
        for key, value in self.headers.items():
            check_header(key, value)

    @classmethod
    def of(cls, match: Match, *, reveal: bool = True) -> "Record":
        """The record of a match so far.

        With `reveal` it is complete: to save a game and resume it, or after its end. Without, it may be
        published while the game goes on: no secret, and only the cards that a spectator has seen.
        """
        from cabochon.match.remarks import remark

        if not isinstance(match, Match):
            raise TypeError(f"a record is made of a Match, not of {shown(match)}")
        known = None if reveal else known_cards(match.position(None))
        orders: dict[str, tuple[int | None, ...]] = dict(match.orders)
        if known is not None:
            # The decks lie face down; everything else in a setup is open.
            for pool in {deck.pool for deck in match.game.decks} & orders.keys():
                orders[pool] = tuple(card if card in known else None for card in match.orders[pool])
        turns: list[list[Step]] = []
        for step in match.steps:
            if step.before.begins_turn or not turns:
                turns.append([])
            turns[-1].append(step)
        afters = [turn[0].before for turn in turns[1:]] + [match.state]
        return cls(
            game=match.game,
            rules_version=match.game.rules_version,
            names=match.names,
            settings=dict(match.settings),
            orders=orders,
            turns=tuple(
                Turn(
                    match.names[steps[0].seat],
                    tuple(Decision(step.move, step.refill) for step in steps),
                    remark(match.game, steps, after, match.names, known),
                )
                for steps, after in zip(turns, afters, strict=False)
            ),
            outcome=match.outcome,
            base=match.base if reveal or match.base is None else _published(match.base),
            headers=dict(match.headers),
            commitment=match.commitment,
            secret=match.secret if reveal else None,
            again=match.again,
        )

    # --- Text ---

    @classmethod
    def parse(cls, text: str) -> "Record":
        """Read the text of one record; a RecordError says where it goes wrong and what was expected."""
        from cabochon.match.record_text import read

        return read(text)

    @classmethod
    def load(cls, path: str | Path) -> "Record":
        """Read a record from a file that holds one; `RecordReader` reads files with several."""
        from cabochon.match.record_file import load

        return load(path)

    def save(self, path: str | Path, *, append: bool = False) -> None:
        """Write the record to a file; with `append`, behind the games that are in it."""
        if append:
            with Path(path).open("a", encoding="utf-8", newline="\n") as file:
                file.write(f"\n{self}" if file.tell() else str(self))
        else:
            Path(path).write_text(str(self), encoding="utf-8", newline="\n")

    def __str__(self) -> str:
        from cabochon.match.record_text import write

        return write(self)

    # --- Replay ---

    @property
    def moves(self) -> tuple[Move, ...]:
        """Every decision, without the turns."""
        return tuple(decision.move for turn in self.turns for decision in turn.decisions)

    @property
    def is_complete(self) -> bool:
        """Whether every card of the setup is known; only then can the record be replayed."""
        if self.base is not None:
            return State.from_position(self.base).is_complete
        return all(number is not None for order in self.orders.values() for number in order)

    def match(self) -> Match:
        """The match, replayed with every move checked; it can be played on if it is unfinished."""
        match = self.start()
        self.replay(match)
        if error := self.result_error(match):
            raise error
        return match

    def verify(self, commitment: str | None = None) -> list[Check]:
        """Check the shuffles against the secret, and the moves and the result against the rules.

        `commitment` is the hash that was published before the game, if you noted it; a record that was
        changed later would carry a commitment that fits the change. docs/shuffles.md has the procedure.
        """
        from cabochon.match.verification import verify

        return verify(self, None if commitment is None else written(commitment, "a commitment"))

    def start(self) -> Match:
        """The match as it was set up."""
        if self.rules_version != self.game.rules_version:
            raise self._error(
                f"this record is of rules version {self.rules_version} of {self.game.name}, "
                f"this program plays version {self.game.rules_version}",
                "RulesVersion",
            )
        orders = {pool: [card for card in order if card is not None] for pool, order in self.orders.items()}
        if not self.is_complete:
            where = next(iter(orders), POSITION)
            raise self._error("the record hides cards (?), so it can't be replayed", where)
        if self.base is not None:
            match = Match.from_position(self.base, names=self.names, secret=self.secret)
        else:
            match = Match(
                self.game,
                len(self.names),
                settings=self.settings,
                names=self.names,
                secret=self.secret,
                orders=orders,
            )
        match.commitment = self.commitment
        match.headers = dict(self.headers)
        match.again = self.again
        return match

    def replay(self, match: Match) -> None:
        """Play all moves; a RecordError leaves the match where it stopped."""
        for turn in self.turns:
            for number, decision in enumerate(turn.decisions):
                try:
                    _check_turn(match, turn, first=number == 0)
                    match.replay(decision.move, decision.refill)
                except CabochonError as error:
                    line, column = decision.place or (None, None)
                    raise RecordError(str(error), line=line, column=column) from None

    def result_error(self, match: Match) -> RecordError | None:
        """What is wrong with the stated result, after the replay."""
        if match.outcome == self.outcome:
            return None
        return self._error(f'expected the result "{result_text(match.outcome)}"', "Result")

    def _error(self, message: str, where: str) -> RecordError:
        line, column = self.places.get(where, (None, None))
        return RecordError(message, line=line, column=column)


def _published(base: Position) -> Position:
    """A position as a spectator may know it."""
    return State.from_position(base).view(None).position()


def _check_turn(match: Match, turn: Turn, first: bool) -> None:
    if match.to_move is None:
        raise RecordError("the game is over before this move")
    name = match.names[match.to_move]
    if turn.name != name:
        raise RecordError(f"expected a turn of {name}, not of {turn.name}")
    # A match from a position may begin in the middle of a turn.
    if (match.begins_turn or not match.moves) != first:
        raise RecordError("expected each turn on a line of its own, with all its decisions")


def check_header(key: str, value: str) -> None:
    """Refuse a free header that could not be written and read again."""
    if not re.fullmatch("[A-Z][A-Za-z0-9_]{0,39}", key) or is_own_header(key):
        raise RecordError(f"{quoted(key)} can't name a header of your own: expected a word such as Event")
    if not isinstance(value, str) or not value.isprintable() or len(value) > LONGEST_VALUE:
        raise RecordError(
            f"the header {key} must be one line of printable text, up to {LONGEST_VALUE} characters"
        )


def check_again(times: Sequence[Again], game: Game) -> None:
    """Refuse times of shuffling again that can't have been."""
    numbers = [time.number for time in times]
    sizes = [end - first for first, end in pairwise((0, *game.deck_ends))]
    fits = all(len(time.left) == len(sizes) and all(map(operator.le, time.left, sizes)) for time in times)
    if not fits or numbers != sorted(set(numbers)):
        raise RecordError(
            "expected ascending numbers of shuffling again, each with the cards left of each deck"
        )


def is_own_header(key: str) -> bool:
    """Whether a header has a meaning of its own in a record."""
    return key in OWN_HEADERS or re.fullmatch("Seat[0-9]+", key) is not None
