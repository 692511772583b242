"""Writes and reads the text of a record; docs/record.md has the grammar."""

import json
import re
from collections import Counter
from collections.abc import Mapping
from typing import Any, NamedTuple, NoReturn

from cabochon.games import game as find_game
from cabochon.games import game_names
from cabochon.games.base import Game, Outcome
from cabochon.games.errors import written
from cabochon.games.positions import Position
from cabochon.games.state import State
from cabochon.match.errors import CabochonError, RecordError, SetupError
from cabochon.match.move import Move
from cabochon.match.names import checked_names
from cabochon.match.notation import quoted, written_moves
from cabochon.match.record import (
    LARGEST,
    POSITION,
    Decision,
    Place,
    Record,
    Turn,
    check_again,
    check_header,
    is_own_header,
)
from cabochon.match.shuffles import Again
from cabochon.match.view import UNFINISHED, result_text

FORMAT = "cabochon 1"
HIDDEN = "?"


def write(record: Record) -> str:
    """The text of a record."""
    headers = {
        "Format": FORMAT,
        "Game": record.game.name,
        "RulesVersion": str(record.rules_version),
        **{f"Seat{seat}": name for seat, name in enumerate(record.names)},
        "Result": result_text(record.outcome),
        **record.headers,
        **{key: _value_text(value) for key, value in record.settings.items()},
    }
    if record.commitment is not None:
        headers["Commitment"] = record.commitment
    if record.secret is not None:
        headers["Secret"] = record.secret.hex()
    if record.again:
        headers["Again"] = " ".join(map(_again_text, record.again))
    lines = [f'[{key} "{_escaped(value)}"]' for key, value in headers.items()]
    lines.append("")
    lines += [f"{pool}: {_order_text(record.game, pool, order)}" for pool, order in record.orders.items()]
    if record.base is not None:
        lines.append(f"{POSITION}: {json.dumps(record.base, separators=(',', ':'))}")
    lines.append("")
    for number, turn in enumerate(record.turns, start=1):
        decisions = ", ".join(_decision_text(record.game, decision) for decision in turn.decisions)
        comment = f"  ; {turn.comment}" if turn.comment else ""
        lines.append(f"{number}. {turn.name}: {decisions}{comment}")
    return "\n".join(lines).rstrip("\n") + "\n"


def _again_text(again: Again) -> str:
    return f"{again.number}:{'-'.join(map(str, again.left))}+{again.refills}"


def read(text: str, first: int = 1) -> Record:
    """The record that a text holds, or a RecordError; `first` is the number of its first line."""
    return _Reader(written(text, "a record"), first).record()


def _value_text(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _escaped(value: str) -> str:
    return value.replace("\\", "\\\\").replace('"', '\\"')


def _order_text(game: Game, pool: str, order: tuple[int | None, ...]) -> str:
    if pool in game.token_pools:
        return "".join(HIDDEN if token is None else game.letters[token] for token in order)
    return " ".join(HIDDEN if number is None else str(number) for number in order)


def _decision_text(game: Game, decision: Decision) -> str:
    if decision.refill is None:
        return decision.move.text
    return f"{decision.move.text} ({''.join(game.letters[token] for token in decision.refill)})"


class _Header(NamedTuple):
    value: str
    place: Place  # of the value


_HEADER = re.compile(r'\[[ \t]*(?P<key>[A-Za-z][A-Za-z0-9_]*)[ \t]*"(?P<value>(?:[^"\\]|\\["\\])*)"[ \t]*\]')
_BEGINS = re.compile(r'\[[ \t]*Format[ \t]*"')
_ORDER = re.compile(r"(?P<pool>[a-z][a-z0-9]*)[ \t]*:")
_TURN = re.compile(r"(?P<number>[0-9]{1,9})[ \t]*\.[ \t]*")
_DECISION = re.compile(
    r"[ \t]*(?P<text>[^,()]*[^,() \t])?[ \t]*(?:\((?P<refill>[^()]*)\)[ \t]*)?(?P<rest>.?)"
)
_AGAIN = re.compile("([0-9]{1,9}):([0-9]{1,3}(?:-[0-9]{1,3})*)[+]([0-9]{1,3})")
_RESULT = re.compile(r"([0-9](?:\+[0-9])*) ([0-9]{1,4}(?:-[0-9]{1,4})*) ([a-z]+)")


class _Reader:
    """Reads a record from top to bottom: headers, orders, turns."""

    game: Game

    def __init__(self, text: str, first: int) -> None:
        self.first = first
        if len(text) > LARGEST:
            raise RecordError(f"a record has at most {LARGEST} characters", line=first, column=1)
        # Not splitlines: it also breaks at characters that stand within names.
        self.lines = [line.removesuffix("\r") for line in text.removeprefix("\ufeff").split("\n")]
        self.headers: dict[str, _Header] = {}
        self.orders: dict[str, tuple[int | None, ...]] = {}
        self.base: Position | None = None
        self.places: dict[str, Place] = {}
        self.turns: list[Turn] = []
        self.names: tuple[str, ...] = ()
        self.settings: dict[str, Any] = {}
        self.known: Mapping[str, Move] = {}

    def record(self) -> Record:
        part = "headers"
        end = Place(self.first, 1)
        for number, line in enumerate(self.lines, start=self.first):
            start = len(line) - len(line.lstrip(" \t"))
            here = Place(number, start + 1)
            if start == len(line) or line[start] == ";":
                continue
            end = Place(number + 1, 1)
            if line[start] == "[":
                if self.headers and _BEGINS.match(line, start):
                    self._fail(here, "here begins another game: a RecordReader reads several from a file")
                if part != "headers":
                    self._fail(here, "headers stand before the setup and the moves")
                self._read_header(line, here)
            elif line[start].isdecimal():
                if part == "headers":
                    self._finish_headers(here)
                if part != "turns":
                    self._finish_orders(here)
                part = "turns"
                self._read_turn(line, here)
            else:
                if part == "headers":
                    self._finish_headers(here)
                    part = "setup"
                if part == "turns":
                    self._fail(here, f'expected the turn "{len(self.turns) + 1}. …"')
                self._read_order(line, here)
        if part == "headers":
            self._finish_headers(end)
        if part != "turns":
            self._finish_orders(end)
        return self._finish()

    def _fail(self, place: Place, message: str) -> NoReturn:
        raise RecordError(message, line=place.line, column=place.column)

    # --- Headers ---

    def _read_header(self, line: str, here: Place) -> None:
        found = _HEADER.match(line, here.column - 1)
        if found is None:
            self._fail(
                here, 'expected a header such as [Game "splendor"], with \\" and \\\\ within the value'
            )
        self._only_comment(line, found.end(), here.line)
        key, value = found["key"], re.sub(r"\\(.)", r"\1", found["value"])
        if key in self.headers:
            self._fail(here, f"there is a header {key} already")
        if not self.headers and key != "Format":
            self._fail(here, f'expected the header [Format "{FORMAT}"] first')
        place = Place(here.line, found.start("value") + 1)
        self.headers[key] = _Header(value, place)
        self.places[key] = place
        if key == "Format" and value != FORMAT:
            self._fail(place, f'expected the format "{FORMAT}", not {quoted(value)}')

    def _header(self, key: str, end: Place) -> _Header:
        if key not in self.headers:
            self._fail(end, f"expected a header {key}, which is missing")
        return self.headers[key]

    def _finish_headers(self, end: Place) -> None:
        self._header("Format", end)
        name, place = self._header("Game", end)
        if name not in game_names():
            self._fail(place, f"expected a game ({', '.join(game_names())}), not {quoted(name)}")
        self.game = find_game(name)
        self.known = written_moves(self.game)
        version, place = self._header("RulesVersion", end)
        if version != str(self.game.rules_version):
            self._fail(
                place,
                f"this record is of rules version {quoted(version)} of {name}; "
                f"this program plays version {self.game.rules_version}",
            )
        self._finish_names(end)
        self._finish_settings()

    def _finish_names(self, end: Place) -> None:
        seats = [key for key in self.headers if re.fullmatch("Seat[0-9]+", key)]
        expected = [f"Seat{seat}" for seat in range(max(len(seats), min(self.game.player_counts)))]
        for key in expected:
            self._header(key, end)
        if len(expected) not in self.game.player_counts:
            most = max(self.game.player_counts)
            self._fail(self.headers[expected[most]].place, f"{self.game.name} is for at most {most} players")
        for key in expected:
            value, place = self.headers[key]
            try:
                checked_names(1, [value])
            except SetupError as error:
                self._fail(place, str(error))
        self.names = tuple(self.headers[key].value for key in expected)

    def _finish_settings(self) -> None:
        asked: dict[str, str] = {}
        for key, (value, place) in self.headers.items():
            if key[0].islower():
                asked[key] = value
                try:
                    # One more at a time, so that an error is found where it stands.
                    self.settings = self.game.check_settings(len(self.names), asked)
                except CabochonError as error:
                    self._fail(place, str(error))
        self.settings = self.game.check_settings(len(self.names), asked)

    def _hexadecimal(self, key: str) -> str | None:
        if key not in self.headers:
            return None
        value, place = self.headers[key]
        if not re.fullmatch("[0-9a-f]{64}", value):
            self._fail(place, f"expected 64 hexadecimal digits (0-9, a-f), not {quoted(value)}")
        return value

    def _times(self) -> tuple[Again, ...]:
        if "Again" not in self.headers:
            return ()
        value, place = self.headers["Again"]
        found = [_AGAIN.fullmatch(time) for time in value.split(" ")]
        times = tuple(
            Again(int(time[1]), tuple(map(int, time[2].split("-"))), int(time[3])) for time in found if time
        )
        if len(times) < len(found):
            self._fail(place, 'expected times of shuffling again, such as "12:30-24-16+0"')
        try:
            check_again(times, self.game)
        except RecordError as error:
            self._fail(place, str(error))
        return times

    def _outcome(self) -> Outcome | None:
        value, place = self._header("Result", Place(self.first + len(self.lines) - 1, 1))
        if value == UNFINISHED:
            return None
        found = _RESULT.fullmatch(value)
        if found is None:
            self._fail(
                place, f'expected a result such as "0 15-12 target", or "{UNFINISHED}" for an unfinished game'
            )
        winners = tuple(int(seat) for seat in found[1].split("+"))
        scores = tuple(int(score) for score in found[2].split("-"))
        if len(scores) != len(self.names) or list(winners) != sorted(
            set(winners) & set(range(len(self.names)))
        ):
            self._fail(place, "expected winning seats in ascending order and one score for each seat")
        return Outcome(winners, scores, found[3])

    # --- Orders ---

    def _read_order(self, line: str, here: Place) -> None:
        pools = self.game.pools(len(self.names), self.settings)
        found = _ORDER.match(line, here.column - 1)
        if found is not None and found["pool"] == POSITION and not self.orders and self.base is None:
            self._read_base(line[found.end() :], here)
            return
        if found is None or found["pool"] not in pools or self.base is not None:
            self._fail(
                here, f"expected an order ({', '.join(pools)}) such as level1: 12 5 …, or the first turn"
            )
        pool = found["pool"]
        if pool in self.orders:
            self._fail(here, f"there is an order of {pool} already")
        left = Counter(pools[pool])
        order: list[int | None] = []
        pattern = "[^; \t]" if pool in self.game.token_pools else "[^; \t]+"
        content = line.partition(";")[0]
        for entry in re.compile(pattern).finditer(content, found.end()):
            number = self._entry(pool, entry[0])
            if number is not None:
                if not left[number]:
                    self._fail(
                        Place(here.line, entry.start() + 1),
                        f"expected a component of {pool} that is not in its order yet, or {HIDDEN}, "
                        f"not {quoted(entry[0])}",
                    )
                left[number] -= 1
            order.append(number)
        length = self.game.kept(pool, len(self.names)) or len(pools[pool])
        if len(order) != length:
            self._fail(here, f"expected {length} entries in the order of {pool}, not {len(order)}")
        self.orders[pool] = tuple(order)
        self.places[pool] = here

    def _read_base(self, text: str, here: Place) -> None:
        try:
            state = State.from_position(json.loads(text))
        except (ValueError, RecursionError) as error:  # a CabochonError is one, too
            self._fail(here, f"expected a position as JSON: {error}")
        asked = state.settings_and_start
        if (state.game, state.players, asked) != (self.game, len(self.names), self.settings):
            self._fail(here, "expected a position of the game, seats and settings that the headers name")
        self.base = state.position()
        self.places[POSITION] = here

    def _entry(self, pool: str, entry: str) -> int | None:
        """The number of an order's entry, -1 if it is none."""
        if entry == HIDDEN:
            return None
        if pool in self.game.token_pools:
            return self.game.letters.find(entry)
        return int(entry) if re.fullmatch("0|[1-9][0-9]{0,3}", entry) else -1

    def _finish_orders(self, end: Place) -> None:
        if self.base is not None:
            return
        pools = self.game.pools(len(self.names), self.settings)
        for pool in pools:
            if pool not in self.orders:
                self._fail(end, f"expected the order of {pool}, which is missing")
        self.orders = {pool: self.orders[pool] for pool in pools}

    # --- Turns ---

    def _read_turn(self, line: str, here: Place) -> None:
        number = len(self.turns) + 1
        found = _TURN.match(line, here.column - 1)
        if found is None or int(found["number"]) != number:
            self._fail(here, f'expected the turn "{number}. …"')
        start = found.end()
        heads = (re.compile(re.escape(name) + "[ \t]*:").match(line, start) for name in self.names)
        head = max((head for head in heads if head), key=lambda head: head.end(), default=None)
        if head is None:
            wanted = " or ".join(f"{name}:" for name in dict.fromkeys(self.names))
            self._fail(Place(here.line, start + 1), f"expected whose turn it is, {wanted}")
        content, _, comment = line[head.end() :].partition(";")
        decisions = self._decisions(content, here.line, head.end())
        comment = comment.strip()
        name = head[0][:-1].rstrip(" \t")
        self.turns.append(Turn(name, decisions, comment if comment.isprintable() else "", here))

    def _decisions(self, content: str, line: int, offset: int) -> tuple[Decision, ...]:
        decisions = []
        at = 0
        while True:
            found = _DECISION.match(content, at)
            assert found is not None
            text = found["text"] or ""
            place = Place(line, offset + (found.start("text") if text else at) + 1)
            move = self.known.get(text)
            if move is None:
                self._fail(
                    place,
                    f"expected a move in notation, such as {next(iter(self.known))}, not {quoted(text)}",
                )
            refill = None
            if found["refill"] is not None:
                refill = self._refill(found["refill"], Place(line, offset + found.start("refill") + 1))
            decisions.append(Decision(move, refill, place))
            if not found["rest"]:
                return tuple(decisions)
            at = found.end()
            if found["rest"] != ",":
                self._fail(
                    Place(line, offset + at), "expected a comma and the next decision, or the end of the line"
                )

    def _refill(self, letters: str, place: Place) -> tuple[int, ...]:
        tokens = tuple(self.game.letters.find(letter) for letter in letters if letter not in " \t")
        if not tokens or -1 in tokens:
            self._fail(
                place, f"expected the letters ({' '.join(self.game.letters)}) of the tokens that were drawn"
            )
        return tokens

    # --- All together ---

    def _only_comment(self, line: str, start: int, number: int) -> None:
        rest = line[start:].lstrip(" \t")
        if rest and rest[0] != ";":
            self._fail(
                Place(number, len(line) - len(rest) + 1), "expected the end of the line, or ; and a comment"
            )

    def _finish(self) -> Record:
        secret = self._hexadecimal("Secret")
        free = {}
        for key, (value, place) in self.headers.items():
            if key[0].isupper() and not is_own_header(key):
                try:
                    check_header(key, value)
                except RecordError as error:
                    self._fail(place, str(error))
                free[key] = value
        return Record(
            game=self.game,
            rules_version=self.game.rules_version,
            names=self.names,
            settings=self.settings,
            orders=self.orders,
            turns=tuple(self.turns),
            outcome=self._outcome(),
            base=self.base,
            headers=free,
            commitment=self._hexadecimal("Commitment"),
            secret=None if secret is None else bytes.fromhex(secret),
            again=self._times(),
            places=self.places,
        )
