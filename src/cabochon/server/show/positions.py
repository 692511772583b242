"""Positions as the wire has them."""

from typing import cast

from cabochon.games.positions import Position, without_future
from cabochon.games.state import State
from cabochon.server.show import wire


def seen(position: Position) -> wire.Position:
    """A position that was made from a view."""
    return cast(wire.Position, position)


def recorded(state: State, seat: int | None = None) -> wire.Position:
    """A position of a record: as a seat saw it, or with everything but what was still to come."""
    if seat is not None:
        return seen(state.view(seat).position())
    return cast(wire.Position, without_future(state.game, state.position()))
