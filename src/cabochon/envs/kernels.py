"""What kernels are made of: a game's functions on a GPU, and the one that writes what seats know."""

from collections.abc import Callable
from typing import Any

import numpy as np

if not hasattr(np, "row_stack"):
    np.row_stack = np.vstack  # noqa: NPY201 - numba-cuda of 2026 still asks NumPy for the old name

from numba import cuda as cuda  # noqa: PLC0414 - whoever writes kernels takes it from here

from cabochon.games.base import Game
from cabochon.games.native import Binding, linked

BLOCK = 64
"""Threads in a block where each has a game."""
WARP = 32
WARPS = 4
"""Positions in a block where a warp writes what is seen of each."""

Link = Callable[[Any], Any]
"""Compiles a function for a GPU."""


def on_device(bound: Binding, *, fastmath: bool) -> Link:
    """Compiles functions for a GPU, with a game's own in place of open names.

    With `fastmath` the last bits of a fraction may be others than on the CPU.
    """
    done: dict[Any, Any] = {}
    return lambda function: linked(function, bound, cuda.jit(device=True, fastmath=fastmath), done)


def seer(game: Game, link: Link) -> Any:
    """A kernel that writes what seats know of positions, as `encode` does, a warp for each position.

    `states` has a column of words for each game. Row i of `out` is for the game `games[i]`, as the seat sees
    it that `seats` has for that game, and stays as it is where that is nobody.
    """
    assert game.features is not None
    write_card, write_piece = link(game.features.encode_card), link(game.features.encode_piece)
    features, pieces, cards = int(game.features.FEATURES), int(game.features.PIECES), len(game.cards)
    record, size = game.state_type, game.state_type.itemsize // 8

    @cuda.jit
    def see(states, games, seats, out):  # type: ignore[no-untyped-def]
        # A position and what is seen of it lie in shared memory, where lanes write pieces side by side.
        lane = cuda.threadIdx.x % WARP
        warp = cuda.threadIdx.x // WARP
        i = cuda.blockIdx.x * WARPS + warp
        words = cuda.shared.array((WARPS, size), np.int64)
        vectors = cuda.shared.array((WARPS, features), np.float32)
        if i < games.shape[0]:
            seat = int(seats[games[i]])
            if seat >= 0:
                vector = vectors[warp]
                for word in range(lane, size, WARP):
                    words[warp, word] = states[word, games[i]]
                for feature in range(lane, features, WARP):
                    vector[feature] = 0.0
                cuda.syncwarp()
                state = words[warp].view(record)[0]
                for card in range(lane, cards, WARP):
                    write_card(state, card, vector)
                cuda.syncwarp()
                for piece in range(lane, pieces, WARP):
                    write_piece(state, seat, piece, vector)
                cuda.syncwarp()
                for feature in range(lane, features, WARP):
                    out[i, feature] = vector[feature]

    return see
