"""What self-play needs of a game besides its rules: drawing bit by bit, and features piece by piece.

Bound like the rules: see `cabochon.games.interface`. The first two are in the game's `view.py`, the others in
its `features.py`, with the number PIECES; a game without them can be played, but not trained for.
"""

from typing import Any

from cabochon.games.base import Game
from cabochon.games.interface import open_name, unbound


def can_be_trained_for(game: Game) -> bool:
    """Whether a game offers all of this."""
    return all(hasattr(game.views, name) for name in ("redraw_hands", "redraw_next")) and all(
        hasattr(game.features, name) for name in ("encode_card", "encode_piece", "PIECES")
    )


@open_name
def redraw_hands(state: Any, seat: int, rng: Any) -> None:
    """Redraw what others hold and the seat can't know, in a complete state."""
    unbound()


@open_name
def redraw_next(state: Any, action: int, rng: Any) -> None:
    """Redraw what an action may bring to light, in a complete state."""
    unbound()


@open_name
def encode_card(state: Any, card: int, out: Any) -> None:
    """The part of `encode` about an unseen card, before the pieces."""
    unbound()


@open_name
def encode_piece(state: Any, seat: int, piece: int, out: Any) -> None:
    """One piece of `encode`, for whoever writes several at a time."""
    unbound()
