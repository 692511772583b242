"""Random games of any kind, played entirely in compiled code."""

from typing import Any

from cabochon.games.bits import Mask, nth, size
from cabochon.games.chance import Generator, draw
from cabochon.games.interface import WORD, apply, is_over, legal_actions, set_up, shuffle

ROUND = 32


def random_action(mask: Mask, rng: Generator) -> int:
    """One of the legal actions of a mask, each equally likely."""
    legal = 0
    for bits in mask:
        legal += size(bits)
    chosen = draw(rng, legal)
    first = 0
    for bits in mask:
        here = size(bits)
        if chosen < here:
            return first + nth(bits, chosen)
        chosen -= here
        first += WORD
    return -1


def play_out(state: Any, rng: Generator, mask: Mask, limit: int) -> int:
    """Play random decisions until the game is over or `limit` of them are made; returns their number."""
    decisions = 0
    while decisions < limit and not is_over(state):
        legal_actions(state, mask)
        apply(state, random_action(mask, rng))
        decisions += 1
    return decisions


def play_on(state: Any, start: int, rounds: int, rng: Generator, mask: Mask) -> tuple[int, int]:
    """Rounds of random decisions, dealing anew between them where a game is over.

    A round ends after ROUND decisions or with the game, so that the many threads of a GPU, which wait for
    each other, deal together. `start` is the start player of new games, -1 for a random one. Returns the
    decisions made and the games dealt.
    """
    decisions = 0
    games = 0
    for _ in range(rounds):
        if is_over(state):
            state.start = start
            shuffle(state, rng)
            set_up(state)
            games += 1
        decisions += play_out(state, rng, mask, ROUND)
    return decisions, games
