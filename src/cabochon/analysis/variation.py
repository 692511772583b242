"""What would have followed: the line of a search as deeds, as far as anybody could foresee it."""

from collections.abc import Sequence

from cabochon.games.positions import known_cards
from cabochon.games.state import State
from cabochon.match import Move
from cabochon.match.deeds import Deed, deeds


def foreseen(state: State, line: Sequence[Move]) -> list[Deed]:
    """What a line of decisions does from a position.

    It ends where chance decides what the rest would mean: at a card that whoever decides in the position
    could not see, and behind a draw from the bag. So no deed depends on what really lay in the decks.
    """
    known = known_cards(state.view(state.to_move).position())
    now = state.copy()
    public = now.view(None).position()
    told: list[Deed] = []
    for move in line:
        if now.is_over or move.action not in now.legal_actions():
            break
        card = now.card_of(move.action)
        if card is not None and card not in known:
            break
        now.apply(move.action)
        after = now.view(None).position()
        told += deeds(state.game, move, public, after)
        if state.game.verb_named[move.verb].draws:
            break
        public = after
    return told
