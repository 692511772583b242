"""Two houses on one database: each hears what happens in the other."""

import asyncio
import time

import pytest
from psycopg import sql
from sqlalchemy import make_url

from cabochon.server.live import Guest, House
from cabochon.server.live.presence import Attendance
from cabochon.server.options import Options
from cabochon.server.store import EVERYTHING, DatabaseError, Notice
from cabochon.server.store.batch import Append, Statements, write
from cabochon.server.store.engine import engine_for, writing
from cabochon.server.table import Change
from cabochon.server.table.events import Moved
from tests.server.houses import ANN, BOB, CID, Heard
from tests.server.postgres import Postgres
from tests.server.serving import PATIENCE, threaded, until
from tests.server.tables import plan

pytestmark = pytest.mark.anyio


async def test_a_table_follows_what_the_other_house_stores(houses: tuple[House, House]) -> None:
    here, there = houses
    table = await here.reception.open(ANN, "here", plan("mooo"))
    live = await there.hall.find(table)
    assert live.table.number == 1
    heard = Heard(there)
    await here.reception.join(BOB, table, 1)
    assert await heard.next() == 2
    # Both may write, in whichever order; a fourth seat stays open, so that the game does not start.
    await asyncio.gather(there.reception.join(CID, table, 2), here.reception.leave(BOB, table, 1))
    here_now, there_now = await here.hall.find(table), await there.hall.find(table)
    await asyncio.gather(here.clerk.fetch(here_now), there.clerk.fetch(there_now))
    assert here_now.table.history == there_now.table.history
    assert [seat.guest for seat in here_now.table.seats] == [ANN.id, None, CID.id, None]


async def test_what_was_missed_is_fetched(houses: tuple[House, House]) -> None:
    here, there = houses
    table = await here.reception.open(ANN, "here", plan("moo"))
    live = await there.hall.find(table)
    heard = Heard(there)
    hear = there.neighbours._hear
    there.store.listen(lambda _: None)  # the connection is lost
    await here.reception.join(BOB, table, 1)
    assert live.table.number == 1
    hear(Notice("", EVERYTHING))
    assert await heard.next() == 2


async def test_who_is_connected_elsewhere_is_known_until_its_process_is_gone(
    houses: tuple[House, House], monkeypatch: pytest.MonkeyPatch
) -> None:
    here, _ = houses
    table = await here.reception.open(ANN, "here", plan("mo"))
    live = await here.hall.find(table)
    told = Attendance(frozenset({BOB.id}), 2).to_notice()
    here.store._deliver([Notice("another process", table, None, told)])
    present = live.audience.present(live.table)
    assert (present.online, present.spectators) == ({BOB.id}, 2)
    assert here.company.online(table) == {BOB.id}
    monkeypatch.setattr("cabochon.server.live.presence.EXPIRES", -1.0)
    here.company.forget_silent()
    assert live.audience.present(live.table).online == frozenset()
    assert here.company.online(table) == frozenset()


async def test_a_house_that_is_new_is_told_who_is_here(houses: tuple[House, House]) -> None:
    here, there = houses
    table = await here.reception.open(ANN, "here", plan("mo"))
    live = await here.hall.find(table)
    live.audience.told = Attendance(frozenset({ANN.id}), 1)
    await there.company.say_alive()
    async with asyncio.timeout(PATIENCE):
        while there.company.online(table) != {ANN.id}:
            await asyncio.sleep(0)


# --- What gets lost on the way ---


async def test_a_client_is_told_of_an_event_of_which_no_notice_came(postgres_url: str) -> None:
    options = Options(postgres_url, sweep=0.05).unlimited()
    with threaded(options) as here, threaded(options) as there:
        there.app.state.house.store._writer._notifies = False
        async with here.guest("Ann") as ann:
            table = await ann.open_table("splendor", "me", "local:Ben", settings={"start": 0})
            async with ann.socket(table) as first, ann.socket(table, at=there) as second:
                answer = await second.ask(type="move", id="a", seat=0, moves="take wbg")
                await first.when(lambda: first.number == answer["number"])


async def test_who_missed_notices_asks_who_is_there(houses: tuple[House, House]) -> None:
    """Bob left one table and came to another while this house heard nothing."""
    here, there = houses
    one, other, third = [await here.reception.open(ANN, "here", plan("mo")) for _ in range(3)]
    lives = {table: await there.hall.find(table) for table in (one, other, third)}

    async def connected(table: str, *guests: Guest) -> None:
        # As `Company.note_here` does it for real connections.
        lives[table].audience.told = now = Attendance(frozenset(guest.id for guest in guests), 1)
        there.company._tell_others(table, now if guests else Attendance())
        if not guests:
            lives[table].audience.told = Attendance()

    await connected(one, BOB)
    await connected(third, CID)
    await until(lambda: here.company.online(one) == {BOB.id} and here.company.online(third) == {CID.id})
    hear = here.neighbours._hear
    here.store.listen(lambda _: None)  # the connection is lost
    await connected(one)
    await connected(other, BOB)
    await there.company.say_alive()
    here.store.listen(hear)
    assert here.company.online(one) == {BOB.id}
    hear(Notice("", EVERYTHING))
    await until(lambda: there.company._is_asked)
    await there.company.say_alive()
    await until(lambda: here.company.online(other) == {BOB.id})
    await until(lambda: here.company.online(one) == frozenset())
    assert here.company.online(third) == {CID.id}


async def test_who_could_not_be_told_is_told_later(
    postgres: Postgres, postgres_url: str, houses: tuple[House, House]
) -> None:
    here, there = houses
    table = await here.reception.open(ANN, "here", plan("mo"))
    live = await here.hall.find(table)
    name = sql.Identifier(str(make_url(postgres_url).database))
    postgres.execute(sql.SQL("ALTER DATABASE {} ALLOW_CONNECTIONS false").format(name))
    postgres.disconnect(postgres_url)
    live.audience.told = Attendance(frozenset({ANN.id}), 0)
    here.company._tell_others(table, live.audience.told)
    await here.tasks.finish()
    with pytest.raises(DatabaseError):
        await here.company.say_alive()
    postgres.execute(sql.SQL("ALTER DATABASE {} ALLOW_CONNECTIONS true").format(name))
    # As soon as the others listen again; until then nobody can hear it.
    async with asyncio.timeout(PATIENCE):
        while there.company.online(table) != {ANN.id}:
            await here.company.say_alive()
            await there.company.say_alive()
            await asyncio.sleep(0.05)


async def test_events_of_others_that_can_not_be_read(sqlite_url: str) -> None:
    """What another process stored is damaged: said as for any damaged table, and nobody stays there."""
    with threaded(Options(sqlite_url, sweep=60.0).unlimited()) as server:
        async with server.guest("Ann") as ann:
            table = await ann.open_table("splendor", "me", "local:Ben", settings={"start": 0})
            async with ann.socket(table) as client:
                engine = engine_for(sqlite_url)
                with writing(engine) as connection:
                    damaged = Append(table, 3, Change((Moved(1, "ann", ("take wbg",)),)), None, time.time())
                    assert write(connection, Statements("sqlite"), [damaged]) == [True]
                engine.dispose()
                await client.send(type="move", id="a", seat=0, moves="take wbg")
                assert await client.close_code() == 4404
            found = await ann.http.get(f"/api/tables/{table}")
            assert (found.status_code, found.json()["code"]) == (409, "error-table-unreadable")
