"""What kernels are made of: a game's functions on a GPU, and the one that writes what seats know."""

from collections.abc import Callable
from typing import Any

import numpy as np

if not hasattr(np, "row_stack"):
    np.row_stack = np.vstack  # noqa: NPY201 - numba-cuda of 2026 still asks NumPy for the old name

from numba import cuda as cuda  # noqa: PLC0414 - whoever writes kernels takes it from here
from numba.cuda.cudadrv import nvvm

from cabochon.games.base import Game
from cabochon.games.native import Binding, linked

# Tables of cards go into global memory: the threads of a warp look at different cards, and from constant
# memory, where Numba puts tables, they would get them one after the other. Numba knows no setting for it: in
# this process the tables of all kernels go there. (The simulator has neither.)
if hasattr(nvvm, "ADDRSPACE_GLOBAL"):
    nvvm.ADDRSPACE_CONSTANT = nvvm.ADDRSPACE_GLOBAL

BLOCK = 64
"""Threads in a block where each has a game."""
SHEET = 8
"""Positions that a block describes together, if it has room for them; a power of two."""
ROOM = 48 * 1024
"""The bytes that threads of a block may share."""
WRITERS = 128
"""Threads in such a block, or in one where each has a number to write."""

Link = Callable[[Any], Any]
"""Compiles a function for a GPU."""


def on_device(bound: Binding, *, fastmath: bool) -> Link:
    """Compiles functions for a GPU, with a game's own in place of open names.

    With `fastmath` the last bits of a fraction may be others than on the CPU.
    """
    done: dict[Any, Any] = {}
    return lambda function: linked(function, bound, cuda.jit(device=True, fastmath=fastmath), done)


def sheet_of(game: Game) -> int:
    """How many positions of a game a block describes together: fewer where one takes much room."""
    assert game.features is not None
    viewer, number = np.dtype(np.int32).itemsize, np.dtype(np.float32).itemsize
    each = game.state_type.itemsize + number * _width(game.features.FEATURES) + viewer
    sheet = SHEET
    while sheet > 1 and sheet * each > ROOM:
        sheet //= 2
    return sheet


def _width(features: int) -> int:
    """Odd: the same feature of different positions lies in different banks of shared memory."""
    return features | 1


def seer(game: Game, link: Link) -> Any:
    """A kernel that writes what seats know of positions, as `encode` does, a block for each `sheet_of` them.

    `states` has a column of words for each game. Row i of `out` is for the game `games[i]`, as the seat sees
    it that `seats` has for that game, and stays as it is where that is nobody.
    """
    assert game.features is not None
    write_card, write_piece = link(game.features.encode_card), link(game.features.encode_piece)
    features, pieces, cards = int(game.features.FEATURES), int(game.features.PIECES), len(game.cards)
    record, size = game.state_type, game.state_type.itemsize // 8
    sheet, width = sheet_of(game), _width(features)

    @cuda.jit
    def see(states, games, seats, out):  # type: ignore[no-untyped-def]
        # Neighbouring threads write the same piece of different positions: they do the same, and it takes no
        # longer than one of them.
        thread = cuda.threadIdx.x
        first = cuda.blockIdx.x * sheet
        words = cuda.shared.array((sheet, size), np.int64)
        vectors = cuda.shared.array((sheet, width), np.float32)
        viewers = cuda.shared.array(sheet, np.int32)
        there = min(sheet, games.shape[0] - first)
        for row in range(thread, sheet, WRITERS):
            viewers[row] = seats[games[first + row]] if row < there else -1
        for i in range(thread, sheet * size, WRITERS):
            if i & (sheet - 1) < there:
                words[i & (sheet - 1), i // sheet] = states[i // sheet, games[first + (i & (sheet - 1))]]
        for row in range(sheet):
            for feature in range(thread, features, WRITERS):
                vectors[row, feature] = 0.0
        cuda.syncthreads()
        for i in range(thread, sheet * cards, WRITERS):
            row = i & (sheet - 1)
            if viewers[row] >= 0:
                write_card(words[row].view(record)[0], i // sheet, vectors[row])
        cuda.syncthreads()
        for i in range(thread, sheet * pieces, WRITERS):
            row = i & (sheet - 1)
            if viewers[row] >= 0:
                write_piece(words[row].view(record)[0], int(viewers[row]), i // sheet, vectors[row])
        cuda.syncthreads()
        for row in range(there):
            if viewers[row] >= 0:
                for feature in range(thread, features, WRITERS):
                    out[first + row, feature] = vectors[row, feature]

    return see
