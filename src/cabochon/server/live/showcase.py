"""The showcase: what can be read without a socket."""

import asyncio
import time
from collections.abc import Mapping
from typing import Literal

from cabochon.players import PlayerSpec
from cabochon.server import show
from cabochon.server.live.clients import Clients
from cabochon.server.live.company import Company
from cabochon.server.live.hall import Hall
from cabochon.server.show import Listed, Preview, Shown
from cabochon.server.store import Listing, Store

_LISTED = 60
GAMES = 1000
"""Games of a guest in one list."""


class Showcase:
    """Tables, records and lists, each as a guest ("" for nobody known) may see it."""

    def __init__(
        self, store: Store, hall: Hall, clients: Clients, company: Company, bots: Mapping[str, PlayerSpec]
    ) -> None:
        self.games = show.games(bots)
        """The games and bots, which don't change."""
        self._store = store
        self._hall = hall
        self._clients = clients
        self._company = company

    async def health(self) -> Shown:
        """Whether this process and its database work; raises a DatabaseError if not."""
        await self._store.ping()
        return show.health(self._store.database, len(self._hall.tables), len(self._clients.connections))

    async def state(self, table: str, guest: str) -> Shown:
        """A table."""
        live = await self._hall.find(table)
        return show.state(live.table, guest, live.audience.present(live.table), time.time())

    async def preview(self, table: str, language: str) -> Preview:
        """What a link to a table says of it, to whoever has the link."""
        live = await self._hall.find(table)
        return show.table_preview(live.table, language)

    async def record(self, table: str, form: Literal["text", "json"]) -> tuple[Shown, str]:
        """The record of a game so far, and what its file is called; written once, however many ask for it."""
        live = await self._hall.find(table)
        number = live.table.number
        if form not in live.records or live.records[form][0] != number:
            live.records[form] = number, show.record(live.table, form)
        return live.records[form][1], show.record_file(live.table)

    async def lobby(self, guest: str) -> Shown:
        """Listed tables with open seats, and listed games to watch."""
        waiting, playing = await asyncio.gather(
            self._store.lobby("waiting", _LISTED), self._store.lobby("playing", _LISTED)
        )
        return show.lobby(self._listed(waiting), self._listed(playing), guest)

    async def tables_of(self, guest: str) -> Shown:
        """The tables of a guest."""
        return show.tables_of(self._listed(await self._store.tables_of(guest, _LISTED)), guest)

    async def games_of(self, guest: str) -> Shown:
        """The games of a guest with their results, as many as anybody looks back at."""
        found = [Listed(*game) for game in await self._store.games_of(guest, GAMES + 1)]
        return await asyncio.to_thread(show.games_of, found[:GAMES], guest, more=len(found) > GAMES)

    def _listed(self, found: list[Listing]) -> list[Listed]:
        return [
            Listed(
                table,
                created,
                updated,
                standing.status,
                standing.to_move,
                standing.summary,
                based,
                self._company.online(table),
            )
            for table, created, standing, updated, based in found
        ]
