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
        self._known: set[str] = set()
        """Of what the others were last told something."""

    def share(self, name: str, counted: Counted) -> None:
        """Have something count as one with those of the same name in other processes."""
        self._counted[name] = counted

    async def tell(self) -> None:
        """Tell the others what has been counted here."""
        if not self._store.has_others:
            return
        found = {name: counted.told() for name, counted in self._counted.items()}
        await self._tell(found)

    async def end(self) -> None:
        """Tell the others that nothing is held here any more."""
        if self._store.has_others:
            await self._tell({name: {} for name in self._counted})

    async def _tell(self, found: Mapping[str, Mapping[str, float]]) -> None:
        notices = []
        for name, told in found.items():
            counts = {key: told[key] for key in nlargest(_MOST, told, key=told.__getitem__)}
            # That there is nothing any more must be told as well, once.
            if counts or name in self._known:
                notices.append(Notice(self._store.process, COUNTS, None, {"name": name, "counts": counts}))
        self._known = {name for name, told in found.items() if told}
        await asyncio.gather(*map(self._store.tell, notices))

    def hear(self, notice: Notice) -> None:
        """Take in what another process has told."""
        told = notice.told or {}
        counted = self._counted.get(told.get("name", ""))
        if counted is not None:
            counted.hear(notice.process, told["counts"])
