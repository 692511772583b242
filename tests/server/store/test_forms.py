"""The form in which things are stored: what is written can be read, and nothing else is taken for it."""

import json
from dataclasses import fields, replace
from typing import Any, get_args

import pytest
from alembic import command
from hypothesis import given
from hypothesis import strategies as st
from sqlalchemy import text

from cabochon.server.store import Store, forms
from cabochon.server.store.engine import engine_for, writing
from cabochon.server.store.migrate import configuration
from cabochon.server.table import Change, Event, Table, TableError
from cabochon.server.table.events import (
    Agreed,
    Arrived,
    BotSeated,
    Created,
    Declined,
    Ending,
    Followed,
    Forgotten,
    GotUp,
    Joined,
    Moved,
    Over,
    Proposed,
    Replaced,
    Resigned,
    Returned,
    Started,
    TakenBack,
    TimedOut,
)
from cabochon.server.table.proposals import Proposal
from cabochon.server.table.standing import Opening
from tests.server.random_tables import everything
from tests.server.stored import PLAN, STANDING, SUMMARY, moved, open_table
from tests.server.tables import begun

UNDO = Proposal("undo", 0, 0, (1, 2), decisions=7)
BOT = Proposal("bot", 0, 2, (1,), bot="greedy")

STORED: dict[str, tuple[Event, dict[str, Any]]] = {
    "created": (Created(0, "Ann"), {"seat": 0, "name": "Ann"}),
    "created elsewhere": (Created(None, "Ann"), {"seat": None, "name": "Ann"}),
    "joined": (Joined(1, "ben", "Ben"), {"seat": 1, "guest": "ben", "name": "Ben"}),
    "left": (GotUp(1, "ben", "Ben"), {"seat": 1, "guest": "ben", "name": "Ben"}),
    "bot": (BotSeated(1, "greedy"), {"seat": 1, "bot": "greedy"}),
    "started": (Started(), {"waits": False}),
    "arrived": (Arrived((0, 2)), {"seats": [0, 2]}),
    "move": (
        Moved(0, "ann", ("take wbg", "return w"), (5000, 0)),
        {"seat": 0, "guest": "ann", "moves": ["take wbg", "return w"], "left": [5000, 0]},
    ),
    "move of a bot": (
        Moved(0, None, ("take wbg",)),
        {"seat": 0, "guest": None, "moves": ["take wbg"], "left": None},
    ),
    "undo": (TakenBack(0, 3), {"seat": 0, "decisions": 3, "left": None, "again": False}),
    "resigned": (Resigned(0, None), {"seat": 0, "bot": None}),
    "timeout": (TimedOut(2, "level-4"), {"seat": 2, "bot": "level-4"}),
    "over": (
        Over(Ending((1,), (3, 4), "resigned", 0), (1, 2)),
        {
            "outcome": {"winners": [1], "scores": [3, 4], "reason": "resigned", "seat": 0},
            "left": [1, 2],
        },
    ),
    "closed by the server": (
        Over(Ending((), (3, 4), "closed")),
        {
            "outcome": {"winners": [], "scores": [3, 4], "reason": "closed", "seat": None},
            "left": None,
        },
    ),
    "over before it began": (Over(None), {"outcome": None, "left": None}),
    "proposed": (
        Proposed(UNDO, "Ann"),
        {
            "proposal": {
                "kind": "undo",
                "by": 0,
                "seat": 0,
                "waiting": [1, 2],
                "agreed": [],
                "bot": None,
                "decisions": 7,
            },
            "name": "Ann",
        },
    ),
    "agreed": (Agreed((1, 2)), {"seats": [1, 2]}),
    "declined": (Declined(1), {"seat": 1}),
    "replaced": (Replaced(1, "random"), {"seat": 1, "bot": "random"}),
    "returned": (Returned(1), {"seat": 1}),
    "rematch": (Followed("again22222", 1), {"table": "again22222", "seat": 1}),
    "forgotten": (Forgotten((0, 2)), {"seats": [0, 2]}),
}
"""Every event, and what databases hold of it: a change here is a new form (`forms.VERSION`)."""

FIRST: dict[str, tuple[Event, dict[str, Any]]] = {
    "move": (Moved(0, "ann", ("take wbg",)), {"seat": 0, "guest": "ann", "moves": ["take wbg"]}),
    "undo": (TakenBack(0, 3), {"seat": 0, "decisions": 3}),
    "over": (
        Over(Ending((1,), (3, 4), "target")),
        {"outcome": {"winners": [1], "scores": [3, 4], "reason": "target", "seat": None}},
    ),
    "proposed": (
        Proposed(BOT, "Ann"),
        {
            "proposal": {
                "kind": "bot",
                "by": 0,
                "seat": 2,
                "waiting": [1],
                "bot": "greedy",
                "decisions": 0,
            },
            "bot": "greedy",
            "seat": 2,
            "name": "Ann",
        },
    ),
    "agreed": (Agreed((1, 2)), {"seat": 1, "seats": [1, 2]}),
}
"""What was written otherwise in the first form."""

OPTIONAL = {"left", "again", "waits"}
"""What older forms don't have."""


@pytest.mark.parametrize(("event", "content"), STORED.values(), ids=STORED)
def test_an_event_is_stored_in_this_form(event: Event, content: dict[str, Any]) -> None:
    assert forms.write_event(event) == content
    assert forms.read_event(event.kind, forms.VERSION, json.dumps(content)) == event


def test_no_event_is_without_a_form() -> None:
    assert {type(event) for event, _ in STORED.values()} == set(get_args(Event))
    kinds = [kind.kind for kind in get_args(Event)]
    assert len(set(kinds)) == len(kinds)


@pytest.mark.parametrize(("event", "content"), FIRST.values(), ids=FIRST)
def test_events_of_the_first_form_are_read(event: Event, content: dict[str, Any]) -> None:
    assert forms.read_event(event.kind, 1, json.dumps(content)) == event


@pytest.mark.parametrize("event", [event for event, _ in STORED.values()], ids=STORED)
@given(st.data())
def test_whatever_is_damaged_is_refused(event: Event, data: st.DataObject) -> None:
    content = forms.write_event(event)
    names = [field.name for field in fields(event)]
    damage = data.draw(st.sampled_from(["unknown", *(["missing", "wrong"] if set(names) - OPTIONAL else [])]))
    if damage == "unknown":
        content["colour"] = "red"
    elif damage == "missing":
        required = [name for name in names if name not in OPTIONAL]
        del content[data.draw(st.sampled_from(required))]
    else:
        name = data.draw(st.sampled_from(names))
        wrong: list[Any] = [1.5, {"a": 1}, [[]], [None], *([] if name in ("again", "waits") else [True])]
        content[name] = data.draw(st.sampled_from(wrong))
    with pytest.raises(TableError) as error:
        forms.read_event(event.kind, forms.VERSION, json.dumps(content))
    assert error.value.code == "error-table-unreadable"


@pytest.mark.parametrize(
    ("kind", "version", "content"),
    [
        ("eclipse", forms.VERSION, "{}"),
        ("started", forms.VERSION + 1, "{}"),
        ("started", 0, "{}"),
        ("started", forms.VERSION, "[]"),
        ("started", forms.VERSION, "{"),
        ("started", forms.VERSION, ""),
        ("agreed", forms.VERSION, '{"seat":1,"seats":[1]}'),
        ("proposed", 1, '{"seat":1}'),
        ("started", 1, "{"),
        ("started", 1, ""),
        ("started", 1, "[]"),
        ("started", 1, "null"),
        ("started", 1, "[" * 5000),
        ("created", 1, '{"seat":NaN,"name":"Ann"}'),
    ],
)
def test_what_another_server_wrote_is_refused(kind: str, version: int, content: str) -> None:
    with pytest.raises(TableError) as error:
        forms.read_event(kind, version, content)
    assert error.value.code == "error-table-unreadable"


def test_a_plan_is_stored_in_this_form() -> None:
    written = forms.write_plan(PLAN)
    assert written == {
        "game": "splendor",
        "settings": {"target": 15, "teams": False, "start": "random"},
        "listed": True,
        "clock": {"initial": 600, "increment": 5},
        "seats": [
            {"kind": "person", "name": "Ann", "guest": "ann", "bot": None},
            {"kind": "bot", "name": "Greedy", "guest": None, "bot": "greedy"},
            {"kind": "open", "name": "", "guest": None, "bot": None},
        ],
        "hints": None,
        "base": None,
    }
    assert forms.read_plan(json.dumps(written)) == PLAN
    # As it was before there were hints and bases.
    del written["hints"], written["base"]
    assert forms.read_plan(json.dumps(written)) == PLAN
    with pytest.raises(TableError):
        forms.read_plan(json.dumps({**written, "listed": 1}))


def test_a_summary_is_stored_in_this_form() -> None:
    written = forms.write_summary(SUMMARY)
    assert written["seats"][0] == {
        "kind": "person",
        "name": "Ann",
        "bot": None,
        "away": False,
        "mark": "0123",
    }
    assert forms.read_summary(json.dumps(written)) == SUMMARY
    # As it was before it told how games end.
    del written["outcome"]
    assert forms.read_summary(json.dumps(written)) == SUMMARY
    ended = replace(SUMMARY, outcome=Ending((1,), (3, 4), "resigned", 0))
    assert forms.read_summary(json.dumps(forms.write_summary(ended))) == ended
    # Earlier versions know no openings, so that there is none where there is none.
    assert "opening" not in written
    opened = replace(ended, opening=Opening(1, (3, None)))
    assert forms.write_summary(opened)["opening"] == {"starter": 1, "cards": [3, None]}
    assert forms.read_summary(json.dumps(forms.write_summary(opened))) == opened
    with pytest.raises(TableError):
        forms.read_summary("{}")


# --- In databases ---

OLD_TABLE = text("""
    INSERT INTO tables (id, plan, host, secret, created, rules_version, updated, status, listed, guests,
                        to_move, bot_to_move, summary)
    VALUES ('t', :plan, 'ann', :secret, 1, 1, 1, 'playing', true, '[]', '[]', false, :summary)
""")
OLD_EVENT = text("""
    INSERT INTO events ("table", number, time, kind, content) VALUES ('t', :number, 1, :kind, :content)
""")


@pytest.mark.anyio
async def test_a_database_from_before_there_were_versions(database_url: str) -> None:
    engine = engine_for(database_url)
    with writing(engine) as connection:
        command.upgrade(configuration(connection), "0001")
        stored = {"plan": forms.write_plan(PLAN), "summary": forms.write_summary(SUMMARY)}
        given = {"secret": bytes(32), **{name: json.dumps(value) for name, value in stored.items()}}
        connection.execute(OLD_TABLE, given)
        for number, (kind, (_, content)) in enumerate(FIRST.items(), 1):
            connection.execute(OLD_EVENT, {"number": number, "kind": kind, "content": json.dumps(content)})
    engine.dispose()
    store = await Store.open(database_url)
    row = await store.row("t")
    assert row is not None
    assert row.plan == PLAN
    assert [entry.event for entry in await store.entries("t")] == [event for event, _ in FIRST.values()]
    # And it goes on in today's form.
    assert await store.append("t", len(FIRST) + 1, moved(), None, 1.0)
    assert (await store.entries("t", after=len(FIRST)))[0].event == moved().events[0]
    await store.close()


@pytest.mark.anyio
async def test_a_table_that_cannot_be_read_hides_no_other(store: Store) -> None:
    await open_table(store, "broken", now=1.0)
    await open_table(store, "sound", now=2.0)
    with writing(store._engine) as connection:
        connection.execute(text("UPDATE tables SET summary = '{}', plan = '[]' WHERE id = 'broken'"))
        connection.execute(text("UPDATE events SET version = 99 WHERE \"table\" = 'broken'"))
    assert [listing.table for listing in await store.tables_of("ann", 10)] == ["sound"]
    for reading in (store.row("broken"), store.entries("broken")):
        with pytest.raises(TableError) as error:
            await reading
        assert error.value.code == "error-table-unreadable"


@pytest.mark.anyio
async def test_a_whole_game_comes_out_of_the_database(store: Store) -> None:
    """The table that was played and the table that is read are the same."""
    sitting = begun("mg", game="duel", clock=(600, 5))
    while sitting.table.status == "playing" and sitting.table.number < 60:
        sitting.wait(1.5)
        (sitting.bot_plays if sitting.table.bot_to_move else sitting.play)()
    first, *rest = sitting.stored
    await store.create(sitting.row, Change((first.event,), first.key), STANDING, first.time)
    for entry in rest:
        assert await store.append(
            sitting.row.id, entry.number, Change((entry.event,), entry.key), None, entry.time
        )
    row = await store.row(sitting.row.id)
    assert row == sitting.row
    table = Table(row)
    for entry in await store.entries(row.id):
        table.apply(entry)
    assert everything(table) == everything(sitting.table)
