"""The bot's side of the protocol, for any player of the package."""

import json
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from threading import Lock, Thread
from typing import IO, Any

from cabochon.match import Match, Move, View
from cabochon.players import Player, ThinkingPlayer, warm_up
from cabochon.players.player import checked_move
from cabochon.protocol.errors import MessageError, one_line
from cabochon.protocol.messages import Go, Identity, compact, split
from cabochon.protocol.program import read_lines
from cabochon.protocol.views import NewGame, read_newgame, read_position
from cabochon.search import Budget, SearchResult, Stop

_INFO_EVERY = 0.2  # seconds between lines about a search that goes on
_CANDIDATES = 5
_STOP_WAIT = 5.0  # seconds for a move after `stop`; a player that can't be stopped may go on behind our back
_FOR_EVER = 10**9
"""Seconds: for `go infinite`, which `stop` ends."""


@dataclass(frozen=True)
class Hired:
    """A player for one game; whatever a `go` allows, it thinks no longer than its own `limit`."""

    player: Player
    limit: Budget | None = None


class Engine:
    """Answers the lines of a table. `hire` finds the player of a game from the values of the options.

    Commands are read by whoever calls `serve`; a decision is made in a thread of its own, so that `stop`,
    `isready` and the end of the input are noticed meanwhile.
    """

    def __init__(
        self, identity: Identity, hire: Callable[[Mapping[str, str]], Hired], output: IO[bytes]
    ) -> None:
        self._identity = identity
        self._hire = hire
        self._output = output
        self._writing = Lock()
        self._values = {option.name: option.default for option in identity.options}
        self._hired: Hired | None = None
        self._game: NewGame | None = None
        self._view: View | None = None
        self._stop = Stop()
        self._worker: Thread | None = None
        self._thinking = False
        self._prepared: set[str] = set()
        self._table_left = False

    def serve(self, commands: IO[bytes]) -> None:
        """Obey until `quit` or the end of the input."""
        try:
            for line in read_lines(commands):
                if line is None:
                    self._complain("syntax", "the line is too long")
                elif line.strip() and not self._obey(*split(line)):
                    break
                if self._table_left:
                    break
        finally:
            self._dismiss()

    def _obey(self, command: str, rest: str) -> bool:
        """Carry out a command; False if it is the last one."""
        obey: Callable[[str], None] | None = {
            "cabochon": self._say_hello,
            "isready": self._say_ready,
            "setoption": self._set_option,
            "newgame": self._new_game,
            "position": self._position,
            "go": self._go,
            "ponder": self._ponder,
            "stop": lambda _: self._end_thinking(),
        }.get(command)
        if command == "quit":
            return False
        if obey is None:
            self._complain("unknown", f"there is no command {one_line(command, 40)}")
        elif self._thinking and command in ("setoption", "newgame", "position", "go", "ponder"):
            self._complain("busy", f"{command} has to wait for the move; stop brings it at once")
        else:
            try:
                obey(rest)
            except MessageError as error:
                self._complain(error.reason, str(error))
            except Exception as error:  # whatever it is, the talk goes on
                self._complain("internal", f"{type(error).__name__}: {error}")
        return True

    # --- Commands ---

    def _say_hello(self, _rest: str) -> None:
        self._say(*self._identity.lines)

    def _say_ready(self, _rest: str) -> None:
        self._say("ready")

    def _set_option(self, rest: str) -> None:
        name, _, value = rest.partition(" ")
        for option in self._identity.options:
            if option.name == name:
                self._values[name] = option.check(value.strip())
                self._dismiss()
                return
        names = ", ".join(self._values) or "none"
        raise MessageError(f"there is no option {one_line(name, 40)!r}; the options are: {names}", "option")

    def _new_game(self, rest: str) -> None:
        self._dismiss()
        self._game = self._view = None
        game = read_newgame(rest)
        self._check_offered(game.game.name, "game")
        self._game = game
        self._prepare(game)

    def _position(self, rest: str) -> None:
        self._view = None
        view = read_position(rest, self._game.names if self._game is not None else ())
        self._check_offered(view.game.name, "position")
        self._view = view

    def _check_offered(self, game: str, reason: str) -> None:
        """What it did not say that it plays is refused, before somebody tries."""
        if game not in self._identity.games:
            raise MessageError(
                f"{self._identity.name} plays {', '.join(self._identity.games)}, not {game}", reason
            )

    def _go(self, rest: str) -> None:
        go = Go.parse(rest)
        if self._view is None:
            raise MessageError("go needs a position first", "position")
        if not self._view.legal_moves:
            raise MessageError(f"seat {self._view.seat} is not to move in this position", "position")
        hired = self._current(self._view)
        self._thinking = True
        self._stop = Stop()
        self._worker = Thread(target=self._decide, args=(hired, self._view, go, self._stop), daemon=True)
        self._worker.start()

    def _ponder(self, _rest: str) -> None:
        if self._view is None:
            raise MessageError("ponder needs a position first", "position")
        player = self._current(self._view).player
        if isinstance(player, ThinkingPlayer) and self._values.get("ponder") == "true":
            self._stop = Stop()
            player.ponder(self._view, stop=self._stop)

    def _end_thinking(self) -> None:
        """End the decision, or the pondering, under way; returns when the move has been told."""
        self._stop.set()
        if self._worker is not None:
            self._worker.join(_STOP_WAIT)

    # --- Deciding ---

    def _current(self, view: View) -> Hired:
        if self._hired is None:
            self._hired = self._hire(self._values)
            self._hired.player.new_game(view)
        return self._hired

    def _dismiss(self) -> None:
        """The next decision is made by a new player, with its memory empty and its chance at the start."""
        self._end_thinking()
        if self._hired is not None:
            self._hired.player.close()
            self._hired = None

    def _decide(self, hired: Hired, view: View, go: Go, stop: Stop) -> None:
        try:
            answer = f"bestmove {self._move(hired, view, go, stop)}"
        except Exception as error:  # the table must not wait for a move that never comes
            answer = f"error internal {one_line(f'{type(error).__name__}: {error}')}"
        # Whoever has read the answer may ask for the next decision.
        self._thinking = False
        self._say(answer)

    def _move(self, hired: Hired, view: View, go: Go, stop: Stop, *, aloud: bool = True) -> Move:
        if not isinstance(hired.player, ThinkingPlayer):
            return checked_move(hired.player.decide(view))
        told = time.monotonic()
        latest: SearchResult | None = None

        def tell(result: SearchResult) -> None:
            nonlocal told, latest
            latest = result
            if aloud and time.monotonic() - told >= _INFO_EVERY:
                told, latest = time.monotonic(), None
                self._say(info_line(result))

        budget = budget_of(go, hired.limit)
        move = hired.player.decide(view, budget=budget, stop=stop, progress=tell)
        if aloud and latest is not None:
            self._say(info_line(latest))
        return move

    def _prepare(self, game: NewGame) -> None:
        """Have everything compiled before the first decision, whose time may be short."""
        name = game.game.name
        if name not in self._prepared:
            player = self._hire(self._values).player
            try:
                warm_up(game.game, [player], seats=len(game.names), settings=game.settings)
            finally:
                player.close()
            match = Match(game.game, len(game.names), settings=game.settings, seed=0)
            view = match.view(match.to_move)
            read_position(json.dumps({"seat": view.seat, "position": view.position()}))
            self._prepared.add(name)

    # --- Saying ---

    def _complain(self, reason: str, complaint: str) -> None:
        self._say(f"error {reason} {one_line(complaint)}")

    def _say(self, *lines: str) -> None:
        text = "".join(f"{line}\n" for line in lines)
        with self._writing:
            try:
                self._output.write(text.encode("utf-8", errors="replace"))
                self._output.flush()
            except (OSError, ValueError):
                self._table_left = True  # nobody listens any more


def budget_of(go: Go, limit: Budget | None = None) -> Budget | None:
    """What a `go` allows, no more than the limit; None leaves it to the player."""
    simulations = [go.simulations, limit.simulations if limit is not None else None]
    seconds = [go.seconds, limit.seconds if limit is not None else None, _FOR_EVER if go.infinite else None]
    fewest = min((number for number in simulations if number is not None), default=None)
    shortest = min((number for number in seconds if number is not None), default=None)
    if fewest is None and shortest is None:
        return None
    return Budget(fewest, None if shortest is None else min(max(shortest, 0.001), _FOR_EVER))


def info_line(result: SearchResult) -> str:
    """What a search thinks so far."""
    best = result.candidates[0]
    told: dict[str, Any] = {
        "simulations": result.simulations,
        "milliseconds": round(result.seconds * 1000),
        "value": round(result.values[result.seat], 4),
        "values": [round(value, 4) for value in result.values],
        "line": [move.text for move in best.line],
        "candidates": [
            {
                "move": candidate.move.text,
                "share": round(candidate.share, 4),
                "value": round(candidate.value, 4),
            }
            for candidate in result.candidates[:_CANDIDATES]
        ],
    }
    return f"info {compact(told)}"
