"""Does a player keep to the rules of the house? For whoever writes one."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

from cabochon.games import LONGEST_GAME, game_names
from cabochon.games import game as find_game
from cabochon.match import Match, MoveError
from cabochon.players.player import Player, checked_move, objection


def check_player(
    make_player: Callable[[int], Player], games: tuple[str, ...] | None = None, seeds: range = range(3)
) -> None:
    """Play whole games of every kind and raise an AssertionError that says what the player does wrong.

    `make_player(seed)` makes a player. Checked: it is a Player and has a name, it raises nothing, it answers
    with a legal move, it leaves its view as it was, and the same seed gives the same game.
    """
    assert callable(make_player), "give what makes a player from a seed, such as its class, not a player"
    for name in game_names() if games is None else games:
        for players, settings in find_game(name).tables():
            for seed in seeds:
                first = _play(make_player, name, players, settings, seed)
                again = _play(make_player, name, players, settings, seed)
                assert first == again, f"the same seed gave two different games of {name}"


def _play(
    make_player: Callable[[int], Player], name: str, players: int, settings: dict[str, Any], seed: int
) -> list[int]:
    match = Match(name, players, settings=settings, seed=seed)
    with ExitStack() as hired:
        seats = []
        for seat in range(players):
            with _of_its_own("making a player with a seed"):
                player = make_player(1000 * seed + seat)
            reason = objection(player)
            assert reason is None, reason
            seats.append(player)
            hired.callback(_close, player)
            with _of_its_own("new_game"):
                player.new_game(match.view(seat))
        while match.to_move is not None and len(match.moves) < LONGEST_GAME:
            view = match.view(match.to_move)
            before = view.state.tobytes()
            with _of_its_own(f"decide, in phase {view.phase},"):
                answer = seats[match.to_move].decide(view)
            try:
                move = checked_move(answer)
            except MoveError as error:
                raise AssertionError(str(error)) from None
            assert move in view.legal_moves, f"{move!r} is not one of the legal moves in phase {view.phase}"
            assert view.state.tobytes() == before, f"{seats[match.to_move].name} changed its view"
            match.play(move)
    return [move.action for move in match.moves]


def _close(player: Player) -> None:
    with _of_its_own("close"):
        player.close()


@contextmanager
def _of_its_own(what: str) -> Iterator[None]:
    """Whatever a player raises is something that it does wrong; where, the error before this one says."""
    try:
        yield
    except Exception as error:
        raise AssertionError(f"{what} failed with {type(error).__name__}: {error}") from error
