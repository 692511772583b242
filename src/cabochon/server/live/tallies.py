"""What several processes count, counts as one: each tells the others what it has counted.

They hear of it at the next sweep. So for some seconds somebody who goes to all of them can have as many times
as much as there are processes; after that they pay for it.
"""

import asyncio
from collections.abc import Mapping
from heapq import nlargest
from typing import Protocol

from cabochon.server.store import Notice, Store

COUNTS = "#"
"""The table of the notices by which processes tell what they have counted; no table has this id."""
_MOST = 50
"""How much is told at a time: who asks for little needs not be counted so exactly."""


class Counted(Protocol):
    """Something that is counted for guests and addresses."""

    def told(self) -> Mapping[str, float]:
        """What the others should know, since this was last asked."""

    def hear(self, process: str, counts: Mapping[str, float]) -> None:
        """Another process has counted this."""


class Tallies:
    """Everything that is shared, by name."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._counted: dict[str, Counted] = {}

    def share(self, name: str, counted: Counted) -> None:
        """Have something count as one with those of the same name in other processes."""
        self._counted[name] = counted

    async def tell(self) -> None:
        """Tell the others what has been counted here."""
        if not self._store.has_others:
            return
        notices = []
        for name, counted in self._counted.items():
            told = counted.told()
            largest = nlargest(_MOST, told, key=told.__getitem__)
            if largest:
                counts = {key: told[key] for key in largest}
                notices.append(Notice(self._store.process, COUNTS, None, {"name": name, "counts": counts}))
        await asyncio.gather(*map(self._store.tell, notices))

    def hear(self, notice: Notice) -> None:
        """Take in what another process has told."""
        told = notice.told or {}
        counted = self._counted.get(told.get("name", ""))
        if counted is not None:
            counted.hear(notice.process, told["counts"])
