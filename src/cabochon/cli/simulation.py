"""Games between bots that can be repeated from a seed.

In game number g (from 0) seat s is played by bot number (s + g) modulo the number of seats, so that over the
games each bot sits everywhere equally often. The secret of the shuffle and the seeds of the bots come from
the seed and g alone.
"""

import hashlib
from collections.abc import Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

from cabochon.match import CabochonError, Match
from cabochon.players import create
from cabochon.terminal.saves import SUFFIX
from cabochon.terminal.seats import Seat, told_apart, write_kinds
from cabochon.terminal.thinking import prepare

UNFINISHED = "unfinished"


class Played(NamedTuple):
    """What a summary needs to know about a game that was played."""

    bots: tuple[str, ...]
    """By seat."""
    shares: tuple[float, ...]
    """Each seat's share of the victory."""
    points: tuple[int, ...]
    start: int
    decisions: int
    ending: str


def seats_for(bots: list[str], players: int) -> tuple[str, ...]:
    """A bot for each seat; a shorter list is repeated."""
    if not 1 <= len(bots) <= players:
        raise CabochonError(
            f"--bots must name 1 to {players} bots; it names {len(bots)}",
            code="error-bots-named",
            players=players,
            named=len(bots),
        )
    return tuple(bots[seat % len(bots)] for seat in range(players))


@dataclass(frozen=True)
class Simulation:
    """A series of games; records go to `folder` if there is one."""

    game: str
    settings: dict[str, Any]
    bots: tuple[str, ...]
    seed: int
    folder: Path | None
    max_decisions: int

    def prepare(self) -> None:
        """Compile what the games need."""
        prepare(self._match(0), set(self.bots))

    def play(self, number: int) -> Played:
        """Play game `number`, write its record, tell the result."""
        kinds = tuple(self.bots[(seat + number) % len(self.bots)] for seat in range(len(self.bots)))
        seats = told_apart([Seat(kind, kind) for kind in kinds])
        match = self._match(number, [seat.name for seat in seats])
        match.headers.clear()  # the date would make equal runs differ
        match.headers["Event"] = f"simulation, seed {self.seed}, game {number}"
        write_kinds(match, seats)
        decisions = 0
        with ExitStack() as hired:
            players = []
            for seat, kind in enumerate(kinds):
                seed = int.from_bytes(self._digest(number, f"bot {seat}")[:8], "big")
                players.append(hired.enter_context(create(kind, seed)))
                players[seat].new_game(match.view(seat))
            while match.to_move is not None and decisions < self.max_decisions:
                match.play(players[match.to_move].decide(match.view(match.to_move)))
                decisions += 1
        if self.folder is not None:
            match.record().save(self.folder / f"{self.game}-{number:06d}{SUFFIX}")
        return self._result(match, kinds, decisions)

    def _match(self, number: int, names: Sequence[str] | None = None) -> Match:
        secret = self._digest(number, "shuffle")
        return Match(self.game, len(self.bots), settings=self.settings, names=names, secret=secret)

    def _result(self, match: Match, kinds: tuple[str, ...], decisions: int) -> Played:
        position = match.position()
        points = tuple(player["points"] for player in position["players"])
        if match.outcome is None:
            return Played(kinds, (0.0,) * len(kinds), points, position["start"], decisions, UNFINISHED)
        shares = tuple(match.state.returns())
        return Played(kinds, shares, points, position["start"], decisions, match.outcome.reason)

    def _digest(self, number: int, purpose: str) -> bytes:
        return hashlib.sha256(f"cabochon simulate/{self.seed}/{number}/{purpose}".encode()).digest()
