"""The hall: the tables that this process has in memory, and everything that happens at them.

A command becomes events, the events are stored, and only then is the command acknowledged and published.
Several processes may serve one table: whoever finds a number taken fetches what the other has stored, and
tries again.
"""

import asyncio
import time
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any, TypeVar

import structlog

from cabochon.match import shuffles
from cabochon.server import ids, show, wire
from cabochon.server.bots import Bots, Thought
from cabochon.server.connection import Connection
from cabochon.server.guests import Guest
from cabochon.server.live import Live
from cabochon.server.logs import trouble
from cabochon.server.opening import again, next_id, opening
from cabochon.server.options import Options
from cabochon.server.presence import Attendance, Elsewhere
from cabochon.server.problems import RequestError, no_table
from cabochon.server.standing import mark
from cabochon.server.store import (
    EVERYTHING,
    DatabaseError,
    NewEvent,
    Notice,
    Standing,
    Store,
    StoredEvent,
    TableRow,
)
from cabochon.server.studies import Studies
from cabochon.server.table import Table
from cabochon.server.wire import NewTable

Command = Callable[[Table, float], list[NewEvent]]
T = TypeVar("T")

_LISTED = 60
_ATTEMPTS = 20  # nobody is slower than others so often
_log = structlog.get_logger("cabochon.hall")


class Hall:
    """The tables of this process; `close` it at the end."""

    def __init__(self, store: Store, options: Options) -> None:
        self.store = store
        self.options = options
        self.elsewhere = Elsewhere()
        self.tables: dict[str, Live] = {}
        self.stored = 0
        """How many appends have been stored here."""
        self.bots = Bots(house=options.bots)
        self.studies = Studies(options.limits)
        self._tasks: set[asyncio.Task[Any]] = set()
        self._closing = False
        store.listen(self._hear)

    async def close(self) -> None:
        """Begin nothing new, let what is being stored be stored."""
        self._closing = True
        for live in self.tables.values():
            if live.flag is not None:
                live.flag.cancel()
            if live.thinking is not None:
                live.thinking.cancel()
        self.studies.close()
        await self.bots.close()
        while self._tasks:
            await asyncio.wait(self._tasks)

    # --- Finding tables ---

    async def live(self, table: str) -> Live:
        """The table in memory, loaded if need be; raises where there is none."""
        while True:
            live = self.tables.get(table)
            if live is None:
                if not ids.is_table_id(table):
                    raise no_table()
                live = self.tables[table] = Live(table)
            live.used = time.monotonic()
            if live.is_loaded:
                return live
            async with live.lock:
                # Whoever held the lock may have failed to load it, and taken it away.
                if not live.is_loaded and self.tables.get(table) is live:
                    await self._load(live)

    async def _load(self, live: Live) -> None:
        try:
            row = await self.store.row(live.id)
            if row is None:
                raise no_table()
            events = await self.store.events(live.id)
            # A long game takes some milliseconds, which the others need not wait for.
            live.table = await asyncio.to_thread(lambda: _folded(Table(row, self.bots.names), events))
        except BaseException:
            if self.tables.get(live.id) is live:
                del self.tables[live.id]
            raise
        live.elsewhere = self.elsewhere.at(live.id)
        self._set_flag(live)

    # --- Acting ---

    async def open(self, guest: Guest, plan: NewTable) -> str:
        """Open a table; its id."""
        most = self.options.limits.open_tables
        if await self.store.count_open(guest.id) >= most:
            raise RequestError(409, "error-too-many-tables", most=most)
        now = time.time()
        secret, bots = shuffles.new_secret(), self.bots.names
        wish = partial(opening, ids.table_id(), guest.id, guest.shown, plan, secret, now, bots)
        row, events = wish() if plan.base is None else await asyncio.to_thread(wish)
        if not await self._carried_out(self._create(row, events, now)):
            raise RequestError(503, "error-server")
        return row.id

    async def _create(self, row: TableRow, events: list[NewEvent], now: float) -> bool:
        """Store a new table; False if there is one with this id."""
        live = Live(row.id)
        new = partial(Table, row, self.bots.names)
        opened = new() if row.plan.get("base") is None else await asyncio.to_thread(new)
        live.table = opened.after(events, now)
        live.standing = live.table.standing()
        if not await self.store.create(row, events, live.standing, now):
            return False
        self.tables[row.id] = live
        self._go_on(live)
        return True

    async def act(self, table: str, command: Command, key: str | None = None) -> int:
        """Carry a command out, once for a key; returns the number of its last event, which is stored.

        Raises a TableError if the table refuses it.
        """
        live = await self.live(table)
        return await self._carried_out(self._act(live, command, key))

    async def _act(self, live: Live, command: Command, key: str | None = None) -> int:
        async with live.lock:
            return await self._act_locked(live, command, key)

    async def _act_locked(self, live: Live, command: Command, key: str | None = None) -> int:
        for _ in range(_ATTEMPTS):
            if key is not None and key in live.table.keys:
                return live.table.keys[key]
            now = time.time()
            events = command(live.table, now)
            if not events or await self._append(live, events, now):
                return live.table.number
            await self._fetch(live)
        raise RequestError(503, "error-server")

    async def _append(self, live: Live, events: list[NewEvent], now: float) -> bool:
        """Store events and tell them; False if another process was faster."""
        after = live.table.after(events, now)
        standing = after.standing()
        changed = standing if standing != live.standing else None
        number = live.table.number
        if not await self.store.append(live.id, number + 1, events, changed, now):
            return False
        self.stored += 1
        live.table, live.standing = after, standing
        live.publish(number)
        self.note_attendance(live)
        self._go_on(live)
        return True

    async def rematch(self, table: str, guest: Guest) -> tuple[str, bool]:
        """The table of the next game, and whether this call opened it."""
        live = await self.live(table)
        return await self._carried_out(self._rematch(live, guest.id))

    async def _rematch(self, live: Live, guest: str) -> tuple[str, bool]:
        """Open the next table, then name it: whoever reads its name finds it.

        All calls, in whichever process and after whatever crash, mean the same table.
        """
        following = next_id(live.table)

        def named(table: Table, _now: float) -> list[NewEvent]:
            return table.rematch(guest, following)

        async with live.lock:
            is_new = False
            if named(live.table, time.time()):
                now = time.time()
                row, events = again(live.table, following, guest, shuffles.new_secret(), now)
                is_new = await self._create(row, events, now)
            await self._act_locked(live, named)
        return following, is_new

    # --- Connections ---

    async def attach(self, connection: Connection, table: str) -> Live:
        """Let a connection take part."""
        live = await self.live(table)
        live.connections.add(connection)
        self.note_attendance(live)
        return live

    def detach(self, connection: Connection, live: Live) -> None:
        """A connection is gone."""
        live.connections.discard(connection)
        live.used = time.monotonic()
        self.note_attendance(live)

    async def resume(self, connection: Connection, live: Live, after: int) -> None:
        """Send what came after an event, now and from now on."""
        if after > live.table.number:
            # The client was connected to a process that knows more.
            async with live.lock:
                await self._fetch(live)
        live.update(connection, min(after, live.table.number))

    def look(self, connection: Connection, live: Live, seat: int | None) -> None:
        """Show the cards of one of several own seats, or nobody's."""
        if seat is not None and seat not in live.table.seats_of(connection.guest.id):
            raise RequestError(403, "error-table-not-yours", number=seat + 1)
        connection.look = seat if seat == live.table.to_move else None
        live.update(connection, live.table.number)

    def note_attendance(self, live: Live) -> None:
        """Tell everybody if others are connected than before."""
        now = live.attendance()
        if now == live.told:
            return
        live.told = now
        live.tell_presence()
        if self.store.database == "postgresql":
            self._begin(self.store.tell(Notice(self.store.process, live.id, None, now.to_notice())))

    @property
    def connections(self) -> list[Connection]:
        """Everybody who is connected to this process."""
        return [connection for live in self.tables.values() for connection in live.connections]

    # --- Showing ---

    async def state(self, table: str, guest: str) -> wire.TableState:
        """A table as a guest may see it."""
        live = await self.live(table)
        return show.state(live.table, guest, live.present(), time.time())

    async def lobby(self, guest: str) -> wire.Lobby:
        """Listed tables with open seats, and listed games to watch."""
        waiting, playing = await asyncio.gather(
            self.store.lobby("waiting", _LISTED), self.store.lobby("playing", _LISTED)
        )
        return {
            "open": [self._summary(*listing, guest) for listing in waiting],
            "playing": [self._summary(*listing, guest) for listing in playing],
        }

    async def tables_of(self, guest: str) -> list[wire.TableSummary]:
        """The tables of a guest."""
        return [self._summary(*listing, guest) for listing in await self.store.tables_of(guest, _LISTED)]

    def _summary(self, row: TableRow, standing: Standing, updated: float, guest: str) -> wire.TableSummary:
        here = self.tables[row.id].told if row.id in self.tables else Attendance()
        connected = {mark(row.id, guest) for guest in here.guests | self.elsewhere.at(row.id).guests}
        online = [seat["kind"] == "bot" or seat["mark"] in connected for seat in standing.summary["seats"]]
        return show.summary(row, standing, updated, guest, online)

    # --- Bots and clocks ---

    def _go_on(self, live: Live) -> None:
        """Whoever stored the last event sees to it that bots play and clocks ring."""
        self._set_flag(live)
        if live.table.bot_to_move is not None and live.thinking is None and not self._closing:
            live.thinking = self._begin(self._play_bots(live))

    async def _play_bots(self, live: Live) -> None:
        try:
            while live.table.bot_to_move is not None:
                # Who thinks long needs not pretend to.
                thinking = self.bots.spec(live.table.bot_to_move).seconds
                await asyncio.sleep(max(0.0, self.options.bot_pause - thinking))
                table = live.table
                if table.bot_to_move is None or table.match is None or table.to_move is None:
                    break
                match, seat, kind = table.match.copy(), table.to_move, table.bot_to_move
                thought = await self.ponder(live, self.bots.think(live.id, match, seat, kind))
                if thought is not None:
                    await self._carried_out(self._act(live, partial(_bot_play, thought)))
        except DatabaseError:
            # The next sweep finds the table.
            _log.warning("a bot's move could not be stored", table=live.id)
        finally:
            live.thinking = None

    async def ponder(self, live: Live, work: Coroutine[Any, Any, T]) -> T | None:
        """What thinking about the present position leads to; None if the game went on in the meantime."""
        task = self._task(work)
        with live.pondered(task):
            await asyncio.wait([task])
        return None if task.cancelled() else task.result()

    def _set_flag(self, live: Live) -> None:
        if live.flag is not None:
            live.flag.cancel()
            live.flag = None
        deadline = live.table.deadline
        if deadline is not None and not self._closing:
            loop = asyncio.get_running_loop()
            # A little later, so that the time is surely up by then.
            wait = max(0.0, deadline - time.time()) + 0.005
            live.flag = loop.call_later(wait, lambda: self._begin(self._act(live, _flag)))

    async def wake(self, table: str) -> None:
        """Go on with a game whose bot or clock nobody minds."""
        live = await self.live(table)
        async with live.lock:
            await self._fetch(live)
        await self._carried_out(self._act(live, _flag))
        self._go_on(live)

    # --- Other processes ---

    def _hear(self, notice: Notice) -> None:
        if notice.table == EVERYTHING:
            for missed in self.tables.values():
                self._catch_up(missed)
            return
        if self.elsewhere.hear(notice.process):
            self._tell_all()
        live = self.tables.get(notice.table)
        if notice.presence is not None:
            self.elsewhere.note(notice.process, notice.table, Attendance.from_notice(notice.presence))
            if live is not None and live.is_loaded:
                self.note_elsewhere(live)
        elif live is not None and not (live.is_loaded and (notice.number or 0) <= live.table.number):
            self._catch_up(live)

    def note_elsewhere(self, live: Live) -> None:
        """Tell everybody if others are connected to other processes than before."""
        there = self.elsewhere.at(live.id)
        if there != live.elsewhere:
            live.elsewhere = there
            live.tell_presence()

    def _tell_all(self) -> None:
        """Tell a process that is new here who is connected."""
        for live in self.tables.values():
            if live.told != Attendance():
                self._begin(self.store.tell(Notice(self.store.process, live.id, None, live.told.to_notice())))

    def _catch_up(self, live: Live) -> None:
        # A table that is just being loaded may have been read before.
        if not live.is_behind and not self._closing:
            live.is_behind = True
            self._begin(self._fetch_locked(live))

    async def _fetch_locked(self, live: Live) -> None:
        async with live.lock:
            live.is_behind = False
            if live.is_loaded:
                await self._fetch(live)

    async def _fetch(self, live: Live) -> None:
        """Take in what other processes have stored."""
        before = live.table.number
        events = await self.store.events(live.id, before)
        if events:
            live.table = _folded(live.table.copy(), events)
            live.standing = None
            live.publish(before)
            self.note_attendance(live)
            self._set_flag(live)

    # --- Tasks ---

    async def _carried_out(self, work: Coroutine[Any, Any, T]) -> T:
        """Finish what has begun, even if whoever asked for it is gone."""
        return await asyncio.shield(self._task(work))

    def _begin(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Do something that nobody waits for."""
        task = self._task(work)
        task.add_done_callback(_finished)
        return task

    def _task(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task


def _finished(task: asyncio.Task[Any]) -> None:
    if not task.cancelled() and (error := task.exception()) is not None:
        _log.error("something that nobody waited for failed", **trouble(error))


def _folded(table: Table, events: list[StoredEvent]) -> Table:
    for event in events:
        table.apply(event)
    return table


def _bot_play(thought: Thought, table: Table, now: float) -> list[NewEvent]:
    return table.bot_play(thought.seat, thought.moves, thought.after, now)


def _flag(table: Table, now: float) -> list[NewEvent]:
    return table.flag(now)
