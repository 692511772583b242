"""What each seat gets for a game: one rule for all environments, and all payoffs add up to zero.

Each side has a worth: 1 for victory, which those who share it divide among them, or its points. What a seat
gets is the worth of its side less the average of the others. A game that has not ended pays nothing.
"""

from typing import Any, Literal, get_args

import numpy as np

from cabochon.games.base import Game
from cabochon.games.errors import CabochonError, shown
from cabochon.games.interface import allied, is_over, winners
from cabochon.games.native import native
from cabochon.games.state import State

Reward = Literal["win", "margin"]
"""What is rewarded: victory, or how far one is ahead in points."""


def check_reward(reward: Any) -> Reward:
    """A kind of reward, or a CabochonError that names them."""
    for kind in get_args(Reward):
        if reward == kind:
            return kind  # type: ignore[no-any-return]
    raise CabochonError(
        f"reward = {shown(reward)} is not possible: it must be {' or '.join(get_args(Reward))}"
    )


def payoffs(state: State, reward: Reward) -> list[float]:
    """What each seat gets for a game, by a state of it."""
    states = np.zeros(1, state.game.state_type)
    states[0] = state.record
    paid = np.zeros(state.players)
    native(write_payoffs, state.game.rules)(states, int(reward == "margin"), paid)
    found: list[float] = paid.tolist()
    return found


def payoff_range(game: Game, sides: int, reward: Reward) -> tuple[float, float]:
    """The least and the most that a seat can get."""
    if reward == "win":
        return -1.0 / (sides - 1), 1.0
    patrons = [thing for things in game.components.values() for thing in things if isinstance(thing, dict)]
    most = sum(card.points for card in game.cards) + sum(int(patron["points"]) for patron in patrons)
    return -float(most), float(most)


# --- Compiled for any game ---------------------------------------------------------------------------------


def write_payoffs(states: Any, by_margin: int, paid: Any) -> None:
    """Write what each seat gets."""
    for seat in range(len(paid)):
        paid[seat] = payoff(states[0], seat, by_margin)


def payoff(state: Any, seat: int, by_margin: int) -> float:
    """What a seat gets."""
    if not is_over(state):
        return 0.0
    won = winners(state)
    sides = 0
    victories = 0
    own = 0
    total = 0
    for other in range(state.players):
        wins = 0
        if is_first_of_side(state, other):
            wins = int((won >> other) & 1)
            sides += 1
            victories += wins
        worth = wins if by_margin == 0 else int(state.points[other])
        total += worth
        if allied(state, seat, other):
            own += worth
    # Whole numbers until here, so that what all sides share is exactly nothing.
    ahead = own - (total - own) / (sides - 1)
    return ahead if by_margin != 0 else ahead / victories


def is_first_of_side(state: Any, seat: int) -> bool:
    """Whether no seat before this one wins with it."""
    for other in range(seat):
        if allied(state, seat, other):
            return False
    return True
