"""Tables at which random guests do random things, legal and not."""

import random
from collections.abc import Sequence
from typing import Any, NamedTuple

from hypothesis import strategies as st

from cabochon.players import NAMES as BOTS
from cabochon.server.table import Change, Table, TableError
from tests.games.configurations import Configuration, any_configuration
from tests.server.tables import ANYBODY, GUESTS, STRANGER, missing, opened

EVERYBODY = (*GUESTS, STRANGER)


class Deed(NamedTuple):
    """What somebody tried, and what came of it."""

    name: str
    guest: str | None
    change: Change | None
    """None: it was refused."""


class RandomTable:
    """A table of any game and settings; `act` lets somebody try something."""

    def __init__(self, configuration: Configuration, seed: int) -> None:
        self.rng = rng = random.Random(seed)
        clock = rng.choice([None, None, (10, 0), (60, 5)])
        first = rng.choice("mmo")
        others = "".join(rng.choice("oollgr") for _ in range(configuration.players - 1))
        self.sitting = opened(
            first + others,
            game=configuration.game,
            settings=configuration.settings or {"start": "random"},
            clock=clock,
            secret=rng.randbytes(32),
        )

    @property
    def table(self) -> Table:
        """The table as it stands."""
        return self.sitting.table

    def act(self) -> Deed:
        """Somebody tries something; bots and the clock do so too."""
        self.sitting.wait(self.rng.choice([0.0, 0.25, 1.0, 7.5]))
        name = self.rng.choices(list(_WEIGHTS), list(_WEIGHTS.values()))[0]
        if self.table.proposal is not None and self.rng.random() < 0.5:
            name = "answer"
        guest = self.rng.choice(self._likely(name) if self.rng.random() < 0.8 else EVERYBODY)
        try:
            change = getattr(self, f"_{name}")(guest)
        except TableError:
            return Deed(name, guest, None)
        if change.events:
            self.sitting.do(change)
        return Deed(name, guest, change)

    def _likely(self, name: str) -> Sequence[str]:
        """Guests for whom it makes sense to try this."""
        table = self.table
        if name == "turn" and table.to_move is not None:
            found = [table.seats[table.to_move].guest]
        elif name == "answer" and table.proposal is not None:
            found = [table.seats[seat].guest for seat in table.proposal.waiting]
        elif name == "come_back":
            found = [seat.guest for seat in table.seats if seat.away]
        elif name == "seat_bot":
            found = [table.host]
        elif name in ("undo", "replace", "rematch"):
            found = [seat.guest for seat in table.line_up or table.seats]
        else:
            found = []
        return [guest for guest in found if guest is not None] or EVERYBODY

    # --- What can be tried ---

    def _seat(self) -> int:
        return self.rng.randrange(-1, 5)

    def _own_seat(self, guest: str) -> int:
        return self.rng.choice([*self.table.seats_of(guest), self._seat()])

    def _key(self, guest: str) -> str:
        return f"{guest}:{self.rng.getrandbits(64)}"

    def _turn(self, guest: str) -> Change:
        """The right thing: whoever is to move decides something legal."""
        table, match = self.table, self.table.match
        if match is None or table.to_move is None:
            return table.join(guest, guest, self._seat())
        move = self.rng.choice(match.legal_moves)
        if table.bot_to_move is not None:
            return table.bot_play(table.to_move, [move], match.moves, self.sitting.now)
        return table.play(guest, table.to_move, move.text, self._key(guest), self.sitting.now)

    def _play(self, guest: str) -> Change:
        text = self.rng.choice([*self.table.game.texts, "", "take", "nonsense", "buy 2c, cover w, pay"])
        return self.table.play(guest, self._own_seat(guest), text, self._key(guest), self.sitting.now)

    def _join(self, guest: str) -> Change:
        return self.table.join(guest, self.rng.choice(["Ann", "Bob", "", guest]), self._seat())

    def _leave(self, guest: str) -> Change:
        return self.table.leave(guest, self._own_seat(guest))

    def _seat_bot(self, guest: str) -> Change:
        return self.table.seat_bot(guest, self._seat(), self.rng.choice([*BOTS, "hal"]))

    def _undo(self, guest: str) -> Change:
        return self.table.undo(guest, self._own_seat(guest), self._key(guest), self.sitting.now)

    def _resign(self, guest: str) -> Change:
        return self.table.resign(guest, self._own_seat(guest), self._key(guest), self.sitting.now)

    def _depart(self, guest: str) -> Change:
        return self.table.depart(guest, self.sitting.now)

    def _replace(self, guest: str) -> Change:
        online = {guest, *self.rng.sample(EVERYBODY, 1)}
        return self.table.replace(guest, self._seat(), missing(online), self._key(guest), self.sitting.now)

    def _come_back(self, guest: str) -> Change:
        return self.table.come_back(guest, self._own_seat(guest), self._key(guest), self.sitting.now)

    def _answer(self, guest: str) -> Change:
        agree = self.rng.random() < 0.7
        return self.table.answer(guest, agree, self._key(guest), self.sitting.now, missing=ANYBODY)

    def _flag(self, _: str) -> Change:
        return self.table.flag(self.sitting.now)

    def _close(self, _: str) -> Change:
        return self.table.close(self.sitting.now)

    def _arrive(self, guest: str) -> Change:
        return self.table.arrive(guest)

    def _rematch(self, guest: str) -> Change:
        return self.table.rematch(guest, self.rng.random() < 0.8, self._key(guest))

    def _follow(self, _: str) -> Change:
        return self.table.follow("again22222")


_WEIGHTS = {
    "turn": 60,
    "play": 10,
    "join": 8,
    "leave": 2,
    "seat_bot": 3,
    "undo": 8,
    "resign": 1,
    "depart": 1,
    "replace": 6,
    "come_back": 5,
    "answer": 10,
    "flag": 8,
    "arrive": 8,
    "rematch": 4,
    "follow": 2,
    "close": 0.2,
}


def random_tables() -> st.SearchStrategy[RandomTable]:
    """Tables of any game, with any settings."""
    return st.builds(RandomTable, any_configuration(), st.integers(0, 2**32 - 1))


def everything(table: Table) -> dict[str, Any]:
    """All that makes a table what it is, to compare two of them."""
    match = table.match
    return {
        "state": None if match is None else match.state.tobytes(),
        "moves": None if match is None else match.moves,
        "names": None if match is None else match.names,
        "shared": [
            table.seats,
            table.line_up,
            table.host,
            table.status,
            table.number,
            table.clock,
            table.awaited,
            table.proposal,
            table.outcome,
            table.next,
        ],
        "keys": dict(table.keys),
        "history": list(table.history),
        "made": list(table.made),
    }
