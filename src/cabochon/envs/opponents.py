"""Who plays the other seats of an environment: players by their texts, players, and plain functions."""

from collections.abc import Callable, Sequence
from operator import index
from typing import SupportsIndex

from cabochon.envs.options import BOT_MODULES
from cabochon.games.errors import CabochonError, shown
from cabochon.games.state import State
from cabochon.match import Move, View
from cabochon.players import Player, PlayerSpec, create

Function = Callable[[View], Move | SupportsIndex]
"""A view in, a move or the number of an action out."""

Opponent = str | Player | Function


def compiled_bot(opponent: Opponent | Sequence[Opponent] | None) -> str | None:
    """The bot that plays all other seats in compiled code; None if none can."""
    several = [opponent] if isinstance(opponent, str) else opponent
    if not isinstance(several, Sequence) or not all(isinstance(one, str) for one in several):
        return None
    names = {PlayerSpec.parse(one).text for one in several if isinstance(one, str)}
    (name, *others) = names or {""}
    return name if name in BOT_MODULES and not others else None


class Opponents:
    """The players at all seats but the agent's, in the order of play."""

    def __init__(self, asked: Opponent | Sequence[Opponent], players: int) -> None:
        """Checks what was asked for; players are made when the first game begins."""
        self._asked: list[Opponent]
        if isinstance(asked, Sequence) and not isinstance(asked, str):
            self._asked = list(asked)
        else:
            self._asked = [asked] * (players - 1)
        if len(self._asked) != players - 1:
            raise CabochonError(f"{players} players need {players - 1} opponents, not {len(self._asked)}")
        for one in self._asked:
            if isinstance(one, str):
                PlayerSpec.parse(one)
            elif not isinstance(one, Player) and not callable(one):
                raise CabochonError(
                    f"an opponent is a player's text, a Player or a function of a view, not {shown(one)}"
                )
        self._players: list[Player | Function] | None = None

    def new_game(self, state: State, agent: int, seed: int | None) -> None:
        """Tell the players; those that are made here are made anew for a seed, so that it decides all."""
        if self._players is None or seed is not None:
            self.close()
            self._players = [_made(one, seed or 0, number) for number, one in enumerate(self._asked)]
        for number, player in enumerate(self._players):
            if isinstance(player, Player):
                player.new_game(View.of(state, (agent + 1 + number) % state.players))

    def decide(self, state: State, seat: int, agent: int) -> int:
        """The action of a seat; an error names whoever does not play by the rules."""
        assert self._players is not None
        player = self._players[(seat - agent - 1) % state.players]
        view = View.of(state, seat)
        answer = player.decide(view) if isinstance(player, Player) else player(view)
        try:
            action = answer.action if isinstance(answer, Move) else index(answer)
        except TypeError:
            action = None
        if action is None or action not in {move.action for move in view.legal_moves}:
            name = player.name if isinstance(player, Player) else shown(player)
            raise CabochonError(
                f"{name} at seat {seat} must answer with one of view.legal_moves or its action, "
                f"not {shown(answer)}"
            )
        return action

    def close(self) -> None:
        """Close the players that were made here."""
        for player, asked in zip(self._players or (), self._asked, strict=False):
            if isinstance(asked, str) and isinstance(player, Player):
                player.close()
        self._players = None


def _made(asked: Opponent, seed: int, number: int) -> Player | Function:
    if not isinstance(asked, str):
        return asked
    # A program needs who talks to programs.
    import cabochon.protocol  # noqa: F401

    # Copies of a player must not play alike.
    return create(asked, seed * 16 + number)
