"""Positions to try a bot on: every kind of table, and every kind of decision."""

import random
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, lru_cache
from typing import Any

from cabochon.games import game as find_game
from cabochon.games import game_names
from cabochon.match import Match, Move, View

_LONGEST = 600
_SEEDS = range(100)


@dataclass(frozen=True)
class Table:
    """A game, how many play, and the settings that are not as usual."""

    game: str
    players: int
    settings: Mapping[str, Any] = field(default_factory=dict)

    @property
    def is_standard(self) -> bool:
        """Whether everything is as usual; what bots need not play may be declined."""
        return not self.settings

    @property
    def unusual(self) -> str:
        """The settings that are not as usual, as they would be written on the command line."""
        return " ".join(f"{name}={str(value).lower()}" for name, value in self.settings.items())

    def match(self, seed: int) -> Match:
        """A match at its start."""
        names = ["Bot", *(f"Other {number}" for number in range(1, self.players))]
        return Match(self.game, settings=self.settings, names=names, seed=seed)


@cache
def all_tables() -> tuple[Table, ...]:
    """Every kind of table of every game."""
    return tuple(Table(name, *table) for name in game_names() for table in find_game(name).tables())


def lively(rng: random.Random, moves: Sequence[Move]) -> Move:
    """A move by lot, each kind as likely as any other: what is seldom is done, and games get somewhere."""
    alike = Counter(move.verb for move in moves)
    return rng.choices(moves, [1 / alike[move.verb] for move in moves])[0]


@lru_cache(maxsize=8)
def decisions(game: str, players: int) -> dict[str, View]:
    """A view of who decides for every phase of the game."""
    found: dict[str, View] = {}
    wanted = len(find_game(game).phases) - 1  # nobody decides when it is over
    for seed in _SEEDS:
        match, rng = Table(game, players).match(seed), random.Random(seed)
        while match.to_move is not None and len(match.moves) < _LONGEST:
            if match.phase not in found:
                found[match.phase] = match.view(match.to_move)
            match.play(lively(rng, match.legal_moves))
        if len(found) == wanted:
            break
    return found
