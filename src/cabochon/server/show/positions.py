"""Positions as the wire has them."""

from typing import Any, cast

from cabochon.server.show import wire

_KEPT = {
    "splendor": frozenset(wire.SplendorPosition.__annotations__),
    "duel": frozenset(wire.DuelPosition.__annotations__),
}


def position(seen: dict[str, Any]) -> wire.SplendorPosition | wire.DuelPosition:
    """A position that its reader may see, as the wire has it: of the decks only the sizes."""
    kept = _KEPT[seen["game"]]
    found = {key: value for key, value in seen.items() if key in kept}
    found["decks"] = [len(deck) for deck in seen["decks"]]
    return cast(wire.SplendorPosition | wire.DuelPosition, found)
