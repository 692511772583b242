"""The puzzles that come with the package: made ready once, elsewhere, and kept."""

from functools import partial

from cabochon.games import game_names
from cabochon.games.errors import shown
from cabochon.server import show
from cabochon.server.live.errors import RequestError
from cabochon.server.live.line import Party
from cabochon.server.live.readers import Readers
from cabochon.server.show import Shown


class Puzzles:
    """What is read of a set is explained by the rules, which takes a moment: not beside everybody's moves."""

    def __init__(self, readers: Readers) -> None:
        self._readers = readers
        self._ready: dict[str, Shown] = {}

    async def of(self, guest: str, address: str, game: str) -> Shown:
        """All puzzles of a game; a RequestError if there is no such game."""
        if game not in game_names():
            known = ", ".join(game_names())
            raise RequestError(404, "error-game", name=shown(game), known=known)
        if game not in self._ready:
            work = partial(show.puzzles, game)
            self._ready[game] = await self._readers.run(Party(address, guest), work)
        return self._ready[game]
