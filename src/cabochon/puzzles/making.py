"""Makes puzzles: games of the levels against each other, and what could have been found in them."""

from collections.abc import Collection, Iterator
from dataclasses import dataclass

from cabochon.games import game as find_game
from cabochon.games.base import Game
from cabochon.match import Match, View
from cabochon.players import create
from cabochon.puzzles.checking import check
from cabochon.puzzles.finding import find
from cabochon.puzzles.puzzle import KINDS, Kind, Puzzle
from cabochon.puzzles.weighing import DEEP
from cabochon.search import Budget, Stop

PLAYERS = ("level-5", "level-4")
"""Good enough to get into interesting positions, weak enough to overlook what is in them."""


@dataclass(frozen=True)
class Progress:
    """How far the making has come."""

    games: int
    candidates: int
    """Positions that were worth a deep search."""
    puzzle: Puzzle | None
    """What was just found, if anything."""


def make(
    game: Game | str,
    count: int,
    *,
    kinds: Collection[Kind] = KINDS,
    least: int = 1,
    budget: Budget = DEEP,
    seed: int = 0,
    stop: Stop | None = None,
) -> Iterator[Progress]:
    """Play games until there are `count` puzzles of each kind; every game and every puzzle is reported.

    What a level weaker than `least` finds is left out. `budget` is that of each deep search. The same seed
    makes the same puzzles. Once `stop` is set, it ends after the position that is looked at.
    """
    found = find_game(game) if isinstance(game, str) else game
    made = dict.fromkeys(kinds, 0)
    games = candidates = 0
    while any(number < count for number in made.values()):
        wanted = {kind for kind, number in made.items() if number < count}
        for view in positions(found, seed + games):
            if stop is not None and stop.is_set():
                return
            candidate = find(view, seed + games, wanted)
            if candidate is None:
                continue
            candidates += 1
            puzzle = check(candidate, budget)
            if puzzle is None or puzzle.level < least:
                continue
            # Neighbouring positions are about the same thing.
            wanted.discard(candidate.kind)
            made[candidate.kind] += 1
            yield Progress(games, candidates, puzzle)
        games += 1
        yield Progress(games, candidates, None)


def positions(game: Game, seed: int) -> Iterator[View]:
    """The beginning of every turn of a game between two levels, as the seat that decides sees it."""
    match = Match(game, min(game.player_counts), seed=seed)
    order = PLAYERS if seed % 2 == 0 else PLAYERS[::-1]
    players = [create(order[seat % 2], 10 * seed + seat) for seat in range(match.players)]
    try:
        while match.to_move is not None:
            view = match.view(match.to_move)
            if view.state.begins_turn:
                yield View.of(view.state, view.seat)
            match.play(players[match.to_move].decide(view))
    finally:
        for player in players:
            player.close()
