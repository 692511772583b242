"""The store, on both databases: what is put in comes out, once, in order, whole or not at all."""

import asyncio
import threading
from dataclasses import replace
from typing import Any, get_args

import pytest
from sqlalchemy import event, text

from cabochon.server.store import Age, Expired, NoTableError, Store
from cabochon.server.store.engine import writing
from cabochon.server.table import Change, Entry
from cabochon.server.table.events import Created, Joined, Over
from tests.server.stored import PLAN, STANDING, SUMMARY, moved, open_table, row_of

pytestmark = pytest.mark.anyio


# --- Tables and events ---


async def test_a_table_comes_out_as_it_was_put_in(store: Store) -> None:
    created, joined = Created(0, "Ann"), Joined(1, "ben", "Ben")
    await store.create(row_of("t"), Change((created, joined)), STANDING, 1000.5)
    assert await store.row("t") == row_of("t")
    assert await store.entries("t") == [Entry(1, 1000.5, created), Entry(2, 1000.5, joined)]


async def test_events_are_added_in_order(store: Store) -> None:
    await open_table(store, "t")
    (first,), (second,) = moved("take wbg").events, moved("take bgr").events
    assert await store.append("t", 2, Change((first,), "ann:1"), None, 1001.125)
    assert await store.append("t", 3, Change((second, Over(None)), "ann:2"), STANDING, 1002.0)
    assert await store.entries("t", after=1) == [
        Entry(2, 1001.125, first, "ann:1"),
        Entry(3, 1002.0, second),
        Entry(4, 1002.0, Over(None), "ann:2"),
    ]
    assert [entry.number for entry in await store.entries("t", after=3)] == [4]
    assert await store.entries("t", after=4) == []


@pytest.mark.parametrize("name", ["寶石 ✓ 🂡", "zero \0 byte", 'quote " \\ %s :x', "\u2028 line"])
async def test_every_text_and_number_survives(store: Store, name: str) -> None:
    await open_table(store, "t")
    joined = Joined(2**62, name, name)
    assert await store.append("t", 2, Change((joined,)), None, 1752710400.123457)
    assert await store.entries("t", after=1) == [Entry(2, 1752710400.123457, joined)]


async def test_unknown_tables_are_empty(store: Store) -> None:
    assert await store.row("t") is None
    assert await store.entries("t") == []
    assert await store.tables_of("ann", 10) == []
    assert await store.numbers(["t"]) == {}
    with pytest.raises(NoTableError):
        await store.append("t", 1, moved(), None, 1.0)
    # It was asked for something wrong, which is no trouble of the database.
    assert store.write_errors == 0


async def test_a_table_is_created_once(store: Store) -> None:
    await open_table(store, "t")
    assert not await store.create(row_of("t", host="ben"), moved(), STANDING, 2.0)
    assert await store.row("t") == row_of("t", host="ann")


async def test_something_must_have_happened(store: Store) -> None:
    await open_table(store, "t")
    with pytest.raises(ValueError, match="no event"):
        await store.append("t", 2, Change(), STANDING, 1.0)


# --- Who is faster ---


async def test_one_of_two_appends_of_the_same_number_is_in(store: Store) -> None:
    await open_table(store, "t")
    both = [store.append("t", 2, moved(), None, 1.0) for _ in range(2)]
    assert sorted(await asyncio.gather(*both)) == [False, True]
    assert len(await store.entries("t")) == 2


async def test_one_of_two_processes_is_faster(postgres_url: str) -> None:
    store, other = await Store.open(postgres_url), await Store.open(postgres_url)
    tables = [f"t{number}" for number in range(40)]
    await asyncio.gather(*(open_table(store, table) for table in tables))

    async def race(process: Store, name: str) -> list[bool]:
        return await asyncio.gather(
            *(process.append(table, 2, moved(name), STANDING, 1.0) for table in tables)
        )

    of_store, of_other = await asyncio.gather(race(store, "store"), race(other, "other"))
    await other.close()
    assert all(first != second for first, second in zip(of_store, of_other, strict=True))
    for table, won in zip(tables, of_store, strict=True):
        (stored,) = await store.entries(table, after=1)
        assert (stored.event,) == moved("store" if won else "other").events
    await store.close()


async def test_a_key_happens_once_at_a_table(store: Store) -> None:
    await open_table(store, "t")
    await open_table(store, "u")
    keyed = moved(key="ann:1")
    assert await store.append("t", 2, keyed, None, 1.0)
    assert not await store.append("t", 3, keyed, None, 1.0)
    assert await store.append("u", 2, keyed, None, 1.0)
    assert await store.append("t", 3, moved(key="ben:1"), None, 1.0)
    assert [entry.key for entry in await store.entries("t")] == [None, "ann:1", "ben:1"]


async def test_several_events_are_stored_together_or_not_at_all(store: Store) -> None:
    await open_table(store, "t")
    assert await store.append("t", 2, moved(key="ann:1"), None, 1.0)
    assert not await store.append("t", 3, moved(key="ann:1", count=3), replace(STANDING, status="over"), 2.0)
    assert len(await store.entries("t")) == 2
    (found,) = await store.tables_of("ann", 10)
    assert (found.standing, found.updated) == (STANDING, 1.0)


async def test_several_events_give_way_to_one(store: Store) -> None:
    await open_table(store, "t")
    assert await store.append("t", 2, moved(), None, 1.0)
    assert not await store.append("t", 2, moved(count=3), None, 1.0)
    assert len(await store.entries("t")) == 2


# --- Group commit ---


async def test_appends_that_wait_are_committed_together(store: Store) -> None:
    tables = [f"t{number}" for number in range(100)]
    await asyncio.gather(*(open_table(store, table) for table in tables))
    commits: list[object] = []
    gate = threading.Event()
    event.listen(store._engine, "commit", commits.append)
    event.listen(store._engine, "begin", lambda _connection: gate.wait())
    appends = [asyncio.create_task(store.append(table, 2, moved(), STANDING, 1.0)) for table in tables]
    await asyncio.sleep(0)  # each has come to the point where it waits
    gate.set()
    assert all(await asyncio.gather(*appends))
    # The first transaction took those that were there when it began, the second all others.
    assert len(commits) <= 2


async def test_a_bad_append_spoils_no_other(store: Store) -> None:
    await open_table(store, "a")
    await open_table(store, "b")
    results = await asyncio.gather(
        store.append("a", 2, moved(), None, 1.0),
        store.append("no such table", 2, moved(), None, 1.0),
        store.append("a", 3, Change((Created(float("nan"), "Ann"),)), None, 1.0),  # type: ignore[arg-type]
        store.append("b", 2, moved(), None, 1.0),
        return_exceptions=True,
    )
    assert [result is True for result in results] == [True, False, False, True]
    assert [len(await store.entries(table)) for table in "ab"] == [2, 2]


async def test_an_append_that_nobody_waits_for_disturbs_nobody(store: Store) -> None:
    await open_table(store, "t")
    given_up = asyncio.create_task(store.append("t", 2, moved(), None, 1.0))
    await asyncio.sleep(0)
    given_up.cancel()
    assert await store.append("t", 3, moved(), None, 1.0)
    assert len(await store.entries("t")) == 3


async def test_closing_writes_what_waits(database_url: str) -> None:
    store = await Store.open(database_url)
    await open_table(store, "t")
    waiting = [asyncio.create_task(store.append("t", number, moved(), None, 1.0)) for number in range(2, 12)]
    await asyncio.sleep(0)
    await store.close()
    assert all(await asyncio.gather(*waiting))
    store = await Store.open(database_url)
    assert len(await store.entries("t")) == 11
    await store.close()


# --- Looking for tables ---


async def test_lists_know_which_games_go_on_from_a_position(store: Store) -> None:
    await open_table(store, "plain")
    row = replace(row_of("based"), plan=replace(PLAN, base="a record"))
    await store.create(row, Change((Created(0, "Ann"),)), STANDING, 2000.0)
    expected = {"based": True, "plain": False}
    assert {found.table: found.based for found in await store.tables_of("ann", 10)} == expected
    assert {found.table: found.based for found in await store.games_of("ann", 10)} == expected


async def test_the_lobby_shows_listed_tables_that_are_not_over(store: Store) -> None:
    first = await open_table(store, "first", listed=True, status="waiting", now=1.0)
    second = await open_table(store, "second", listed=True, status="waiting", now=2.0)
    playing = await open_table(store, "playing", listed=True, now=3.0)
    await open_table(store, "private", listed=False, now=4.0)
    await open_table(store, "over", listed=True, status="over", now=5.0)
    # Games that go on, however many, push no table out that waits for people.
    assert await store.lobby("playing", 1) == [("playing", row_of("playing").created, playing, 3.0, False)]
    assert await store.lobby("waiting", 10) == [
        ("second", row_of("second").created, second, 2.0, False),
        ("first", row_of("first").created, first, 1.0, False),
    ]
    await store.append("first", 2, moved(), None, 6.0)
    assert [(found.table, found.updated) for found in await store.lobby("waiting", 1)] == [("first", 6.0)]
    await store.append("first", 3, moved(), replace(first, listed=False), 7.0)
    assert [found.table for found in await store.lobby("waiting", 10)] == ["second"]


@pytest.mark.parametrize("known", [False, True])
async def test_a_standing_comes_out_as_it_was_put_in(store: Store, known: bool) -> None:
    standing = await open_table(store, "t", to_move=("ann", "ben"), deadline=1234.5)
    assert [found.standing for found in await store.tables_of("ann", 1)] == [standing]
    later = replace(standing, status="over", listed=True, guests=("ben",), to_move=())
    later = replace(later, deadline=None, summary=replace(SUMMARY, clock=None))
    await store.append("t", 2, moved(), later, 2000.0, standing if known else None)
    assert [found.standing for found in await store.tables_of("ben", 1)] == [later]


@pytest.mark.parametrize(
    "news",
    [
        {"status": "over"},
        {"listed": True},
        {"guests": ("ann", "cat")},
        {"to_move": ("ben",)},
        {"deadline": 5.0},
        {"summary": replace(SUMMARY, clock=None)},
        {},
    ],
)
async def test_what_has_changed_of_a_standing_is_written(store: Store, news: dict[str, Any]) -> None:
    before = await open_table(store, "t", to_move=("ann",))
    later = replace(before, **news)
    await store.append("t", 2, moved(), later, 2000.0, before)
    assert [found.standing for found in await store.tables_of("ann", 1)] == [later]
    assert len(await store.tables_of("cat", 1)) == ("cat" in later.guests)


async def test_the_tables_of_a_guest(store: Store) -> None:
    await open_table(store, "first", guests=("ann",), now=1.0)
    await open_table(store, "second", guests=("ann", "ben"), status="over", now=2.0)
    await open_table(store, "third", guests=("ben",), now=3.0)

    async def of(guest: str, limit: int = 10) -> list[str]:
        return [found.table for found in await store.tables_of(guest, limit)]

    assert await of("ann") == ["second", "first"]
    assert await of("ann", limit=1) == ["second"]
    assert await of("ben") == ["third", "second"]
    # Cat comes, Ben leaves and comes back.
    await store.append("third", 2, moved(), replace(STANDING, guests=("cat",)), 4.0)
    assert (await of("cat"), await of("ben")) == (["third"], ["second"])
    await store.append("third", 3, moved(), replace(STANDING, guests=("cat", "ben")), 5.0)
    assert (await of("cat"), await of("ben")) == (["third"], ["third", "second"])


async def test_open_tables_of_a_host_are_counted(store: Store) -> None:
    for table, status in [("a", "waiting"), ("b", "playing"), ("c", "over")]:
        await open_table(store, table, status=status, host="ann")
    await open_table(store, "d", host="ben", guests=("ann",))
    assert await store.count_open("ann") == 2
    assert await store.count_open("ben") == 1
    assert await store.count_open("cat") == 0


async def test_overdue_tables(store: Store) -> None:
    await open_table(store, "bot", to_move=(), now=100.0)
    await open_table(store, "flag", deadline=109.5, now=109.0)
    await open_table(store, "thinks", deadline=111.0, now=100.0)
    await open_table(store, "flag-over", deadline=109.5, status="over", now=100.0)
    assert await store.overdue(now=110.0) == ["flag"]
    assert await store.overdue(now=112.0) == ["flag", "thinks"]
    assert await store.overdue(now=100.0) == []


async def test_looking_for_tables_reads_no_other_tables(store: Store) -> None:
    """Each question is answered by its index, where there are enough tables that it is worth it."""
    kinds = ("waiting", "playing", "over")
    many = (
        open_table(store, f"t{number}", status=kinds[number % 3], guests=(f"guest {number}",))
        for number in range(300)
    )
    await asyncio.gather(*many, open_table(store, "listed", status="waiting", listed=True))
    if store.database == "postgresql":
        with writing(store._engine) as connection:
            connection.execute(text("ANALYZE"))
    asked: list[tuple[str, object]] = []

    def note(
        _c: object, _cursor: object, statement: str, given: object, _context: object, _many: bool
    ) -> None:
        asked.append((statement, given))

    event.listen(store._engine, "before_cursor_execute", note)
    await store.lobby("waiting", 10)
    await store.tables_of("guest 7", 10)
    await store.count_open("ann")
    await store.overdue(10.0)
    for age in AGES:
        await store.expired(age, 10.0, 5, Expired(1.0, "t"))
    await store.numbers(["t", "u"])
    event.remove(store._engine, "before_cursor_execute", note)
    questions = [(statement, given) for statement, given in asked if statement.startswith("SELECT")]
    used = []
    with store._engine.connect() as connection:
        if store.database == "postgresql":
            connection.execute(text("ANALYZE"))
            connection.execute(text("SET enable_seqscan = off"))
        explain = "EXPLAIN " if store.database == "postgresql" else "EXPLAIN QUERY PLAN "
        for statement, given in questions:
            plan = connection.exec_driver_sql(explain + statement, given)  # type: ignore[arg-type]
            used.append(" ".join(str(line) for line in plan))
    lobby, tables_of, count_open, overdue, waiting, abandoned, stuck, finished, numbers = used
    assert "ix_tables_lobby" in lobby
    assert "pk_guests" in tables_of or "sqlite_autoindex_guests" in tables_of
    assert "ix_tables_host" in count_open
    assert "ix_tables_deadline" in overdue
    assert "ix_tables_waiting" in waiting
    assert "ix_tables_no_clock" in abandoned
    assert "ix_tables_deadline" in stuck
    assert "ix_tables_over" in finished
    # The last number is found without looking at the others.
    assert "SEARCH events" in numbers or "Index Only Scan Backward using pk_events" in numbers


# --- Old tables ---

AGES: tuple[Age, ...] = get_args(Age)


async def test_nobody_fills_the_lobby_alone(store: Store) -> None:
    await open_table(store, "first", listed=True, status="waiting", host="ann", now=1.0)
    for number in range(9):
        await open_table(store, f"t{number}", listed=True, status="waiting", host="eve", now=2.0 + number)
    found = [listing.table for listing in await store.lobby("waiting", 60)]
    assert found == ["t8", "t7", "t6", "t5", "t4", "first"]


async def test_tables_grow_old(store: Store) -> None:
    await open_table(store, "waiting", status="waiting", now=2010.0)
    await open_table(store, "waiting-later", status="waiting", now=2030.0)
    await open_table(store, "no-clock", now=2011.0)
    await open_table(store, "bot", now=2012.0, to_move=())
    await open_table(store, "clock", now=2010.0, deadline=2025.0)
    await open_table(store, "stuck", now=2013.0, deadline=2015.0)
    await open_table(store, "over", status="over", now=2014.0, deadline=2015.0)

    async def old(age: Age) -> list[str]:
        return [expired.table for expired in await store.expired(age, 2020.0, 10)]

    found = {age: await old(age) for age in AGES}
    assert found == {
        "waiting": ["waiting"],
        "abandoned": ["bot", "no-clock"],
        "stuck": ["stuck"],
        "finished": ["over"],
    }


async def test_old_tables_come_page_by_page(store: Store) -> None:
    tables = [f"t{number}" for number in range(7)]
    for table in tables:
        await open_table(store, table, status="over", now=1.0)
    found: list[Expired] = []
    while page := await store.expired("finished", 2000.0, 2, found[-1] if found else None):
        assert len(page) <= 2
        found += page
    assert [expired.table for expired in found] == tables


async def test_nothing_is_left_of_a_table_that_is_deleted(store: Store) -> None:
    for table in ("a", "b", "c"):
        await open_table(store, table, now=10.0)
        await store.append(table, 2, moved(), STANDING, 11.0)
    assert await store.delete(["b", "a", "no such table"]) == ["a", "b"]
    assert await store.delete([]) == []
    assert await store.row("a") is None
    assert await store.entries("a") == []
    assert [found.table for found in await store.tables_of("ann", 10)] == ["c"]
    assert await store.numbers(["a", "b", "c"]) == {"c": 2}
    with store._engine.connect() as connection:
        for name in ("tables", "events", "guests"):
            column = "id" if name == "tables" else '"table"'
            assert set(connection.execute(text(f"SELECT {column} FROM {name}")).scalars()) == {"c"}


async def test_what_somebody_has_touched_since_is_not_deleted(store: Store) -> None:
    await open_table(store, "old", now=10.0)
    await open_table(store, "touched", now=10.0)
    await store.append("touched", 2, moved(), None, 20.0)
    assert await store.delete(["old", "touched"], untouched=15.0) == ["old"]
    assert len(await store.entries("touched")) == 2


async def test_numbers_of_many_tables(store: Store) -> None:
    tables = [f"t{number}" for number in range(1100)]
    await asyncio.gather(*(open_table(store, table) for table in tables))
    await store.append("t7", 2, moved(count=3), None, 1.0)
    assert await store.numbers(tables) == {**dict.fromkeys(tables, 1), "t7": 4}


async def test_two_processes_delete_while_others_write(postgres_url: str) -> None:
    """Whatever is deleted is deleted whole, and whoever writes finds it there or gone."""
    store, other = await Store.open(postgres_url), await Store.open(postgres_url)
    tables = [f"t{number:02}" for number in range(40)]
    await asyncio.gather(*(open_table(store, table) for table in tables))

    async def write(table: str) -> bool:
        try:
            return await other.append(table, 2, moved(), STANDING, 1.0)
        except NoTableError:
            return False

    first, second, _ = await asyncio.gather(
        store.delete(tables[::2]),
        other.delete(list(reversed(tables))),
        asyncio.gather(*(write(table) for table in tables)),
    )
    assert sorted(first + second) == tables
    assert await store.numbers(tables) == {}
    await store.close()
    await other.close()
