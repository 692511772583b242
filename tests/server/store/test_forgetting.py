"""Forgetting somebody: nothing of them is left in the database, and nothing else has changed."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from sqlalchemy import Engine

from cabochon.server.store import Farewell, Store
from cabochon.server.store.batch import Append, Statements, write
from cabochon.server.store.engine import engine_for, writing
from cabochon.server.store.forgetting import concerned, forget, glance
from cabochon.server.store.forms import read_event, read_plan
from cabochon.server.store.migrate import migrate
from cabochon.server.store.models import EVENTS, GUESTS, TABLES
from cabochon.server.table import Change, Entry, Table, TableRow
from cabochon.server.table.events import Forgotten, Moved
from tests.server.random_tables import EVERYBODY, RandomTable, random_tables
from tests.server.stored import STANDING, moved, open_table
from tests.server.tables import ANYBODY, Sitting, begun, missing, opened

STATEMENTS = Statements("sqlite")
ALL = (EVENTS, GUESTS, TABLES)


@pytest.fixture(scope="module")
def engine(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Engine]:
    """A database of real tables; those of earlier tests are swept away by `stored`."""
    folder: Path = tmp_path_factory.mktemp("forgetting")
    made = engine_for(f"sqlite:///{folder / 'tables.sqlite'}")
    with writing(made) as connection:
        migrate(connection)
    yield made
    made.dispose()


def stored(engine: Engine, sitting: Sitting) -> str:
    """Have a table with all its events in the database, alone; its id."""
    first, *later = sitting.stored
    row = sitting.row
    with writing(engine) as connection:
        for table in ALL:
            connection.execute(table.delete())
        now = Table(row).after(Change((first.event,), first.key), first.time)
        write(connection, STATEMENTS, [Append(row.id, 1, Change((first.event,)), now.standing(), 0.0, row)])
        for entry in later:
            now = now.copy()
            now.apply(entry)
            change = Change((entry.event,), entry.key)
            write(connection, STATEMENTS, [Append(row.id, entry.number, change, now.standing(), entry.time)])
    return row.id


def everything(engine: Engine) -> str:
    """All that the database holds, as one text."""
    with engine.connect() as connection:
        return str([connection.execute(table.select()).all() for table in ALL])


def read(engine: Engine) -> Table:
    """The table that the database holds."""
    with engine.connect() as connection:
        row = connection.execute(TABLES.select()).one()
        events = connection.execute(EVENTS.select().order_by(EVENTS.c.number)).all()
    plan = read_plan(json.dumps(row.plan))
    table = Table(TableRow(row.id, plan, row.host, row.secret, row.created, row.rules_version))
    for event in events:
        content = read_event(event.kind, event.version, json.dumps(event.content))
        table.apply(Entry(event.number, event.time, content, event.key))
    return table


def farewell(sitting: Sitting, guest: str) -> Farewell:
    return Farewell(sitting.row.id, len(sitting.stored), guest, "somebody", "Guest")


def forgotten(engine: Engine, sitting: Sitting, guest: str) -> Table:
    """The table after a guest was forgotten there."""
    stored(engine, sitting)
    with writing(engine) as connection:
        assert forget(connection, STATEMENTS, farewell(sitting, guest), 5.0)
    return read(engine)


def seen(seat: Any, guest: str) -> Any:
    return (seat.kind, seat.bot, None if seat.guest in (guest, "somebody") else seat)


@settings(max_examples=30)
@given(random_tables(), st.sampled_from(EVERYBODY), st.integers(0, 60))
def test_nothing_of_them_is_left(engine: Engine, random: RandomTable, guest: str, deeds: int) -> None:
    for _ in range(deeds):
        random.act()
    before = random.table
    after = forgotten(engine, random.sitting, guest)
    assert guest not in everything(engine)
    # The others, the game and the clocks are as they were.
    assert after.number == before.number + 1
    assert [seen(seat, guest) for seat in after.seats] == [seen(seat, guest) for seat in before.seats]
    assert after.seats_of("somebody") == before.seats_of(guest)
    assert (after.host == "somebody") == (before.host == guest)
    assert (after.status, after.clock, after.outcome) == (before.status, before.clock, before.outcome)
    asked = before.proposal
    if asked is not None and any(map(asked.concerns, after.gone)):
        asked = None  # nobody is left to whom it means anything
    assert (after.proposal, after.next) == (asked, before.next)
    assert [entry.moves for entry in after.made] == [entry.moves for entry in before.made]
    if before.match is not None and after.match is not None:
        assert after.match.state.tobytes() == before.match.state.tobytes()
        assert after.match.secret == before.match.secret
    with engine.connect() as connection:
        seen_there = glance(connection, random.sitting.row.id)
        assert seen_there is not None
        assert set(seen_there.guests) == set(after.standing().guests)
        assert concerned(connection, guest) == []


def test_their_name_is_gone_wherever_it_stood(engine: Engine) -> None:
    sitting = begun("moo")
    ann, bob, cid = (str(seat.guest) for seat in sitting.table.seats)
    sitting.do(sitting.table.replace(ann, 2, missing([ann, bob]), f"{ann}:ask", sitting.now))
    sitting.do(sitting.table.answer(bob, True, f"{bob}:yes", sitting.now, missing=ANYBODY))
    sitting.do(sitting.table.play(ann, 0, "take wbg", f"{ann}:play", sitting.now))
    table = forgotten(engine, sitting, ann)
    held = everything(engine)
    assert "Ann" not in held
    assert "Guest" in held
    assert "'somebody:ask'" in held
    assert "'somebody:play'" in held
    assert [seat.name for seat in table.seats] == ["Guest", "Bob", "Cid"]
    assert table.match is not None
    assert table.match.names == ("Guest", "Bob", "Cid")
    assert "Ann" not in str(table.match.record())
    assert (table.seats_of(ann), table.seats_of(bob), table.seats_of(cid)) == ((), (1,), (2,))
    assert isinstance(sitting.stored[-1].event, Moved)


def test_several_seats_of_theirs_are_told_apart(engine: Engine) -> None:
    sitting = begun("mlo")
    table = forgotten(engine, sitting, str(sitting.table.seats[0].guest))
    names = ["Guest", "Guest 2", "Bob"]
    assert [seat.name for seat in table.seats] == names
    with engine.connect() as connection:
        summary = connection.execute(TABLES.select()).one().summary
    assert [seat["name"] for seat in summary["seats"]] == names
    assert [seat["mark"] for seat in summary["seats"]] == [
        seat.mark for seat in table.standing().summary.seats
    ]


def test_whoever_got_up_again_is_forgotten_too(engine: Engine) -> None:
    sitting = opened("moo")
    sitting.do(sitting.table.join("guest-eve", "Eve", 1))
    sitting.do(sitting.table.leave("guest-eve", 1))
    stored(engine, sitting)
    with engine.connect() as connection:
        assert concerned(connection, "guest-eve") == [sitting.row.id]
    table = forgotten(engine, sitting, "guest-eve")
    assert "Eve" not in everything(engine)
    assert table.history[-1].number == 4
    assert [seat.name for seat in table.seats] == ["Ann", "", ""]


# --- In both databases ---


@pytest.mark.anyio
async def test_whoever_knows_less_forgets_nothing(store: Store) -> None:
    await open_table(store, "t")
    assert await store.append("t", 2, moved(key="ann:one"), STANDING, 2.0)
    wish = Farewell("t", 1, "ann", "stranger", "Guest")
    assert not await store.forget(wish, 3.0)
    assert await store.concerning("ann") == ["t"]
    assert [entry.key for entry in await store.entries("t")] == [None, "ann:one"]


@pytest.mark.anyio
async def test_whoever_still_has_the_old_table_stores_nothing_of_it(store: Store) -> None:
    await open_table(store, "t")
    assert await store.forget(Farewell("t", 1, "ann", "stranger", "Guest"), 3.0)
    assert not await store.append("t", 2, moved(), STANDING, 4.0)
    assert [entry.event for entry in await store.entries("t", 1)] == [Forgotten((0,))]
    seen_there = await store.glance("t")
    assert seen_there is not None
    assert (seen_there.host, seen_there.guests, seen_there.number) == ("stranger", ("stranger", "ben"), 2)
    assert await store.concerning("ann") == []
    assert await store.tables_of("ann", 9) == []
    row = await store.row("t")
    assert row is not None
    assert (row.host, row.plan.seats[0].name, row.plan.seats[0].guest) == ("stranger", "Guest", "stranger")
    (found,) = await store.tables_of("ben", 9)
    assert found.standing.to_move == ("stranger",)
    assert found.updated == 1000.0  # for the others nothing new has happened


@pytest.mark.anyio
async def test_a_table_is_deleted_with_all_that_is_stored_of_it(store: Store) -> None:
    for table in ("t", "u"):
        await open_table(store, table)
    await store.delete(["t", "none"])
    assert await store.row("t") is None
    assert await store.entries("t") == []
    assert await store.glance("t") is None
    assert await store.concerning("ann") == ["u"]
    assert not await store.forget(Farewell("t", 1, "ann", "stranger", "Guest"), 3.0)
