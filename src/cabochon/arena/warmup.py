"""Makes sure before a tournament that everybody can play at all."""

from dataclasses import replace

from cabochon.arena.contestants import Contestant
from cabochon.arena.tournament import Tournament
from cabochon.match import Match


def warm_up(tournament: Tournament) -> None:
    """Start every contestant once; whoever can't start is an error now, rather than losing all games.

    Built-in players make a decision, too: that compiles them here, rather than in each worker.
    """
    match = Match(tournament.game, tournament.players, settings=tournament.settings, seed=0)
    assert match.to_move is not None
    view = match.view(match.to_move)
    for contestant in tournament.contestants:
        with _quick(contestant).player(0, tournament.threads) as player:
            if not contestant.is_program:
                player.decide(view)


def _quick(contestant: Contestant) -> Contestant:
    """The same contestant with next to nothing to think about."""
    if contestant.is_program or contestant.spec in ("greedy", "random"):
        return contestant
    return replace(contestant, simulations=1, seconds=None)
