"""What kernels are made of: a game's functions on a GPU, and a warp that writes what a seat knows."""

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
PIECEWISE = ("encode_card", "encode_piece", "PIECES")
"""What a game's features need to be written piece by piece."""


def on_device(bound: Binding) -> Callable[[Any], Any]:
    """Compiles functions for a GPU, with a game's own in place of open names."""
    done: dict[Any, Any] = {}
    return lambda function: linked(function, bound, cuda.jit(device=True, fastmath=True), done)


def writer(game: Game, bound: Binding) -> Any:
    """A function for all lanes of a warp: writes what a seat knows of a state, as `encode` does.

    The pieces of a position are written side by side; a vector in shared memory is the place for that.
    """
    assert game.features is not None
    link = on_device(bound)
    write_card, write_piece = link(game.features.encode_card), link(game.features.encode_piece)
    features, pieces, cards = int(game.features.FEATURES), int(game.features.PIECES), len(game.cards)

    @cuda.jit(device=True, fastmath=True)
    def write(state, seat, lane, vector):  # type: ignore[no-untyped-def]
        for feature in range(lane, features, WARP):
            vector[feature] = 0.0
        cuda.syncwarp()
        for card in range(lane, cards, WARP):
            write_card(state, card, vector)
        cuda.syncwarp()
        for piece in range(lane, pieces, WARP):
            write_piece(state, seat, piece, vector)
        cuda.syncwarp()

    return write
