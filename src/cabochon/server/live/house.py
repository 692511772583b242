"""The house: everything that is live in a process, put together."""

import asyncio
import time
from contextlib import suppress

from cabochon.server.live.bots import Bots
from cabochon.server.live.clerk import Clerk
from cabochon.server.live.clients import Clients
from cabochon.server.live.company import Company
from cabochon.server.live.doorkeeper import Doorkeeper
from cabochon.server.live.farewells import Farewells
from cabochon.server.live.hall import Hall
from cabochon.server.live.hints import Hints
from cabochon.server.live.keepsakes import Keepsakes
from cabochon.server.live.keys import Keys
from cabochon.server.live.neighbours import Neighbours
from cabochon.server.live.orders import Orders
from cabochon.server.live.overdue import Overdue
from cabochon.server.live.puzzles import Puzzles
from cabochon.server.live.readers import Readers
from cabochon.server.live.reception import Reception
from cabochon.server.live.rematches import Rematches
from cabochon.server.live.replays import Replays
from cabochon.server.live.retention import Retention
from cabochon.server.live.rollcall import RollCall
from cabochon.server.live.rubbish import Rubbish
from cabochon.server.live.showcase import Showcase
from cabochon.server.live.studies import Studies
from cabochon.server.live.sweeps import Sweeps
from cabochon.server.live.talk import Talk
from cabochon.server.live.tallies import Tallies
from cabochon.server.live.tasks import Tasks
from cabochon.server.live.thinkers import most_at_once
from cabochon.server.live.transfers import Transfers
from cabochon.server.live.turns import Turns
from cabochon.server.options import Options
from cabochon.server.store import DatabaseError, Store
from cabochon.server.table import names


class House:
    """Guests use `reception`, `showcase`, `clients`, `hints`, `replays`, `studies`, `puzzles`, `keepsakes`,
    `transfers`, `farewells`.

    And `farewells`. `doorkeeper` and `keys` say who is one.
    """

    def __init__(self, store: Store, options: Options) -> None:
        limits = options.limits
        self.store = store
        self.options = options
        self.tasks = Tasks()
        self.bots = Bots(most_at_once(options.workers), house=options.bots)
        self.hall = Hall(store, self.bots.kinds)
        self.clerk = Clerk(store, self.hall, self.tasks)
        self.company = Company(store, self.hall, self.tasks, options.grace)
        self.talk = Talk(store, self.hall, self.tasks)
        self.clients = Clients(self.hall, self.clerk, self.talk)
        self.turns = Turns(store, self.hall, self.clerk, self.bots, self.tasks, options.bot_pause)
        roll_call, rematches = RollCall(self.clerk, self.tasks), Rematches(self.clerk, self.tasks)
        # Clients hear of an event before they hear who is there after it, and both before what follows.
        for watcher in (self.clients, self.company, self.turns, roll_call, rematches):
            self.hall.watch(watcher)
        self.tallies = Tallies(store)
        self.doorkeeper = Doorkeeper()
        self.keys = Keys(patience=2 * options.sweep)
        self.orders = Orders(store, self.clerk, self.clients, self.doorkeeper, self.keys)
        self.transfers = Transfers(store, self.doorkeeper)
        self.farewells = Farewells(store, self.hall, self.clerk, self.clients, self.tasks)
        self.neighbours = Neighbours(
            store,
            self.hall,
            self.clerk,
            self.company,
            self.tallies,
            self.orders,
            self.farewells,
            self.turns,
            self.talk,
            self.tasks,
        )
        self.readers = Readers()
        self.reception = Reception(store, self.hall, self.clerk, self.readers, self.tasks, limits.open_tables)
        self.showcase = Showcase(store, self.hall, self.clients, self.company, self.bots.specs)
        self.hints = Hints(self.hall, self.bots.thinkers, self.tasks, options)
        self.replays = Replays(self.readers)
        self.puzzles = Puzzles(self.readers, self.tasks)
        self.studies = Studies(self.bots.thinkers, self.readers, self.showcase, store, limits)
        self.tallies.share("hints", self.hints.places)
        self.keepsakes = Keepsakes(store, self.hall)
        self.tallies.share("analyses", self.studies.places)
        self.tallies.share("exports", self.keepsakes.places)
        overdue, rubbish = Overdue(store, self.hall, self.turns), Rubbish(self.clerk)
        retention = Retention(store, self.hall, self.company, options)
        self._sweeps = Sweeps(
            (
                # Before anybody's time is found to be up it must be known when nobody could move.
                store.ping,
                self.hall.set_clocks,
                lambda: self.clients.close_silent(time.monotonic() - options.silence),
                lambda: self.hall.forget_idle(time.monotonic() - options.idle),
                rubbish.collect,
                self.company.forget_silent,
                self.company.say_alive,
                self.tallies.tell,
                self.neighbours.look_for_missed,
                self.orders.look,
                overdue.wake,
                self.hall.sweep,
                retention.tidy,
                self.transfers.sweep,
            ),
            options.sweep,
        )

    async def open(self) -> None:
        """Begin to look after the tables."""
        await asyncio.gather(self.orders.begin(), asyncio.to_thread(names.prepare))
        self._sweeps.start()

    async def close(self) -> None:
        """Begin nothing new, let what is being stored be stored."""
        await self._sweeps.stop()
        self.tasks.is_closing = True
        for live in self.hall.tables.values():
            live.rest()
        self.studies.break_off()
        await self.bots.close()
        await self.readers.close()
        await self.tasks.finish()
        with suppress(DatabaseError):
            await self.tallies.end()
