"""The puzzles that come with the package: made ready once, elsewhere, and kept."""

import asyncio
from functools import partial

from cabochon.games import game_names
from cabochon.games.errors import shown
from cabochon.server import show
from cabochon.server.live.errors import RequestError
from cabochon.server.live.line import Party
from cabochon.server.live.readers import Readers
from cabochon.server.live.tasks import Tasks
from cabochon.server.show import Shown


class Puzzles:
    """What is read of a set is explained by the rules, which takes a moment: not beside everybody's moves."""

    def __init__(self, readers: Readers, tasks: Tasks) -> None:
        self._readers = readers
        self._tasks = tasks
        self._ready: dict[str, Shown] = {}
        self._coming: dict[str, asyncio.Task[Shown]] = {}

    async def of(self, guest: str, address: str, game: str) -> Shown:
        """All puzzles of a game; a RequestError if there is no such game."""
        if game not in game_names():
            known = ", ".join(game_names())
            raise RequestError(404, "error-game", name=shown(game), known=known)
        if game in self._ready:
            return self._ready[game]
        # Made for whoever came first; the others wait for the same, and it goes on if that one leaves.
        coming = self._coming.get(game)
        if coming is None:
            coming = self._coming[game] = self._tasks.start(self._make(Party(address, guest), game))
        return await asyncio.shield(coming)

    async def _make(self, party: Party, game: str) -> Shown:
        try:
            made = self._ready[game] = await self._readers.run(party, partial(show.puzzles, game))
            return made
        finally:
            del self._coming[game]
