"""Counts all sequences of decisions from a position: a fingerprint of the rules."""

from typing import Any

import numpy as np

from cabochon.games.bits import lowest, size
from cabochon.games.interface import WORD, apply, is_over, legal_actions
from cabochon.games.native import native
from cabochon.games.state import State


def perft(state: State, depth: int) -> int:
    """The number of ways to make exactly `depth` decisions (games that end earlier do not count)."""
    if depth <= 0:
        return 1
    states = np.zeros(depth, state.game.state_type)
    states[0] = state.record
    masks = np.zeros((depth, state.game.mask_words), np.int64)
    return int(native(count_leaves, state.game.rules)(states, masks, depth))


def count_leaves(states: Any, masks: Any, depth: int) -> int:
    """Walk the tree with one record and one mask for each level."""
    leaves = 0
    level = 0
    legal_actions(states[0], masks[0])
    while level >= 0:
        word = 0
        if level == depth - 1:
            while word < masks.shape[1]:
                leaves += size(masks[level, word])
                word += 1
        else:
            while word < masks.shape[1] and masks[level, word] == 0:
                word += 1
        if word == masks.shape[1]:
            level -= 1
            continue
        bits = int(masks[level, word])
        masks[level, word] = bits & (bits - 1)
        states[level + 1] = states[level]
        apply(states[level + 1], word * WORD + lowest(bits))
        if not is_over(states[level + 1]):
            level += 1
            legal_actions(states[level], masks[level])
    return leaves
