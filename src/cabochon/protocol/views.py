"""A seat's view as one line of JSON, and back."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from cabochon.games import game as find_game
from cabochon.games.base import Game
from cabochon.games.decks import NONE
from cabochon.games.errors import CabochonError, shown
from cabochon.games.reading import field, integer, listing, require
from cabochon.games.state import State
from cabochon.match import Move, View
from cabochon.match.names import checked_names
from cabochon.match.notation import written_moves
from cabochon.protocol.errors import MessageError
from cabochon.protocol.messages import compact, read_object


@dataclass(frozen=True)
class NewGame:
    """What everybody at the table knows before the first move."""

    game: Game
    settings: Mapping[str, Any]
    names: tuple[str, ...]


def newgame_line(view: View) -> str:
    """The message that announces the game of a view."""
    told = {
        "game": view.game.name,
        "rules_version": view.game.rules_version,
        "players": view.players,
        "settings": dict(view.settings),
        "names": view.names,
    }
    return f"newgame {compact(told)}"


def read_newgame(text: str) -> NewGame:
    """Read what follows the word `newgame`; a MessageError says why this game can't be played."""
    told = read_object(text, "newgame")
    try:
        game = find_game(field(told, "game", "newgame"))
        version = told.get("rules_version", game.rules_version)
        require(
            version == game.rules_version, f"rules_version must be {game.rules_version}, not {shown(version)}"
        )
        settings = told.get("settings", {})
        require(isinstance(settings, dict), "settings must be an object")
        players = field(told, "players", "newgame")
        settings = game.check_settings(players, settings)
        names = told.get("names")
        require(names is None or isinstance(names, list), "names must be a list")
        return NewGame(game, settings, checked_names(players, names))
    except CabochonError as error:
        raise MessageError(str(error), "game") from None


def position_line(view: View) -> str:
    """The message that carries a view: all that a bot needs to decide."""
    letters = view.game.letters
    told = {
        "seat": view.seat,
        "position": view.position(),
        "moves": [move.text for move in view.moves],
        "refills": ["".join(letters[token] for token in refill) for refill in view.refills],
        "legal": [move.text for move in view.legal_moves],
    }
    return f"position {compact(told)}"


def read_position(text: str, names: Sequence[str] = ()) -> View:
    """Read what follows the word `position`; `names` are those of the game, if they are known.

    Everything is checked, and whatever the seat could not know is masked, even if the line has it.
    """
    told = read_object(text, "position")
    try:
        return _view(told, names)
    except CabochonError as error:
        raise MessageError(str(error), "position") from None


def _view(told: dict[str, Any], names: Sequence[str]) -> View:
    position = field(told, "position", "the message")
    state = State.from_position(position)
    game, players = state.game, state.players
    seat = integer(field(told, "seat", "the message"), 0, players - 1, "seat")
    # A hand that its own player can't see is no view of that player's.
    hand = state.record.reserved[seat]
    require(bool((hand >= NONE).all()), f"the cards in hand of seat {seat} must be known")
    known = written_moves(game)
    view = View.of(
        state,
        seat,
        names=checked_names(players, names if len(names) == players else None),
        settings=state.settings_and_start,
        moves=[
            _played(known, text, f"moves[{number}]")
            for number, text in enumerate(listing(told.get("moves", []), None, "moves"))
        ],
        refills=[
            _tokens(game, refill, f"refills[{number}]")
            for number, refill in enumerate(listing(told.get("refills", []), None, "refills"))
        ],
    )
    texts = [move.text for move in view.legal_moves]
    require(told.get("legal", texts) == texts, f"legal must be the {len(texts)} legal moves of seat {seat}")
    return view


def _played(known: Mapping[str, Move], text: Any, path: str) -> Move:
    require(isinstance(text, str) and text in known, f"{path} must be a move of the game, not {shown(text)}")
    return known[text]


def _tokens(game: Game, letters: Any, path: str) -> tuple[int, ...]:
    known = isinstance(letters, str) and not set(letters) - set(game.letters)
    require(known, f"{path} must be letters of tokens ({game.letters}), not {shown(letters)}")
    return tuple(game.letters.index(letter) for letter in letters)
