"""What happened at a table, as the wire tells it to everybody."""

from typing import Any, cast

from cabochon.match.deeds import Deed
from cabochon.server.show import wire
from cabochon.server.table.happenings import Happening, MoveMade, MoveTakenBack


def event(happening: Happening) -> wire.Event:
    """Something that happened."""
    match happening:
        case MoveMade():
            return {
                "number": happening.number,
                "time": happening.time,
                "kind": "move",
                "seat": happening.seat,
                "moves": ", ".join(happening.moves),
                "deeds": [_deed(deed) for deed in happening.deeds],
                "decisions": happening.decisions,
                "turn": happening.turn,
            }
        case MoveTakenBack():
            return {
                "number": happening.number,
                "time": happening.time,
                "kind": "undo",
                "seat": happening.seat,
                "decisions": happening.decisions,
                "again": happening.again,
            }
        case _:
            return {
                "number": happening.number,
                "time": happening.time,
                "kind": happening.kind,
                "seat": happening.seat,
                "name": happening.name,
                "bot": happening.bot,
            }


def _deed(deed: Deed) -> wire.Deed:
    """A deed without what it does not carry."""
    found: dict[str, Any] = {"kind": deed.kind, "seat": deed.seat}
    if deed.tokens:
        found["tokens"] = list(deed.tokens)
    if deed.cells:
        found["cells"] = list(deed.cells)
    if deed.place:
        found["place"] = deed.place
    if deed.card is not None:
        found["card"] = deed.card
    if deed.number is not None:
        found["number"] = deed.number
    if deed.colour:
        found["colour"] = deed.colour
    return cast(wire.Deed, found)
