"""What somebody notices: people overlook options, and more of them the less they have played."""

import random
from collections.abc import Sequence

from cabochon.match import Move, View

CARD_VERBS = ("buy", "reserve")
GEM_VERBS = ("take", "privilege", "match", "gold")


def noticed(view: View, attention: float, chance: random.Random) -> Sequence[Move]:
    """The legal moves that come to mind.

    A card on the table is noticed or not, for buying and for reserving alike, and so is each way to take
    tokens; what lies in the own hand, and what must be decided afterwards, is never overlooked.
    """
    if attention >= 1.0:
        return view.legal_moves
    missed: dict[str, bool] = {}
    moves = []
    for move in view.legal_moves:
        if _may_be_missed(move):
            # One draw for a card, however many moves are about it.
            what = move.argument if move.verb in CARD_VERBS else move.text
            if what not in missed:
                missed[what] = chance.random() >= attention
            if missed[what]:
                continue
        moves.append(move)
    return moves or [chance.choice(view.legal_moves)]


def _may_be_missed(move: Move) -> bool:
    if move.verb in CARD_VERBS:
        return not move.argument.startswith("h")
    return move.verb in GEM_VERBS
