"""What a command leads to."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from cabochon.server.table.course import Attempt
from cabochon.server.table.events import Event


@dataclass(frozen=True)
class Change:
    """The events that carry a command out, all or none; none of them if there is nothing to do.

    The `key` of a request goes with its last event. An `attempt` is what the command has played to find out
    what it leads to, so that it need not be played again; it is not stored.
    """

    events: tuple[Event, ...] = ()
    key: str | None = None
    attempt: Attempt | None = field(default=None, compare=False, repr=False)

    def keyed(self) -> Iterator[tuple[Event, str | None]]:
        """Every event with the key that it is stored with."""
        for place, event in enumerate(self.events, 1):
            yield event, self.key if place == len(self.events) else None


NOTHING = Change()
"""There is nothing to do."""
