"""A database in trouble: every failed write is logged and counted, and said in one way."""

import asyncio
import json
import resource
import sqlite3
import threading
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from psycopg import sql
from sqlalchemy import event, make_url, text

from cabochon.language import LANGUAGES, Language
from cabochon.server.options import Options
from cabochon.server.store import DatabaseError, Store
from cabochon.server.store.engine import engine_for, writing
from tests.server.postgres import Postgres
from tests.server.serving import PATIENCE, Threaded, Visitor, processes, threaded, until
from tests.server.stored import moved, open_table

pytestmark = pytest.mark.anyio


@pytest.fixture
def entries(monkeypatch: pytest.MonkeyPatch) -> list[dict[str, Any]]:
    """What is logged of writes that failed."""
    found: list[dict[str, Any]] = []

    class Log:
        def error(self, event: str, **fields: Any) -> None:
            found.append({"event": event, **fields})

    monkeypatch.setattr("cabochon.server.store.writer._log", Log())
    return found


async def refused(attempt: Any) -> str:
    """The code with which the database refuses something; every language has words for it."""
    with pytest.raises(DatabaseError) as caught:
        await attempt
    code = str(caught.value.code)
    assert all(Language(language).text(code) for language in LANGUAGES)
    assert str(caught.value) == Language("en").text(code)
    return code


async def sick(visitor: Visitor) -> str:
    """With which code the server says that it is not well; what it found last holds for a second."""
    async with asyncio.timeout(PATIENCE):
        while (health := await visitor.http.get("/api/health")).status_code == 200:
            pass
    assert health.status_code == 503
    return str(health.json()["code"])


# --- Writing ---


async def test_a_full_disk_is_logged_once_for_a_batch_and_counted(
    sqlite_url: str, entries: list[dict[str, Any]]
) -> None:
    store = await Store.open(sqlite_url)
    tables = [f"t{number}" for number in range(30)]
    for table in tables:
        await open_table(store, table)
    gate = threading.Event()

    @event.listens_for(store._engine, "begin")
    def full(connection: Any) -> None:
        gate.wait()
        connection.exec_driver_sql("PRAGMA max_page_count = 1")

    long = "a secret of somebody " * 400
    attempts = [asyncio.create_task(refused(store.append(t, 2, moved(long), None, 1.0))) for t in tables]
    await asyncio.sleep(0)  # each has come to the point where it waits
    gate.set()
    assert set(await asyncio.gather(*attempts)) == {"error-database-damaged"}
    assert store.write_errors == 30
    # The first transaction took those that were there when it began, the second all others.
    assert 1 <= len(entries) <= 2
    assert sum(entry["count"] for entry in entries) == 30
    assert {entry["event"] for entry in entries} == {"a write failed"}
    assert {entry["state"] for entry in entries} == {"SQLITE_FULL"}
    assert entries[-1]["tables"][0] in tables
    assert len(entries[-1]["tables"]) <= 20
    assert "secret" not in str(entries)
    event.remove(store._engine, "begin", full)
    store._engine.dispose()
    assert await store.append("t0", 2, moved(), None, 1.0)
    await store.close()


async def test_a_disk_without_space_is_seen_and_gets_over_it(sqlite_url: str) -> None:
    """A real process whose files can't grow any more."""
    with processes(sqlite_url) as (server,):
        async with server.guest("Ann") as ann:
            table = await ann.open_table("splendor", "me", "local:Ben", settings={"start": 0})
            async with ann.socket(table) as client:
                pid, most = server._process.pid, resource.RLIM_INFINITY
                resource.prlimit(pid, resource.RLIMIT_FSIZE, (0, most))
                answer = await client.ask(type="move", id="a", seat=0, moves="take wbg")
                assert answer["problem"]["code"] == "error-database-damaged"
                assert await sick(ann) == "error-database-damaged"
                resource.prlimit(pid, resource.RLIMIT_FSIZE, (most, most))
                assert (await client.ask(type="move", id="a", seat=0, moves="take wbg"))["type"] == "done"
                async with asyncio.timeout(PATIENCE):
                    while (await ann.http.get("/api/health")).status_code == 503:
                        pass
    failed = [json.loads(line) for line in server.logs if "a write failed" in line]
    assert [table] in [entry["tables"] for entry in failed]
    assert "Traceback" not in "".join(server.logs)
    assert "request failed" not in "".join(server.logs)


async def test_a_postgresql_that_is_closed_to_writing(
    postgres: Postgres, postgres_url: str, entries: list[dict[str, Any]]
) -> None:
    store = await Store.open(postgres_url)
    await open_table(store, "t")
    name = sql.Identifier(str(make_url(postgres_url).database))
    postgres.execute(sql.SQL("ALTER DATABASE {} SET default_transaction_read_only = on").format(name))
    postgres.disconnect(postgres_url)
    assert await refused(store.append("t", 2, moved(), None, 1.0)) == "error-database-damaged"
    assert await refused(store.ping()) == "error-database-damaged"
    assert ["t"] in [entry.get("tables") for entry in entries]
    assert {entry["state"] for entry in entries} == {"25006"}
    assert len(await store.entries("t")) == 1
    postgres.execute(sql.SQL("ALTER DATABASE {} RESET default_transaction_read_only").format(name))
    postgres.disconnect(postgres_url)
    assert await store.append("t", 2, moved(), None, 1.0)
    await store.close()


async def test_another_program_that_holds_the_file(sqlite_url: str) -> None:
    """The move is refused, not kept waiting, and counts when it is sent again."""
    with processes(sqlite_url) as (server,):
        async with server.guest("Ann") as ann:
            table = await ann.open_table("splendor", "me", "local:Ben", settings={"start": 0})
            async with ann.socket(table) as client:
                with closing(sqlite3.connect(str(make_url(sqlite_url).database))) as other:
                    other.execute("BEGIN EXCLUSIVE")
                    answer = await client.ask(type="move", id="a", seat=0, moves="take wbg")
                    assert answer["problem"]["code"] == "error-database-lost"
                    kept = other.execute("SELECT count(*) FROM events WHERE kind = 'move'").fetchone()
                    assert kept == (0,)
                assert (await client.ask(type="move", id="a", seat=0, moves="take wbg"))["type"] == "done"
    failed = [json.loads(line) for line in server.logs if "a write failed" in line]
    [of_move] = [entry for entry in failed if entry["tables"] == [table]]
    assert of_move["state"] == "SQLITE_BUSY"
    assert of_move["requests"]


async def test_a_file_that_is_held_is_waited_for_once(
    sqlite_url: str, entries: list[dict[str, Any]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cabochon.server.store.engine._PATIENCE_WITH_OTHERS", 0.05)
    store = await Store.open(sqlite_url)
    await open_table(store, "t")
    begun: list[str] = []
    gate = threading.Event()

    @event.listens_for(store._engine, "before_cursor_execute")
    def note(_c: Any, _cursor: Any, statement: str, *_: Any) -> None:
        if statement == "BEGIN IMMEDIATE":
            begun.append(statement)
            gate.wait()

    with closing(sqlite3.connect(str(make_url(sqlite_url).database))) as other:
        other.execute("BEGIN EXCLUSIVE")
        first = asyncio.create_task(refused(store.append("t", 2, moved(), None, 1.0)))
        await until(lambda: len(begun) == 1)
        # What comes while it is waited for is the next batch, which waits once for all of it.
        more = [asyncio.create_task(refused(store.append("t", 2, moved(), None, 1.0)))]
        more += [asyncio.create_task(refused(store.do(lambda _: None))) for _ in range(3)]
        await asyncio.sleep(0)
        gate.set()
        assert set(await asyncio.gather(first, *more)) == {"error-database-lost"}
    assert len(begun) == 2
    assert {entry["state"] for entry in entries} == {"SQLITE_BUSY"}
    assert await store.append("t", 2, moved(), None, 1.0)
    await store.close()


# --- Signs of life ---


async def test_many_signs_of_life_are_one_write(store: Store) -> None:
    written: list[str] = []

    @event.listens_for(store._engine, "before_cursor_execute")
    def note(_c: Any, _cursor: Any, statement: str, *_: Any) -> None:
        if statement.startswith("UPDATE pulse"):
            written.append(statement)

    await asyncio.gather(*(store.ping() for _ in range(50)))
    await store.ping()
    assert len(written) == 1
    store._tested -= 1  # a second later
    await store.ping()
    assert len(written) == 2


async def test_a_sign_of_life_that_nobody_waits_for_disturbs_nobody(store: Store) -> None:
    given_up = asyncio.create_task(store.ping())
    await asyncio.sleep(0)
    given_up.cancel()
    await store.ping()


# --- Damage ---


def drop_events(url: str) -> None:
    engine = engine_for(url)
    with writing(engine) as connection:
        connection.execute(text("DROP TABLE events"))
    engine.dispose()


def overwrite(url: str, first: int) -> None:
    file = Path(str(make_url(url).database))
    with file.open("r+b") as damaged:
        damaged.seek(first)
        damaged.write(b"not what was here" * 100_000)


DAMAGES: dict[str, Callable[[str], None]] = {
    "not a database": lambda url: overwrite(url, 0),
    "malformed": lambda url: overwrite(url, 100),
}


async def everybody_is_told(server: Threaded, damage: Callable[[str], None], url: str) -> None:
    async with server.guest("Ann") as ann:
        table = await ann.open_table("splendor", "me", "local:Ben", settings={"start": 0})
        other = await ann.open_table("splendor", "me", "open")
        async with ann.socket(table) as client:
            store: Store = server.app.state.house.store
            if store.database == "sqlite":
                with writing(store._engine) as connection:
                    connection.exec_driver_sql("COMMIT")
                    connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")
                    connection.exec_driver_sql("BEGIN")
            damage(url)
            store._engine.dispose()
            answer = await client.ask(type="move", id="a", seat=0, moves="take wbg")
            assert answer["problem"]["code"] == "error-database-damaged"
        store._tested -= 1
        del server.app.state.house.hall.tables[other]
        for path in ("/api/health", f"/api/tables/{other}"):
            found = await ann.http.get(path)
            assert (found.status_code, found.json()["code"]) == (503, "error-database-damaged")
        async with ann.raw_socket(other) as link:
            await link.wait_closed()
        assert link.close_code == 4503


@pytest.mark.parametrize("damage", DAMAGES.values(), ids=DAMAGES)
async def test_a_damaged_file(
    damage: Callable[[str], None], sqlite_url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with threaded(Options(sqlite_url, sweep=60).unlimited()) as server:
        await everybody_is_told(server, damage, sqlite_url)
    told = "".join(capsys.readouterr())
    assert "a write failed" in told
    assert "a read failed" in told
    assert "Traceback" not in told
    assert "request failed" not in told


async def test_a_file_that_is_taken_away(sqlite_url: str) -> None:
    """SQLite would go on writing to a file that nobody finds any more."""
    store = await Store.open(sqlite_url)
    await store.ping()
    file = Path(str(make_url(sqlite_url).database))
    file.rename(file.with_name("elsewhere"))
    store._tested -= 1
    assert await refused(store.ping()) == "error-database-damaged"
    # From now on nothing is acknowledged that nobody could find again.
    assert await refused(open_table(store, "t")) == "error-database-damaged"
    assert await refused(store.delete(["t"])) == "error-database-damaged"
    # Until it is back.
    file.with_name("elsewhere").rename(file)
    store._tested -= 1
    await store.ping()
    await open_table(store, "t")
    assert await store.row("t") is not None
    await store.close()


async def test_tables_that_are_gone(database_url: str, capsys: pytest.CaptureFixture[str]) -> None:
    with threaded(Options(database_url, sweep=60).unlimited()) as server:
        await everybody_is_told(server, drop_events, database_url)
    assert "request failed" not in "".join(capsys.readouterr())


async def test_a_table_with_damaged_guests_hides_no_other(store: Store) -> None:
    for table in ("a", "b"):
        await open_table(store, table)
    with writing(store._engine) as connection:
        broken = "'\"ann\"'" if store.database == "postgresql" else "'[\"ann'"
        connection.execute(text(f"UPDATE tables SET guests = {broken} WHERE id = 'a'"))
    assert [found.table for found in await store.tables_of("ann", 10)] == ["b"]


async def test_a_client_that_resumes_from_a_lost_database_is_sent_away(
    postgres: Postgres, capsys: pytest.CaptureFixture[str]
) -> None:
    """It knows more than this process, which can't read it just now."""
    with postgres.database() as url, threaded(Options(url, sweep=60).unlimited()) as server:
        async with server.guest("Ann") as ann:
            table = await ann.open_table("splendor", "me", "open")
            async with ann.socket(table) as client:
                name = sql.Identifier(str(make_url(url).database))
                postgres.execute(sql.SQL("ALTER DATABASE {} ALLOW_CONNECTIONS false").format(name))
                postgres.disconnect(url)
                await client.send(type="resume", after=7)
                assert await client.close_code() == 4503
                assert await sick(ann) == "error-database-lost"
                postgres.execute(sql.SQL("ALTER DATABASE {} ALLOW_CONNECTIONS true").format(name))
    assert "Traceback" not in "".join(capsys.readouterr())
