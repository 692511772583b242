"""What somebody notices: people overlook options, and more of them the less they have played."""

import random
from collections.abc import Sequence

from cabochon.games.places import is_in_hand
from cabochon.match import Move, View


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
        verb = view.game.verb_named[move.verb]
        if (verb.is_about_card and not is_in_hand(move.argument)) or verb.is_about_tokens:
            # One draw for a card, however many moves are about it.
            what = move.argument if verb.is_about_card else move.text
            if what not in missed:
                missed[what] = chance.random() >= attention
            if missed[what]:
                continue
        moves.append(move)
    return moves or [chance.choice(view.legal_moves)]
