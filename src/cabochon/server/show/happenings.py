"""What happened at a table, as the wire tells it to everybody."""

from typing import cast

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
                "deeds": [deed(each) for each in happening.deeds],
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


def deed(done: Deed) -> wire.Deed:
    """A deed without what it does not carry."""
    return cast(wire.Deed, done.told())
