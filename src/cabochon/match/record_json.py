"""A whole match as JSON: what the record holds, and the position."""

import json
import re
from typing import Any

from cabochon.games import game as find_game
from cabochon.games import game_names
from cabochon.games.base import Game
from cabochon.games.errors import written
from cabochon.match.errors import CabochonError, RecordError
from cabochon.match.match import Match
from cabochon.match.notation import written_moves
from cabochon.match.record import LARGEST, Record, check_again, check_header
from cabochon.match.record_text import FORMAT
from cabochon.match.shuffles import Again


def write(match: Match, reveal: bool = True) -> str:
    """The JSON text of a match; without `reveal` it holds only what a spectator may know."""
    record = Record.of(match, reveal=reveal)
    outcome = record.outcome
    content = {
        "format": FORMAT,
        "game": record.game.name,
        "rules_version": record.rules_version,
        "names": list(record.names),
        "settings": dict(record.settings),
        "headers": dict(record.headers),
        "commitment": record.commitment,
        "secret": None if record.secret is None else record.secret.hex(),
        "again": [again._asdict() for again in record.again],
        "orders": {pool: list(order) for pool, order in record.orders.items()},
        "base": record.base,
        "moves": [move.text for move in record.moves],
        "refills": [list(refill) for refill in match.refills],
        "outcome": None if outcome is None else outcome._asdict(),
        "position": match.position() if reveal else match.position(None),
    }
    return json.dumps(content, ensure_ascii=False)


def read(text: str) -> Match:
    """The match that a JSON text holds, replayed; a RecordError says what is wrong with it."""
    if len(written(text, "a match as JSON")) > LARGEST:
        raise RecordError(f"a match has at most {LARGEST} characters")
    try:
        content = json.loads(text)
    except json.JSONDecodeError as error:
        raise RecordError(f"expected JSON: {error.msg}", line=error.lineno, column=error.colno) from None
    except (ValueError, RecursionError) as error:
        raise RecordError(f"expected JSON: {error}") from None
    if _field(content, "format", str) != FORMAT:
        raise RecordError(f'expected the format "{FORMAT}"')
    name = _field(content, "game", str)
    if name not in game_names():
        raise RecordError(f"expected a game: {', '.join(game_names())}")
    game = find_game(name)
    if _field(content, "rules_version", int) != game.rules_version:
        raise RecordError(f"expected rules version {game.rules_version} of {name}, which this program plays")
    try:
        return _replayed(content, game)
    except RecordError:
        raise
    except CabochonError as error:
        raise RecordError(str(error)) from None


def _replayed(content: dict[str, Any], game: Game) -> Match:
    secret = _field(content, "secret", str, type(None))
    try:
        secret = None if secret is None else bytes.fromhex(secret)
    except ValueError:
        raise RecordError("secret must be hexadecimal digits") from None
    orders = _field(content, "orders", dict)
    for pool in orders:
        if any(type(number) is not int for number in _field(orders, pool, list)):
            raise RecordError(
                f"orders.{pool} must be a list of numbers; a match that hides cards can't be replayed"
            )
    names, base = _field(content, "names", list), content.get("base")
    if base is None:
        settings = _field(content, "settings", dict)
        match = Match(game, names=names, settings=settings, secret=secret, orders=orders)
    else:
        match = Match.from_position(base, names=names, secret=secret)
        if match.game is not game or orders or match.settings != content.get("settings"):
            raise RecordError(
                "base must be a position of this game with these settings, and leaves no orders"
            )
    headers = _field(content, "headers", dict)
    for key, value in headers.items():
        check_header(key, value)
    match.headers = headers
    commitment = _field(content, "commitment", str, type(None))
    if commitment is not None and not re.fullmatch("[0-9a-f]{64}", commitment):
        raise RecordError("commitment must be 64 hexadecimal digits")
    match.commitment = commitment
    match.again = _times(content, game)
    known = written_moves(game)
    refills = list(_field(content, "refills", list))
    for number, text in enumerate(_field(content, "moves", list)):
        move = known.get(text) if isinstance(text, str) else None
        if move is None:
            raise RecordError(f"moves[{number}] is no move of {game.name}")
        draws = game.verb_named[move.verb].draws and refills
        match.replay(move, _tokens(refills.pop(0)) if draws else None)
    if refills:
        raise RecordError("there are more refills than moves that draw them")
    # Compared as text, since to Python true is 1.
    outcome = None if match.outcome is None else match.outcome._asdict()
    for key, value in (("position", match.position()), ("outcome", outcome)):
        if json.dumps(content.get(key), sort_keys=True) != json.dumps(value, sort_keys=True):
            raise RecordError(f"{key} is not what the moves lead to")
    return match


def _times(content: dict[str, Any], game: Game) -> tuple[Again, ...]:
    times = []
    for time in _field(content, "again", list) if "again" in content else ():
        number, refills, left = (_field(time, key, kind) for key, kind in _AGAIN)
        if any(type(cards) is not int or cards < 0 for cards in (number, refills, *left)):
            raise RecordError("again must hold numbers from 0 up")
        times.append(Again(number, tuple(left), refills))
    check_again(times, game)
    return tuple(times)


_AGAIN = (("number", int), ("refills", int), ("left", list))


def _tokens(refill: Any) -> list[int]:
    if not isinstance(refill, list) or any(type(token) is not int for token in refill):
        raise RecordError("refills must be lists of token numbers")
    return refill


def _field(content: Any, key: str, *kinds: type) -> Any:
    if not isinstance(content, dict) or key not in content or type(content[key]) not in kinds:
        names = " or ".join("null" if kind is type(None) else kind.__name__ for kind in kinds)
        raise RecordError(f"expected an object with {key!r}: {names}")
    return content[key]
